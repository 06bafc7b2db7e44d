import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Attributes that are read out or shown. */
const spoken = [
  ...['alt', 'title', 'placeholder', 'label', 'summary'],
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
]
/** Names of `meta` elements whose contents are no words. */
const plainMeta =
  /^(viewport|color-scheme|theme-color|robots|generator|referrer|og:(url|type|locale|image(:(width|height|type))?)|twitter:card|format-detection|.*-id)$/

const attribute = (element: Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value

/** Texts of structured data: all strings but those of keys that hold codes and addresses. */
function textsOfData(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return /^(@|url$|logo$|image$|sameAs$|item$|target|query|inLanguage|price|availability$|dayOfWeek$|opens$|closes$|.*Date|date|email$|telephone$|encodingFormat|contentUrl|identifier|acceptedPaymentMethod|itemCondition|addressCountry|postalCode|priceCurrency|unitCode|sku)/.test(
      key,
    ) || /^https?:/.test(value)
      ? []
      : [value]
  if (Array.isArray(value)) return value.flatMap((item) => textsOfData(item, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => textsOfData(item, name))
}

function textsOfElement(element: Element): string[] {
  const own = spoken.flatMap((name) => attribute(element, name) ?? [])
  if (element.tagName === 'meta') {
    const name = attribute(element, 'name') ?? attribute(element, 'property') ?? 'http-equiv'
    const content = attribute(element, 'content')
    return content && name !== 'http-equiv' && !plainMeta.test(name) ? [content] : []
  }
  if (
    element.tagName === 'input' &&
    /^(submit|button|reset)$/.test(attribute(element, 'type') ?? '')
  )
    own.push(attribute(element, 'value') ?? '')
  if (element.tagName === 'script') {
    const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
    return attribute(element, 'type') === 'application/ld+json' ? textsOfData(JSON.parse(text)) : []
  }
  if (element.tagName === 'style') return []
  // What a translator leaves as it is: a name, a text in another language, code.
  if (attribute(element, 'translate') === 'no' || element.tagName === 'code') return own
  const inside =
    element.tagName === 'template' && 'content' in element
      ? (element as DefaultTreeAdapterTypes.Template).content.childNodes
      : element.childNodes
  return [...own, ...inside.flatMap(textsOf)]
}

function textsOf(node: Node): string[] {
  if (node.nodeName === '#text' && 'value' in node) return [node.value]
  return 'tagName' in node ? textsOfElement(node) : []
}

/** Lists what a reader sees or hears of a page: texts, attributes that are read out, descriptions. */
export const textsOfPage = (html: string): string[] =>
  parse(html, { scriptingEnabled: false })
    .childNodes.flatMap(textsOf)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')

function linksOf(node: Node): string[] {
  if (!('tagName' in node)) return []
  const inside = 'content' in node ? node.content.childNodes : node.childNodes
  const own =
    attribute(node, 'hreflang') === undefined
      ? ['href', 'action', 'formaction'].flatMap((name) => attribute(node, name) ?? [])
      : []
  return [...own.filter((link) => link.startsWith('/')), ...inside.flatMap(linksOf)]
}

/** Lists the addresses of this site to which links and forms of a page lead, in its language. */
export const linksOfPage = (html: string): string[] =>
  parse(html, { scriptingEnabled: false }).childNodes.flatMap(linksOf)
