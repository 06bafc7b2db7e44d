import { linkAddress } from '../paths.ts'

/**
 * The marks of texts: bold, code and links. The editor's buttons, pages, papers, the feed, the
 * search and pasted text take them from here; every other sign is a letter.
 */
export const marks = {
  bold: /\*\*([^\s*](?:[^*]*[^\s*])?)\*\*/,
  code: /`([^`]+)`/,
  // An address may hold one level of brackets, as in /wiki/Lagos_(state).
  link: /\[([^[\]]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/,
} as const

export type MarkNode =
  | string
  | { kind: 'code'; text: string }
  | { kind: 'bold'; children: MarkNode[] }
  | { kind: 'link'; href: string; children: MarkNode[] }

// The first alternative is a picture of Markdown, which stays letters.
const mark = new RegExp(
  [`!${marks.link.source}`, marks.code.source, marks.link.source, marks.bold.source].join('|'),
  'g',
)

/** Reads the marks of a text. Any text can be read; what is no mark stays as it was typed. */
export function readMarks(text: string): MarkNode[] {
  const nodes: MarkNode[] = []
  let from = 0
  for (const found of text.matchAll(mark)) {
    const [whole, , , code, label, href, bold] = found
    const isLink = label !== undefined && href !== undefined && linkAddress.pattern.test(href)
    if (code === undefined && bold === undefined && !isLink) continue
    if (found.index > from) nodes.push(text.slice(from, found.index))
    from = found.index + whole.length
    if (code !== undefined) nodes.push({ kind: 'code', text: code })
    else if (bold !== undefined) nodes.push({ kind: 'bold', children: readMarks(bold) })
    else if (isLink) nodes.push({ kind: 'link', href, children: readMarks(label) })
  }
  if (from < text.length) nodes.push(text.slice(from))
  return nodes
}

const wordsOf = (node: MarkNode): string =>
  typeof node === 'string'
    ? node
    : node.kind === 'code'
      ? node.text
      : node.children.map(wordsOf).join('')

/** The words of a text as people read them: `a **lock**` → `a lock`. */
export const withoutMarks = (text: string): string =>
  /[*`[]/.test(text) ? readMarks(text).map(wordsOf).join('') : text

/** Signs that would end the words or the address of a link too early. */
const inWords: Record<string, string> = { '[': '(', ']': ')' }
const inAddress: Record<string, string> = { ' ': '%20', '(': '%28', ')': '%29' }

/** Writes a link so that no sign of its words or address ends it. */
export function writeLinkMark(words: string, href: string): string {
  const label = words.trim().replace(/[[\]]/g, (sign) => inWords[sign] ?? sign)
  return `[${label}](${href.trim().replace(/[ ()]/g, (sign) => inAddress[sign] ?? sign)})`
}
