import { expect, it } from 'vitest'
import { figuresOf } from '#src/content/example-sites/figures.ts'
import type { Entry } from '#src/content/reading/entry.ts'
import { settings } from '#src/content/settings/settings.ts'
import { adviseOnStyle } from './style.ts'

const entry = (data: Record<string, unknown>, id = 'a'): Entry => ({
  collection: 'pages',
  id,
  file: `content/pages/${id}.yaml`,
  data,
  lineOf: () => 1,
})
const advice = (...entries: Entry[]) =>
  adviseOnStyle(entries, settings().facts).map(({ message }) => message)
const { storeHours } = figuresOf(settings().facts)
const negative = Array.from({ length: 20 }, (_, at) => `Number ${at} is not here today.`).join(' ')

it.each([
  ['A seamless sensor for cold rooms', '“seamless”: Say what it does'],
  ['A zigbee sensor for cold rooms', 'Write Zigbee'],
  [`It keeps ${storeHours + 1} hours of readings`, `${storeHours + 1} here, but ${storeHours} in`],
  [negative, '100 % of the sentences say what is not'],
])('advises on %j', (summary, message) =>
  expect(advice(entry({ summary }))).toEqual([expect.stringContaining(message)]),
)

it.each(['A Zigbee sensor for cold rooms', `It keeps ${storeHours} hours of readings`])(
  'has nothing to say about %j',
  (summary) => expect(advice(entry({ summary }))).toEqual([]),
)

it('advises on the fifth page that ends with the same button', () => {
  const pages = ['a', 'b', 'c', 'd', 'e'].map((id) =>
    entry({ callToAction: { action: { label: 'Press here' } } }, id),
  )
  expect(advice(...pages.slice(1))).toEqual([])
  expect(advice(...pages)).toEqual([
    '“Press here” is the last button of 5 pages: let it answer its heading',
  ])
})
