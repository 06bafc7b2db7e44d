import { limits } from '#src/contracts/limits.ts'
import { createFairQueue } from './fair-queue.ts'

/** The queues, one for all doors (docs/architecture.md, Who waits for whom). @param pagesPerNetwork places of a network in `outside` */
export const openLanes = (pagesPerNetwork: number = limits.pages.waitingPerNetwork) => ({
  outside: createFairQueue({ ...limits.pages, waitingPerNetwork: pagesPerNetwork }),
  /** Sizes of pictures, which other threads make. */
  pictures: createFairQueue(limits.pictureFiles),
  /** Pages that the site renders by itself: those that a publication or the schedule tries, and those that will be asked for. */
  own: createFairQueue(limits.ownPages),
})

export type Lanes = ReturnType<typeof openLanes>
