import { cleanText } from '#src/contracts/clean-text.ts'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'

/** Cleans every text of a value. Spaces at the ends stay, because an editor may still be typing. */
export function cleanTexts(value: ContentValue): ContentValue {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanTexts)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleanTexts(one)]))
}
