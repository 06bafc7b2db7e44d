import { expect, it } from 'vitest'
import { figuresOf } from '#src/content/example-sites/figures.ts'
import type { Entry } from '#src/content/reading/entry.ts'
import { deviceFacts } from '#src/content/settings/settings.ts'
import { adviseOnStyle } from './style.ts'

const entry = (data: Record<string, unknown>, id = 'a'): Entry => ({
  collection: 'pages',
  id,
  file: `content/pages/${id}.yaml`,
  data,
  lineOf: () => 1,
})
const advice = (...entries: Entry[]) =>
  adviseOnStyle(entries, deviceFacts()).map(({ message }) => message)
const { storeHours } = figuresOf(deviceFacts())
const negative = Array.from({ length: 20 }, (_, at) => `Number ${at} is not here today.`).join(' ')

it.each([
  ['A seamless sensor for cold rooms', '“seamless”: Say what it does'],
  ['A zigbee sensor for cold rooms', 'Write Zigbee'],
  [`It keeps ${storeHours + 1} hours of readings`, `${storeHours + 1} here, but ${storeHours} in`],
  [negative, '100 % of the sentences say what is not'],
  ["It doesn't wait", 'Write typographic quotation marks'],
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

const sentence = (words: number) => `${'word '.repeat(words - 1)}end.`
it.each([
  [sentence(7), 3, 0],
  [sentence(8), 2, 0],
  [sentence(8), 3, 1],
  [sentence(12), 2, 1],
])('advises on “%s” %i times', (text, times, found) =>
  expect(advice(...Array(times).fill(entry({ text })))).toHaveLength(found),
)

it('advises on short pages, on articles of another length, and on a second continued heading', () => {
  const words = (count: number) => 'word '.repeat(count).trim()
  const section = (count: number) => ({ heading: 'A', blocks: [{ table: {} }, words(count - 1)] })
  const article = (count: number): Entry => ({
    ...entry({ sections: [section(count)] }),
    collection: 'articles',
  })
  expect(advice(entry({ sections: [section(149)] }))).toEqual([
    '149 words: a page to read has at least 150',
  ])
  expect(advice(entry({ sections: [section(150)] }))).toEqual([])
  expect(advice(article(599))).toEqual(['599 words: an article has 600 to 900'])
  expect(advice(article(900))).toEqual([])
  expect(advice(entry({ a: { continuation: 'One' }, b: { continuation: 'Two' } }))).toEqual([
    'A page has one heading with a second half',
  ])
})
