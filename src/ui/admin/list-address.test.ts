import { expect, it } from 'vitest'
import { noFilter } from '#src/contracts/contact-list.ts'
import { changeAddress, changedAddress, describeRange, exportAddress, listAddress, readListAddress } from './list-address.ts'

it.each([
  ['', { tab: 'contacts', trail: [], filter: noFilter }],
  ['tab=newsletter', { tab: 'newsletter', trail: [], filter: noFilter }],
  ['tab=newsletter&state=new&search=x', { tab: 'newsletter', trail: [], filter: noFilter }],
  ['tab=contacts&before=151.101', { tab: 'contacts', trail: [151, 101], filter: noFilter }],
  ['state=new&search=+cold++rooms+', { tab: 'contacts', trail: [], filter: { state: 'new', search: 'cold rooms' } }],
  ['state=drop&search=', { tab: 'contacts', trail: [], filter: noFilter }],
  ['tab=drop&before=1;x', { tab: 'contacts', trail: [], filter: noFilter }],
  ['before=-3', { tab: 'contacts', trail: [], filter: noFilter }],
  ['before=', { tab: 'contacts', trail: [], filter: noFilter }],
])('reads "%s"', (query, expected) => expect(readListAddress(new URLSearchParams(query))).toEqual(expected))

it.each([
  [{ tab: 'contacts', trail: [], filter: noFilter } as const, '/admin/dashboard'],
  [{ tab: 'newsletter', trail: [51], filter: noFilter } as const, '/admin/dashboard?tab=newsletter&before=51'],
  [
    { tab: 'contacts', trail: [9], filter: { state: 'new', search: '50% & more' } } as const,
    '/admin/dashboard?state=new&search=50%25+%26+more&before=9',
  ],
])('writes %j', (place, address) => {
  expect(listAddress({ ...place, trail: [...place.trail] })).toBe(address)
})

it.each([
  { tab: 'newsletter', trail: [151, 101, 51], filter: noFilter } as const,
  { tab: 'contacts', trail: [51], filter: { state: 'answered', search: '"Ọkọ́" 100%_+' } } as const,
])('reads what it wrote: %j', (place) => {
  const address = new URL(listAddress({ ...place, trail: [...place.trail] }), 'https://site.example')
  expect(readListAddress(address.searchParams)).toEqual(place)
})

it('keeps the place of a contact that is changed', () => {
  const place = { tab: 'contacts', trail: [51], filter: { state: 'new', search: 'cold' } } as const
  const at = { ...place, trail: [...place.trail] }
  expect(changeAddress(at, 12)).toBe('/admin/dashboard?state=new&search=cold&before=51&contact=12#contact-12')
  expect(changedAddress(at, 12)).toBe('/admin/dashboard?state=new&search=cold&before=51&changed=12')
})

it('exports what the filter shows', () => {
  expect(exportAddress(noFilter)).toBe('/api/contact.csv')
  expect(exportAddress({ state: 'flagged', search: 'a b' })).toBe('/api/contact.csv?state=flagged&search=a+b')
})

it('counts rows as people do', () => {
  expect(describeRange({ trail: [], shown: 12, total: 12, size: 50 })).toBe('1 to 12 of 12, newest first')
  expect(describeRange({ trail: [90], shown: 50, total: 140, size: 50 })).toBe('51 to 100 of 140, newest first')
})
