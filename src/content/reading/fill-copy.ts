import { cutToWords } from '#src/contracts/cut-text.ts'
import { fillTokens, type LookUp, withoutNameOfTitle } from '#src/contracts/tokens.ts'
import { longestDescription, longestTitle } from '../schemas/schema.ts'
import type { DataPath } from './yaml-file.ts'

/** `unknown`: the tokens without a value. */
export type Filled = { value: unknown; unknown: { token: string; path: DataPath }[] }

/**
 * Fills a text. A text for search engines is cut if a long company name makes it too long; a text
 * that was written too long is a fault.
 */
function fillText(written: string, lookUp: LookUp, path: DataPath): Filled {
  const inTitle = path.at(-1) === 'title'
  const most = inTitle
    ? longestTitle
    : path.length === 1 && path[0] === 'description'
      ? longestDescription
      : Number.POSITIVE_INFINITY
  const whole = fillTokens(written, lookUp)
  const { text, unknown } =
    inTitle && whole.text.length > most ? fillTokens(withoutNameOfTitle(written), lookUp) : whole
  const isMadeLong = text.length > most && written.length <= most && (!inTitle || path.length === 1)
  return {
    value: isMadeLong ? cutToWords(text, most) : text,
    unknown: unknown.map((token) => ({ token, path })),
  }
}

/** Fills every text. */
export function fill(value: unknown, lookUp: LookUp, path: DataPath = []): Filled {
  if (typeof value === 'string') return fillText(value, lookUp, path)
  if (typeof value !== 'object' || value === null) return { value, unknown: [] }
  const isList = Array.isArray(value)
  const filled = Object.entries(value).map(([key, item]) => ({
    key,
    ...fill(item, lookUp, [...path, isList ? Number(key) : key]),
  }))
  return {
    value: isList
      ? filled.map((item) => item.value)
      : Object.fromEntries(filled.map((item) => [item.key, item.value])),
    unknown: filled.flatMap((item) => item.unknown),
  }
}
