import { cleanText, toStorable } from '#src/contracts/clean-text.ts'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { valueOrText, writeValue } from './document.ts'
import { isSame } from './same-value.ts'

function changeTexts(value: ContentValue, change: (text: string) => string): ContentValue {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => changeTexts(one, change))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, changeTexts(one, change)]),
  )
}

/** Cleans every text of a value. Spaces at the ends stay, because an editor may still be typing. */
export const cleanTexts = (value: ContentValue): ContentValue =>
  changeTexts(value, (text) => cleanText(text))

/** Matches a file that may hold half a character, which YAML and JSON escape, or a noncharacter. */
const mayBeUnstorable = /\\u(?:d[89a-f]|f[df])|\\U|\p{Noncharacter_Code_Point}/iu

/**
 * Replaces half characters and noncharacters by U+FFFD in a text that was published before the
 * schemas refused them.
 */
export function mendPublished(file: string, text: string): string {
  if (!mayBeUnstorable.test(text)) return text
  const value = valueOrText(text)
  const mended = changeTexts(value, toStorable)
  return isSame(value, mended) ? text : writeValue(file, text, mended)
}
