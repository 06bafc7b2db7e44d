import { checkContent } from './check/check-content.ts'
import type { Overlay, Problem } from './reading/yaml-file.ts'
import type { Snapshot, UploadedPicture } from './snapshot.ts'

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
  const { entries, moved, problems, warnings, checkedWith } = checkContent(root, date, overlay, held)
  if (problems.length > 0 || !checkedWith) return { problems }
  const published = entries.map(({ collection, id, file, data }) => ({ collection, id, file, data }))
  return { snapshot: deepFreeze({ number, date, ...checkedWith, entries: published, moved, pictures }), warnings }
}
