import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { valueAt } from '#src/content/reading/value-at.ts'
import type { ContentValue } from '#src/contracts/content.ts'
import { readValue, writeValue } from '#src/editing/document.ts'
import { isRecord } from '#src/editing/same-value.ts'
import { makeContent } from '#src/server/content/make-content.ts'

/** A value with another one at a place, `tables.sets.onRequest`; without that place where there is none. */
function put(value: ContentValue, place: string, item: ContentValue | undefined): ContentValue {
  const [key = '', ...deeper] = place.split('.')
  const rest = deeper.join('.')
  if (Array.isArray(value))
    return value.flatMap((one, index) => (String(index) === key ? (rest ? [put(one, rest, item)] : (item ?? [])) : [one]))
  if (!isRecord(value)) throw new Error(`Nothing at ${place}`)
  const { [key]: before, ...others } = value
  const after = rest ? put(before ?? null, rest, item) : item
  return after === undefined ? others : { ...value, [key]: after }
}
const putAll = (value: ContentValue, places: Record<string, ContentValue | undefined>) =>
  Object.entries(places).reduce((all, [place, item]) => put(all, place, item), value)

const today = (file: string) => readValue(readFileSync(file, 'utf8'))
const sets = valueAt(today('content/prices.json'), 'sets')
const setsOfBefore = Array.isArray(sets) ? sets.filter((one) => valueAt(one, 'id') !== 'guest-doors') : []

/** What is to be public of a text that was published in the shape of the version before, by its place. */
type Places = Record<string, ContentValue | undefined>
const table: [path: string, before: Places, published: Places, isPublic: Places][] = [
  [
    'content/prices.json',
    { sets: setsOfBefore },
    { 'vat.isExample': false, sets: put(setsOfBefore, '0.name', 'Cold store') },
    { 'vat.isExample': false },
  ],
  [
    'content/pages/prices.yaml',
    { 'tables.sets.onRequest': 'price on request', 'tables.sets.rest': undefined },
    { 'tables.sets.onRequest': 'on request', heading: 'Our prices' },
    { heading: 'Our prices' },
  ],
  [
    'content/pages/services.yaml',
    { 'sections.2.blocks.2': { figure: { value: '16.9 MB', text: 'a month' } } },
    { 'sections.2.blocks.2': { figure: { value: '17 MB', text: 'a month' } }, heading: 'What we do' },
    { heading: 'What we do' },
  ],
  [
    'content/pages/existing-solutions.yaml',
    { 'solutions.items.2.devices': [{ product: 'smart-lock', count: 40 }] },
    {
      'solutions.items.2.devices': [
        { product: 'smart-lock', count: 40 },
        { product: 'gateway', count: 5 },
      ],
      heading: 'Sets',
    },
    { heading: 'Sets' },
  ],
]

it.each(table)(
  'what was published of %s in the shape of the version before is public, without what is gone',
  (path, before, published, isPublic) => {
    const base = putAll(today(path), before)
    const texts = { base: writeValue(path, null, base), text: writeValue(path, null, putAll(base, published)) }
    const row = { path, ...texts, picture: null, merged: null, editor: 'Ada', published_at: 1, width: null, height: null }
    const { snapshot, refused } = makeContent(process.cwd(), [row], { number: 1, as_of: '2026-11-22T10:00' })
    const data = { 'content/prices.json': snapshot.settings.prices }[path] ?? snapshot.entries.find(({ file }) => file === path)?.data
    for (const [place, item] of Object.entries(isPublic)) expect(valueAt(data, ...place.split('.'))).toEqual(item)
    // Owners see that a part of it is not.
    expect(refused.map((one) => one.path)).toEqual([path])
    expect(refused[0]?.why().problems.length).toBeGreaterThan(0)
  },
)
