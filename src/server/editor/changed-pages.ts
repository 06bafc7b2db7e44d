import { setTimeout } from 'node:timers/promises'
import { oncePer } from '#src/content/kit/once-per.ts'
import type { Snapshot } from '#src/content/snapshot/snapshot.ts'
import type { ChangedPages } from '#src/contracts/content/changed-pages.ts'
import { serverLimits } from '#src/contracts/server-limits.ts'
import type { ContentStore } from '../content/content-store.ts'

/** A comparison of pages that goes on while its result is read. */
export type PagesCompared = {
  /** What is known so far. */
  read: () => ChangedPages
  done: Promise<void>
}

type Dependencies = {
  store: Pick<ContentStore, 'state' | 'refresh' | 'followed'>
  /** Begins to compare the pages of two snapshots; null in development, which keeps no pages. */
  comparePages: (before: Snapshot, after: Snapshot) => PagesCompared | null
}

/** Says what a publication has changed in public, by comparing pages before and after it. */
export function createChangedPages({ store, comparePages }: Dependencies) {
  type Followed = NonNullable<ReturnType<typeof store.followed>>
  /** Compares only once, however often the result is asked for. */
  const compare = oncePer(({ before, snapshot }: Followed) => comparePages(before, snapshot))

  /**
   * Waits until all pages are compared, or for a time.
   * @param number number of the content after the publication
   * @returns null if the content before or after it is no longer in memory
   */
  return async (number: number): Promise<ChangedPages | null> => {
    if (store.state().number < number) await store.refresh()
    const followed = store.followed()
    const compared = followed?.number === number ? compare(followed) : null
    if (!compared) return null
    await Promise.race([
      compared.done,
      setTimeout(serverLimits.pageCache.comparedMs, undefined, { ref: false }),
    ])
    return compared.read()
  }
}
