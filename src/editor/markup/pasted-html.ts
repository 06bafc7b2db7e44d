import { withoutMarks, writeLinkMark } from '#src/contracts/content/marks.ts'
import { linkAddress } from '#src/contracts/paths.ts'
import {
  type ClipboardElement,
  type ClipboardNode,
  type ListFormats,
  parseClipboard,
} from './clipboard-html.ts'
import * as look from './clipboard-look.ts'
import { linesOfCells, type Pasted, type PastedLine, piecesOf, tidy } from './pasted.ts'

type Marks = {
  isBold: boolean
  isItalic: boolean
  isQuoted: boolean
  isCode: boolean
  href: string
}
type Run = Marks & { text: string }

const noMarks: Marks = {
  isBold: false,
  isItalic: false,
  isQuoted: false,
  isCode: false,
  href: '',
}
const markNames = [
  ['isBold', 'bold'],
  ['isItalic', 'italics'],
  ['isQuoted', 'quotations'],
  ['isCode', 'code'],
] as const
/** Some editors copy signs as pictures, with the sign as their text: also flags and keycaps. */
const emoji = /^(?:\p{Extended_Pictographic}|\p{RI}{2}|[\d#*]\ufe0f?\u20e3)/u
const space: Run = { text: ' ', ...noMarks }

/** Changes the words of a text inside its outer spaces. A text of spaces stays as it is. */
function inside(text: string, change: (words: string) => string): string {
  const words = text.trim()
  return words === '' ? text : text.replace(words, () => change(words))
}
const around = (text: string, sign: string) => inside(text, (words) => sign + words + sign)

/** Joins runs with equal marks. A space between two runs belongs to the first. */
function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const isSame = last?.href === run.href && markNames.every(([mark]) => last[mark] === run[mark])
    if (last && (isSame || run.text.trim() === ''))
      joined[joined.length - 1] = { ...last, text: last.text + run.text }
    else joined.push(run)
  }
  return joined
}

class Reader {
  private readonly leftOut = new Set<string>()
  private readonly lines: PastedLine[] = []
  /** The runs of the line that is being read; null between lines. */
  private runs: Run[] | null = null
  /** Whether blocks do not end the line, as in an item, a cell or a heading. */
  private isWhole = false
  /** The bullet or number that Word wrote before the words of an item. */
  private marker = ''
  private readonly hasMarks: boolean
  private readonly formats: ListFormats

  constructor(hasMarks: boolean, formats: ListFormats) {
    this.hasMarks = hasMarks
    this.formats = formats
  }

  read(nodes: readonly ClipboardNode[]): Pasted {
    this.visitAll(nodes, noMarks)
    this.endLine()
    return { pieces: piecesOf(this.lines, this.leftOut), leftOut: [...this.leftOut] }
  }

  private write(text: string, marks: Marks) {
    if (this.runs === null && text.trim() === '') return
    this.runs ??= []
    this.runs.push({ text, ...marks })
  }

  private endLine() {
    if (this.isWhole) {
      this.runs?.push(space)
      return
    }
    if (this.runs) this.lines.push({ kind: 'paragraph', text: this.textOf(this.runs) })
    this.runs = null
  }

  /** Reads elements as one line, even if they contain blocks. */
  private readWhole(nodes: readonly ClipboardNode[], marks: Marks): Run[] {
    const { runs, isWhole } = this
    const own: Run[] = []
    this.runs = own
    this.isWhole = true
    this.visitAll(nodes, marks)
    this.runs = runs
    this.isWhole = isWhole
    return own
  }

  private textOf(runs: readonly Run[], hasMarks = this.hasMarks): string {
    if (!hasMarks) return tidy(runs.map(({ text }) => text).join(''))
    let text = ''
    let quoted: Run[] = []
    const joined = joinRuns(runs)
    for (const [index, run] of joined.entries()) {
      quoted.push(run)
      if (joined[index + 1]?.isQuoted === run.isQuoted) continue
      const words = this.linkedText(quoted)
      text += run.isQuoted ? around(words, '""') : words
      quoted = []
    }
    return tidy(text)
  }

  private linkedText(joined: readonly Run[]): string {
    let text = ''
    let link = ''
    for (const [index, { text: written, isBold, isItalic, isCode, href }] of joined.entries()) {
      const words = written.replace(/\s+/g, ' ')
      const coded = isCode ? around(words.replaceAll('`', ''), '`') : this.lettersOf(words)
      const leaning = isItalic && !coded.includes('_') ? around(coded, '_') : coded
      link += isBold ? around(leaning, '**') : leaning
      if (joined[index + 1]?.href === href) continue
      text += href === '' ? link : inside(link, (inner) => writeLinkMark(inner, href))
      link = ''
    }
    return text
  }

