import { serverLimits } from '#src/contracts/server-limits.ts'
import { createFairQueue, type FairQueue } from './fair-queue.ts'

/**
 * Opens the queues of all entry points.
 * @param pagesPerNetwork waiting places in `outside`
 */
export const openLanes = (pagesPerNetwork: number = serverLimits.pages.waitingPerNetwork) => ({
  outside: createFairQueue({ ...serverLimits.pages, waitingPerNetwork: pagesPerNetwork }),
  /** Sign-in pages. */
  signIn: createFairQueue(serverLimits.signInPages),
  /** What editors read about drafts. */
  drafts: createFairQueue(serverLimits.drafts),
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

export type Lanes = ReturnType<typeof openLanes>

/** Returns the lane in which what stands at an address is made for a visitor. */
export const laneFor = (lanes: Pick<Lanes, 'outside' | 'papers'>, target: string): FairQueue =>
  isPaperAddress(target) ? lanes.papers : lanes.outside

/** Tells whether a PDF is made at an address. */
export const isPaperAddress = (target: string): boolean => /^[^?]*\.pdf(\?|$)/.test(target)
