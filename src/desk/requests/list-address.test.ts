import { expect, it } from 'vitest'
import {
  changeAddress,
  changedAddress,
  chosenAddress,
  deletedAddress,
  exportAddress,
  firstPage,
  type ListAddress,
  listAddress,
  listPageQuery,
  newsQuery,
  readIds,
  readListAddress,
} from './list-address.ts'
import { noFilter, type RequestFilter } from './requests.ts'

const requests = (filter: Partial<RequestFilter> = {}, cursors: number[] = []): ListAddress => ({
  tab: 'contacts',
  cursors,
  filter: { ...noFilter, ...filter },
})
const newsletter = (cursors: number[] = []): ListAddress => ({
  tab: 'newsletter',
  cursors,
  filter: noFilter,
})

it.each([
  ['', requests()],
  ['tab=newsletter', newsletter()],
  ['tab=newsletter&state=new&search=x&sort=oldest', newsletter()],
  ['tab=contacts&after=151.101', requests({}, [151, 101])],
  ['state=new&search=+cold++rooms+', requests({ state: 'new', search: 'cold rooms' })],
  ['received=7d&work=mine&sort=oldest', requests({ received: '7d', work: 'mine', sort: 'oldest' })],
  // A form without JavaScript sends every field, empty ones too.
  ['state=drop&search=&received=&work=&sort=newest', requests()],
  ['received=1y&zone=Africa/Lagos&sort=up', requests()],
  ['tab=drop&after=1;x', requests()],
  ['after=-3', requests()],
  ['after=', requests()],
])('reads "%s"', (query, expected) =>
  expect(readListAddress(new URLSearchParams(query))).toEqual(expected),
)

it.each([
  [firstPage('contacts'), '/admin/dashboard'],
  [newsletter([51]), '/admin/dashboard?tab=newsletter&after=51'],
  [
    requests({ state: 'new', search: '50% & more' }, [9]),
    '/admin/dashboard?state=new&search=50%25+%26+more&after=9',
  ],
  [
    requests({ received: '24h', about: '/nfc', sort: 'oldest' }),
    '/admin/dashboard?received=24h&about=%2Fnfc&sort=oldest',
  ],
])('writes %j', (listLocation, address) => expect(listAddress(listLocation)).toBe(address))

it.each([
  newsletter([151, 101, 51]),
  requests({ state: 'answered', search: '"Ọkọ́" 100%_+' }, [51]),
  requests({ received: '30d', about: 'smart-lock', sort: 'oldest' }, [51, 101]),
  requests({ work: 'files', search: 'none' }),
])('reads what it wrote: %j', (listLocation) => {
  expect(
    readListAddress(new URL(listAddress(listLocation), 'https://site.example').searchParams),
  ).toEqual(listLocation)
})

it('keeps the list location of a contact that is changed', () => {
  const listLocation = requests({ state: 'new', search: 'cold', sort: 'oldest' }, [51])
  expect(changeAddress(listLocation, 12)).toBe(
    '/admin/dashboard?state=new&search=cold&sort=oldest&after=51&contact=12#contact-12',
  )
  expect(changedAddress(listLocation, 12)).toBe(
    '/admin/dashboard?state=new&search=cold&sort=oldest&after=51&changed=12',
  )
})

it('goes back to the list with what was chosen in it', () => {
  const address = chosenAddress(requests({ state: 'flagged' }), [12, 7])
  const query = new URL(address, 'https://site.example').searchParams
  expect(readIds(query.get('chosen'))).toEqual([12, 7])
  expect(readListAddress(query)).toEqual(requests({ state: 'flagged' }))
  expect(readIds('12,x,12,-1')).toEqual([12])
  expect(readIds(null)).toEqual([])
})

it('opens the list at the answer once requests are deleted', () =>
  expect(deletedAddress(requests({ state: 'flagged' }), 37)).toBe(
    '/admin/dashboard?state=flagged&deleted=37#answer',
  ))

it('exports what the filter shows, in its order', () => {
  expect(exportAddress(noFilter)).toBe('/api/contact.csv')
  expect(
    exportAddress({
      ...noFilter,
      state: 'flagged',
      search: 'a b',
      received: '7d',
      work: 'files',
      sort: 'oldest',
    }),
  ).toBe('/api/contact.csv?state=flagged&search=a+b&received=7d&work=files&sort=oldest')
})

it('asks for the page after an id', () => {
  expect(listPageQuery('newsletter', newsletter([90, 51]))).toBe('/newsletter?all=1&after=51')
  const filter = { state: 'new', search: 'a&b', work: 'mine', sort: 'oldest' } as const
  expect(listPageQuery('contacts', requests(filter, [7]))).toBe(
    '/contact?state=new&search=a%26b&work=mine&sort=oldest&after=7',
  )
})

it('asks for news of a filter in any order, since the newest that was seen', () => {
  expect(newsQuery({ ...noFilter, state: 'new', sort: 'oldest' }, 12)).toBe(
    '/contact/news?state=new&after=12',
  )
  expect(newsQuery(noFilter, 0)).toBe('/contact/news')
})
