import { nestPoints } from '#src/content/nest-points.ts'
import type { Point } from '#src/content/schemas/schema.ts'
import { addressOnSite } from '#src/content/settings/site.ts'
import { type MarkNode, readMarks } from '#src/contracts/content/marks.ts'
import type { TableData } from '#src/ui/base/Table.tsx'

type Run = { text: string; style: 'plain' | 'bold' | 'italic' | 'code'; href: string }
export type Prose = string | Run[]
type Tone = 'lead' | 'muted' | 'price'

/** `below`: items of the list one level deeper. */
type PaperItem = { text: Prose; below?: Prose[] }

/**
 * Blocks that the template (src/assets/paper/paper.typ) can typeset. Texts are data, never markup.
 * `file`: name in the paper's `files`.
 */
export type PaperBlock =
  | { kind: 'paragraph'; text: Prose; tone?: Tone | undefined }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: PaperItem[]; isNumbered?: boolean }
  | { kind: 'terms'; items: { term: string; text: Prose }[]; columns?: number }
  /**
   * `widths`: shares of the text's width; `sums`: number of rows at the foot that contain totals.
   */
  | {
      kind: 'table'
      caption?: string | undefined
      columns: string[]
      rows: Prose[][]
      widths?: number[]
      numbersFrom?: number
      sums?: number
    }
  | { kind: 'code'; caption: string; text: string }
  | {
      kind: 'picture'
      file: string
      alt: string
      caption?: string | undefined
      width?: string | undefined
    }
  | { kind: 'split'; left: PaperBlock[]; right: PaperBlock[] }

/**
 * Returns an address that a printed link may have, or an empty text, for which the words are
 * printed without a link.
 */
function linked(target: string): string {
  const address = target.startsWith('/') ? addressOnSite(target) : target
  return /^(https?:|mailto:|tel:)/.test(address) ? address : ''
}

const runsOf = (node: MarkNode, style: Run['style'], href: string): Run[] => {
  if (typeof node === 'string') return [{ text: node, style, href }]
  if (node.kind === 'code') return [{ text: node.text, style: 'code', href }]
  const inside = (inner: Run['style'], target = href) =>
    node.children.flatMap((child) => runsOf(child, inner, target))
  if (node.kind === 'link') return inside(style, linked(node.href))
  if (node.kind !== 'quotation') return inside(node.kind)
  return [{ text: '“', style, href }, ...inside(style), { text: '”', style, href }]
}

/** Reads the marks of a text as runs of text in one style. */
export const proseOf = (text: string): Run[] =>
  readMarks(text).flatMap((node) => runsOf(node, 'plain', ''))

export const listBlock = (points: readonly Point[], isNumbered: boolean): PaperBlock => ({
  kind: 'list',
  isNumbered,
  items: nestPoints(points).map(({ text, below }) => ({
    text: proseOf(text),
    below: below.map(proseOf),
  })),
})

export const paragraphBlock = (text: Prose, tone?: Tone): PaperBlock => ({
  kind: 'paragraph',
  text,
  tone,
})
export const drawn = (file: string, alt: string, caption?: string, width?: string): PaperBlock => ({
  kind: 'picture',
  file,
  alt,
  caption,
  width,
})

export const termBlock = (
  terms: readonly { term: string; text: string }[],
  columns = 1,
): PaperBlock => ({
  kind: 'terms',
  columns,
  items: terms.map(({ term, text }) => ({ term, text: proseOf(text) })),
})

/** Minimum and maximum width of a column in characters; longer texts are broken into lines. */
const columnWidth = { least: 7, most: 34 } as const

export const tableBlocks = ({ caption, columns, rows, note }: TableData): PaperBlock[] => [
  {
    kind: 'table',
    caption,
    columns,
    rows: rows.map((row) => row.map(proseOf)),
    widths: columns.map((name, column) => {
      const longest = Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0))
      return Math.min(columnWidth.most, Math.max(columnWidth.least, longest))
    }),
  },
  ...(note ? [paragraphBlock(proseOf(note), 'muted')] : []),
]
