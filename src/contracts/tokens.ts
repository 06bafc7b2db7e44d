import { capitalised } from './formats.ts'
import { bracesIn, fillBraces } from './text/braces.ts'

/** Values of the `{tokens}` in content: facts as text, counts as numbers. */
export type TokenValue = string | number
export type TokenValues = Readonly<Record<string, TokenValue>>
/** Values of tokens, with null for things that the company does not have, such as a sister company. */
export type Tokens = Readonly<Record<string, TokenValue | null>>
/**
 * Looks up a token by its name without braces and form, or a link by its address. Undefined if
 * unknown, null if absent.
 */
export type LookUp = (name: string) => TokenValue | null | undefined

/** The words of numbers among the tokens; no text can name it, because of its spaces. */
export const numberWords = 'numbers in words'

/**
 * Writes a count in words: `sixteen`, `twenty-one`.
 * @param words from zero on, with commas; a count that is not among them is written in digits
 */
export const numberInWords = (count: number, words: string): string =>
  words.split(',')[count]?.trim() ?? String(count)

/** Lists the tokens of a text, without braces and form. */
export const namesIn = (text: string): string[] => bracesIn(text).map(({ name }) => name)

/** Drops the company's name at the end of a title, where a long one does not fit. */
export const withoutNameOfTitle = (title: string): string => title.replace(/ [|—] \{name\}$/, '')

const linkOrSign = /(\[[^[\]]*\]\([^()\s]*\))|[[\]<>]/g

/**
 * Fits a value into a text, so that a part of a link in a field and a part of one around its token
 * never make a link (decision 0077).
 */
function valueAfter(before: string, value: string): string {
  const whole = value.replace(linkOrSign, '$1')
  return before.endsWith(']') && /^[(:[]/.test(whole) ? ` ${whole}` : whole
}

/**
 * Fills tokens: `{name}`, `{products}`, `{products:words}`.
 * @returns also the tokens without a value
 */
export function fillTokens(text: string, lookUp: LookUp): { text: string; unknown: string[] } {
  return fillBraces(text, ({ name, form }, before) => {
    const value = lookUp(name)
    if (value === undefined || value === null || (form && typeof value !== 'number'))
      return undefined
    if (!form || typeof value !== 'number') return valueAfter(before, String(value))
    const inLetters = numberInWords(value, String(lookUp(numberWords) ?? ''))
    return valueAfter(before, form === 'Words' ? capitalised(inLetters) : inLetters)
  })
}
