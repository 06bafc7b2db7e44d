import { type Entry, problemOf } from '../reading/entry.ts'
import { valuesIn } from '../reading/links.ts'
import type { Problem } from '../reading/yaml-file.ts'

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The name of an entry with a page or a price. One of a single word, such as Gateway, is an everyday
 * word too.
 */
function nameOf({ collection, data }: Entry): string[] {
  const name = collection === 'products' || collection === 'accessories' ? 'name' : 'heading'
  const value = data[name]
  return typeof value === 'string' && value.trim().includes(' ') ? [value] : []
}

const sentenceEnd = /(?<=[.!?…])\s+(?=\p{Lu})/u

/** The first sentence of a text in which a pattern is found. */
export const sentenceWith = (text: string, pattern: RegExp) =>
  text.split(sentenceEnd).find((sentence) => pattern.test(sentence)) ?? text

/**
 * Finds sentences that visitors read and that name what they do not see. A person rewrites them:
 * nothing is left out by its words.
 * @param shown entries that visitors see
 * @param hidden entries that an owner has hidden
 */
export function findHiddenNames(shown: readonly Entry[], hidden: readonly Entry[]): Problem[] {
  const others = new Set(shown.flatMap(nameOf).map((name) => name.toLowerCase()))
  const names = [...new Set(hidden.flatMap(nameOf))].filter(
    (name) => !others.has(name.toLowerCase()),
  )
  if (names.length === 0) return []
  const longestFirst = names.toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(${longestFirst.map(escaped).join('|')})(?![\\p{L}\\d])`,
    'iu',
  )
  return shown.flatMap((entry) =>
    valuesIn(entry.data).flatMap(({ path, value }) => {
      const found = typeof value === 'string' ? pattern.exec(value)?.[1] : undefined
      if (found === undefined) return []
      const sentence = sentenceWith(String(value), pattern)
      return [problemOf(entry, path, `names “${found}”, which is hidden: “${sentence}”`)]
    }),
  )
}
