export const tabs = { contacts: 'Contacts', newsletter: 'Newsletter' } as const
export type Tab = keyof typeof tabs

/** Where a reader stands: a tab, and the ids that each page so far was read `before`. Empty on the first page. */
export type ListAddress = { tab: Tab; trail: number[] }

const page = '/admin/dashboard'

/** Reads `?tab=newsletter&before=151.101`; whatever cannot be read counts as absent. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const trail = (query.get('before') ?? '').split('.').map(Number)
  const isTrail = trail.every((id) => Number.isSafeInteger(id) && id > 0)
  return { tab: query.get('tab') === 'newsletter' ? 'newsletter' : 'contacts', trail: isTrail ? trail : [] }
}

/** The address of a place in the lists: it works without JavaScript and can be kept. */
export function listAddress({ tab, trail }: ListAddress): string {
  const query = [tab === 'contacts' ? '' : `tab=${tab}`, trail.length === 0 ? '' : `before=${trail.join('.')}`].filter(Boolean)
  return query.length === 0 ? page : `${page}?${query.join('&')}`
}

/**
 * Which rows a page shows, as people count them.
 * @param size rows of a full page
 */
export function describeRange({ trail, shown, total, size }: { trail: number[]; shown: number; total: number; size: number }): string {
  const first = trail.length * size + 1
  return `${first} to ${first + shown - 1} of ${Math.max(total, first + shown - 1)}, newest first`
}
