import type { ContentValue, FieldPath } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'

/** Writes a field's path as one string, `sections/0/heading`. No key contains a slash. */
export const placeInValue = (path: FieldPath): string => path.join('/')
export const fieldOf = (at: string): FieldPath =>
  at.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
export const within = (at: string, key: string | number): string =>
  at === '' ? String(key) : `${at}/${key}`

export function valueAt(value: ContentValue | undefined, at: string): ContentValue | undefined {
  if (at === '') return value
  return at.split('/').reduce<ContentValue | undefined>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)]
    return isRecord(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined
  }, value)
}

/**
 * Returns a copy of a value with `next` at the path `at`; undefined removes the key. Unchanged
 * parts are not copied.
 */
export function withValueAt(
  value: ContentValue | undefined,
  at: string,
  next: ContentValue | undefined,
): ContentValue | undefined {
  if (at === '') return next
  const [key = '', ...deeper] = at.split('/')
  const rest = deeper.join('/')
  if (Array.isArray(value))
    return value.map((item, index) =>
      index === Number(key) ? (withValueAt(item, rest, next) ?? null) : item,
    )
  const record = isRecord(value) ? value : {}
  const inner = withValueAt(record[key], rest, next)
  if (inner !== undefined) return { ...record, [key]: inner }
  const { [key]: _, ...others } = record
  return others
}
