import { AsyncLocalStorage } from 'node:async_hooks'
import type { DerivedValues } from '../derived/derived-values.ts'
import type { Entry } from '../reading/entry.ts'
import type { Moved } from '../reading/link-targets.ts'
import type { Settings } from '../schemas/setting-schemas.ts'

/** An entry that visitors see, with the data that its schema gives (collections.ts). */
export type SnapshotEntry = Readonly<Pick<Entry, 'collection' | 'id' | 'file' | 'data'>>

/** A master that an editor uploaded: digest of its bytes, width and height in pixels. */
export type UploadedPicture = Readonly<{ hash: string; width: number; height: number }>

/** The content of the site: checked, deep-frozen, and free of values that JSON lacks. */
export type Snapshot = Readonly<{
  /** Incremented by each publication; 0 for the files on disk without published texts. */
  number: number
  /**
   * The company's date for which the snapshot was made, `2026-11-20`; entries with a later day are
   * not in it.
   */
  date: string
  /**
   * The company's date that decides which months and certificates are over: `date`, except in a
   * preview of all later entries.
   */
  today: string
  settings: Readonly<Settings>
  derived: DerivedValues
  entries: readonly SnapshotEntry[]
  moved: readonly Moved[]
  /** Uploaded masters by the names that the content uses. */
  pictures: Readonly<Record<string, UploadedPicture>>
}>

/**
 * Content of the files on disk as a build has checked it, valid from one day (`2026-11-20`) until
 * before another.
 */
export type CheckedBase = Pick<Snapshot, 'settings' | 'derived' | 'entries' | 'moved'> &
  Readonly<{ from: string; until: string }>

type Holder = { current: Snapshot | null; scopes: AsyncLocalStorage<Snapshot> }

/**
 * One holder for the process, because this module may be loaded more than once, and all copies must
 * read the same snapshot.
 */
const kept = globalThis as { contentInUse?: Holder }
kept.contentInUse ??= { current: null, scopes: new AsyncLocalStorage() }
const holder = kept.contentInUse

/**
 * The public content, even in a preview: for results that outlive the request, such as cached pages
 * and mails.
 * @throws if none is set
 */
export function publicSnapshot(): Snapshot {
  if (holder.current) return holder.current
  throw new Error(
    'No snapshot of the content is set: call setCurrentSnapshot() at start, or setBaseSnapshot() in scripts and tests',
  )
}

/**
 * The snapshot of the surrounding `withSnapshot`, or else of the process.
 * @throws Error if neither is set
 */
export const currentSnapshot = (): Snapshot => holder.scopes.getStore() ?? publicSnapshot()

/** Runs a function, and everything that it awaits, with another snapshot than the process's. */
export const withSnapshot = <T>(snapshot: Snapshot, run: () => T): T =>
  holder.scopes.run(snapshot, run)

export function setCurrentSnapshot(snapshot: Snapshot): void {
  holder.current = snapshot
}
