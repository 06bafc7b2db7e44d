import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { describeSet } from '#src/content/sets.ts'
import { settings } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { getExampleSite } from './get-example-site.ts'

it('lists each product of a set as often as it holds it, with or without an amount, and its parts of other makers', () => {
  const { lines, holds } = describeSet({ set: 'hotel-floor' })
  expect(lines).toEqual([
    { slug: 'gateway', quantity: 1 },
    { slug: 'smart-lock', quantity: 10 },
    { slug: 'door-window-sensor', quantity: 10 },
    { slug: 'smart-scenes-switch', quantity: 10 },
    { slug: 'part.card-encoder', quantity: 1 },
  ])
  expect(holds).toContain('1\u00a0×\u00a0Card encoder')
  expect(
    currentCopy().products.find(({ slug }) => slug === 'attendance-system')?.amount,
  ).toBeUndefined()
  expect(describeSet({ set: 'gate' }).lines).toContainEqual({
    slug: 'attendance-system',
    quantity: 1,
  })
})

it('counts the doors of a hotel by its example site, wherever it is told', () => {
  const { data } = getExampleSite('hotel')
  const locks = data.devices.find(({ id }) => id === 'locks')?.count ?? 0
  const countIn = (set: string, product: string) =>
    describeSet({ set }).lines.find(({ slug }) => slug === product)?.quantity
  expect(countIn('guest-doors', 'smart-lock')).toBe(locks)
  expect(countIn('guest-doors', 'gateway')).toBe(data.gateways)
  // The set `hotel-floor` equips one floor of the hotel, with one gateway.
  expect(countIn('hotel-floor', 'smart-lock')).toBe(locks / data.gateways)
  expect(countIn('hotel-floor', 'gateway')).toBe(1)
  // `loads` must have as many locks as the example site. The file is parsed here, because the
  // content reader replaces `loads` by a table.
  const written = readFileSync('content/pages/existing-solutions.yaml', 'utf8')
  const items: { set?: string; loads?: { count: number }[] }[] = parse(written).solutions.items
  expect(items.find(({ set }) => set === 'guest-doors')?.loads?.map(({ count }) => count)).toEqual([
    locks,
  ])
  const names = settings().prices.sets.map(({ name }) => name)
  expect(new Set(names.map((name) => name.split(/[:,]/)[0])).size).toBe(names.length)
})
