import { cutText } from '#src/contracts/cut-text.ts'
import { limits } from '#src/contracts/limits.ts'
import { apostrophes, foldText, hyphens } from '#src/contracts/text/fold-text.ts'

/**
 * A word of a text or a query, with its inner hyphens and apostrophes, and invisible marks such as
 * the word joiner that pages put after a hyphen.
 */
const inner = String.raw`[\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}${apostrophes}${hyphens}]`
const word = new RegExp(String.raw`[\p{L}\p{N}](?:${inner}*[\p{L}\p{N}\p{M}])?`, 'gu')

/** Splits a text into parts, every second one a word; joined, the parts are the text again. */
export function partsOf(text: string): { text: string; isWord: boolean }[] {
  const parts: { text: string; isWord: boolean }[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(word)) {
    parts.push({ text: text.slice(at, index), isWord: false }, { text: found, isWord: true })
    at = index + found.length
  }
  return [...parts, { text: text.slice(at), isWord: false }]
}

/**
 * Returns the same form for singular and plural. Short words such as gas and bus stay unchanged.
 */
const singular = (term: string) =>
  term.length < 4
    ? term
    : term
        .replace(/ies$/, 'y')
        .replace(/(ss|x|z|ch|sh)es$/, '$1')
        .replace(/([^isu])s$/, '$1')

/**
 * Index terms of a word's first letters, as people see them: the word written as one, then
 * its parts between hyphens. "Z-Wave": zwave, z, wave.
 */
export function termsOf(written: string): string[] {
  const folded = foldText(written).replace(/'s$/, '').replaceAll("'", '')
  const parts = folded.split('-').filter(Boolean)
  return [
    ...new Set(
      [parts.join(''), ...parts].map((part) => singular(cutText(part, limits.search.word))),
    ),
  ]
}

export const termsIn = (text: string): string[] => (text.match(word) ?? []).flatMap(termsOf)

/**
 * The letters of a word as bits; a, e, i and y share a bit. A typing error changes at most two bits
 * for each wrong letter.
 */
export function lettersOf(term: string): number {
  let letters = 0
  for (const letter of term.replace(/[eiy]/g, 'a')) letters |= 1 << (letter.charCodeAt(0) & 31)
  return letters
}

export function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/**
 * Edit distance of two words, with swaps of neighbours; `most + 1` if it is greater. Takes at most
 * 2 · `most` + 1 steps for each letter.
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let at = 1; at <= one.length; at++) {
    const row = Array<number>(other.length + 1).fill(most + 1)
    row[0] = at
    for (let place = Math.max(1, at - most); place <= Math.min(other.length, at + most); place++) {
      const changed = (last[place - 1] ?? 0) + (one[at - 1] === other[place - 1] ? 0 : 1)
      const isSwapped =
        at > 1 && one[at - 1] === other[place - 2] && one[at - 2] === other[place - 1]
      const swapped = isSwapped ? (beforeLast[place - 2] ?? 0) + 1 : most + 1
      row[place] = Math.min(changed, (last[place] ?? 0) + 1, (row[place - 1] ?? 0) + 1, swapped)
    }
    if (Math.min(...row) > most) return most + 1
    beforeLast = last
    last = row
  }
  return Math.min(last[other.length] ?? 0, most + 1)
}
