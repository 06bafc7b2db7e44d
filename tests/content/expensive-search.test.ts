import { afterEach, expect, it } from 'vitest'
import { search } from '#src/content/search/search.ts'
import { currentSnapshot, setCurrentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { limits } from '#src/contracts/limits.ts'
import { snapshotWith } from './changed-content.ts'
import { date } from './copied-content.ts'
import { sampleArticle } from './sample-entries.ts'

const base = currentSnapshot()
afterEach(() => setCurrentSnapshot(base))

const list = <Item>(length: number, item: (at: number) => Item) =>
  Array.from({ length }, (_, at) => item(at))
/** A word that begins with `a`, of letters that differ with `at` (an LCG). */
const word = (at: number, length: number) => {
  let seed = at + 1
  const next = () => {
    seed = (seed * 48271) % 2147483647
    return 'abcdefgh'[seed % 8]
  }
  return `a${list(length - 1, next).join('')}`
}

type Synonym = { words: string; means: string }
let made = base.number

const { file, text } = sampleArticle
const [sample] = snapshotWith(new Map([[file, text]]), date).entries.filter(
  (one) => one.file === file,
)

/** Publishes an article with many parts, and synonyms. */
function publish(
  parts: { heading: string; texts: string[] }[],
  synonyms: Synonym[] = base.settings.search.synonyms,
) {
  if (!sample) throw new Error('The sample is no entry.')
  const sections = parts.map(({ heading, texts }, at) => ({
    id: `part-${at}`,
    heading,
    blocks: texts.map((text) => ({ kind: 'paragraph', text })),
  }))
  const data = { ...sample.data, slug: 'long', heading: 'Long', sections }
  setCurrentSnapshot({
    ...base,
    number: ++made,
    settings: { ...base.settings, search: { ...base.settings.search, synonyms } },
    entries: [...base.entries, { ...sample, id: 'long', file: 'content/articles/long.yaml', data }],
  })
}

const titles = list(contentLimits.values.ofOne, (at) => ({
  heading: `${word(2 * at, 40)} ${word(2 * at + 1, 39)}`,
  texts: ['Zebras.'],
}))
const longTexts = list(100, (at) => word(at, contentLimits.text.max))
const oneLetter = {
  words: 'a,b,c,d,e,f,g,h,'.repeat(12).slice(0, 199),
  means: list(50, (at) => word(at, 3))
    .join()
    .slice(0, 199),
}

it.each<[what: string, query: string, parts: Parameters<typeof publish>[0], synonyms?: Synonym[]]>([
  ['a word of forty letters, among titles of such words', word(12345, 40), titles],
  [
    'eight words with errors, among titles of such words',
    list(8, (at) => `${word(at, 10)}x`).join(' '),
    titles,
  ],
  [
    'the longest search, with an error in each word',
    'humidtys gatwayes attendanse warentyes zigbeees cammeras vaccinnes freezzers delivaryes'.padEnd(
      limits.search.max,
      'x',
    ),
    [],
  ],
  ['beginnings that many words share', 'abc abd abe abf abg abh acb acd', titles],
  [
    'the longest words in the longest texts',
    `zebra ${word(0, 40)}`,
    [{ heading: 'Zebras', texts: longTexts }],
  ],
  [
    'a long text that many spaces part',
    'zebra long',
    [{ heading: 'Zebras', texts: list(100, () => 'long word '.repeat(480)) }],
  ],
  ['words that all synonyms share', 'a b c d e f g h', titles, list(200, () => oneLetter)],
])('a search ends: %s', async (_, query, parts, synonyms) => {
  publish(parts, synonyms)
  await search('zebra', 1)
  expect((await search(query, limits.search.found)).query).toBe(query)
})

it('finds words at the end of a long text, and corrects errors in words of titles', async () => {
  publish([
    { heading: 'Stripes', texts: [...list(20, () => 'plain '.repeat(800)), 'Zebras stand here.'] },
    ...titles,
  ])
  const { groups } = await search('zebra stands', 1)
  expect(groups[0]?.found[0]?.href).toBe('/blog/long#part-0')
  expect((await search('stripse', 1)).groups[0]?.found[0]?.href).toBe('/blog/long#part-0')
})

it('finds what stands last among thousands of parts', async () => {
  const many = list(6000, (at) => ({ heading: `Part ${at}`, texts: [word(at, 8)] }))
  publish([...many, { heading: 'Zebras', texts: ['Stripes.'] }])
  const { groups } = await search('zebras', 1)
  expect(groups[0]?.found[0]?.href).toBe('/blog/long#part-6000')
})

it('ignores an empty part of a synonym', async () => {
  publish([{ heading: 'Zebras', texts: ['Stripes.'] }], [{ words: 'horse, , ', means: 'zebra,' }])
  expect((await search('horse', 1)).groups[0]?.found[0]?.href).toBe('/blog/long#part-0')
  expect((await search('xyzzyx', 1)).groups).toEqual([])
})
