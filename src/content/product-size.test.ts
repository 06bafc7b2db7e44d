import { expect, it } from 'vitest'
import { sizeOf } from './product-size.ts'

const body = (rows: { label: string; value: string; unit?: string }[]) => ({ specification: [{ group: 'Body', rows }] })

it('reads width, height and depth of the first size', () =>
  expect(
    sizeOf(
      body([
        { label: 'Weight', value: '6', unit: 'kg' },
        { label: 'Size, sensor', value: '27 × 72 × 14', unit: 'mm' },
        { label: 'Size, magnet', value: '15 × 46 × 13', unit: 'mm' },
      ]),
    ),
  ).toEqual({ width: 27, height: 72, depth: 14 }))

it.each([
  ['no size', { label: 'Weight', value: '6', unit: 'kg' }],
  ['a text', { label: 'Size', value: 'as the door', unit: 'mm' }],
  ['two numbers', { label: 'Size', value: '27 × 72', unit: 'mm' }],
  ['another unit', { label: 'Size', value: '27 × 72 × 14', unit: 'cm' }],
])('gives nothing for %s', (_, row) => expect(sizeOf(body([row]))).toBeUndefined())