  /** Removes characters that would format the text. */
  private lettersOf(text: string): string {
    const letters = withoutMarks(text)
    if (letters !== text) this.leftOut.add('characters that would become formatting')
    return letters
  }

  private visitAll(nodes: readonly ClipboardNode[], marks: Marks) {
    for (const node of nodes)
      if (typeof node === 'string') this.write(node, marks)
      else this.visit(node, marks)
  }

  private visit(node: ClipboardElement, marks: Marks) {
    const { tag, attributes } = node
    const sign = tag === 'img' && emoji.test(attributes['alt'] ?? '')
    const unsupported = look.unsupportedIn(node)
    const item = look.wordItem(node)
    const position = look.positionOf(node)
    const signs = look.wingdingsIn(node)
    if (look.isIgnored(tag)) return
    if (look.isMarker(node)) this.marker = look.textOfNode(node).trim()
    else if (sign) this.write(attributes['alt'] ?? '', marks)
    else if (unsupported) this.skip(node, marks, unsupported)
    else if (tag === 'br') this.endLine()
    else if (tag === 'table') this.visitTable(node, marks)
    else if (look.isHeading(node)) this.visitHeading(node)
    else if (look.isList(node)) this.visitList(node, marks, 1)
    else if (item) this.visitWordItem(node, marks, item)
    else if (position && /\d/.test(look.textOfNode(node))) this.visitMoved(node, marks, position)
    else if (signs !== null) this.write(signs, marks)
    else if (look.isBlock(tag)) this.visitBlock(node, this.marksIn(node, marks))
    else this.visitAll(node.children, this.marksIn(node, marks))
  }

  private skip(node: ClipboardElement, marks: Marks, unsupported: string) {
    this.leftOut.add(unsupported)
    // The space between words may be on either side of the border.
    if (/^\s|\s$/.test(look.textOfNode(node))) this.write(' ', marks)
  }

  private visitBlock(node: ClipboardElement, marks: Marks) {
    this.endLine()
    const last = this.lines.at(-1)
    if (!this.isWhole && last?.kind === 'item' && look.continuesItem(node)) {
      const more = this.textOf(this.readWhole(node.children, marks))
      if (more !== '') last.text += last.text === '' ? more : ` ${more}`
    } else {
      this.visitAll(node.children, marks)
      this.endLine()
    }
  }

  private marksIn(node: ClipboardElement, marks: Marks): Marks {
    const { tag, attributes } = node
    const own = {
      isBold: look.isBold(node, marks.isBold),
      isItalic: marks.isItalic || look.isItalic(node),
      isQuoted: marks.isQuoted || tag === 'q' || tag === 'blockquote',
      isCode: marks.isCode || look.isCode(tag),
    }
    const href = tag === 'a' ? (attributes['href'] ?? '').trim() : marks.href
    const isTaken = linkAddress.pattern.test(href) && !href.startsWith('#')
    if (node.hasWords) {
      for (const [mark, name] of markNames)
        if (!this.hasMarks && own[mark] && !marks[mark]) this.leftOut.add(name)
      if (href.startsWith('http:')) this.leftOut.add('links without https')
      else if (href !== '' && !(isTaken && this.hasMarks)) this.leftOut.add('links')
    }
    return { ...own, href: isTaken ? href : '' }
  }

  private visitHeading({ children }: ClipboardElement) {
    const text = this.textOf(this.readWhole(children, noMarks), false)
    this.endLine()
    if (this.isWhole) this.write(`${text} `, noMarks)
    else this.lines.push({ kind: 'heading', text })
  }

  /** Letters that are raised, such as those of `1st`, are read like all others. */
  private visitMoved(node: ClipboardElement, marks: Marks, position: 'raised' | 'lowered') {
    const words = this.readWhole(node.children, marks).map(({ text }) => text)
    const text = words.join('').trim()
    if (text === '') return
    if (position === 'lowered') this.leftOut.add('lowered figures')
    this.write(position === 'raised' ? look.raisedFigures(text) : text, marks)
  }

  private visitList(list: ClipboardElement, marks: Marks, level: number) {
    this.endLine()
    const isNumbered = list.tag === 'ol'
    let number = Number.parseInt(list.attributes['start'] ?? '', 10) || 1
    for (const child of list.children.filter(look.isElement)) {
      if (look.isList(child)) this.visitList(child, marks, level + 1)
      else {
        this.visitItem(child, marks, level, isNumbered ? number : null)
        number++
      }
    }
  }

