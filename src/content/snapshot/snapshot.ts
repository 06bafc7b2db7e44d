import { AsyncLocalStorage } from 'node:async_hooks'
import type { DerivedValues } from '../derived/derived-values.ts'
import type { OpenText } from '../languages/translate-files.ts'
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
  /** The language of the texts, as the company lists it: `en`, `pt-BR`. */
  language: string
  /** The first part of the addresses in the language; empty for the default language. */
  prefix: string
  /** Files of entries without a translation, whose pages are shown in the default language. */
  untranslated: readonly string[]
  /** Texts in another language than the snapshot, because they have no translation. */
  open: readonly OpenText[]
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
export type CheckedBase = Pick<Snapshot, 'settings' | 'derived' | 'entries' | 'moved' | 'open'> &
  Readonly<{ from: string; until: string }>

type Holder = {
  /** In the default language. */
  current: Snapshot | null
  /** In the other languages of the company, and in former ones, by the prefix of their addresses. */
  others: ReadonlyMap<string, Snapshot>
  /** Languages that visitors saw once and do not see now, by the prefix that they had. */
  former: ReadonlyMap<string, string>
  scopes: AsyncLocalStorage<Snapshot>
}

/**
 * One holder for the process, because this module may be loaded more than once, and all copies must
 * read the same snapshot.
 */
const shared = globalThis as { contentInUse?: Holder }
shared.contentInUse ??= {
  current: null,
  others: new Map(),
  former: new Map(),
  scopes: new AsyncLocalStorage(),
}
const holder = shared.contentInUse

/**
 * The public content, even in a preview: for results that outlive the request, such as cached pages
 * and mails.
 * @param prefix of the language; the default language if it is empty or unknown
 * @throws if none is set
 */
export function publicSnapshot(prefix = ''): Snapshot {
  const found = holder.others.get(prefix) ?? holder.current
  if (found) return found
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

/** The public content in the company's other languages, as far as it is made. */
export const otherSnapshots = (): readonly Snapshot[] =>
  snapshotsOfPeople().filter(({ prefix }) => !holder.former.has(prefix))

/** Languages that visitors saw once and do not see now, by the prefix that their addresses had. */
export const formerLanguages = (): ReadonlyMap<string, string> => holder.former

/** The same with those that visitors saw once: what people got in a language stays in it. */
export const snapshotsOfPeople = (): readonly Snapshot[] => [...holder.others.values()]

/**
 * The public content in a stored language, for what a person has got, opens and is sent. A language
 * that was taken off stays for those who used it.
 * @param language as the company listed it, in any case; the default language if it is unknown
 */
export const publicSnapshotIn = (language: string | null): Snapshot =>
  snapshotsOfPeople().find((one) => one.language.toLowerCase() === language?.toLowerCase()) ??
  publicSnapshot()

/** The language of the current snapshot, as it is stored; null for the default language. */
export function languageToStore(): string | null {
  const { language, prefix } = currentSnapshot()
  return prefix === '' ? null : language
}

/** Whether a snapshot is the public one of its language, not a preview or an earlier one. */
export const isPublicSnapshot = (snapshot: Snapshot): boolean =>
  snapshot === publicSnapshot(snapshot.prefix)

/** Runs a function in the language of a person; as it is for one in the default language. */
export const inLanguageOf = <T>(language: string | null | undefined, run: () => T): T =>
  language ? withSnapshot(publicSnapshotIn(language), run) : run()

/**
 * @param others snapshots in the company's other languages and in former ones, by the prefix of
 * their addresses
 * @param former languages that visitors saw once, by their prefix
 */
export function setCurrentSnapshot(
  snapshot: Snapshot,
  others: ReadonlyMap<string, Snapshot> = new Map(),
  former: ReadonlyMap<string, string> = new Map(),
): void {
  holder.current = snapshot
  holder.others = others
  holder.former = former
}
