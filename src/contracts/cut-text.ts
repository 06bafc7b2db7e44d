import { trimEnd } from './text/trim-end.ts'

/**
 * Firefox has no segmenter before version 125. There, a cut only keeps surrogate pairs together.
 */
const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    : undefined

/**
 * Maximum UTF-16 units of a letter that is kept whole. The longest emoji of Unicode 16 has 14, and
 * a stack of marks has no end.
 */
const longestLetter = 64

const isInsidePair = (text: string, at: number) =>
  /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1))

/**
 * Returns the beginning of the letter (grapheme) that an index lies in: the place at or before it
 * where a text may be cut.
 */
export function startOfLetter(text: string, at: number): number {
  if (at <= 0 || at >= text.length) return Math.min(Math.max(at, 0), text.length)
  const start = segmenter?.segment(text.slice(0, at + longestLetter)).containing(at)?.index
  if (start !== undefined && at - start <= longestLetter) return start
  return isInsidePair(text, at) ? at - 1 : at
}

/**
 * Returns the beginning of a text, without cutting a letter.
 * @param most maximum UTF-16 units, as `maxlength` counts them
 */
export const cutText = (text: string, most: number): string =>
  text.slice(0, startOfLetter(text, most))

/** Removes the last word, which a cut may have broken, unless there is no other. */
export function withoutLastWord(text: string): string {
  const before = trimEnd(text, /\S/)
  return before === '' ? text : before.trimEnd()
}

/**
 * Cuts a text to whole words within `most` characters, and adds an ellipsis, as search engines do.
 */
export const cutToWords = (text: string, most: number): string =>
  `${trimEnd(withoutLastWord(cutText(text, most)), /[\s,;:]/)}…`
