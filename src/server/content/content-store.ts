import { setTimeout as wait } from 'node:timers/promises'
import type { Overlay } from '#src/content/reading/yaml-file.ts'
import { setCurrentSnapshot, withSnapshot } from '#src/content/snapshot.ts'
import { companyTime } from '#src/content/today.ts'
import { describeEntry } from '#src/editing/entries.ts'
import { readSources, type Workspace } from '#src/editing/workspace.ts'
import type { Database } from '../database/connect.ts'
import { type ContentState, deleteContentEntry, listContentEntries, readContentState } from '../database/content-entries.ts'
import { adoptEarlierPublications } from './adopt-earlier.ts'
import { makeContent, type PublicContent } from './make-content.ts'

/** Milliseconds between two looks at the number of the content: what another process publishes is public here after that. */
const lookEvery = 500

type Dependencies = {
  database: Database
  /** The folder that holds `content` and `src/assets/pictures`. */
  root: string
  onError: (error: unknown) => void
  /** Called when something else has become public. */
  onChange?: () => Promise<void>
}

/** An entry that waits for its time. */
type Upcoming = { at: string; label: string; address: string | null }
type Shown = { content: PublicContent; state: ContentState; upcoming: Upcoming[] }

const upcomingIn = (workspace: Workspace, asOf: string): Upcoming[] =>
  readSources(workspace)
    .map((source) => describeEntry(source, asOf))
    .flatMap(({ publishOn, isHidden, isUnconfirmed, label, address }) =>
      publishOn === null || isHidden || isUnconfirmed ? [] : [{ at: publishOn, label, address }],
    )

/** What is public, as the database has it: one place for every reader of the copy (decision 0058). */
export async function openContentStore({ database, root, onError, onChange = async () => {} }: Dependencies) {
  const { db } = database

  async function read(known?: number): Promise<Shown | null> {
    const state = await readContentState(db)
    if (!state) throw new Error('The database has lost the number of the content')
    if (state.number === known) return null
    const content = makeContent(root, await listContentEntries(db), state)
    return { content, state, upcoming: upcomingIn({ root, published: content.overlay, drafts: new Map() }, state.as_of) }
  }

  await adoptEarlierPublications(database, root, companyTime())
  let shown: Shown
  async function show(next: Shown) {
    shown = next
    setCurrentSnapshot(next.content.snapshot)
    // The request that publishes holds the snapshot from before.
    await withSnapshot(next.content.snapshot, onChange)
    return next
  }
  const first = await read()
  if (!first) throw new Error('The content could not be read')
  shown = await show(first)
  // An engineer has merged these texts: the files say them by now.
  for (const row of shown.content.settled) await database.write((tx) => deleteContentEntry(tx, row))

  let loading: Promise<void> = Promise.resolve()
  /** One reading after the other: of two publications the later is shown last. */
  function refresh(): Promise<void> {
    loading = loading
      .catch(() => {})
      .then(async () => {
        const next = await read(shown.state.number)
        if (next) await show(next)
      })
    return loading
  }

  const watching = new AbortController()
  async function watch(onLook: () => Promise<unknown>) {
    let hasFailed = false
    while (!watching.signal.aborted) {
      await wait(lookEvery, undefined, { signal: watching.signal, ref: false }).catch(() => {})
      if (watching.signal.aborted) return
      try {
        await refresh()
        await onLook()
        hasFailed = false
      } catch (error) {
        // Said once, not every second, while the database is away.
        if (!hasFailed) onError(error)
        hasFailed = true
      }
    }
  }

  return {
    /** What is public. */
    current: (): PublicContent => shown.content,
    state: (): ContentState => shown.state,
    refresh,
    /** Follows what other processes publish, until `stop`. @param onLook called after each look */
    start: (onLook: () => Promise<unknown>) => void watch(onLook),
    stop: () => watching.abort(),
    /** What has become due since the last publication. */
    due: (now = companyTime()): Upcoming[] => shown.upcoming.filter(({ at }) => at <= now),
    /** The content as drafts make it. */
    workspace: (drafts: Overlay = new Map()): Workspace => ({ root, published: shown.content.overlay, drafts }),
    root,
  }
}

export type ContentStore = Awaited<ReturnType<typeof openContentStore>>
