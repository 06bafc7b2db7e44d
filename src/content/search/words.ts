import { toNormalForm } from '#src/contracts/normal-form.ts'

/** A word of a text or a query, with the hyphens and apostrophes within it, and the joiner that pages set behind a hyphen. */
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’\u2060\u2010\u2011-]*[\p{L}\p{N}\p{M}])?/gu

/** Copy as a page shows it: without the marks and addresses of inline Markdown. */
export const plainText = (text: string): string => text.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1').replace(/[*`]/g, '')

/** A text in parts, of which every second one is a word: joined they are the text. */
export function partsOf(text: string): { text: string; isWord: boolean }[] {
  const parts: { text: string; isWord: boolean }[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(word)) {
    parts.push({ text: text.slice(at, index), isWord: false }, { text: found, isWord: true })
    at = index + found.length
  }
  return [...parts, { text: text.slice(at), isWord: false }]
}

/** One form for singular and plural. Short words keep their letters: gas, bus. */
const singular = (term: string) =>
  term.length < 4
    ? term
    : term
        .replace(/ies$/, 'y')
        .replace(/(ss|x|z|ch|sh)es$/, '$1')
        .replace(/([^isu])s$/, '$1')

/** What a word is found by, without case and accents: itself written as one, then its parts between hyphens. "Z-Wave": zwave, z, wave. */
export function termsOf(written: string): string[] {
  const folded = toNormalForm(written, 'NFKD')
    .replace(/[\p{M}\u2060]/gu, '')
    .replace(/\u2010/g, '-')
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '')
    .toLowerCase()
  const parts = folded.split('-').filter(Boolean)
  return [...new Set([parts.join(''), ...parts].map(singular))]
}

export const termsIn = (text: string): string[] => (text.match(word) ?? []).flatMap(termsOf)

/** Which letters a word has, as bits: of two words that differ in more than two bits for each wrong letter none is meant by the other. */
export function lettersOf(term: string): number {
  let letters = 0
  for (let at = 0; at < term.length; at++) letters |= 1 << (term.charCodeAt(at) & 31)
  return letters
}

export function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

const longest = 64
const rows = [0, 1, 2].map(() => new Uint8Array(longest + 1)) as [Uint8Array, Uint8Array, Uint8Array]

/** Letters to change, add, take out or swap to make one word of another; `most` + 1 where it is more, or where a word is too long. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most || other.length > longest) return most + 1
  let [before, last, next] = rows
  for (let column = 0; column <= other.length; column++) last[column] = column
  for (let row = 1; row <= one.length; row++) {
    const letter = one.charCodeAt(row - 1)
    next[0] = row
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const isSame = letter === other.charCodeAt(column - 1)
      let away = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped =
        row > 1 && column > 1 && letter === other.charCodeAt(column - 2) && one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
      if (isSwapped) away = Math.min(away, (before[column - 2] ?? 0) + 1)
      next[column] = away
      if (away < least) least = away
    }
    if (least > most) return most + 1
    ;[before, last, next] = [last, next, before]
  }
  return last[other.length] ?? most + 1
}
