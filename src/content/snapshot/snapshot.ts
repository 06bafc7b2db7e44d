import { AsyncLocalStorage } from 'node:async_hooks'
import type { DerivedValues } from '../derived/derived-values.ts'
import type { Entry } from '../reading/entry.ts'
import type { Moved } from '../reading/site-addresses.ts'
import type { Settings } from '../schemas/setting-schemas.ts'

/** An entry that visitors see, its data as the schema of its place gives it (collections.ts). */
export type SnapshotEntry = Readonly<Pick<Entry, 'collection' | 'id' | 'file' | 'data'>>

/** A master that is no base file: digest of its bytes, width and height in pixels. */
export type UploadedPicture = Readonly<{ hash: string; width: number; height: number }>

/** What the site says: checked, deep-frozen, and nothing that JSON does not hold. */
export type Snapshot = Readonly<{
  /** Raised by each publication; 0 for the base files alone. */
  number: number
  /** The company's date for which it was made, `2026-11-20`: entries of a later one wait. */
  date: string
  /** The company's date by which months and certificates are over: `date`, except in a preview of all that waits. */
  today: string
  settings: Readonly<Settings>
  derived: DerivedValues
  entries: readonly SnapshotEntry[]
  moved: readonly Moved[]
  /** By the names under which the copy shows them. */
  pictures: Readonly<Record<string, UploadedPicture>>
}>

/** What the files of the content make from one day until another, as a build has checked it: `2026-11-20`, the later one excluded. */
export type CheckedBase = Pick<Snapshot, 'settings' | 'derived' | 'entries' | 'moved'> & Readonly<{ from: string; until: string }>

type Holder = { current: Snapshot | null; scopes: AsyncLocalStorage<Snapshot> }

/** One for the process: server and development server each load this module more than once, and must read the same snapshot. */
const kept = globalThis as { contentInUse?: Holder }
kept.contentInUse ??= { current: null, scopes: new AsyncLocalStorage() }
const holder = kept.contentInUse

/** The public content, whichever the request holds: for results that outlive it, a kept page or a mail. @throws Error where none is set */
export function publicSnapshot(): Snapshot {
  if (holder.current) return holder.current
  throw new Error('No snapshot of the content is set: call setCurrentSnapshot() at start, or setBaseSnapshot() in scripts and tests')
}

/** The snapshot of the surrounding `withSnapshot`, else of the process. @throws Error where neither is set */
export const currentSnapshot = (): Snapshot => holder.scopes.getStore() ?? publicSnapshot()

/** Runs a function, and what it awaits, with another snapshot than the process has. */
export const withSnapshot = <T>(snapshot: Snapshot, run: () => T): T => holder.scopes.run(snapshot, run)

export function setCurrentSnapshot(snapshot: Snapshot): void {
  holder.current = snapshot
}
