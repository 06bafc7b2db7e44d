import { limits } from '#src/contracts/limits.ts'
import { createFairQueue } from './fair-queue.ts'

/**
 * Opens the queues of all entry points (docs/architecture.md, Who waits for whom).
 * @param pagesPerNetwork waiting places in `outside`
 */
export const openLanes = (pagesPerNetwork: number = limits.pages.waitingPerNetwork) => ({
  outside: createFairQueue({ ...limits.pages, waitingPerNetwork: pagesPerNetwork }),
  /** Resized pictures, which other threads make. */
  pictures: createFairQueue(limits.pictureFiles),
  /**
   * Pages rendered without a visitor's request: to test a publication or the schedule, or before
   * the first request for them.
   */
  own: createFairQueue(limits.ownPages),
})

export type Lanes = ReturnType<typeof openLanes>
