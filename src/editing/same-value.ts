import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '#src/contracts/content/is-record.ts'

/** Whether two values say the same; the order of keys says nothing. */
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other)

/** JSON in which the order of keys says nothing: of two values that say the same, the same text. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? Object.fromEntries(Object.entries(part).sort()) : part))

/** Fields by which an item of a list is known although its texts change. */
const names = ['id', 'slug', 'name', 'title', 'question', 'label', 'heading', 'term', 'group', 'href']

/** What an item of a list is known by; undefined where nothing tells it from the others. */
function nameOf(item: unknown): string | undefined {
  if (!isRecord(item)) return undefined
  const key = names.find((name) => typeof item[name] === 'string' || typeof item[name] === 'number')
  return key && `${key} ${item[key]}`
}

/** Finds each item's former one: the same, of the same name, or in its place. @returns its index; undefined for a new item */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys())
  const found: (number | undefined)[] = after.map(() => undefined)
  /** Pairs items under the same key, the one in the same place first, then the first that is left. One without a key has no pair. */
  const pairUp = (keyOf: (item: unknown, index: number) => string | undefined) => {
    const left = new Map<string, Set<number>>()
    for (const at of free) {
      const key = keyOf(before[at], at)
      if (key !== undefined) left.set(key, (left.get(key) ?? new Set()).add(at))
    }
    after.forEach((now, index) => {
      const known = found[index] === undefined ? left.get(keyOf(now, index) ?? '') : undefined
      const at = known?.has(index) ? index : known?.values().next().value
      if (at === undefined) return
      known?.delete(at)
      free.delete(at)
      found[index] = at
    })
  }
  pairUp(canonical)
  pairUp(nameOf)
  // A text that was written anew in its place; a list that became longer or shorter has none.
  if (before.length === after.length) pairUp((item, index) => `${index} ${isRecord(item)}`)
  return found
}
