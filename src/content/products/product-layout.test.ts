import { expect, test } from 'vitest'
import { productFigure, purposes } from '../schemas/product-figure-schema.ts'
import { layoutOf } from './product-layout.ts'

const parts = { heading: { name: 'A point' }, definition: 'Hours of a day.' }
const bars = {
  ticks: [
    { at: 0, label: '0 h' },
    { at: 24, label: '24 h' },
  ],
  rows: [{ name: 'Lamp', text: 'On all day.', spans: [{ from: 0, to: 24, tone: 'on' }] }],
}
const figure = productFigure.parse({ ...parts, bars })

test.each([undefined, ...purposes])('a page that %s has each section once', (purpose) => {
  const { opening, sections } = layoutOf({ purpose, figure })
  const parts = sections.flatMap(({ part }) =>
    part === 'details' ? ['features', 'specification'] : [part],
  )
  expect(parts.filter((part) => part !== 'figure').toSorted()).toEqual([
    'benefits',
    'features',
    'specification',
  ])
  expect(opening).toBe(purpose ?? 'plain')
  // Two neighbours of the same ground would run into each other.
  const grounds = ['page', ...sections.map(({ ground }) => ground)]
  expect(grounds.filter((ground, index) => ground === grounds[index + 1])).toEqual([])
})

test('a page without a figure has the order of all pages', () => {
  expect(layoutOf({ purpose: 'measures', figure: undefined })).toEqual(
    layoutOf({ purpose: undefined, figure: undefined }),
  )
})

test.each([
  { what: 'a span that ends beyond the axis', spans: [{ from: 0, to: 25, tone: 'on' }] },
  { what: 'a span that ends before it begins', spans: [{ from: 9, to: 8, tone: 'on' }] },
])('$what is refused', ({ spans }) => {
  const rows = [{ name: 'Lamp', text: 'On all day.', spans }]
  expect(productFigure.safeParse({ ...parts, bars: { ...bars, rows } }).success).toBe(false)
})

test('a line that stops at a moment that is not there is refused', () => {
  const moments = {
    lines: [{ name: 'Mains', stopped: [4] }],
    steps: ['1', '2', '3'].map((at) => ({ at, text: 'It happens.' })),
  }
  expect(productFigure.safeParse({ ...parts, moments }).success).toBe(false)
})
