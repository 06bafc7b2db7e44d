import { readId } from '#src/contracts/ids.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { addressWith, type Query, readCursors } from '#src/staff/lists/query.ts'
import { atAnswer } from '#src/ui/base/form/Answer.tsx'
import {
  cleanSearch,
  isAbout,
  isReceivedPeriod,
  isRequestOrder,
  isRequestState,
  isRequestWork,
  noFilter,
  type RequestFilter,
} from './requests.ts'

export type Tab = 'contacts' | 'newsletter'

/**
 * Tab and filter. `cursors`: the id after which each page begins, from the second page to this one;
 * none for the first page.
 */
export type ListAddress = { tab: Tab; cursors: number[]; filter: RequestFilter }

const page = '/admin/dashboard'

export const firstPage = (tab: Tab, filter: RequestFilter = noFilter): ListAddress => ({
  tab,
  cursors: [],
  filter,
})

/**
 * Reads `?state=new&search=cold&received=7d&sort=oldest`; unreadable parts count
 * as absent.
 */
export function readFilter(query: URLSearchParams): RequestFilter {
  const [state, received, work, about = '', sort] = [
    'state',
    'received',
    'work',
    'about',
    'sort',
  ].map((name) => query.get(name) ?? '')
  const person = readId(query.get('person'))
  return {
    state: isRequestState(state) ? state : noFilter.state,
    search: cleanSearch(query.get('search') ?? ''),
    received: isReceivedPeriod(received) ? received : noFilter.received,
    work: isRequestWork(work) ? work : noFilter.work,
    assignee: cleanSearch(query.get('assignee') ?? '') || noFilter.assignee,
    about: isAbout(about) ? about : noFilter.about,
    person: person || noFilter.person,
    sort: isRequestOrder(sort) ? sort : noFilter.sort,
  }
}

/**
 * Reads `?tab=newsletter&after=151.101`, or a filter with `after`; unreadable parts count as
 * absent.
 */
export function readListAddress(query: URLSearchParams): ListAddress {
  const tab = query.get('tab') === 'newsletter' ? 'newsletter' : 'contacts'
  return {
    tab,
    cursors: readCursors(query),
    filter: tab === 'contacts' ? readFilter(query) : noFilter,
  }
}

const filterQuery = ({ sort, ...parts }: RequestFilter) => ({
  ...parts,
  sort: sort === noFilter.sort ? null : sort,
})

export const listQuery = ({ tab, cursors, filter }: ListAddress): Query => ({
  ...(tab === 'contacts' ? filterQuery(filter) : { tab }),
  after: cursors.join('.'),
})

export const listAddress = (listLocation: ListAddress): string =>
  addressWith(page, listQuery(listLocation))

export const isSameFilter = (one: RequestFilter, other: RequestFilter): boolean =>
  exportAddress(one) === exportAddress(other)

export const viewAddress = (listLocation: ListAddress): string =>
  addressWith(`${page}/view`, listQuery(listLocation))

/**
 * Returns the address of the form that changes a contact. The page after it scrolls to the contact.
 */
export const changeAddress = (listLocation: ListAddress, id: number): string =>
  `${addressWith(page, { ...listQuery(listLocation), contact: id })}#contact-${id}`

export const changedAddress = (listLocation: ListAddress, id: number): string =>
  addressWith(page, { ...listQuery(listLocation), changed: id })

/**
 * Returns the address of the page that asks before deleting the named requests, or, without any, the
 * flagged ones of the filter one by one. It links back to the list.
 */
export const deleteAddress = (listLocation: ListAddress, ...ids: number[]): string =>
  addressWith('/admin/delete', { ...listQuery(listLocation), contact: ids.join(',') })

/** Returns the address of the list at which requests are still chosen. */
export const chosenAddress = (listLocation: ListAddress, ids: readonly number[]): string =>
  addressWith(page, { ...listQuery(listLocation), chosen: ids.join(',') })

/** Reads the ids of at most one page: `12,13`; unreadable parts count as absent. */
export const readIds = (text: string | null): number[] =>
  [...new Set((text ?? '').split(',').map(readId))]
    .filter((id) => id > 0)
    .slice(0, staffLimits.page.max)

/** Returns the address of the list that says how many requests were just deleted. */
export const deletedAddress = (listLocation: ListAddress, deleted: number): string =>
  atAnswer(addressWith(page, { ...listQuery(listLocation), deleted }))

export const exportAddress = (filter: RequestFilter, format: 'csv' | 'xlsx' = 'csv'): string =>
  addressWith(`/api/contact.${format}`, filterQuery(filter))

export const listPageQuery = (
  tab: Tab,
  { cursors, filter }: Pick<ListAddress, 'cursors' | 'filter'>,
): string =>
  addressWith(tab === 'contacts' ? '/contact' : '/newsletter', {
    // The tab shows addresses that are not confirmed too.
    ...(tab === 'newsletter' && { all: 1 }),
    ...filterQuery(filter),
    after: cursors.at(-1),
  })

/** @param kept ids of requests whose unsent forms the browser keeps */
export const newsQuery = (filter: RequestFilter, seen: number, unsent: number[] = []): string =>
  addressWith('/contact/news', { ...filter, sort: null, after: seen, kept: unsent.join('.') })
