import { LRUCache } from 'lru-cache'
import type { Base } from '#src/content/reading/delivered.ts'
import type { Snapshot } from '#src/content/snapshot/snapshot.ts'
import type { ContentProblem } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { Previewed } from '#src/contracts/content/previews.ts'
import type { Context } from '#src/core/context.server.ts'
import { createFairQueue, type FairQueue } from '#src/core/fairness/fair-queue.ts'
import type { ContentStore } from './published/content-store.server.ts'

declare module '#src/core/http/app-env.ts' {
  interface Variables {
    editor: EditorContext
    /** Whether this browser is shown drafts from now on; undefined for no change. */
    nextPreview: boolean | undefined
    /** The base that it is shown instead of the drafts. */
    nextPreviewBase: Base | undefined
    previewCookie: string | undefined
  }
}

export type BrokenPage = { address: string; message: string }

export type Preview = {
  /** Cache key: changes with the public content and each draft. */
  version: string
  snapshot: Snapshot
  /** @param prefix of a language; empty for the default language */
  snapshotIn: (prefix: string) => Snapshot
  leftOut: Previewed['leftOut']
  addresses: string[]
  /** Address of a page that shows an entry; null if that may be any page. */
  pageShowing: (path: string) => string | null
}

type Given = Context & {
  store: ContentStore
  /** Signing key, the same in every process. */
  secret: string
  /** Why editors cannot change texts on this server; null if they can. */
  whyReadOnly: string | null
  /**
   * Renders the given pages of an unpublished snapshot, and in the default language one page of
   * each template.
   * @returns the pages that fail
   */
  tryPages: (snapshot: Snapshot, addresses: readonly string[]) => Promise<BrokenPage[]>
  failedPages: () => readonly BrokenPage[]
}

/** First argument of the editor's functions, with its state of this process. */
export type EditorContext = Given & {
  /** Cached previews by the path of their entry; `''` for the preview of all drafts. */
  previews: LRUCache<string, { version: string; preview: Promise<Preview> }>
  /**
   * `failed`: content number and entries of the last failed attempt to publish due entries, and its
   * time. `problems`: why due entries are not public.
   */
  due: { failed: { what: string; at: number } | null; problems: readonly ContentProblem[] }
  /** Only one picture is decoded at a time, because it takes hundreds of megabytes. */
  pictureQueue: FairQueue
}

const { permits, waiting, waitingPerEditor } = contentLimits.decoding

export const openEditorContext = (given: Given): EditorContext => ({
  ...given,
  // One of all drafts, and those of the entries shared last.
  previews: new LRUCache<string, { version: string; preview: Promise<Preview> }>({ max: 8 }),
  due: { failed: null, problems: [] },
  pictureQueue: createFairQueue({ permits, waiting, waitingPerNetwork: waitingPerEditor }),
})
