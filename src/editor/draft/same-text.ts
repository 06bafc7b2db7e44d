import type { ContentValue, FieldPath } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'

export const isSameText = (a: ContentValue | undefined, b: ContentValue | undefined): boolean => {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSameText(item, b[index]))
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameText(a[key], b[key]))
  )
}

type Texts = Record<'base' | 'mine' | 'theirs', ContentValue | undefined>

/**
 * Merges two texts that were written over the same one: a field that only one of them changed has
 * its value, a field that both changed has that of the preferred one.
 */
export function mergeTexts(
  { base, mine, theirs }: Texts,
  preferred: 'mine' | 'theirs',
): ContentValue | undefined {
  if (isSameText(mine, base)) return theirs
  if (isSameText(theirs, base)) return mine
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    // Items of lists of another length cannot be told apart.
    if (base.length === mine.length && base.length === theirs.length)
      return base.map(
        (item, index) =>
          mergeTexts({ base: item, mine: mine[index], theirs: theirs[index] }, preferred) ?? null,
      )
  } else if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
    return Object.fromEntries(
      keys.flatMap((key) => {
        const texts = { base: base[key], mine: mine[key], theirs: theirs[key] }
        const merged = mergeTexts(texts, preferred)
        return merged === undefined ? [] : [[key, merged]]
      }),
    )
  }
  return preferred === 'mine' ? mine : theirs
}

/** Merges two texts whose writers have changed different fields; undefined if both changed one. */
export function mergeDifferent(texts: Texts): ContentValue | undefined {
  const merged = mergeTexts(texts, 'mine')
  return isSameText(merged, mergeTexts(texts, 'theirs')) ? merged : undefined
}

type Disagreement = {
  path: FieldPath
  mine: ContentValue | undefined
  theirs: ContentValue | undefined
}

/**
 * Lists the differing fields, as deep as both values have the same shape. Lists of different
 * lengths differ as a whole.
 */
export function disagreements(
  mine: ContentValue | undefined,
  theirs: ContentValue | undefined,
  path: FieldPath = [],
): Disagreement[] {
  if (isSameText(mine, theirs)) return []
  if (Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length)
    return mine.flatMap((item, index) => disagreements(item, theirs[index], [...path, index]))
  if (isRecord(mine) && isRecord(theirs)) {
    const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    return keys.flatMap((key) => disagreements(mine[key], theirs[key], [...path, key]))
  }
  return [{ path, mine, theirs }]
}
