import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const attribute = (element: Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value

function inside(node: Node): Node[] {
  if ('content' in node) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

function textsIn(node: Node): string[] {
  if (node.nodeName === '#text' && 'value' in node) return [node.value]
  if (!('tagName' in node) || /^(script|style|code)$/.test(node.tagName)) return []
  const own = ['alt', 'title', 'placeholder', 'aria-label'].flatMap(
    (name) => attribute(node, name) ?? [],
  )
  // What a translator leaves as it is: a name, a text in another language.
  return attribute(node, 'translate') === 'no' ? own : [...own, ...inside(node).flatMap(textsIn)]
}

/** Lists what a reader sees or hears of a page, each text in one line. */
export const textsOf = (html: string): string[] =>
  parse(html, { scriptingEnabled: false })
    .childNodes.flatMap(textsIn)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')

function linksIn(node: Node): string[] {
  const own =
    'tagName' in node && attribute(node, 'hreflang') === undefined
      ? ['href', 'action', 'formaction'].flatMap((name) => attribute(node, name) ?? [])
      : []
  return [...own.filter((link) => link.startsWith('/')), ...inside(node).flatMap(linksIn)]
}

/** Lists the addresses of this site to which links and forms of a page lead, in its language. */
export const linksOf = (html: string): string[] =>
  parse(html, { scriptingEnabled: false }).childNodes.flatMap(linksIn)
