import {
  type ContactFilter,
  cleanSearch,
  isAbout,
  isContactOrder,
  isContactState,
  isContactWork,
  isReceivedPeriod,
  isZoneName,
  noFilter,
} from '#src/contracts/contact/contact-list.ts'

export const tabs = { contacts: 'Contacts', newsletter: 'Newsletter' } as const
export type Tab = keyof typeof tabs

/** Tab and filter. `cursors`: the id after which each page begins, from the second page to this one; none for the first page. */
export type ListAddress = { tab: Tab; cursors: number[]; filter: ContactFilter }

const page = '/admin/dashboard'

export const firstPage = (tab: Tab, filter: ContactFilter = noFilter): ListAddress => ({ tab, cursors: [], filter })

/** Reads `?state=new&search=cold&received=7d&zone=Africa/Lagos&sort=oldest`; unreadable parts count as absent. */
export function readFilter(query: URLSearchParams): ContactFilter {
  const [state, received, zone, work, about = '', sort] = ['state', 'received', 'zone', 'work', 'about', 'sort'].map(
    (name) => query.get(name) ?? '',
  )
  const person = Number(query.get('person'))
  return {
    state: isContactState(state) ? state : noFilter.state,
    search: cleanSearch(query.get('search') ?? ''),
    received: isReceivedPeriod(received) ? received : noFilter.received,
    zone: isZoneName(zone) ? zone : noFilter.zone,
    work: isContactWork(work) ? work : noFilter.work,
    about: isAbout(about) ? about : noFilter.about,
    person: Number.isSafeInteger(person) && person > 0 ? person : noFilter.person,
    sort: isContactOrder(sort) ? sort : noFilter.sort,
  }
}

/** Reads `?after=151.101`: the ids after which the pages begin. Older addresses use `before`. */
export function readCursors(query: URLSearchParams): number[] {
  const cursors = (query.get('after') ?? query.get('before') ?? '').split('.').map(Number)
  return cursors.every((id) => Number.isSafeInteger(id) && id > 0) ? cursors : []
}

/** Reads `?tab=newsletter&after=151.101`, or a filter with `after`; unreadable parts count as absent. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const tab = query.get('tab') === 'newsletter' ? 'newsletter' : 'contacts'
  return { tab, cursors: readCursors(query), filter: tab === 'contacts' ? readFilter(query) : noFilter }
}

export function filterQuery({ state, search, received, zone, work, about, person, sort }: ContactFilter): URLSearchParams {
  const query = new URLSearchParams()
  if (state) query.set('state', state)
  if (search) query.set('search', search)
  if (received) query.set('received', received)
  if (zone) query.set('zone', zone)
  if (work) query.set('work', work)
  if (about) query.set('about', about)
  if (person) query.set('person', String(person))
  if (sort !== noFilter.sort) query.set('sort', sort)
  return query
}

export const withQuery = (path: string, query: URLSearchParams) => (query.size === 0 ? path : `${path}?${query}`)

function listQuery({ tab, cursors, filter }: ListAddress): URLSearchParams {
  const query = tab === 'contacts' ? filterQuery(filter) : new URLSearchParams({ tab })
  if (cursors.length > 0) query.set('after', cursors.join('.'))
  return query
}

/** Returns the address of a list, which works without JavaScript and as a bookmark. */
export const listAddress = (listLocation: ListAddress): string => withQuery(page, listQuery(listLocation))

export const viewAddress = (listLocation: ListAddress): string => withQuery(`${page}/view`, listQuery(listLocation))

/** Returns the address of the form that changes a contact. The page after it scrolls to the contact. */
export function changeAddress(listLocation: ListAddress, id: number): string {
  const query = listQuery(listLocation)
  query.set('contact', String(id))
  return `${withQuery(page, query)}#contact-${id}`
}

export function changedAddress(listLocation: ListAddress, id: number): string {
  const query = listQuery(listLocation)
  query.set('changed', String(id))
  return withQuery(page, query)
}

/** Returns the address of the page that asks before deleting one contact, or all flagged ones of the filter. It links back to the list. */
export function deleteAddress(listLocation: ListAddress, id?: number): string {
  const query = listQuery(listLocation)
  if (id !== undefined) query.set('contact', String(id))
  return withQuery('/admin/delete', query)
}

export const exportAddress = (filter: ContactFilter): string => withQuery('/api/contact.csv', filterQuery(filter))

export function pageQuery(tab: Tab, { cursors, filter }: Pick<ListAddress, 'cursors' | 'filter'>): string {
  const query = filterQuery(filter)
  const after = cursors.at(-1)
  if (after !== undefined) query.set('after', String(after))
  return withQuery(tab === 'contacts' ? '/contact' : '/newsletter', query)
}

export function newsQuery(filter: ContactFilter, seen: number): string {
  const query = filterQuery({ ...filter, sort: noFilter.sort })
  if (seen > 0) query.set('after', String(seen))
  return withQuery('/contact/news', query)
}

/** Describes the rows of a page, counted from 1. @param size rows of a full page */
export function describeRange(
  { cursors, filter }: { cursors: number[]; filter: Pick<ContactFilter, 'sort'> },
  { shown, total, size }: { shown: number; total: number; size: number },
): string {
  const first = cursors.length * size + 1
  const last = first + shown - 1
  return `${first} to ${last} of ${Math.max(total, last)}, ${filter.sort} first`
}
