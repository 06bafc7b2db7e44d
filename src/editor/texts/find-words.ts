import { ownValue } from '#src/contracts/own-value.ts'
// Finds the field whose words a page shows. The editor does this for the open entry, the server for
// all others.

import type { ContentValue, FieldPath } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { withoutMarks } from '#src/contracts/content/marks.ts'
import { type FormSchema, formUnder } from '#src/contracts/form-schema.ts'
import { aroundBraces } from '#src/contracts/text/braces.ts'
import { toNormalForm } from '#src/contracts/text/normal-form.ts'
import { fillTokens, type Tokens } from '#src/contracts/tokens.ts'

export type FilledText = { field: FieldPath; text: string }

/** Normalises characters that pages change: spaces, hyphens, quotation marks, capital letters. */
export const plainWords = (text: string): string =>
  toNormalForm(text, 'NFKC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Whether pages show what the field holds; a list may have an entry of several kinds. */
const isShown = (form: FormSchema | undefined): boolean =>
  form?.isText === true || form?.isName === true || (form?.anyOf?.some(isShown) ?? false)

/** Lists the visible texts of an entry as plain text, with known tokens filled. */
export function readTexts(
  schema: FormSchema | undefined,
  value: ContentValue | undefined,
  tokens: Tokens,
): FilledText[] {
  const found: FilledText[] = []
  const visit = (
    form: FormSchema | undefined,
    part: ContentValue | undefined,
    field: FieldPath,
  ) => {
    if (typeof part === 'string') {
      if (!isShown(form)) return
      const text = withoutMarks(fillTokens(part, (name) => ownValue(tokens, name)).text).trim()
      if (text !== '') found.push({ field, text })
    } else if (Array.isArray(part))
      for (const [index, item] of part.entries()) visit(form?.items, item, [...field, index])
    else if (isRecord(part))
      for (const [key, item] of Object.entries(part))
        visit(formUnder(form, key), item, [...field, key])
  }
  visit(schema, value, [])
  return found
}

export const filledTexts = (
  schema: FormSchema | undefined,
  value: ContentValue | undefined,
  tokens: Tokens,
): FilledText[] =>
  readTexts(schema, value, tokens).flatMap(({ field, text }) => {
    const plain = plainWords(text)
    return plain === '' ? [] : [{ field, text: plain }]
  })

/** Limits for the texts of an entry that are searched for on its page. */
const around = {
  texts: 4,
  characters: 4,
  /** Minimum characters of a text that is likely unique; shorter texts come last. */
  alone: 20,
}

/** Lists the texts of a field, then of the groups around the field, from the inside out. */
export function textsAround(texts: readonly FilledText[], at: FieldPath): string[] {
  const found = at.flatMap((_, index) => {
    const part = at.slice(0, at.length - index)
    const own = texts.filter(
      ({ field, text }) =>
        text.length >= around.characters && part.every((key, place) => field[place] === key),
    )
    own.sort(
      (one, other) =>
        Number(other.text.length >= around.alone) - Number(one.text.length >= around.alone),
    )
    return own.slice(0, around.texts).map(({ text }) => text)
  })
  return [...new Set(found)]
}

/**
 * Minimum characters of words that are searched for in a longer text, and of a text that is
 * searched for in longer words.
 */
const leastPart = 3
/** Words match a part only if they are at most this many times as long as the part. */
const leastShare = 3

/** Maximum number of characters that an unknown token matches. */
const mostFilled = 40

/**
 * Matches words against a text whose unknown tokens are wildcards, from left to right; a regular
 * expression could take very long.
 */
function fitsPattern(text: string, words: string): boolean {
  const parts = aroundBraces(text)
  const letters = parts.join('').length
  // A text that consists mostly of tokens would match any words.
  if (parts.length === 1 || letters < leastPart || letters * leastShare < words.length) return false
  if (letters + parts.length - 1 > words.length) return false
  const [first = '', ...others] = parts
  let ends = words.startsWith(first) ? [first.length] : []
  for (const part of others) {
    const found: number[] = []
    let tried = 0
    for (const end of ends)
      for (let at = Math.max(tried, end + 1); at <= end + mostFilled; at++) {
        tried = at + 1
        if (words.startsWith(part, at)) found.push(at + part.length)
      }
    ends = found
  }
  return ends.includes(words.length)
}

const isSame = (text: string, words: string) => text === words || fitsPattern(text, words)

/**
 * Finds texts equal to the clicked words, else texts that contain the words, else texts in the
 * words.
 * @param pressed innermost first
 */
export function findWords<Text extends { text: string }>(
  texts: readonly Text[],
  pressed: readonly string[],
): Text[] {
  for (const words of pressed.map(plainWords)) {
    if (words === '') continue
    const same = texts.filter(({ text }) => isSame(text, words))
    if (same.length > 0) return same
    if (words.length < leastPart) continue
    const holding = texts.filter(({ text }) => text.includes(words))
    if (holding.length > 0) return holding
    // The words may contain more than the text, because a page adds a currency to a price, or a
    // number to a heading.
    const parts = texts.filter(
      ({ text }) =>
        text.length >= leastPart &&
        text.length * leastShare >= words.length &&
        words.includes(text),
    )
    if (parts.length > 0) return parts.sort((one, other) => other.text.length - one.text.length)
  }
  return []
}
