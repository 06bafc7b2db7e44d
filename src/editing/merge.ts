import type { ContentValue, FieldPath } from '#src/contracts/content/content.ts'
import { type ContentRecord, isRecord } from '#src/contracts/content/is-record.ts'
import { readValue, writeValue } from './document.ts'
import { isSame } from './same-value.ts'

/**
 * Merges two changes of `base`. A field in both changes keeps the value of `mine` and is a
 * conflict. Equally long lists merge by item.
 */
export function mergeValues(
  base: ContentValue | undefined,
  mine: ContentValue | undefined,
  theirs: ContentValue | undefined,
  field: FieldPath = [],
): { value: ContentValue | undefined; conflicts: FieldPath[] } {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] }
  if (isSame(base, mine)) return { value: theirs, conflicts: [] }
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    const parts = keys.map((key) => ({
      key,
      ...mergeValues(base[key], mine[key], theirs[key], [...field, key]),
    }))
    const value: ContentRecord = {}
    for (const part of parts) if (part.value !== undefined) value[part.key] = part.value
    return { value, conflicts: parts.flatMap(({ conflicts }) => conflicts) }
  }
  if (
    Array.isArray(base) &&
    Array.isArray(mine) &&
    Array.isArray(theirs) &&
    mine.length === theirs.length &&
    base.length === mine.length
  ) {
    const parts = mine.map((item, index) =>
      mergeValues(base[index], item, theirs[index], [...field, index]),
    )
    return {
      value: parts.map(({ value }) => value ?? null),
      conflicts: parts.flatMap(({ conflicts }) => conflicts),
    }
  }
  return { value: mine, conflicts: [field] }
}

export function mergeDraftOntoFile(
  path: string,
  base: string | null,
  draft: string,
  onDisk: string | null,
): { text: string; conflicts: FieldPath[] } {
  if (base === onDisk) return { text: draft, conflicts: [] }
  if (base === null || onDisk === null) return { text: draft, conflicts: [[]] }
  try {
    const mine = readValue(draft)
    const { value = mine, conflicts } = mergeValues(readValue(base), mine, readValue(onDisk))
    return { text: writeValue(path, onDisk, value), conflicts }
  } catch {
    // A text that is no valid YAML cannot be merged. The content check reports the fault.
    return { text: draft, conflicts: [[]] }
  }
}
