import { linkAddress } from '../paths.ts'

/**
 * The marks of texts: bold, italics, quotations, code and links. The editor's buttons, pages, papers, the feed, the
 * search and pasted text take them from here; every other sign is a letter.
 */
export const marks = {
  bold: /\*\*([^\s*](?:[^*]*[^\s*])?)\*\*/,
  /** Not within a word, such as `snake_case`; what precedes it is checked in `readMarks`. */
  italic: /_([^\s_](?:[^_]*[^\s_])?)_(?![\p{L}\p{N}_])/u,
  quotation: /""([^\s"](?:[^"]*[^\s"])?)""/,
  code: /`([^`]+)`/,
  // An address may hold one level of brackets, as in /wiki/Lagos_(state).
  link: /\[([^[\]]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/,
} as const

export type MarkNode =
  | string
  | { kind: 'code'; text: string }
  | { kind: 'bold'; children: MarkNode[] }
  | { kind: 'italic'; children: MarkNode[] }
  | { kind: 'quotation'; children: MarkNode[] }
  | { kind: 'link'; href: string; children: MarkNode[] }

// The first alternative is a picture of Markdown, which stays letters.
const mark = new RegExp(
  [
    `!${marks.link.source}`,
    ...[marks.code, marks.link, marks.bold, marks.italic, marks.quotation].map(
      ({ source }) => source,
    ),
  ].join('|'),
  'gu',
)
const inWord = /[\p{L}\p{N}_]$/u

/** Reads the marks of a text. Any text can be read; what is no mark stays as it was typed. */
export function readMarks(text: string): MarkNode[] {
  const nodes: MarkNode[] = []
  let from = 0
  for (const found of text.matchAll(mark)) {
    const [whole, , , code, label, href, bold, italic, quotation] = found
    const isLink = label !== undefined && href !== undefined && linkAddress.pattern.test(href)
    if (label !== undefined && !isLink) continue
    if (whole.startsWith('!')) continue
    // Up to two UTF-16 units are one letter.
    if (italic !== undefined && inWord.test(text.slice(Math.max(0, found.index - 2), found.index)))
      continue
    if (found.index > from) nodes.push(text.slice(from, found.index))
    from = found.index + whole.length
    if (code !== undefined) nodes.push({ kind: 'code', text: code })
    else if (bold !== undefined) nodes.push({ kind: 'bold', children: readMarks(bold) })
    else if (italic !== undefined) nodes.push({ kind: 'italic', children: readMarks(italic) })
    else if (quotation !== undefined)
      nodes.push({ kind: 'quotation', children: readMarks(quotation) })
    else if (isLink) nodes.push({ kind: 'link', href, children: readMarks(label) })
  }
  if (from < text.length) nodes.push(text.slice(from))
  return nodes
}

function wordsOf(node: MarkNode): string {
  if (typeof node === 'string') return node
  if (node.kind === 'code') return node.text
  const words = node.children.map(wordsOf).join('')
  return node.kind === 'quotation' ? `“${words}”` : words
}

/** The words of a text as people read them: `a **lock**` → `a lock`. */
export const withoutMarks = (text: string): string =>
  /[*`[_]|""/.test(text) ? readMarks(text).map(wordsOf).join('') : text

/** Signs that would end the words or the address of a link too early. */
const inWords: Record<string, string> = { '[': '(', ']': ')' }
const inAddress: Record<string, string> = { ' ': '%20', '(': '%28', ')': '%29' }

/** Writes a link so that no sign of its words or address ends it. */
export function writeLinkMark(words: string, href: string): string {
  const label = words.trim().replace(/[[\]]/g, (sign) => inWords[sign] ?? sign)
  return `[${label}](${href.trim().replace(/[ ()]/g, (sign) => inAddress[sign] ?? sign)})`
}
