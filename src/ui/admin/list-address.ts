import { type ContactFilter, cleanSearch, isContactState, noFilter } from '#src/contracts/contact-list.ts'

export const tabs = { contacts: 'Contacts', newsletter: 'Newsletter' } as const
export type Tab = keyof typeof tabs

/** Where a reader stands: a tab, its filter, and the ids that each page so far was read `before`. Empty on the first page. */
export type ListAddress = { tab: Tab; trail: number[]; filter: ContactFilter }

const page = '/admin/dashboard'

/** The newest entries of a list; only contacts have a filter. */
export const firstPage = (tab: Tab, filter: ContactFilter = noFilter): ListAddress => ({ tab, trail: [], filter })

/** Reads `?tab=newsletter&before=151.101` or `?state=new&search=cold`; whatever cannot be read counts as absent. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const trail = (query.get('before') ?? '').split('.').map(Number)
  const isTrail = trail.every((id) => Number.isSafeInteger(id) && id > 0)
  const state = query.get('state')
  const filter = { state: isContactState(state) ? state : null, search: cleanSearch(query.get('search') ?? '') }
  const tab = query.get('tab') === 'newsletter' ? 'newsletter' : 'contacts'
  return { tab, trail: isTrail ? trail : [], filter: tab === 'contacts' ? filter : noFilter }
}

/** A filter as the page and the API take it in a query. */
export function filterQuery({ state, search }: ContactFilter): URLSearchParams {
  const query = new URLSearchParams()
  if (state) query.set('state', state)
  if (search) query.set('search', search)
  return query
}

const withQuery = (path: string, query: URLSearchParams) => (query.size === 0 ? path : `${path}?${query}`)

function placeQuery({ tab, trail, filter }: ListAddress): URLSearchParams {
  const query = tab === 'contacts' ? filterQuery(filter) : new URLSearchParams({ tab })
  if (trail.length > 0) query.set('before', trail.join('.'))
  return query
}

/** The address of a place in the lists: it works without JavaScript and can be kept. */
export const listAddress = (place: ListAddress): string => withQuery(page, placeQuery(place))

/** Where a form that changes a contact is posted: to its place in the list, which the answer scrolls to again. */
export function changeAddress(place: ListAddress, id: number): string {
  const query = placeQuery(place)
  query.set('contact', String(id))
  return `${withQuery(page, query)}#contact-${id}`
}

/** Where the reader goes after that: the same place, which tells what became of the contact. */
export function changedAddress(place: ListAddress, id: number): string {
  const query = placeQuery(place)
  query.set('changed', String(id))
  return withQuery(page, query)
}

/** The export of what a filter shows. */
export const exportAddress = (filter: ContactFilter): string => withQuery('/api/contact.csv', filterQuery(filter))

/**
 * Which rows a page shows, as people count them.
 * @param size rows of a full page
 */
export function describeRange({ trail, shown, total, size }: { trail: number[]; shown: number; total: number; size: number }): string {
  const first = trail.length * size + 1
  return `${first} to ${first + shown - 1} of ${Math.max(total, first + shown - 1)}, newest first`
}
