import { cleanText } from '#src/contracts/clean-text.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { trimEnd } from '#src/contracts/text/trim-end.ts'

/** An item of a list; an inset item stands one level deeper than the one before it. */
type PastedItem = string | { inset: string }
export type PastedTable = { caption: string; columns: string[]; rows: string[][] }
/** Keys and values are those of the blocks of reading text (src/content/schemas/schema.ts). */
export type Piece =
  | { paragraph: string }
  | { heading: string }
  | { list: PastedItem[] }
  | { numbered: PastedItem[] }
  | { table: PastedTable }
/** `leftOut` names in the plural what could not be kept, for a sentence. */
export type Pasted = { pieces: Piece[]; leftOut: string[] }

export const tidy = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim()

/**
 * A line of a text before lists are made of lines. `level` counts from 1; `number` is that of a
 * numbered item, if it is known; `list` tells the lists of Word apart.
 */
export type PastedLine =
  | { kind: 'paragraph' | 'heading'; text: string }
  | { kind: 'table'; table: PastedTable }
  | ItemLine
type ItemLine = {
  kind: 'item'
  text: string
  level: number
  isNumbered: boolean
  number?: number | null
  list?: string
}

const bullet = /^[•·▪▫◦●○■□‣⁃∙➢✓✔–*-]\s+(?=\S)/
const number = /^\(?(\d{1,3})[.)]\s+(?=\S)/

/** Two or more lines that begin with the same kind of typed sign are the items of a list. */
function typedItems(lines: readonly PastedLine[]): PastedLine[] {
  const signs = lines.map((line) => {
    if (line.kind !== 'paragraph') return null
    if (bullet.test(line.text)) return 'bullet'
    return number.exec(line.text)?.[1] ?? null
  })
  const isFollowed = (at: number): boolean => {
    const [sign, next] = [signs[at], signs[at + 1]]
    if (!sign || !next) return false
    return sign === 'bullet' ? next === sign : Number(next) === Number(sign) + 1
  }
  return lines.map((line, at) => {
    if (line.kind !== 'paragraph' || !(isFollowed(at) || (at > 0 && isFollowed(at - 1))))
      return line
    const isNumbered = signs[at] !== 'bullet'
    const text = line.text.replace(isNumbered ? number : bullet, '')
    return { kind: 'item', text, level: 1, isNumbered, number: Number(signs[at]) || null }
  })
}

const startsList = (item: ItemLine, before: ItemLine) =>
  item.isNumbered !== before.isNumbered ||
  (item.isNumbered &&
    item.level === before.level &&
    (item.number === 1 || item.list !== before.list))

const pieceOf = (line: Exclude<PastedLine, ItemLine>): Piece =>
  line.kind === 'table'
    ? { table: line.table }
    : line.kind === 'heading'
      ? { heading: line.text }
      : { paragraph: line.text }

/** Makes blocks of lines: items that follow each other are one list. */
export function piecesOf(lines: readonly PastedLine[], leftOut: Set<string>): Piece[] {
  const pieces: Piece[] = []
  let points: PastedItem[] = []
  let outermost: ItemLine | null = null
  for (const line of typedItems(lines)) {
    if (line.kind !== 'table' && line.text === '') continue
    if (line.kind !== 'item') {
      pieces.push(pieceOf(line))
      outermost = null
      continue
    }
    const { text, level, isNumbered, number }: ItemLine = line
    if (!outermost || (level <= outermost.level && startsList(line, outermost))) {
      points = []
      outermost = line
      pieces.push(isNumbered ? { numbered: points } : { list: points })
      if ((number ?? 1) > 1) leftOut.add('the first number of a list')
    } else if (level <= outermost.level) outermost = line
    if (isNumbered !== outermost.isNumbered)
      leftOut.add(isNumbered ? 'numbers of inner lists' : 'bullets of inner lists')
    if (level > outermost.level + 1) leftOut.add('levels of lists below the second')
    points.push(line === outermost ? text : { inset: text })
  }
  return pieces
}

/**
 * Makes a table of cells, the first row its head. Empty rows, and empty columns at the sides, are
 * left out. One column is a list, one cell a paragraph, and so is each row of a table with more cells
 * than an entry may have.
 */
export function linesOfCells(cells: readonly (readonly string[])[], caption = ''): PastedLine[] {
  const rows = cells.filter((row) => row.some((cell) => cell !== ''))
  let [first, end] = [Number.POSITIVE_INFINITY, 0]
  for (const row of rows)
    for (const [at, cell] of row.entries())
      if (cell !== '') [first, end] = [Math.min(first, at), Math.max(end, at + 1)]
  // Filled up with empty cells, a short text could become a table of millions.
  if (
    rows.length * (end - first) > contentLimits.values.total &&
    rows.length > 1 &&
    end - first > 1
  )
    return rows.map((row) => ({ kind: 'paragraph', text: row.filter(Boolean).join(' ') }))
  const [columns = [], ...others] = rows.map((row) =>
    Array.from({ length: end - first }, (_, at) => row[first + at] ?? ''),
  )
  if (columns.length > 1 && others.length > 0)
    return [{ kind: 'table', table: { caption, columns, rows: others } }]
  return rows.map((row) => {
    const text = row.filter(Boolean).join(' ')
    return columns.length === 1 && rows.length > 1
      ? { kind: 'item', text, level: 1, isNumbered: false }
      : { kind: 'paragraph', text }
  })
}

