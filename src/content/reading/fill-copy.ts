import { fillTokens, type LookUp } from '#src/contracts/tokens.ts'
import { longestDescription, longestTitle } from '../schemas/schema.ts'
import type { DataPath } from './yaml-file.ts'

export type Filled = {
  value: unknown
  unknown: { token: string; path: DataPath }[]
  /** The text names only missing things: its entry of a list is left out. */
  isAbsent?: boolean
}

/** The company's name at the end of a title, which falls away where a long name leaves it no room. */
const nameOfTitle = / [|—] \{name\}$/

/** As many whole words as fit, and an ellipsis: as search engines cut it. */
const cut = (text: string, most: number) => `${text.slice(0, most).replace(/[\s,;:]+\S*$/, '')}…`

/** Fills a text. Long company names may shorten it for search engines; a text too long without tokens is a fault. */
function fillText(written: string, lookUp: LookUp, path: DataPath): Filled {
  const inTitle = path.at(-1) === 'title'
  const most = inTitle ? longestTitle : path.length === 1 && path[0] === 'description' ? longestDescription : Number.POSITIVE_INFINITY
  const whole = fillTokens(written, lookUp)
  const { text, unknown } = inTitle && whole.text.length > most ? fillTokens(written.replace(nameOfTitle, ''), lookUp) : whole
  const isMadeLong = text.length > most && written.length <= most && (!inTitle || path.length === 1)
  return {
    value: isMadeLong ? cut(text, most) : text,
    unknown: unknown.map((token) => ({ token, path })),
    isAbsent: text === '' && written !== '',
  }
}

/** Fills every text. Leaves out entries of lists that name only missing things, and rows with such a cell. */
export function fill(value: unknown, lookUp: LookUp, path: DataPath = []): Filled {
  if (typeof value === 'string') return fillText(value, lookUp, path)
  if (typeof value !== 'object' || value === null) return { value, unknown: [] }
  const isList = Array.isArray(value)
  const filled = Object.entries(value).map(([key, item]) => ({ key, ...fill(item, lookUp, [...path, isList ? Number(key) : key]) }))
  // A row of a table without one of its cells would be another row.
  const isRow = isList && path.at(-2) === 'rows'
  const kept = isList ? filled.filter(({ isAbsent }) => !isAbsent) : filled
  return {
    value: isList ? kept.map((item) => item.value) : Object.fromEntries(kept.map((item) => [item.key, item.value])),
    unknown: kept.flatMap((item) => item.unknown),
    isAbsent: (isRow ? filled : kept).some(({ isAbsent }) => isAbsent) || (isList && kept.length === 0 && filled.length > 0),
  }
}
