import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { describeList, findListed, readRequestList, requestListHref, sumOfList } from '#src/contracts/request-list.ts'
import { currentCopy } from '../copy.ts'
import { getDossier } from '../dossiers/dossiers.ts'
import { listedProducts } from '../products/listed-products.ts'
import { settings } from '../settings/settings.ts'
import { amountText } from './prices.ts'
import { describeSet, rowsOf } from './sets.ts'

it('lists each product of a set as often as it holds it, with or without an amount, and the set by its name', () => {
  const { lines, holds } = describeSet({ set: 'hotel-floor' })
  expect(lines).toEqual([
    { slug: 'gateway', quantity: 1 },
    { slug: 'smart-lock', quantity: 10 },
    { slug: 'door-window-sensor', quantity: 10 },
    { slug: 'smart-scenes-switch', quantity: 10 },
    { slug: 'set.hotel-floor', quantity: 1 },
  ])
  expect(holds).toContain('Card encoder')
  // On request: it has no amount.
  expect(currentCopy().products.find(({ slug }) => slug === 'attendance-system')?.amount).toBeUndefined()
  expect(describeSet({ set: 'gate' }).lines).toContainEqual({ slug: 'attendance-system', quantity: 1 })
})

it('counts the doors of a hotel by its worked example, wherever it is told', () => {
  const { dossier } = getDossier('hotel')
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
  const amount = 2 * Number(currentCopy().products.find(({ slug }) => slug === 'gateway')?.amount)
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

it('brings the name of each set, and its parts of other makers, to whoever reads the request', () => {
  const catalogue = listedProducts()
  const names = new Set<string>()
  for (const item of [
    ...currentCopy().page('existing-solutions').solutions.items,
    ...settings().prices.sets.map(({ id }) => ({ set: id, devices: undefined })),
  ]) {
    const { lines } = describeSet(item)
    const told = describeList(new URL(requestListHref(lines), 'https://site.invalid').searchParams.get('list') ?? '', catalogue)
    const rows = rowsOf(settings().prices.sets.find(({ id }) => id === item.set) ?? item)
    for (const { name, count } of rows.filter(({ product }) => product === undefined))
      expect(told).toContain(`${count}\u00a0×\u00a0${name}`)
    const set = catalogue.find(({ slug }) => slug === lines.at(-1)?.slug)
    expect(set?.name).toMatch(/“.+”/)
    names.add(set?.name ?? '')
  }
  expect(names.size).toBe(11)
})

it('adds up the products of a set, and names what of it has no price', () => {
  for (const set of ['shop', 'cold-store', 'gate']) {
    const lines = findListed(describeSet({ set }).lines, listedProducts())
    // The line of the set is that of its parts of other makers.
    const amounts = lines.map(({ quantity, product }) => quantity * Number((product?.holds?.planned ?? product?.amount) || 0))
    const { amount, without } = sumOfList(lines)
    expect(Number(amount)).toBeCloseTo(amounts.reduce((sum, one) => sum + one))
    expect(without).toEqual(
      expect.arrayContaining(lines.flatMap(({ product }) => (product && !product.holds && !product.amount ? [product.name] : []))),
    )
  }
})
