import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { checkContent } from '#src/content/check/check-content.ts'
import { listedProducts } from '#src/content/listed-products.ts'
import { hasPage } from '#src/content/page.ts'
import { paperAddresses } from '#src/content/paper-addresses.ts'
import type { Overlay } from '#src/content/reading/yaml-file.ts'
import { readPassages } from '#src/content/search/passages.ts'
import { type Snapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { accessoriesData } from '#src/content/structured-data.ts'
import { linesOf } from '../../../tests/company/offered-lines.ts'
import {
  changedSetting,
  readSetting,
  snapshotWith,
} from '../../../tests/content/changed-content.ts'
import { accessoryPrice, getAccessories } from './accessories.ts'

const date = '2100-01-01'
const fileOf = (slug: string) => `content/accessories/${slug}.yaml`
const all = snapshotWith(new Map(), date).entries.flatMap(({ collection, file }) =>
  collection === 'accessories' ? [file] : [],
)
const hidden = (file: string): [string, string] => [
  file,
  stringify({ ...parse(readFileSync(file, 'utf8')), hidden: true }),
]
const inSite = <T>(overlay: Overlay, run: (snapshot: Snapshot) => T): T => {
  const snapshot = snapshotWith(overlay, date)
  return withSnapshot(snapshot, () => run(snapshot))
}
const textOf = ({ entries }: Snapshot) => JSON.stringify(entries)
const findListed = (slug: string) => listedProducts().find((one) => one.slug === slug)

/** The prices as an owner published them before accessories had entries of their own. */
const publishedWith = (...parts: { id: string; name: string; amount: string; code?: string }[]) =>
  new Map([changedSetting('prices', { parts })])
const probe = { id: 'wired-probe', code: 'WP-10', name: 'Probe of ours', amount: '41' }
const horn = { id: 'horn', code: 'HN-10', name: 'Horn', amount: '27' }

it('each has its price, code and datasheet, in its order', async () =>
  inSite(new Map(), async ({ settings }) => {
    const found = getAccessories()
    expect(found.map(({ order }) => order)).toEqual([...found.keys()].map((at) => at + 1))
    for (const accessory of found) {
      expect(accessoryPrice(accessory).offer, accessory.slug).toBeDefined()
      expect(findListed(`part.${accessory.slug}`)).toMatchObject({
        name: accessory.name,
        code: accessory.code,
        href: `/accessories#${accessory.slug}`,
      })
      expect(await paperAddresses()).toContain(`/accessories/${accessory.slug}/datasheet.pdf`)
    }
    expect(accessoriesData()).toMatchObject({
      '@graph': expect.arrayContaining([
        expect.objectContaining({ sku: 'WP-10', offers: expect.objectContaining({ price: '35' }) }),
      ]),
    })
    expect(settings.prices.parts.filter((part) => 'accessory' in part)).toHaveLength(all.length)
  }))

it('a site calls it by the name under which it is sold', () =>
  inSite(new Map(), () => {
    expect(linesOf('site=clinic')).toContainEqual(
      expect.objectContaining({ kind: 'accessory', name: 'Wired probe', code: 'WP-10' }),
    )
  }))

describe('prices that were published before', () => {
  it('stay those of the owner, without a fault', () =>
    inSite(publishedWith(probe, horn), ({ derived }) => {
      expect(findListed('part.wired-probe')).toMatchObject({ amount: '41', name: 'Wired probe' })
      expect(derived.range.amounts['siren']).toBe('27')
      expect(findListed('part.horn')).toBeUndefined()
      expect(findListed('part.valve')).toMatchObject({ amount: undefined })
    }))

  it('take the siren’s price where it has one', () =>
    inSite(
      publishedWith(horn, { id: 'siren', code: 'SR-10', name: 'Siren', amount: '33' }),
      ({ derived }) => expect(derived.range.amounts['siren']).toBe('33'),
    ))

  it('may name a horn in a set', () => {
    const { sets } = readSetting('prices')
    const devices = [{ name: 'Horn', count: 2, price: 'horn' }]
    const withHorn = Array.isArray(sets) ? [...sets, { id: 'loud', name: 'Loud', devices }] : []
    inSite(new Map([changedSetting('prices', { sets: withHorn, parts: [horn] })]), ({ derived }) =>
      expect(derived.tokens['loudSet']).toMatch(/\d/),
    )
  })
})

it('without a price it is on request', () =>
  inSite(publishedWith(), () => {
    const [first] = getAccessories()
    expect(first && accessoryPrice(first).offer).toBeUndefined()
    expect(accessoriesData()).toBeUndefined()
  }))

it('that is hidden is in no list, search or text, and its price stays where it is', () =>
  inSite(new Map([hidden(fileOf('valve'))]), (snapshot) => {
    expect(getAccessories().map(({ slug }) => slug)).not.toContain('valve')
    expect(findListed('part.valve')).toBeUndefined()
    expect(JSON.stringify(readPassages(snapshot))).not.toContain('/accessories#valve')
    expect(textOf(snapshot)).not.toContain('/accessories#valve')
    expect(hasPage('accessories')).toBe(true)
  }))

it.each([
  ['hidden', all.map(hidden)],
  ['removed', all.map((file): [string, null] => [file, null])],
])('a company whose accessories are all %s has no page and no link to it', (_, changes) =>
  inSite(new Map<string, string | null>(changes), (snapshot) => {
    expect(hasPage('accessories')).toBe(false)
    expect(getAccessories()).toEqual([])
    expect(textOf(snapshot)).not.toContain('"/accessories')
    expect(textOf(snapshot)).not.toContain('(/accessories')
  }),
)

it('has an order code of its own, and is named by links that are checked', () => {
  const problemsWith = (file: string, change: (text: string) => string) =>
    checkContent('.', date, new Map([[file, change(readFileSync(file, 'utf8'))]])).problems.map(
      ({ message }) => message,
    )
  expect(problemsWith(fileOf('siren'), (text) => text.replace('SR-10', 'WP-10'))).toEqual([
    expect.stringMatching(/^The order code WP-10 is already used/),
  ])
  const other = problemsWith('content/products/gas-sensor.yaml', (text) =>
    text.replace('/accessories#valve', '/accessories#valves'),
  )
  expect(other).toEqual([expect.stringContaining('valves')])
})
