import type { Tree } from './pasted.ts'

// The security policy forbids the browser's HTML parser (decision 0034). This parser reads only
// elements, links and font weights.

type Element = Exclude<Tree, string>

const empty = ['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']
const raw = ['script', 'style']
const closedBySameTag = ['li', 'p', 'td', 'tr']
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const decode = (text: string) =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return name
        ? (named[name.toLowerCase()] ?? whole)
        : code <= 0x10ffff
          ? String.fromCodePoint(code)
          : whole
    },
  )

const attribute = (written: string, name: string): string | undefined => {
  const [, double, single, bare] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
      written,
    ) ?? []
  const value = double ?? single ?? bare
  return value === undefined ? undefined : decode(value)
}

/**
 * Whether an element is bold. Word processors mark bold by style, and put a plain `b` around
 * everything.
 */
function isBold(tag: string, written: string): boolean {
  const weight = /font-weight\s*:\s*(\w+)/i.exec(attribute(written, 'style') ?? '')?.[1]
  return weight === undefined
    ? tag === 'b' || tag === 'strong'
    : weight === 'bold' || Number(weight) >= 600
}

/** Parses HTML of the clipboard; never throws. */
export function readHtml(html: string): Tree {
  const root: Element = { tag: 'body', children: [] }
  const open: Element[] = [root]
  const add = (child: Tree) => open.at(-1)?.children.push(child)
  const tags = /<(?:!--[\s\S]*?--|(\/?)([a-z][a-z\d]*)((?:"[^"]*"|'[^']*'|[^"'>])*)|[!?][^>]*)>/gi
  let from = 0
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    const [whole, slash, name = '', written = ''] = found
    if (found.index > from) add(decode(html.slice(from, found.index)))
    from = found.index + whole.length
    const tag = name.toLowerCase()
    if (tag === '') continue
    if (slash) {
      // Not all browsers of staff have findLastIndex.
      const at = open.map((one) => one.tag).lastIndexOf(tag)
      if (at > 0) open.length = at
      continue
    }
    if (closedBySameTag.includes(tag) && open.at(-1)?.tag === tag) open.pop()
    const href = attribute(written, 'href')
    const element: Element = {
      tag,
      isBold: isBold(tag, written),
      ...(href !== undefined && { href }),
      children: [],
    }
    add(element)
    if (raw.includes(tag)) {
      const end = html.toLowerCase().indexOf(`</${tag}`, from)
      from = end < 0 ? html.length : end
      tags.lastIndex = from
    } else if (!empty.includes(tag)) open.push(element)
  }
  if (from < html.length) add(decode(html.slice(from)))
  return root
}
