import { offlineMark } from '#src/contracts/offline-worker.ts'

/** Requests for a product or about a page, and what is sent where nothing is found. */
const isExcluded = /^\/(contact\?|404(\/|$))/

/**
 * Marks a public page that the service worker may store in visitors' browsers (decision 0125). Only
 * pages of the page cache come here, which are the same for all visitors: no preview, page of
 * staff, page for a single visitor or answer to a form.
 * @param target path and query
 */
export function markForOffline(target: string, page: Response): Response {
  const isPage = page.headers.get('content-type')?.startsWith('text/html') ?? false
  if (isPage && page.status === 200 && !isExcluded.test(target))
    page.headers.set(offlineMark, 'yes')
  return page
}
