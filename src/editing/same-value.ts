import { isDeepStrictEqual } from 'node:util'
import type { ContentValue } from '#src/contracts/content.ts'

export type ContentRecord = { [key: string]: ContentValue }

export const isRecord = (value: unknown): value is ContentRecord => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values say the same; the order of keys says nothing. */
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other)

/** Fields by which an item of a list is known although its texts change. */
const names = ['id', 'slug', 'name', 'title', 'question', 'label', 'heading', 'term', 'group', 'href']

/** What an item of a list is known by; undefined where nothing tells it from the others. */
function nameOf(item: unknown): string | undefined {
  if (!isRecord(item)) return undefined
  const key = names.find((name) => typeof item[name] === 'string' || typeof item[name] === 'number')
  return key && `${key} ${item[key]}`
}

/**
 * Finds for each item of a list what it was before: the same item, one of the same name, or the one that stood in its place.
 * @returns indexes of the list before; undefined for an item that is new
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys())
  const found: (number | undefined)[] = after.map(() => undefined)
  const pairUp = (fits: (old: unknown, now: unknown, sameIndex: boolean) => boolean) => {
    after.forEach((now, index) => {
      if (found[index] !== undefined) return
      const isFree = (at: number) => free.has(at) && fits(before[at], now, at === index)
      const at = isFree(index) ? index : [...free].find(isFree)
      if (at === undefined) return
      free.delete(at)
      found[index] = at
    })
  }
  pairUp(isSame)
  pairUp((old, now) => nameOf(now) !== undefined && nameOf(now) === nameOf(old))
  // A text that was written anew in its place; a list that became longer or shorter has none.
  if (before.length === after.length) pairUp((old, now, sameIndex) => sameIndex && isRecord(old) === isRecord(now))
  return found
}
