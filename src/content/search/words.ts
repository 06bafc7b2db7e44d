import { toNormalForm } from '#src/contracts/normal-form.ts'

/**
 * A word of a text or a query, with its inner hyphens and apostrophes, and the word joiner that
 * pages put after a hyphen.
 */
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’\u2060\u2010\u2011-]*[\p{L}\p{N}\p{M}])?/gu

/** Copy as a page shows it: without the marks and addresses of inline Markdown. */
export const plainText = (text: string): string =>
  text.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1').replace(/[*`]/g, '')

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
 * Index terms of a word without case and accents: the word written as one, then its parts between
 * hyphens. "Z-Wave": zwave, z, wave.
 */
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
 * Edit distance of two words, with swaps; any number above `most` if the distance is greater.
 * @param at letters already compared
 */
export function distance(one: string, other: string, most: number, at = 0, otherAt = 0): number {
  let [place, otherPlace] = [at, otherAt]
  while (place < one.length && one[place] === other[otherPlace]) {
    place++
    otherPlace++
  }
  const longer = one.length - place - (other.length - otherPlace)
  if (longer === 0 && place === one.length) return 0
  if (most === 0 || Math.abs(longer) > most) return most + 1
  const after = (letters: number, others: number) =>
    1 + distance(one, other, most - 1, place + letters, otherPlace + others)
  const isSwapped = one[place] === other[otherPlace + 1] && one[place + 1] === other[otherPlace]
  return Math.min(after(1, 1), after(1, 0), after(0, 1), isSwapped ? after(2, 2) : most + 1)
}
