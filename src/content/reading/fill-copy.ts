import { cutText } from '#src/contracts/cut-text.ts'
import { fillTokens, type LookUp } from '#src/contracts/tokens.ts'
import { longestDescription, longestTitle } from '../schemas/schema.ts'
import type { DataPath } from './yaml-file.ts'

export type Filled = {
  value: unknown
  unknown: { token: string; path: DataPath }[]
  /** True if the text refers only to missing things, so that its list entry is left out. */
  isAbsent?: boolean
}

/** The company's name at the end of a title, which is dropped if a long name does not fit. */
const nameOfTitle = / [|—] \{name\}$/

/**
 * Cuts a text to whole words within `most` characters and adds an ellipsis, as search engines do.
 */
const cut = (text: string, most: number) => `${cutText(text, most).replace(/[\s,;:]+\S*$/, '')}…`

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
    inTitle && whole.text.length > most
      ? fillTokens(written.replace(nameOfTitle, ''), lookUp)
      : whole
  const isMadeLong = text.length > most && written.length <= most && (!inTitle || path.length === 1)
  return {
    value: isMadeLong ? cut(text, most) : text,
    unknown: unknown.map((token) => ({ token, path })),
    isAbsent: text === '' && written !== '',
  }
}

/**
 * Fills every text. Leaves out list entries that name only missing things, and table rows with such
 * a cell.
 */
export function fill(value: unknown, lookUp: LookUp, path: DataPath = []): Filled {
  if (typeof value === 'string') return fillText(value, lookUp, path)
  if (typeof value !== 'object' || value === null) return { value, unknown: [] }
  const isList = Array.isArray(value)
  const filled = Object.entries(value).map(([key, item]) => ({
    key,
    ...fill(item, lookUp, [...path, isList ? Number(key) : key]),
  }))
  // A table row is left out as a whole, because a row without one of its cells would have another
  // meaning.
  const isRow = isList && path.at(-2) === 'rows'
  const kept = isList ? filled.filter(({ isAbsent }) => !isAbsent) : filled
  return {
    value: isList
      ? kept.map((item) => item.value)
      : Object.fromEntries(kept.map((item) => [item.key, item.value])),
    unknown: kept.flatMap((item) => item.unknown),
    isAbsent:
      (isRow ? filled : kept).some(({ isAbsent }) => isAbsent) ||
      (isList && kept.length === 0 && filled.length > 0),
  }
}
