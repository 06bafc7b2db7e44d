import { isDeepStrictEqual } from 'node:util'
import { memoize } from '#src/content/kit/memoize.ts'
import { contactNumbers } from '#src/contracts/content/contact-numbers.ts'
import type { ContentValue, FieldPath } from '#src/contracts/content/content.ts'
import { type ChangeKind, isConfirmed } from '#src/contracts/content/field-permissions.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { outwardLinks } from '#src/contracts/content/outward-links.ts'
import { valueOfFile } from './document.server.ts'
import {
  holdsEditors,
  isEditors,
  isFileOfEditors,
  isReportedToOwners,
} from './editor-fields.server.ts'
import { matchItems } from './match-items.server.ts'

export type Texts = { path: string; before: string | null; after: string | null }

/**
 * A change that only owners may publish, or of which they are notified. `field`: path after the change; for a removed
 * field, path before.
 */
export type OwnerChange = {
  field: FieldPath
  before: ContentValue
  after: ContentValue
  kind: ChangeKind
}

type Value = ContentValue | undefined
const keyOf = (item: Value) => {
  const key = isRecord(item) ? (item['from'] ?? item['id']) : undefined
  return typeof key === 'string' || typeof key === 'number' ? String(key) : undefined
}

function originsOf(
  before: readonly ContentValue[],
  after: readonly ContentValue[],
): (number | undefined)[] {
  if (![...before, ...after].every((item) => keyOf(item) !== undefined))
    return matchItems(before, after)
  const places = Map.groupBy(before.keys(), (index) => keyOf(before[index]))
  return after.map((item) => places.get(keyOf(item))?.shift())
}

function changesInList(
  file: string,
  before: readonly ContentValue[],
  after: readonly ContentValue[],
  field: FieldPath,
): OwnerChange[] {
  const origins = originsOf(before, after)
  const kept = origins.filter((at) => at !== undefined)
  const isKept = new Set(kept)
  const isMoved = kept.some((at, index) => index > 0 && at < (kept[index - 1] ?? 0))
  const order: OwnerChange[] =
    isMoved && !holdsEditors(file, [...field, 0])
      ? [{ field, before: [...before], after: [...after], kind: 'not-listed' }]
      : []
  const found = after.flatMap((item, index) => {
    const at = origins[index]
    return changesIn(file, at === undefined ? undefined : before[at], item, [...field, index])
  })
  const gone = before.flatMap((item, index) =>
    isKept.has(index) ? [] : changesIn(file, item, undefined, [...field, index]),
  )
  return [...order, ...found, ...gone]
}

/**
 * Compares a field that editors may publish. Only owners may change the field's links out of the
 * site. Owners are notified of a new number that may be a telephone number or a bank account.
 */
function changesInField(
  file: string,
  before: Value,
  after: Value,
  field: FieldPath,
): OwnerChange[] {
  const [old, now] = [outwardLinks(field, before), outwardLinks(field, after)]
  if (!isDeepStrictEqual(old, now))
    return [
      { field, before: old.join(', ') || null, after: now.join(', ') || null, kind: 'leads-out' },
    ]
  const [numbers, newNumbers] = [contactNumbers(before), contactNumbers(after)]
  if (newNumbers.some((number) => !numbers.includes(number)))
    return [
      {
        field,
        before: numbers.join(', ') || null,
        after: newNumbers.join(', '),
        kind: 'notify',
      },
    ]
  return isReportedToOwners(file, field)
    ? [{ field, before: before ?? null, after: after ?? null, kind: 'notify' }]
    : []
}

const isContainer = (value: Value) => typeof value === 'object' && value !== null

/**
 * Lists the changes in every field that differs. Only owners may publish a field that is not listed
 * for editors.
 */
function changesIn(file: string, before: Value, after: Value, field: FieldPath): OwnerChange[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) =>
      changesIn(
        file,
        Object.hasOwn(before, key) ? before[key] : undefined,
        Object.hasOwn(after, key) ? after[key] : undefined,
        [...field, key],
      ),
    )
  if (Array.isArray(before) && Array.isArray(after))
    return changesInList(file, before, after, field)
  if (!holdsEditors(file, field))
    return [{ field, before: before ?? null, after: after ?? null, kind: 'not-listed' }]
  // If a value becomes another kind of value, all old fields count as removed and all new fields as
  // added.
  if (isContainer(before) || isContainer(after))
    return [
      ...changesBesideNothing(file, before, field, 'gone'),
      ...changesBesideNothing(file, after, field, 'new'),
    ]
  if (isEditors(file, field)) return changesInField(file, before, after, field)
  // A group that is null instead of absent has not changed.
  return before == null && after == null
    ? []
    : [{ field, before: before ?? null, after: after ?? null, kind: 'not-listed' }]
}

function changesBesideNothing(
  file: string,
  value: Value,
  field: FieldPath,
  side: 'new' | 'gone',
): OwnerChange[] {
  if (value == null) return []
  const empty = Array.isArray(value) ? [] : isContainer(value) ? {} : undefined
  return side === 'new'
    ? changesIn(file, empty, value, field)
    : changesIn(file, value, empty, field)
}

/**
 * Lists the changed fields that only owners may publish, or that owners are told about. `before` or
 * `after` is null without a file.
 */
export function ownerChanges(
  file: string,
  before: ContentValue,
  after: ContentValue,
): OwnerChange[] {
  const isBound = isConfirmed(before) || isConfirmed(after)
  // Editors may publish no field of a confirmed document.
  const listed = isBound ? '' : file
  const kindOf = (change: OwnerChange): OwnerChange =>
    isBound ? { ...change, kind: 'confirmed' } : change
  const isWhole = (before !== null && !isRecord(before)) || (after !== null && !isRecord(after))
  if (isWhole || (!isFileOfEditors(file) && (before === null || after === null)))
    return isDeepStrictEqual(before, after)
      ? []
      : [kindOf({ field: [], before, after, kind: 'not-listed' })]
  const found = changesIn(listed, before ?? {}, after ?? {}, [])
  if (after !== null) return found.map(kindOf)
  // A removed file states nothing new, so only removed links to other sites and terms that are no
  // longer binding are reported.
  return found
    .filter(({ kind, field }) => kind === 'leads-out' || field[0] === 'binding' || isBound)
    .map(kindOf)
}

const valueOrNull = (file: string, text: string | null): ContentValue =>
  text === null ? null : valueOfFile(file, text)

const noFile = {}
const madeTo = memoize((_after: object) => new WeakMap<object, OwnerChange[]>())

/** Lists what `ownerChanges` does, once while `valueOfFile` gives the same values. */
export function ownerChangesOf({ path, before, after }: Texts): OwnerChange[] {
  const [was, is] = [valueOrNull(path, before), valueOrNull(path, after)]
  if (!isRecord(is) || typeof was !== 'object') return ownerChanges(path, was, is)
  const made = madeTo(is)
  const changes = made.get(was ?? noFile) ?? ownerChanges(path, was, is)
  made.set(was ?? noFile, changes)
  return changes
}
