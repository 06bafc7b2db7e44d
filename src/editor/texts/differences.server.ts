import { isDeepStrictEqual } from 'node:util'
import type {
  ContentValue,
  FieldPath,
  Difference as NamedDifference,
} from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { matchItems } from './match-items.server.ts'

type FieldDifference = Omit<NamedDifference, 'place'>

const orNull = (value: ContentValue | undefined): ContentValue => value ?? null

/** Finds the first text of a list item, which stands for the item if only the order has changed. */
function called(item: ContentValue): ContentValue {
  if (typeof item !== 'object' || item === null) return item
  return called(Object.values(item).find((value) => value !== null && value !== '') ?? '')
}

function inList(
  before: ContentValue[],
  after: ContentValue[],
  field: FieldPath,
): FieldDifference[] {
  const origins = matchItems(before, after)
  const kept = new Set(origins)
  const found = after.flatMap((item, index): FieldDifference[] => {
    const at = origins[index]
    return at === undefined
      ? [{ field: [...field, index], before: null, after: item }]
      : differences(orNull(before[at]), item, [...field, index])
  })
  const removed = before.flatMap((item, index): FieldDifference[] =>
    kept.has(index) ? [] : [{ field: [...field, index], before: item, after: null }],
  )
  const stayed = origins.filter((at) => at !== undefined)
  const isMoved = stayed.some((at, index) => index > 0 && at < (stayed[index - 1] ?? 0))
  const order: FieldDifference[] = isMoved
    ? [{ field, before: before.map(called), after: after.map(called) }]
    : []
  return [...order, ...found, ...removed]
}

/**
 * Compares two values. A moved list item is compared at its new index; a removed item is reported
 * at its former index.
 */
export function differences(
  before: ContentValue,
  after: ContentValue,
  field: FieldPath = [],
): FieldDifference[] {
  if (isDeepStrictEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return inList(before, after, field)
  if (!isRecord(before) || !isRecord(after)) return [{ field, before, after }]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) =>
    differences(orNull(before[key]), orNull(after[key]), [...field, key]),
  )
}
