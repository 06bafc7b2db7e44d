import type { ContactPage, SubscriberPage } from '#src/contracts/records.ts'
import { filterQuery, type ListAddress } from './list-address.ts'

/** How reading a list fared. */
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
  try {
    const response = await fetch(query.size === 0 ? paths[name] : `${paths[name]}?${query}`, { cache: 'no-store' })
    if (response.status === 401) return { kind: 'signed-out' }
    if (response.status === 403) return { kind: 'not-open' }
    if (!response.ok) return { kind: 'failed' }
    const page: unknown = await response.json()
    if (typeof page !== 'object' || page === null || !('items' in page) || !Array.isArray(page.items)) return { kind: 'failed' }
    // Our own API answers with this shape (contracts/records.ts).
    return { kind: 'read', page: page as Pages[Name] }
  } catch {
    return { kind: 'failed' }
  }
}
