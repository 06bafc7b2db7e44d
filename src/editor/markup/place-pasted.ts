import type { ContentValue } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { slugOfWords } from './address-of-heading.ts'
import type { Range } from './markup.ts'
import { type PastedTable, type Piece, pastedTexts } from './pasted.ts'

/** Adds the texts around the caret or selection to the first and the last piece. */
function withTextAround(text: string, { from, to }: Range, pieces: readonly Piece[]): Piece[] {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  const all = [...pieces]
  const [first] = all
  if (before.trim() !== '') {
    if (first && 'paragraph' in first) all[0] = { paragraph: before + first.paragraph }
    else all.unshift({ paragraph: before.trim() })
  }
  const last = all.at(-1)
  if (after.trim() !== '') {
    if (last && 'paragraph' in last) all[all.length - 1] = { paragraph: last.paragraph + after }
    else all.push({ paragraph: after.trim() })
  }
  return all
}

const idsOf = (sections: readonly ContentValue[]) =>
  sections.flatMap((one) => (isRecord(one) ? [one['id']] : []))

/** `night`, or `night-2` if there is one. */
function freeId(heading: string, taken: readonly unknown[]): string {
  const id = slugOfWords(heading)
  let place = 1
  while (taken.includes(place === 1 ? id : `${id}-${place}`)) place++
  return place === 1 ? id : `${id}-${place}`
}

/**
 * Puts pieces in the place of the selected text of a paragraph; a heading begins a section.
 * @returns also the place of the last block that was pasted
 */
export function putIntoSections(
  sections: readonly ContentValue[],
  [section, block]: readonly [section: number, block: number],
  range: Range,
  pieces: readonly Piece[],
): { sections: ContentValue[]; last: [section: number, block: number] } {
  const one = sections[section]
  const blocks = isRecord(one) && Array.isArray(one['blocks']) ? one['blocks'] : []
  const at = blocks[block]
  const { paragraph, ...beside } = isRecord(at) ? at : {}
  const text = typeof paragraph === 'string' ? paragraph : ''
  const ids = idsOf(sections)
  const parts: { [key: string]: ContentValue; blocks: ContentValue[] }[] = [
    { ...(isRecord(one) ? one : {}), blocks: blocks.slice(0, block) },
  ]
  const heading = isRecord(one) && typeof one['heading'] === 'string' ? one['heading'].trim() : ''
  const placed = withTextAround(text, range, pieces)
  const [first] = placed
  // The same heading was typed already.
  if (first && 'heading' in first && first.heading === heading && block === 0) placed.shift()
  for (const piece of placed) {
    if ('heading' in piece) {
      const id = freeId(piece.heading, ids)
      ids.push(id)
      parts.push({ id, heading: piece.heading, blocks: [] })
    } else parts.at(-1)?.blocks.push({ ...beside, ...piece })
  }
  // A section goes whose only text was replaced by one that begins with a heading, unless it has a
  // heading of its own.
  const [own] = parts
  if (own?.blocks.length === 0 && heading !== '') own.blocks.push({ ...beside, paragraph: '' })
  const kept = parts.filter((part, place) => part.blocks.length > 0 || place > 0)
  const last = kept.at(-1)
  const place = (last?.blocks.length ?? 0) - 1
  last?.blocks.push(...blocks.slice(block + 1))
  return {
    sections: [...sections.slice(0, section), ...kept, ...sections.slice(section + 1)],
    last: [section + kept.length - 1, place],
  }
}

/**
 * Puts texts in the place of the selected text of an item; each is an item of its own.
 * @returns also the index of the last item that was pasted
 */
export function putIntoList(
  list: readonly ContentValue[],
  index: number,
  { from, to }: Range,
  pieces: readonly Piece[],
): { list: ContentValue[]; last: number } {
  const item = list[index]
  const isInset = isRecord(item)
  const text = String((isInset ? item['inset'] : item) ?? '')
  const own = [text.slice(0, from), text.slice(to)].map((part): ContentValue[] =>
    part.trim() === '' ? [] : [isInset ? { inset: part.trim() } : part.trim()],
  )
  const [before = [], after = []] = own
  const points = pieces.flatMap((piece): ContentValue[] =>
    'list' in piece ? piece.list : 'numbered' in piece ? piece.numbered : pastedTexts(piece),
  )
  return {
    list: [...list.slice(0, index), ...before, ...points, ...after, ...list.slice(index + 1)],
    last: index + before.length + points.length - 1,
  }
}

/** Names the limit that pasted pieces exceed; null if they fit. */
export function excessOf(pieces: readonly Piece[]): string | null {
  const { ofOne, total } = contentLimits.values
  const sizes = pieces.map((piece) =>
    'table' in piece ? piece.table.rows.length : pastedTexts(piece).length,
  )
  const values = pieces.reduce(
    (sum, piece) =>
      sum +
      ('table' in piece
        ? piece.table.columns.length * (piece.table.rows.length + 1)
        : pastedTexts(piece).length),
    0,
  )
  if (Math.max(pieces.length, ...sizes) > ofOne)
    return `a list, a table and a text have at most ${ofOne} entries`
  return values > total ? `a text has at most ${total} cells and entries` : null
}

const row = (cells: readonly string[], at: number, pasted: readonly string[], width: number) =>
  Array.from({ length: width }, (_, place) => pasted[place - at] ?? cells[place] ?? '')

/**
 * Puts the cells of a table over those of another, which grows if they need more room.
 * @param at row and column of the first cell; row -1 is the head
 */
export function putIntoTable(
  { columns, rows }: Pick<PastedTable, 'columns' | 'rows'>,
  at: { row: number; column: number },
  cells: readonly string[][],
): { columns: string[]; rows: string[][] } {
  const widest = Math.max(columns.length, ...cells.map((line) => at.column + line.length))
  const height = Math.max(rows.length, at.row + cells.length)
  const lines = Array.from({ length: height + 1 }, (_, place) => {
    const pasted = cells[place - 1 - at.row] ?? []
    return row(place === 0 ? columns : (rows[place - 1] ?? []), at.column, pasted, widest)
  })
  const [head = [], ...others] = lines
  return { columns: head, rows: others }
}
