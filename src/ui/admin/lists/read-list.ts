import type { ContactFilter } from '#src/contracts/contact/contact-list.ts'
import type { ContactPage, DeskNews, SubscriberPage } from '#src/contracts/contact/records.ts'
import { filterQuery, type ListAddress, withQuery } from './list-address.ts'

export type ListOutcome<Page> = { kind: 'read'; page: Page } | { kind: 'signed-out' } | { kind: 'not-open' } | { kind: 'failed' }

const paths = { contacts: '/api/contact', newsletter: '/api/newsletter' } as const
export type Pages = { contacts: ContactPage; newsletter: SubscriberPage }

/** Reads one page of a list. It never throws. */
export async function readList<Name extends keyof Pages>(
  name: Name,
  { cursors, filter }: Pick<ListAddress, 'cursors' | 'filter'>,
): Promise<ListOutcome<Pages[Name]>> {
  const query = filterQuery(filter)
  const after = cursors.at(-1)
  if (after !== undefined) query.set('after', String(after))
  const read = await ask(withQuery(paths[name], query), (body) => 'items' in body && Array.isArray(body.items))
  // Our own API answers with this shape (contracts/contact/records.ts).
  return 'body' in read ? { kind: 'read', page: read.body as Pages[Name] } : read
}

export type NewsOutcome = { kind: 'read'; news: DeskNews } | Exclude<ListOutcome<never>, { kind: 'read' }>

/** Asks for news since the request with the number `seen`, for a filter. It never throws. */
export async function readNews(filter: ContactFilter, seen: number): Promise<NewsOutcome> {
  const query = filterQuery(filter)
  query.delete('sort')
  if (seen > 0) query.set('after', String(seen))
  const read = await ask(withQuery('/api/contact/news', query), (body) => 'arrived' in body)
  // As above.
  return 'body' in read ? { kind: 'read', news: read.body as DeskNews } : read
}

/** @param isWhole whether an answer is one of our API, and not one of a proxy */
async function ask(
  address: string,
  isWhole: (body: object) => boolean,
): Promise<{ body: object } | Exclude<ListOutcome<never>, { kind: 'read' }>> {
  try {
    const response = await fetch(address, { cache: 'no-store' })
    if (response.status === 401) return { kind: 'signed-out' }
    if (response.status === 403) return { kind: 'not-open' }
    const body: unknown = response.ok ? await response.json() : null
    return typeof body === 'object' && body !== null && isWhole(body) ? { body } : { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}
