import { serverLimits } from '#src/contracts/server-limits.ts'
import { createFairQueue } from './fair-queue.ts'

/**
 * Opens the queues of all entry points (docs/architecture.md, Who waits for whom).
 * @param pagesPerNetwork waiting places in `outside`
 */
export const openLanes = (pagesPerNetwork: number = serverLimits.pages.waitingPerNetwork) => ({
  outside: createFairQueue({ ...serverLimits.pages, waitingPerNetwork: pagesPerNetwork }),
  /** Resized pictures, which other threads make. */
  pictures: createFairQueue(serverLimits.pictureFiles),
  /**
   * Pages rendered without a visitor's request: to test a publication or the schedule, or before
   * the first request for them.
   */
  own: createFairQueue(serverLimits.ownPages),
})

export type Lanes = ReturnType<typeof openLanes>