/** Splits text with tabs into cells, as spreadsheets copy it; null for any other text. */
export function cellsOf(text: string): string[][] | null {
  const rows = trimEnd(text, /[\r\n]/)
    .split(/\r?\n/)
    .map((row) => row.split('\t').map(tidy))
  const width = rows[0]?.length ?? 0
  return width > 1 && rows.every((row) => row.length === width) ? rows : null
}

const hashes = /^#{1,6}\s+(?=\S)/
const barred = /^\|.*\|$/
const rule = /^\|(?:[\s:]*-[-\s:]*\|)+$/

/** Stands for a bar of a cell's text, which no pasted text has. */
const barInCell = '\u0000'

/** Splits a row at its bars; `\\|` is a bar of a cell's text. */
const cellsInBars = (row: string): string[] =>
  row
    .slice(1, -1)
    .replaceAll('\\|', barInCell)
    .split('|')
    .map((cell) => tidy(cell.replaceAll(barInCell, '|')))

/** Makes lines of text that no empty line divides, with headings and tables as Markdown writes them. */
function linesOfPart(part: readonly string[]): PastedLine[] {
  const made: PastedLine[] = []
  let words: PastedLine[] = []
  const endWords = () => {
    const listed = typedItems(words)
    const isList = listed.some(({ kind }) => kind === 'item')
    const texts = words.flatMap((line) => ('text' in line ? line.text : []))
    // Too many to be the arguments of a call.
    if (isList) for (const line of listed) made.push(line)
    else if (words.length > 0) made.push({ kind: 'paragraph', text: texts.join(' ').trim() })
    words = []
  }
  for (let at = 0; at < part.length; ) {
    const text = part[at] ?? ''
    let end = at
    while (barred.test(part[end] ?? '')) end += 1
    const rows = part.slice(at, end)
    if (rows.length > 1) {
      endWords()
      const cells = rows.filter((row) => !rule.test(row)).map(cellsInBars)
      for (const line of linesOfCells(cells)) made.push(line)
    } else if (hashes.test(text)) {
      endWords()
      made.push({ kind: 'heading', text: text.replace(hashes, '') })
    } else words.push({ kind: 'paragraph', text })
    at += Math.max(1, rows.length)
  }
  endWords()
  return made
}

/**
 * Reads a plain text: an empty line ends a paragraph, tabs make a table, signs make lists, and
 * headings and tables of Markdown are taken over. Its links and bold words are marks here too.
 */
export function readPlain(text: string): Pasted {
  const cells = cellsOf(text)
  if (cells) return { pieces: piecesOf(linesOfCells(cells), new Set()), leftOut: [] }
  const lines = text
    .split(/\r?\n\s*\n/)
    .flatMap((part) => linesOfPart(part.split(/\r?\n/).map(tidy)))
  return { pieces: piecesOf(lines, new Set()), leftOut: [] }
}

const wordsOfItem = (item: PastedItem) => (typeof item === 'string' ? item : item.inset)

/** The texts of a piece, such as the items of a list. */
export function pastedTexts(piece: Piece): string[] {
  if ('paragraph' in piece) return [piece.paragraph]
  if ('heading' in piece) return [piece.heading]
  if ('list' in piece) return piece.list.map(wordsOfItem)
  if ('numbered' in piece) return piece.numbered.map(wordsOfItem)
  const { columns, rows } = piece.table
  return [columns, ...rows].map((row) => row.filter(Boolean).join(' '))
}

/** The cells of a single table or list, by row; null for other pieces. */
export function cellsOfPieces(pieces: readonly Piece[]): string[][] | null {
  const [only, ...others] = pieces
  if (!only || others.length > 0 || 'paragraph' in only || 'heading' in only) return null
  if ('table' in only) return [only.table.columns, ...only.table.rows]
  return pastedTexts(only).map((text) => [text])
}

/** Joins all pieces for a field that takes one text, and names what that loses. */
export function asOneText({ pieces, leftOut }: Pasted): { text: string; leftOut: string[] } {
  const kinds = [
    ...(pieces.some((piece) => 'list' in piece || 'numbered' in piece) ? ['lists'] : []),
    ...(pieces.some((piece) => 'heading' in piece) ? ['headings'] : []),
    ...(pieces.some((piece) => 'table' in piece) ? ['tables'] : []),
    ...(pieces.length > 1 ? ['paragraphs'] : []),
  ]
  return { text: pieces.flatMap(pastedTexts).join(' '), leftOut: [...leftOut, ...kinds] }
}
