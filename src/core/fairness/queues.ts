import { serverLimits } from '../server-limits.ts'
import { createFairQueue, type FairQueue } from './fair-queue.ts'

/**
 * Opens the queues of all entry points.
 * @param pagesPerNetwork maximum requests of a network that wait in `pages`
 */
export const openQueues = (pagesPerNetwork: number = serverLimits.pages.waitingPerNetwork) => ({
  /** Pages, and calls that read. */
  pages: createFairQueue({ ...serverLimits.pages, waitingPerNetwork: pagesPerNetwork }),
  /** Sign-in pages. */
  signIn: createFairQueue(serverLimits.signInPages),
  /** Resized pictures, which other threads make. */
  pictures: createFairQueue(serverLimits.pictureFiles),
  /** PDFs, which another process sets. */
  papers: createFairQueue(serverLimits.paperFiles),
  /**
   * Pages rendered without a visitor's request: to test a publication or the schedule, or before
   * the first request for them.
   */
  own: createFairQueue(serverLimits.ownPages),
})

export type Queues = ReturnType<typeof openQueues>

/** Returns the queue for rendering an address: a PDF or a page. */
export const queueFor = (queues: Pick<Queues, 'pages' | 'papers'>, target: string): FairQueue =>
  isPaperAddress(target) ? queues.papers : queues.pages

/** Returns whether a PDF is made at an address. */
export const isPaperAddress = (target: string): boolean => /^[^?]*\.pdf(\?|$)/.test(target)
