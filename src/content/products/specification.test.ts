import { expect, it } from 'vitest'
import { outerSize, pageSpecification, shownSpecification } from './specification.ts'

const size = { width: 27, height: 72, depth: 14 }
const product = {
  specification: [
    { group: 'Radio', rows: [{ label: 'Range', value: '30', unit: 'm' }] },
    {
      group: 'Body',
      rows: [
        { label: 'Weight', value: '6', unit: 'kg' },
        { label: 'Size, sensor', size },
      ],
    },
  ],
}

it('writes a size as width, height and depth in millimetres', () =>
  expect(shownSpecification(product)[1]?.rows).toEqual([
    { label: 'Weight', value: '6', unit: 'kg' },
    { label: 'Size, sensor', value: '27 × 72 × 14', unit: 'mm' },
  ]))
it('leaves out of the page the rows of the datasheet, and groups that hold no other', () => {
  const rows = [{ label: 'Torque', value: '1.2', isDetail: true }]
  const { specification } = product
  expect(
    pageSpecification({ specification: [...specification, { group: 'Motor', rows }] }),
  ).toEqual(shownSpecification(product))
  expect(shownSpecification({ specification: [{ group: 'Motor', rows }] })).toHaveLength(1)
})
it('gives the size that is drawn', () => expect(outerSize(product)).toEqual(size))
it('gives no size where there is none', () =>
  expect(outerSize({ specification: product.specification.slice(0, 1) })).toBeUndefined())
