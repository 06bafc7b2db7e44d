import { isDeepStrictEqual } from 'node:util'
import type { ContentValue, FieldPath } from '#src/contracts/content/content.ts'
import { isOwners } from '#src/contracts/content/field-permissions.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { valueOfFile, writeValue } from './document.server.ts'
import { holdsEditors } from './editor-fields.server.ts'
import { matchItems } from './match-items.server.ts'
import { ownerChangesOf } from './owner-changes.server.ts'

type Value = ContentValue | undefined

/**
 * Takes the owner's fields of a draft from the public text, unless the draft itself has changed
 * them.
 */
function withOwnersFields(
  file: string,
  base: Value,
  draft: Value,
  published: Value,
  field: FieldPath = [],
): Value {
  if (!holdsEditors(file, field)) return isDeepStrictEqual(base, draft) ? published : draft
  if (isRecord(draft) && isRecord(published)) {
    const keys = [...new Set([...Object.keys(draft), ...Object.keys(published)])]
    const before = isRecord(base) ? base : {}
    return Object.fromEntries(
      keys.flatMap((key): [string, ContentValue][] => {
        const value = withOwnersFields(file, before[key], draft[key], published[key], [
          ...field,
          key,
        ])
        return value === undefined ? [] : [[key, value]]
      }),
    )
  }
  if (Array.isArray(draft) && Array.isArray(published)) {
    const before = Array.isArray(base) ? base : []
    const [ofBase, ofPublic] = [matchItems(before, draft), matchItems(published, draft)]
    return draft.map((item, index) => {
      const [was, is] = [ofBase[index], ofPublic[index]]
      if (is === undefined) return item
      const from = was === undefined ? undefined : before[was]
      return withOwnersFields(file, from, item, published[is], [...field, index]) ?? item
    })
  }
  return draft
}

/**
 * Puts a draft on the present public text. The owner's fields always come from there, so that a
 * draft of Monday never brings back Monday's telephone number.
 * @param base public text when the draft began
 * @returns `isConflict` if anything else has changed in public since
 */
export function rebaseDraft(
  path: string,
  { base, text }: { base: string | null; text: string },
  published: string | null,
): { text: string; isConflict: boolean } {
  if (base === published) return { text, isConflict: false }
  if (base === null || published === null) return { text, isConflict: true }
  const [was, is, now] = [base, text, published].map((one) => valueOfFile(path, one))
  if (isDeepStrictEqual(was, now)) return { text, isConflict: false }
  const hasOwn = ownerChangesOf({ path, before: base, after: text }).some(isOwners)
  const isOnlyOwners = !hasOwn && isDeepStrictEqual(withOwnersFields(path, was, was, now), now)
  const value = withOwnersFields(path, was, is, now)
  return {
    text:
      value === undefined || isDeepStrictEqual(value, is) ? text : writeValue(path, text, value),
    isConflict: !isOnlyOwners,
  }
}
