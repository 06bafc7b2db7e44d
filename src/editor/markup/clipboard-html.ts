import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'

// The security policy forbids the browser's HTML parser (decision 0034). parse5 is fetched with the
// first paste.

/** Declarations of a style by property, in small letters. */
type Style = ReadonlyMap<string, string>
export type ClipboardNode = string | ClipboardElement
export type ClipboardElement = {
  tag: string
  attributes: Readonly<Record<string, string>>
  style: Style
  hasWords: boolean
  children: ClipboardNode[]
}
/** Number formats of Word's lists, by list and level, such as `l0:level1`. */
export type ListFormats = ReadonlyMap<string, string>

function readDeclarations(written: string): [string, string][] {
  return written.split(';').flatMap((one): [string, string][] => {
    const colon = one.indexOf(':')
    if (colon < 0) return []
    return [
      [
        one.slice(0, colon).trim().toLowerCase(),
        one
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      ],
    ]
  })
}

/** Reads rules of a single class, which Excel, Word and Pages write, and of Word's lists. */
function readRules(css: string) {
  const classes = new Map<string, Map<string, string>>()
  const formats = new Map<string, string>()
  const rules = css.replace(/<!--|-->|\/\*[^*]*\*\//g, '').split('}')
  for (const rule of rules) {
    const [selectors = '', written = ''] = rule.split('{').slice(-2)
    const declarations = readDeclarations(written)
    const [, list] = /@list\s+(l\d+:level\d+)/.exec(selectors) ?? []
    const format = declarations.find(([name]) => name === 'mso-level-number-format')?.[1]
    if (list) formats.set(list, format ?? 'decimal')
    else
      for (const selector of selectors.split(',')) {
        const [, name] = /^\s*\w*\.([\w-]+)\s*$/.exec(selector) ?? []
        if (!name) continue
        const style = classes.get(name) ?? new Map<string, string>()
        for (const [property, value] of declarations) style.set(property, value)
        classes.set(name, style)
      }
  }
  return { classes, formats }
}

type Parsed = DefaultTreeAdapterTypes.ChildNode

const textOf = (node: Parsed): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''

function* elementsOf(nodes: readonly Parsed[]): Iterable<DefaultTreeAdapterTypes.Element> {
  for (const node of nodes)
    if ('tagName' in node) {
      yield node
      yield* elementsOf(node.childNodes)
    }
}

/** Maximum depth of elements, as in browsers. */
const deepest = 512

/** Parses HTML as `parseFragment` does. @throws if elements are nested too deeply to be read */
function parseTree(html: string) {
  let depth = 0
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush() {
      if (++depth > deepest) throw new RangeError('elements are nested too deeply')
    },
    onItemPop() {
      depth--
    },
  }
  return parseFragment(html, { treeAdapter })
}

/**
 * Parses HTML of the clipboard, with the styles that its classes give.
 * @throws RangeError if its elements are nested too deeply; nothing else makes it throw
 */
export function parseClipboard(html: string): { nodes: ClipboardNode[]; formats: ListFormats } {
  const { childNodes } = parseTree(html)
  const sheets = [...elementsOf(childNodes)].filter(({ tagName }) => tagName === 'style')
  const { classes, formats } = readRules(sheets.map(textOf).join('\n'))
  const convert = (node: Parsed): ClipboardNode[] => {
    if (node.nodeName === '#text' && 'value' in node) return [node.value]
    if (!('tagName' in node)) return []
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    const ofClasses = (attributes['class'] ?? '')
      .split(/\s+/)
      .flatMap((one) => [...(classes.get(one) ?? [])])
    const style = new Map([...ofClasses, ...readDeclarations(attributes['style'] ?? '')])
    const children = node.childNodes.flatMap(convert)
    const hasWords = children.some((one) =>
      typeof one === 'string' ? one.trim() !== '' : one.hasWords,
    )
    return [{ tag: node.tagName, attributes, style, hasWords, children }]
  }
  return { nodes: childNodes.flatMap(convert), formats }
}
