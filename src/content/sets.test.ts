import { expect, it } from 'vitest'
import { readRequestList, requestListHref } from '#src/contracts/request-list.ts'
import { currentCopy } from './copy.ts'
import { describeSet } from './sets.ts'

it('lists each product of a set as often as it holds it, with or without an amount, and no other maker’s part', () => {
  const { lines, holds } = describeSet({ set: 'hotel-floor' })
  expect(lines).toEqual([
    { slug: 'gateway', quantity: 1 },
    { slug: 'smart-lock', quantity: 10 },
    { slug: 'door-window-sensor', quantity: 10 },
    { slug: 'smart-scenes-switch', quantity: 10 },
  ])
  expect(holds).toContain('Card encoder')
  const clinic = describeSet({ set: 'clinic' })
  // On request: it has no amount.
  expect(currentCopy().products.find(({ slug }) => slug === 'smart-fob-button')?.amount).toBeUndefined()
  expect(clinic.lines).toContainEqual({ slug: 'smart-fob-button', quantity: 2 })
})

it('describes a set that lists its devices itself', () => {
  const { lines, holds, price } = describeSet({ devices: [{ product: 'gateway', count: 2 }] })
  expect(lines).toEqual([{ slug: 'gateway', quantity: 2 }])
  expect(holds).toBe('2\u00a0×\u00a0Gateway')
  expect(price).toMatch(/^\$240\b/)
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
