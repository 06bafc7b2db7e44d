import { isDeepStrictEqual } from 'node:util'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'

/**
 * Takes an owner's values of an entry over to another base: fields that differ from what the base
 * before delivered stay, all others are the new base's. A list is one value.
 * @param before what the base before delivered
 * @param next what the new base delivers
 */
export function withOwnValues(
  own: ContentValue,
  before: ContentValue,
  next: ContentValue,
): ContentValue {
  if (isDeepStrictEqual(own, before)) return next
  if (!isRecord(own) || !isRecord(before) || !isRecord(next)) return own
  const keys = [...new Set([...Object.keys(next), ...Object.keys(own)])]
  return Object.fromEntries(
    keys.flatMap((key): [string, ContentValue][] => {
      const [mine, theirs, new_] = [own[key], before[key], next[key]]
      // The owner has left it out, or never had it.
      if (mine === undefined) return theirs === undefined && new_ !== undefined ? [[key, new_]] : []
      if (isDeepStrictEqual(mine, theirs)) return new_ === undefined ? [] : [[key, new_]]
      return [[key, new_ === undefined ? mine : withOwnValues(mine, theirs ?? null, new_)]]
    }),
  )
}
