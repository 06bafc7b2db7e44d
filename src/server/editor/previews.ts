import { makeSnapshot, type Snapshot } from '#src/content/snapshot.ts'
import type { ContentProblem } from '#src/contracts/content.ts'
import { calls } from '#src/editing/calls.ts'
import { pictureNameOf } from '#src/editing/pictures.ts'
import { problemsFound } from '#src/editing/problems.ts'
import { overlayOf } from '#src/editing/workspace.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { Database } from '../database/connect.ts'
import { type DraftRow, listHeldPictures } from '../database/content-drafts.ts'
import { draftOverlay, readDrafts } from './drafts.ts'

/** Later than any entry waits for: a preview shows what is scheduled too. */
const always = '9999-12-31T23:59'

/** The site with drafts laid over what is public. */
export type Preview = {
  snapshot: Snapshot
  /** Faults of the drafts that are left out. */
  leftOut: ContentProblem[]
  /** Pages of the drafts that are shown. */
  addresses: string[]
}

/** Makes the snapshot that editors see: all drafts, or those of one entry. A draft with faults is left out, and named. */
export function createPreviews({ database, store }: { database: Database; store: ContentStore }) {
  /** The last one made of each choice, while neither a draft nor what is public has changed. */
  const made = new Map<string, { version: string; preview: Preview }>()

  async function make(drafts: readonly DraftRow[]): Promise<Preview> {
    const pictures = { ...store.current().snapshot.pictures }
    for (const { path, hash, width, height } of await listHeldPictures(database.db))
      if (drafts.some((draft) => draft.path === path)) pictures[pictureNameOf(path)] = { hash, width, height }
    const leftOut: ContentProblem[] = []
    let shown = drafts
    for (;;) {
      const workspace = store.workspace(draftOverlay(shown))
      const result = makeSnapshot({ root: store.root, overlay: overlayOf(workspace), pictures, date: always, number: store.state().number })
      if ('snapshot' in result) {
        const paths = new Set(shown.map(({ path }) => path))
        const { entries } = calls.list(workspace, always)
        const addresses = entries.flatMap(({ path, address }) => (address !== null && paths.has(path) ? [address] : []))
        return { snapshot: result.snapshot, leftOut, addresses }
      }
      if (shown.length === 0) return { snapshot: store.current().snapshot, leftOut, addresses: [] }
      leftOut.push(...problemsFound(workspace, result.problems))
      const faulty = shown.filter(({ path }) => result.problems.some(({ file }) => file === path))
      // A fault of what is public comes from a draft that has none of its own, such as a removal.
      shown = faulty.length > 0 ? shown.filter((draft) => !faulty.includes(draft)) : []
    }
  }

  return {
    /** @param path only the draft of this entry; left out, all drafts */
    async current(path?: string): Promise<Preview> {
      const { rows } = await readDrafts(database, store)
      const drafts = path === undefined ? rows : rows.filter((draft) => draft.path === path)
      const version = [store.state().number, ...drafts.map((draft) => draft.version)].join(' ')
      const known = made.get(path ?? '')
      if (known?.version === version) return known.preview
      const preview = await make(drafts)
      made.set(path ?? '', { version, preview })
      return preview
    },
  }
}

export type Previews = ReturnType<typeof createPreviews>
