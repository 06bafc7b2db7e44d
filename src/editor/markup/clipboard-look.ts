import { ownValue } from '#src/contracts/own-value.ts'
import type { ClipboardElement, ClipboardNode } from './clipboard-html.ts'

// What office programs mean by an element: its tag, its style, or their own properties, such as
// Word's `mso-…`.

export const isBlock = (tag: string): boolean => blocks.has(tag)
const blocks = new Set(
  'address article aside blockquote center dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table ul'.split(
    ' ',
  ),
)
export const isIgnored = (tag: string): boolean => ignored.has(tag)
const ignored = new Set('head link meta noscript script style template title xml'.split(' '))
export const isCode = (tag: string): boolean => codes.has(tag)
const codes = new Set(['code', 'kbd', 'samp', 'tt'])
export const isList = ({ tag }: ClipboardElement): boolean => tag === 'ul' || tag === 'ol'
export const isElement = (node: ClipboardNode): node is ClipboardElement => typeof node !== 'string'

const unsupported: Readonly<Record<string, string>> = {
  audio: 'sounds',
  iframe: 'frames',
  img: 'pictures',
  object: 'pictures',
  picture: 'pictures',
  svg: 'pictures',
  video: 'films',
  'v:imagedata': 'pictures',
}

export const textOfNode = (node: ClipboardNode): string =>
  typeof node === 'string' ? node : node.children.map(textOfNode).join('')

const isStruck = ({ tag, style }: ClipboardElement): boolean =>
  ['s', 'strike', 'del'].includes(tag) ||
  /line-through/.test(`${style.get('text-decoration')} ${style.get('text-decoration-line')}`)

const isHiddenElement = ({ style }: ClipboardElement): boolean =>
  style.get('display') === 'none' ||
  style.get('mso-hide') === 'all' ||
  style.get('visibility') === 'hidden'

/** Word adds comments and notes at the end of what it copies. */
function noteOf({ tag, style, attributes }: ClipboardElement): string | null {
  const element = style.get('mso-element') ?? ''
  if (/comment/.test(element) || attributes['class'] === 'MsoCommentReference') return 'comments'
  if (/note/.test(element)) return 'footnotes'
  return tag === 'a' && /^#_?(ftn|edn|cite|fn)/.test(attributes['href'] ?? '')
    ? 'references to footnotes'
    : null
}

/** Names an element that a text cannot contain, in the plural; null for all others. */
export function unsupportedIn(node: ClipboardElement): string | null {
  const name = ownValue(unsupported, node.tag)
  if (name !== undefined) return name
  if (!node.hasWords) return null
  return isStruck(node) ? 'struck words' : isHiddenElement(node) ? 'hidden text' : noteOf(node)
}

/** Whether words are bold. A style wins over a tag: Google Docs puts a plain `b` around all. */
export function isBold({ tag, style }: ClipboardElement, isBoldAround: boolean): boolean {
  const weight = style.get('font-weight')
  if (weight === undefined) return isBoldAround || tag === 'b' || tag === 'strong'
  if (weight === 'inherit') return isBoldAround
  return weight.startsWith('bold') || Number(weight) >= 600
}

export const isItalic = ({ tag, style }: ClipboardElement): boolean =>
  tag === 'i' || tag === 'em' || /italic|oblique/.test(style.get('font-style') ?? '')

export const isHeading = ({ tag, attributes }: ClipboardElement): boolean =>
  /^h[1-6]$/.test(tag) ||
  attributes['role'] === 'heading' ||
  /\bMso(Heading\d|Title|Subtitle)\b/.test(attributes['class'] ?? '')

export function positionOf({ tag, style }: ClipboardElement): 'raised' | 'lowered' | null {
  const align = style.get('vertical-align')
  if (tag === 'sup' || align === 'super') return 'raised'
  return tag === 'sub' || align === 'sub' ? 'lowered' : null
}

const raised: Readonly<Record<string, string>> = { 1: '¹', 2: '²', 3: '³' }
/** `m²`, but `10^6`: typefaces have few raised figures. */
export function raisedFigures(text: string): string {
  const signs = [...text].map((sign) => raised[sign])
  return signs.every(Boolean) ? signs.join('') : `^${text}`
}

/** Signs that Word writes as letters of the typeface Wingdings. */
const wingdings: Readonly<Record<string, string>> = {
  ...{ J: '☺', L: '☹', à: '→', ß: '←', ó: '↔', è: '➔', ü: '✓', û: '✗', '§': '▪' },
}
/** The words of an element set in Wingdings, as signs; null for any other element. */
export const wingdingsIn = (node: ClipboardElement): string | null =>
  /wingdings/.test(node.style.get('font-family') ?? '') &&
  node.children.every((child) => typeof child === 'string')
    ? [...textOfNode(node)].map((letter) => wingdings[letter] ?? letter).join('')
    : null

/** List and level of a paragraph of Word that is the item of a list. */
export function wordItem({ tag, style }: ClipboardElement): { list: string; level: number } | null {
  const [, list = '', level] = /\b(l\d+)\s+level(\d+)/.exec(style.get('mso-list') ?? '') ?? []
  return level && isBlock(tag) ? { list, level: Number(level) } : null
}
/** Whether an element is the bullet or number that Word puts before the words of an item. */
export const isMarker = ({ style }: ClipboardElement): boolean =>
  /\bignore\b/.test(style.get('mso-list') ?? '')

/** Whether a paragraph of Word belongs to the item of a list before it: it is indented. */
export function continuesItem({ attributes, style }: ClipboardElement): boolean {
  const name = attributes['class'] ?? ''
  const [, , , side = '0'] = style.get('margin')?.split(/\s+/) ?? []
  const margin = Number.parseFloat(style.get('margin-left') ?? side)
  return /\bMsoListParagraph/.test(name) || (/\bMso/.test(name) && margin > 0)
}

/** Cells by row, of a table and of its groups of rows. */
export function cellsByRow(table: ClipboardElement): ClipboardElement[][] {
  return table.children.filter(isElement).flatMap((child): ClipboardElement[][] => {
    if (/^t(body|head|foot)$/.test(child.tag)) return cellsByRow(child)
    if (child.tag !== 'tr' || isHiddenElement(child)) return []
    return [child.children.filter(isElement).filter(({ tag }) => tag === 'td' || tag === 'th')]
  })
}
export const hasTable = (node: ClipboardNode): boolean =>
  typeof node !== 'string' && (node.tag === 'table' || node.children.some(hasTable))

const mostSpan = 100
export const spanOf = (cell: ClipboardElement, name: 'colspan' | 'rowspan'): number =>
  Math.min(Math.max(Number.parseInt(cell.attributes[name] ?? '', 10) || 1, 1), mostSpan)
