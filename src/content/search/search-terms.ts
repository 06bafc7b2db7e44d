import { cutText } from '#src/contracts/cut-text.ts'
import { limits } from '#src/contracts/limits.ts'
import { apostrophes, foldText, hyphens } from '#src/contracts/text/fold-text.ts'
import { currentSnapshot } from '../snapshot/snapshot.ts'
import { stemOf, withoutElision } from './stems.ts'

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

/** Whether words have the endings of English. Those of other languages are in stems.ts. */
export const isEnglish = (language = currentSnapshot().language): boolean =>
  /^en(-|$)/.test(language)

/**
 * Returns the same form for singular and plural. Short words such as gas and bus stay unchanged.
 */
const singular = (term: string) =>
  term.length < 4 || !term.endsWith('s')
    ? term
    : term
        .replace(/ies$/, 'y')
        .replace(/(ss|x|z|ch|sh)es$/, '$1')
        .replace(/([^isu])s$/, '$1')

const anyApostrophe = new RegExp(`[${apostrophes}]`, 'g')
const anyHyphen = new RegExp(`[${hyphens}]`)

/** The parts of an English word between hyphens, folded. */
function partsInEnglish(written: string): string[] {
  const folded = foldText(written).replace(/'s$/, '').replaceAll("'", '')
  return folded.split('-').filter(Boolean)
}

const ignorable = /\p{Default_Ignorable_Code_Point}/gu

/** The same in another language, whose endings are those of accented letters. */
function partsIn(written: string, language: string): string[] {
  const plain = written.normalize('NFC').toLowerCase().replace(ignorable, '')
  const word = withoutElision(plain.replace(anyApostrophe, "'"), language).replaceAll("'", '')
  return word.split(anyHyphen).filter(Boolean)
}

/**
 * Index terms of a word's first letters, as people see them: the word written as one, then
 * its parts between hyphens. "Z-Wave": zwave, z, wave.
 * @param language of the word; by default that of the search
 */
export const termsOf = (written: string, language = currentSnapshot().language): string[] => [
  ...new Set(wordAndParts(written, language).map((part) => termOf(part, language))),
]

function wordAndParts(written: string, language: string): string[] {
  const parts = isEnglish(language) ? partsInEnglish(written) : partsIn(written, language)
  const whole = parts.join('')
  return (parts.length < 2 ? [whole] : [whole, ...parts]).map((part) =>
    cutText(part, limits.search.word),
  )
}

const termOf = (part: string, language: string) =>
  isEnglish(language) ? singular(part) : stemOf(part, language)

/**
 * The word as one and its parts, as `termsOf` has them. An ending may be known by its accents alone,
 * so a word has another term where it is written without them: `plain` is the word without accents,
 * and `stem` is that without its ending.
 */
export const plainFormsOf = (written: string, language = currentSnapshot().language) =>
  wordAndParts(written, language).map((part) => {
    const plain = foldText(part)
    return { plain, stem: termOf(plain, language), term: termOf(part, language) }
  })

export const wordsIn = (text: string): string[] => text.match(word) ?? []

export const termsIn = (text: string): string[] => wordsIn(text).flatMap((one) => termsOf(one))

/**
 * The letters of a word as bits; a, e, i and y share a bit. A typing error changes at most two bits
 * for each wrong letter.
 */
export function letterBits(term: string): number {
  let letters = 0
  for (const letter of term.replace(/[eiy]/g, 'a')) letters |= 1 << (letter.charCodeAt(0) & 31)
  return letters
}

export function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}
