/** Header of the pages that the service worker may store (server/pages/offline-mark.ts). */
export const offlineMark = 'x-offline-copy'

/** Address of layouts/offline/worker.ts, which serves the whole site. */
export const workerAddress = '/sw.js'
/** Page shown without a network at an address that is not stored. */
export const noConnectionPage = '/offline'
/** Pages that the first visit stores. */
export const shellPages = ['/contact', '/cut-the-power', noConnectionPage] as const

/**
 * What a page asks the worker once it is loaded. `files` are those that it has loaded; `isUnseen`: no
 * worker has answered for the page, because there was none yet; `prefix`: of its language.
 */
export type PageReport = {
  kind: 'shown'
  page: string
  prefix: string
  files: string[]
  isUnseen: boolean
}
/** The answer: when the shown copy was stored, or null if it came from the network. */
export type CopyFacts = { storedAt: number | null; isNewer: boolean }
/** What the worker sends to a page on its own. */
export type WorkerNews = { kind: 'newer' } | { kind: 'scripts-gone' }
