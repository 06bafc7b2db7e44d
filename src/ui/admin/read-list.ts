import type { ContactPage, SubscriberPage } from '#src/contracts/records.ts'

/** How reading a list fared. */
export type ListOutcome<Page> = { kind: 'read'; page: Page } | { kind: 'signed-out' } | { kind: 'password' } | { kind: 'failed' }

const paths = { contacts: '/api/contact', newsletter: '/api/newsletter' } as const
type Pages = { contacts: ContactPage; newsletter: SubscriberPage }

/**
 * Reads one page of a list. It never throws.
 * @param before the `next` of the page before; undefined for the newest
 */
export async function readList<Name extends keyof Pages>(name: Name, before: number | undefined): Promise<ListOutcome<Pages[Name]>> {
  try {
    const response = await fetch(before === undefined ? paths[name] : `${paths[name]}?before=${before}`, { cache: 'no-store' })
    if (response.status === 401) return { kind: 'signed-out' }
    if (response.status === 403) return { kind: 'password' }
    if (!response.ok) return { kind: 'failed' }
    const page: unknown = await response.json()
    if (typeof page !== 'object' || page === null || !('items' in page) || !Array.isArray(page.items)) return { kind: 'failed' }
    // Our own API answers with this shape (contracts/records.ts).
    return { kind: 'read', page: page as Pages[Name] }
  } catch {
    return { kind: 'failed' }
  }
}
