import { cleanText } from '#src/contracts/clean-text.ts'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { ownValue } from '#src/contracts/own-value.ts'
import { fillTokens, type Tokens } from '#src/contracts/tokens.ts'

/**
 * Returns the tokens of an entry: its numbers and the lengths of its lists, such as
 * `{steps.items}`.
 */
export function ownNumbers(value: ContentValue, at = ''): Tokens {
  if (!isRecord(value)) return {}
  const parts = Object.entries(value).map(([key, part]): Tokens => {
    const name = at === '' ? key : `${at}.${key}`
    if (isRecord(part)) return ownNumbers(part, name)
    const count = Array.isArray(part) ? part.length : part
    return at !== '' && typeof count === 'number' ? { [name]: count } : {}
  })
  return Object.assign({}, ...parts)
}

/** Fills tokens as visitors see them; an unknown value counts as two characters. */
function fillKnown(text: string, tokens: Tokens): string {
  const { text: filled, unknown } = fillTokens(text, (name) => ownValue(tokens, name))
  return unknown.reduce((shown, token) => shown.replace(token, '00'), filled)
}

/**
 * Describes the length of a text; undefined without a limit. An empty text is not too short: a
 * required one is asked for when the form is sent.
 */
export function lengthOf(
  { words, minLength = 1, maxLength }: Pick<FormSchema, 'words' | 'minLength' | 'maxLength'>,
  text: string,
  tokens: Tokens,
): { text: string; isWrong: boolean } | undefined {
  const shown = cleanText(fillKnown(text, tokens)).trim()
  const isOutside = (count: number, least: number, most: number) =>
    shown !== '' && (count < least || count > most)
  if (words) {
    const count = shown.split(/\s+/).filter(Boolean).length
    return {
      text: `${count} ${count === 1 ? 'word' : 'words'}; ${words.min} to ${words.max} fit`,
      isWrong: isOutside(count, words.min, words.max),
    }
  }
  if (maxLength === undefined) return undefined
  const range = minLength > 1 ? `${minLength} to ${maxLength}` : `${maxLength}`
  return {
    text: `${shown.length} ${shown.length === 1 ? 'character' : 'characters'}; ${range} fit`,
    isWrong: isOutside(shown.length, minLength, maxLength),
  }
}
