import { site } from '#src/content/settings/site.ts'
import type { Copy } from '#src/content/snapshot/copy.ts'

export function textsOf(value: unknown, at = ''): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, `${at}[${index}]`))
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, item]) => textsOf(item, `${at}.${key}`))
  return []
}

export const allTexts = ({ entries }: Copy) =>
  entries.flatMap(({ file, data }) => textsOf(data).map((entry) => ({ file, ...entry })))

/**
 * Marks all texts as written for this company's country and currency, so that no text causes a
 * warning.
 */
export const writtenForCompany = (): [file: string, text: string] => [
  'content/written-for.json',
  JSON.stringify({ country: site().address.countryCode, words: [], currency: site().currency }),
]
