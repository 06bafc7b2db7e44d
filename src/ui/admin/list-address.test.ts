import { expect, it } from 'vitest'
import { describeRange, listAddress, readListAddress } from './list-address.ts'

it.each([
  ['', { tab: 'contacts', trail: [] }],
  ['tab=newsletter', { tab: 'newsletter', trail: [] }],
  ['tab=contacts&before=151.101', { tab: 'contacts', trail: [151, 101] }],
  ['tab=drop&before=1;x', { tab: 'contacts', trail: [] }],
  ['before=-3', { tab: 'contacts', trail: [] }],
  ['before=', { tab: 'contacts', trail: [] }],
])('reads "%s"', (query, expected) => expect(readListAddress(new URLSearchParams(query))).toEqual(expected))

it.each([
  [{ tab: 'contacts', trail: [] } as const, '/admin/dashboard'],
  [{ tab: 'newsletter', trail: [51] } as const, '/admin/dashboard?tab=newsletter&before=51'],
])('writes %j', (place, address) => {
  expect(listAddress({ ...place, trail: [...place.trail] })).toBe(address)
})

it('reads what it wrote', () => {
  const place = { tab: 'newsletter', trail: [151, 101, 51] } as const
  const address = new URL(listAddress({ ...place, trail: [...place.trail] }), 'https://site.example')
  expect(readListAddress(address.searchParams)).toEqual(place)
})

it('counts rows as people do', () => {
  expect(describeRange({ trail: [], shown: 12, total: 12, size: 50 })).toBe('1 to 12 of 12, newest first')
  expect(describeRange({ trail: [90], shown: 50, total: 140, size: 50 })).toBe('51 to 100 of 140, newest first')
})