  private visitItem(item: ClipboardElement, marks: Marks, level: number, number: number | null) {
    const inner = this.marksIn(item, marks)
    const runs = this.readWhole(
      item.children.filter((child) => !look.isElement(child) || !look.isList(child)),
      inner,
    )
    // Word for the web puts each item into a list of its own.
    const given = Number(item.attributes['data-aria-level'] ?? item.attributes['aria-level'])
    const isAlone = level === 1 && given > 1
    this.pushItem(runs, { level: isAlone ? given : level, number, isNumbered: number !== null })
    const lists = item.children.filter(look.isElement).filter(look.isList)
    for (const list of lists) this.visitList(list, inner, level + 1)
  }

  private visitWordItem(
    node: ClipboardElement,
    marks: Marks,
    { list, level }: { list: string; level: number },
  ) {
    this.endLine()
    this.marker = ''
    const runs = this.readWhole(node.children, this.marksIn(node, marks))
    const { marker } = this
    const format = this.formats.get(`${list}:level${level}`) ?? 'bullet'
    const isNumbered = marker === '' ? format !== 'bullet' : /\d|^\(?\p{L}+[.)]/u.test(marker)
    const [first] = /\d+/.exec(marker) ?? [/^\(?[ai][.)]/i.test(marker) ? 1 : undefined]
    const number = isNumbered && first !== undefined ? Number(first) : null
    this.pushItem(runs, { level, number, isNumbered, list })
  }

  private pushItem(
    runs: readonly Run[],
    item: { level: number; number: number | null; isNumbered: boolean; list?: string },
  ) {
    if (this.isWhole) this.runs?.push(...runs, space)
    else this.lines.push({ kind: 'item', text: this.textOf(runs), ...item })
  }

  private visitTable(table: ClipboardElement, marks: Marks) {
    this.endLine()
    const rows = look.cellsByRow(table)
    const isOneCell = rows.length < 2 && (rows[0]?.length ?? 0) < 2
    // A table in a cell, and a table around tables, only lay a page out.
    if (this.isWhole || isOneCell || rows.flat().some((cell) => cell.children.some(look.hasTable)))
      for (const cell of rows.flat()) {
        this.visitAll(cell.children, this.marksIn(cell, marks))
        this.endLine()
      }
    else
      for (const line of linesOfCells(this.readCells(rows, marks), this.captionOf(table)))
        this.lines.push(line)
  }

  private captionOf({ children }: ClipboardElement): string {
    const caption = children.filter(look.isElement).filter(({ tag }) => tag === 'caption')
    return this.textOf(
      this.readWhole(
        caption.flatMap((one) => one.children),
        noMarks,
      ),
      false,
    )
  }

  /** The texts of cells by row and column. A merged cell has its text in each of its rows. */
  private readCells(rows: readonly ClipboardElement[][], marks: Marks): string[][] {
    const grid: string[][] = rows.map(() => [])
    for (const [index, cells] of rows.entries()) {
      let at = 0
      for (const cell of cells) {
        while (grid[index]?.[at] !== undefined) at++
        const [wide, high] = [look.spanOf(cell, 'colspan'), look.spanOf(cell, 'rowspan')]
        if (wide > 1 || high > 1) this.leftOut.add('merged cells')
        const text = this.readCell(cell, marks, index > 0)
        for (const row of grid.slice(index, index + high))
          for (let right = 0; right < wide; right++) row[at + right] = right === 0 ? text : ''
        at += wide
      }
    }
    return grid.map((row) => Array.from(row, (cell) => cell ?? ''))
  }

  private readCell(cell: ClipboardElement, marks: Marks, isBody: boolean): string {
    const unsupported = look.unsupportedIn(cell)
    if (unsupported) this.leftOut.add(unsupported)
    return unsupported
      ? ''
      : this.textOf(
          this.readWhole(cell.children, isBody ? this.marksIn(cell, marks) : noMarks),
          isBody && this.hasMarks,
        )
  }
}

/**
 * Reads paragraphs, headings, lists and tables of the clipboard's HTML.
 * @param hasMarks whether the field understands bold, code and links
 */
export function readPastedHtml(html: string, hasMarks: boolean): Pasted {
  const { nodes, formats } = parseClipboard(html)
  return new Reader(hasMarks, formats).read(nodes)
}
