import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { exampleSites } from '#src/content/example-sites.ts'
import { copyAt } from '#src/content/reading/value-at.ts'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { withValueAt } from '#src/contracts/content/value-at.ts'
import { readValue, writeValue } from '#src/editing/document.ts'
import { makeContent } from '#src/server/content/make-content.ts'

/**
 * Replaces parts of a value.
 * @param places new parts by field path, such as `tables.sets.rest`; undefined removes a part
 */
const putAll = (value: ContentValue, places: Record<string, ContentValue | undefined>) =>
  Object.entries(places).reduce(
    (all, [place, item]) => withValueAt(all, place.replaceAll('.', '/'), item) ?? null,
    value,
  )

const today = (file: string) => readValue(readFileSync(file, 'utf8'))
const sets = copyAt(today('content/prices.json'), 'sets')
const setsOfBefore = Array.isArray(sets)
  ? sets.filter((one) => copyAt(one, 'id') !== 'guest-doors')
  : []

/**
 * `Places`: values by field path. `Row`: a file, values of the previous version's file, published
 * values, and expected values.
 */
type Places = Record<string, ContentValue | undefined>
type Row = [file: string, before: Places, published: Places, isPublic: Places]
const rows: Row[] = [
  // Sets need example sites, because a set of an absent example site is left out.
  ...(exampleSites().length > 0
    ? [
        [
          'content/prices.json',
          { sets: setsOfBefore },
          { 'vat.isExample': false, sets: putAll(setsOfBefore, { '0.name': 'Cold room' }) },
          { 'vat.isExample': false },
        ] satisfies Row,
      ]
    : []),
  [
    'content/pages/prices.yaml',
    {
      'tables.sets': { rest: 'the rest of it' },
      'tables.sites.without': 'Without a price:',
      'tables.sites.onRequest': undefined,
    },
    {
      'tables.sets.rest': 'the rest',
      'tables.sites.without': 'No price yet:',
      heading: 'Our prices',
    },
    { heading: 'Our prices' },
  ],
  [
    'content/buyer-questions.yaml',
    { checked: 'Wording checked', more: 'The whole answer' },
    { checked: 'Checked', more: 'More', 'heading.name': 'Before you order' },
    { 'heading.name': 'Before you order' },
  ],
  [
    'content/pages/services.yaml',
    { 'sections.0.blocks.0': { figure: { value: '16.9 MB', text: 'a month' } } },
    {
      'sections.0.blocks.0': { figure: { value: '17 MB', text: 'a month' } },
      heading: 'What we do',
    },
    { heading: 'What we do' },
  ],
]
const table = rows.filter(([file]) => existsSync(file))

/**
 * Makes content with a file that was published by the previous version.
 * @returns its public values, and the refused texts
 */
function publishBefore(file: string, before: Places, published: Places) {
  const base = putAll(today(file), before)
  const texts = {
    base: writeValue(file, null, base),
    text: writeValue(file, null, putAll(base, published)),
  }
  const row = {
    path: file,
    ...texts,
    picture: null,
    merged: null,
    editor: 'Ada',
    published_at: 1,
    width: null,
    height: null,
  }
  const { snapshot, refused } = makeContent(process.cwd(), [row], {
    number: 1,
    as_of: '2026-11-22T10:00',
    held: [],
  })
  const data =
    file === 'content/prices.json'
      ? snapshot.settings.prices
      : snapshot.entries.find((one) => one.file === file)?.data
  return { refused, publishedAt: (place: string) => copyAt(data, ...place.split('.')) }
}

it.each(table)(
  'what was published of %s in the shape of the version before is public, without what is gone',
  (file, before, published, isPublic) => {
    const { refused, publishedAt } = publishBefore(file, before, published)
    for (const [place, item] of Object.entries(isPublic)) expect(publishedAt(place)).toEqual(item)
    expect(refused.map(({ path: refusedFile }) => refusedFile)).toEqual([file])
    expect(refused[0]?.why().problems.length).toBeGreaterThan(0)
  },
)

it.each(table)(
  'what was published of %s beside a field that is gone is public as a whole',
  (file, before, _, isPublic) => {
    const { refused, publishedAt } = publishBefore(file, before, isPublic)
    for (const [place, item] of Object.entries(isPublic)) expect(publishedAt(place)).toEqual(item)
    expect(refused).toEqual([])
  },
)
