import type { Copy } from '#src/content/copy.ts'

/** Every text of a piece of copy with the path to it. */
export function textsOf(value: unknown, at = ''): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, `${at}[${index}]`))
  if (value !== null && typeof value === 'object') return Object.entries(value).flatMap(([key, item]) => textsOf(item, `${at}.${key}`))
  return []
}

/** All texts of all files. */
export const allTexts = ({ entries }: Copy) => entries.flatMap(({ file, data }) => textsOf(data).map((entry) => ({ file, ...entry })))
