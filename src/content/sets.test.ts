import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { findListed, readRequestList, requestListHref, sumOfList } from '#src/contracts/contact/request-list.ts'
import { isForeign } from '#src/contracts/formats.ts'
import { centsOf } from '#src/model/site-cost.ts'
import { getExampleSite } from './example-sites.ts'
import { listedProducts } from './listed-products.ts'
import { amountText } from './prices/prices.ts'
import { describeSet } from './sets.ts'
import { settings } from './settings/settings.ts'
import { currentCopy } from './snapshot/copy.ts'

it('lists each product of a set as often as it holds it, with or without an amount, and its parts of other makers', () => {
  const { lines, holds } = describeSet({ set: 'hotel-floor' })
  expect(lines).toEqual([
    { slug: 'gateway', quantity: 1 },
    { slug: 'smart-lock', quantity: 10 },
    { slug: 'door-window-sensor', quantity: 10 },
    { slug: 'smart-scenes-switch', quantity: 10 },
    { slug: 'part.card-encoder', quantity: 1 },
  ])
  expect(holds).toContain('Card encoder')
  // On request: it has no amount.
  expect(currentCopy().products.find(({ slug }) => slug === 'attendance-system')?.amount).toBeUndefined()
  expect(describeSet({ set: 'gate' }).lines).toContainEqual({ slug: 'attendance-system', quantity: 1 })
})

it('counts the doors of a hotel by its example site, wherever it is told', () => {
  const { dossier } = getExampleSite('hotel')
  const locks = dossier.devices.find(({ id }) => id === 'locks')?.count ?? 0
  const countIn = (set: string, product: string) => describeSet({ set }).lines.find(({ slug }) => slug === product)?.quantity
  expect(countIn('guest-doors', 'smart-lock')).toBe(locks)
  expect(countIn('guest-doors', 'gateway')).toBe(dossier.gateways)
  // The other set is one of its floors, under a gateway of its own.
  expect(countIn('hotel-floor', 'smart-lock')).toBe(locks / dossier.gateways)
  expect(countIn('hotel-floor', 'gateway')).toBe(1)
  // Its data is counted for as many locks; the page’s table takes the place of the loads when it is read.
  const written = readFileSync('content/pages/existing-solutions.yaml', 'utf8')
  const items: { set?: string; loads?: { count: number }[] }[] = parse(written).solutions.items
  expect(items.find(({ set }) => set === 'guest-doors')?.loads?.map(({ count }) => count)).toEqual([locks])
  const names = settings().prices.sets.map(({ name }) => name)
  expect(new Set(names.map((name) => name.split(/[:,]/)[0])).size).toBe(names.length)
})

it('describes a set that lists its devices itself', () => {
  const { lines, holds, price } = describeSet({ devices: [{ product: 'gateway', count: 2 }] })
  expect(lines).toEqual([{ slug: 'gateway', quantity: 2 }])
  expect(holds).toBe('2\u00a0×\u00a0Gateway')
  const amount = 2 * centsOf(currentCopy().products.find(({ slug }) => slug === 'gateway')?.amount ?? '')
  expect(price.toLowerCase()).toContain(amountText(amount, settings()).toLowerCase())
})

it('gives every set of the page a list that the contact form takes whole', () => {
  const { items } = currentCopy().page('existing-solutions').solutions
  expect(items.length).toBeGreaterThan(5)
  for (const item of items) {
    const { lines } = describeSet(item)
    expect(lines.map(({ slug }) => slug)).toEqual(expect.arrayContaining([item.product, 'gateway']))
    const list = new URL(requestListHref(lines), 'https://site.invalid').searchParams.get('list') ?? ''
    expect(readRequestList(list)).toEqual(lines)
  }
})

it('adds up to what it says it costs, with its parts', () => {
  for (const item of [
    ...currentCopy().page('existing-solutions').solutions.items,
    ...settings().prices.sets.map(({ id }) => ({ set: id, devices: undefined })),
  ]) {
    const { lines, price } = describeSet(item)
    const { amount, without } = sumOfList(findListed(lines, listedProducts()))
    expect(price.toLowerCase()).toContain(amountText(centsOf(amount ?? ''), settings()).toLowerCase())
    // Amounts of another currency than the catalogue’s are no prices of this company.
    expect(/on request/i.test(price)).toBe(without.length > 0 || isForeign(settings().company))
  }
})
