import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { linkAddress } from '#src/contracts/paths.ts'
import { slugOfWords } from './address-of-heading.ts'

export type Tree = string | { tag: string; isBold?: boolean; href?: string; children: Tree[] }
export type Piece = { paragraph: string } | { list: string[] } | { heading: string }
export type Pasted = { pieces: Piece[]; leftOut: string[] }

const blocks =
  'address article aside blockquote br dd div dl dt figure footer header hr main nav p pre section'.split(
    ' ',
  )
const unseen = ['head', 'style', 'script', 'meta', 'title', 'template']
const lost: Readonly<Record<string, string>> = {
  ...{
    img: 'pictures',
    picture: 'pictures',
    svg: 'pictures',
    video: 'films',
    audio: 'sounds',
    iframe: 'frames',
  },
  ...{ table: 'tables', i: 'italics', em: 'italics', u: 'underlines' },
}

const plain = (words: string) => words.replace(/[*`[\]]/g, '')
const around = (words: string, sign: string) =>
  words.replace(/^(\s*)(.*?\S)(\s*)$/s, `$1${sign}$2${sign}$3`)

/**
 * Reads paragraphs, lists and headings of a pasted tree.
 * @param hasMarks whether the field understands bold, code and links
 */
export function readPasted(tree: Tree, hasMarks: boolean): Pasted {
  const pieces: Piece[] = []
  const leftOut = new Set<string>()
  let line = ''
  const words = () => line.replace(/\s+/g, ' ').trim()
  const end = () => {
    if (words() !== '') pieces.push({ paragraph: words() })
    line = ''
  }
  const marked = (node: Exclude<Tree, string>, sign: string) => {
    if (!hasMarks) leftOut.add(sign === '**' ? 'bold' : 'code')
    const before = line
    line = ''
    for (const child of node.children) visit(child)
    line = before + (hasMarks ? around(line.replaceAll(sign, ''), sign) : line)
  }
  const link = (node: Exclude<Tree, string>, href: string) => {
    const before = line
    line = ''
    for (const child of node.children) visit(child)
    const isTaken =
      hasMarks && linkAddress.pattern.test(href) && !/[()\s]/.test(href) && line.trim() !== ''
    if (!isTaken) leftOut.add('links')
    line = before + (isTaken ? `[${plain(line).trim()}](${href})` : line)
  }
  const list = (node: Exclude<Tree, string>) => {
    end()
    const items = node.children.flatMap((child) => {
      if (typeof child === 'string') return []
      const own = readPasted({ ...child, tag: 'div' }, hasMarks)
      for (const one of own.leftOut) leftOut.add(one)
      return own.pieces.flatMap((piece) => Object.values(piece).flat())
    })
    if (items.length > 1) pieces.push({ list: items })
    else pieces.push(...items.map((paragraph) => ({ paragraph })))
  }
  function visit(node: Tree) {
    if (typeof node === 'string') {
      const kept = hasMarks ? plain(node) : node
      if (kept !== node) leftOut.add('characters that would become formatting')
      line += kept
      return
    }
    const { tag, children, href } = node
    if (unseen.includes(tag)) return
    const what = lost[tag]
    if (what) leftOut.add(what)
    if (what && !['italics', 'underlines'].includes(what)) return
    if (/^h[1-6]$/.test(tag)) {
      end()
      const own = readPasted({ tag: 'div', children }, false).pieces.flatMap((piece) =>
        'paragraph' in piece ? [piece.paragraph] : [],
      )
      if (own.length > 0) pieces.push({ heading: own.join(' ') })
    } else if (tag === 'ul' || tag === 'ol') list(node)
    else if (tag === 'a' && href !== undefined) link(node, href)
    else if (node.isBold) marked(node, '**')
    else if (tag === 'code' || tag === 'kbd') marked(node, '`')
    else {
      const isBlock = blocks.includes(tag)
      if (isBlock) end()
      for (const child of children) visit(child)
      if (isBlock) end()
    }
  }
  visit(tree)
  end()
  return { pieces, leftOut: [...leftOut] }
}

export const readPlain = (text: string): Pasted => ({
  pieces: text
    .split(/\r?\n\s*\n/)
    .flatMap((part) =>
      part.trim() === '' ? [] : [{ paragraph: part.replace(/\s+/g, ' ').trim() }],
    ),
  leftOut: [],
})

export function asOneText({ pieces, leftOut }: Pasted): { text: string; leftOut: string[] } {
  const lines = pieces.flatMap((piece) => Object.values(piece).flat())
  const kinds = [
    ...(pieces.some((piece) => 'list' in piece) ? ['lists'] : []),
    ...(pieces.some((piece) => 'heading' in piece) ? ['headings'] : []),
    ...(pieces.length > 1 ? ['paragraphs'] : []),
  ]
  return { text: lines.join(' '), leftOut: [...leftOut, ...kinds] }
}

/** Inserts pieces after a block, or in place of an empty block; a heading begins a section. */
export function putIntoSections(
  sections: readonly ContentValue[],
  [section, block]: readonly [section: number, block: number],
  pieces: readonly Piece[],
): ContentValue[] {
  return sections.flatMap((one, index): ContentValue[] => {
    if (index !== section || !isRecord(one) || !Array.isArray(one['blocks'])) return [one]
    const list = one['blocks']
    const at = list[block]
    const isEmpty = isRecord(at) && at['paragraph'] === ''
    const parts: { [key: string]: ContentValue; blocks: ContentValue[] }[] = [
      { ...one, blocks: list.slice(0, isEmpty ? block : block + 1) },
    ]
    for (const piece of pieces) {
      const last = parts.at(-1)
      if ('heading' in piece)
        parts.push({ id: slugOfWords(piece.heading), heading: piece.heading, blocks: [] })
      else last?.blocks.push(piece)
    }
    parts.at(-1)?.blocks.push(...list.slice(block + 1))
    return parts.filter(
      ({ blocks, heading }, place) => blocks.length > 0 || (place > 0 && heading !== ''),
    )
  })
}
