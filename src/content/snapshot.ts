import { checkContent } from './check/check-content.ts'
import type { Moved } from './reading/moved.ts'
import type { Entry } from './reading/read-content.ts'
import type { Overlay, Problem } from './reading/yaml-file.ts'
import { type Settings, settingSchemas } from './schemas/setting-schemas.ts'

export { currentSnapshot, publicSnapshot, setCurrentSnapshot, withSnapshot } from './settings/settings.ts'

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
  entries: readonly SnapshotEntry[]
  settings: Readonly<Settings>
  /** Addresses of what is hidden. */
  moved: readonly Moved[]
  /** By the names under which the copy shows them. */
  pictures: Readonly<Record<string, UploadedPicture>>
}>

type Options = {
  /** Folder in which `content/`, `src/` and `public/` of the program lie. */
  root: string
  /** What files say instead of what is on disk. */
  overlay?: Overlay
  date: string
  number: number
  pictures?: Readonly<Record<string, UploadedPicture>>
  /** Files of entries that wait although their time has come. */
  held?: readonly string[]
}

/** Freezes a value and all that it holds. What is frozen already is left: parts of an earlier snapshot. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}

const isComplete = (settings: Partial<Settings>): settings is Settings =>
  Object.keys(settingSchemas).every((name) => Object.hasOwn(settings, name))

/**
 * Checks all content and makes a snapshot of it.
 * @returns the snapshot with what somebody should look at although it is no fault, or every fault by file and line
 */
export function makeSnapshot({
  root,
  overlay,
  date,
  number,
  pictures = {},
  held = [],
}: Options): { snapshot: Snapshot; warnings: Problem[] } | { problems: Problem[] } {
  const { entries, moved, settings, problems, warnings } = checkContent(root, date, overlay, held)
  if (problems.length > 0) return { problems }
  if (!isComplete(settings)) {
    const missing = Object.keys(settingSchemas).filter((name) => !Object.hasOwn(settings, name))
    return { problems: missing.map((name) => ({ file: `content/${name}.json`, path: [], line: 1, message: 'The file is missing' })) }
  }
  const published = entries
    .filter(({ collection }) => collection !== 'settings')
    .map(({ collection, id, file, data }) => ({ collection, id, file, data }))
  return { snapshot: deepFreeze({ number, date, entries: published, settings, moved, pictures }), warnings }
}
