import type { SubscriberPage } from '#src/newsletter/newsletter.ts'
import { describeOwn } from '#src/staff/frame/describe-own.ts'
import type { ListAddress } from '../list-address.ts'
import type { DeskNews, RequestPage } from '../request-records.ts'
import { isFiltered, noFilter, type RequestFilter, requestStates } from '../requests.ts'
import type { ListNews } from './ListParts.tsx'

/** Returns the filter without the parts that could hide new contacts. */
export const filterOfNew = ({ state }: RequestFilter): RequestFilter => ({
  ...noFilter,
  state: state === 'new' ? 'new' : null,
})

/** Whether a list shows every new request on its first page, so that they count as seen. */
export const showsNewest = ({ cursors, filter }: ListAddress): boolean =>
  cursors.length === 0 &&
  filter.sort === 'newest' &&
  (filter.state === null || filter.state === 'new') &&
  !isFiltered({ ...filter, state: null, received: null })

/** News of the lists; null for counts that are older than their list. */
export type News = {
  arrived: number
  counts: DeskNews['counts'] | null
  subscribers: number | null
}

/** A changed count of a state means that a request was answered, deleted or flagged. */
export function newsOfRequests(page: RequestPage | null, { arrived, counts }: News): ListNews {
  if (!page) return null
  if (arrived > 0) return { kind: 'arrived', count: arrived }
  return counts && requestStates.some((state) => counts[state] !== page.counts[state])
    ? { kind: 'changed' }
    : null
}

export function newsOfSubscribers(page: SubscriberPage | null, { subscribers }: News): ListNews {
  const more = page && subscribers !== null ? subscribers - page.total : 0
  if (more === 0) return null
  return more > 0 ? { kind: 'arrived', count: more } : { kind: 'changed' }
}

/**
 * Returns the window title with the numbers of new requests and today's calls: `(2, 1 today)
 * Contacts`.
 */
export const countInTitle = (title: string, arrived: number, due: number): string => {
  const plain = title.replace(/^\([^)]*\) /, (counts) => (/\d/.test(counts) ? '' : counts))
  const counts = [...(arrived > 0 ? [String(arrived)] : []), ...(due > 0 ? [`${due} today`] : [])]
  return counts.length > 0 ? `(${counts.join(', ')}) ${plain}` : plain
}

export function countInMenu(count: number): void {
  const place = document.querySelector('[data-new-requests]')
  if (place) place.textContent = count > 0 ? String(count) : ''
}

export function countOwnInMenu(count: number): void {
  const place = document.querySelector('[data-own-requests]')
  if (place) place.textContent = describeOwn(count)
}
