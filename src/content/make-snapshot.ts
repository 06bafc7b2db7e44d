import { checkContent } from './check/check-content.ts'
import type { Overlay, Problem } from './reading/yaml-file.ts'
import type { CheckedBase, Snapshot, UploadedPicture } from './snapshot/snapshot.ts'

type Options = {
  root: string
  overlay?: Overlay
  date: string
  number: number
  pictures?: Readonly<Record<string, UploadedPicture>>
  held?: readonly string[]
  /**
   * Result of the build's check, used if the overlay is empty, no file is held back and no picture
   * is uploaded.
   */
  base?: CheckedBase | null | undefined
}

/**
 * Freezes a value and removes fields that hold `undefined`, which JSON lacks, so that a snapshot
 * survives being stored as JSON.
 */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined) Reflect.deleteProperty(value, name)
    else deepFreeze(part)
  }
  return Object.freeze(value)
}

type Made = { snapshot: Snapshot; warnings: () => Problem[] } | { problems: Problem[] }

/** @returns the snapshot of all content with warnings, or every fault by file and line */
export function makeSnapshot({
  root,
  overlay,
  date,
  number,
  pictures = {},
  held = [],
  base,
}: Options): Made {
  const freeze = ({ entries, ...facts }: Omit<Snapshot, 'number' | 'date' | 'pictures'>) => {
    const shown = entries.map(({ collection, id, file, data }) => ({ collection, id, file, data }))
    return deepFreeze({ number, date, ...facts, entries: shown, pictures })
  }
  const isUnchanged = !overlay?.size && held.length === 0 && Object.keys(pictures).length === 0
  if (base && isUnchanged && base.from <= date && date < base.until) {
    const { from: _, until: __, ...facts } = base
    return { snapshot: freeze({ ...facts, today: date }), warnings: () => [] }
  }
  const checked = checkContent(root, date, overlay, held)
  const { entries, moved, problems, checkedWith } = checked
  if (problems.length > 0 || !checkedWith) return { problems }
  return {
    snapshot: freeze({ ...checkedWith, entries, moved }),
    warnings: () => checked.warnings,
  }
}
