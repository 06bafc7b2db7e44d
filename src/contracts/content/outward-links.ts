import type { ContentValue, FieldPath } from './content.ts'

/** Stands for the site's own origin, which no content can name. */
const ownOrigin = 'https://site.invalid'

/** The origin of an address; null where it has none. Older browsers have no `URL.parse`. */
function originOf(href: string, base?: string): string | null {
  try {
    return new URL(href, base).origin
  } catch {
    return null
  }
}

/** Whether an address leads out of the site, as a browser reads it: `//host` does. One with a token may. */
export function leadsElsewhere(href: string): boolean {
  return href.includes('{') || originOf(href) !== null || originOf(href, ownOrigin) !== ownOrigin
}

/** Whether an address may stand in a source without an owner: https, and no name or password of anybody in it. */
function isPlainSource(address: string): boolean {
  try {
    const { protocol, username, password } = new URL(address)
    return protocol === 'https:' && username === '' && password === ''
  } catch {
    return false
  }
}

/** Begins like a path, query or place of the site in any reading: no second slash, escape or entity follows the first. */
const isPlainPath = (target: string) => /^(?:[#?]|\/(?:[\w?#]|$))/.test(target) && !leadsElsewhere(target)

/** Where Markdown names a target, in a link, a picture or a definition: the target, and the sign behind it. Nothing of it is consumed. */
const targets = /\](?<kind>\(|:)(?=\s*<?(?<target>[^\s()[\]]*)\s*(?<next>[^\s]?))/g
/** What stands in angle brackets, which make a link of an address. */
const brackets = /<([^\s<>]*)>/g
const token = /\{[^{}]*\}/g

/** The links of a text that do not plainly stay within the site. What cannot be told counts. */
function outwardInMarkdown(text: string): string[] {
  const named = [...text.matchAll(targets)].flatMap(({ groups = {} }) => {
    const { kind, target = '', next = '' } = groups
    const isWhole = kind === ':' || [')', '"', "'"].includes(next)
    return isWhole && (isPlainPath(target) || (target === '' && next === ')')) ? [] : [target]
  })
  const bracketed = [...text.matchAll(brackets)].flatMap(([, inner = '']) => (/[:@&\\{]/.test(inner) ? [inner] : []))
  return [...named, ...bracketed]
}

/** What of a field leads out of the site: another origin, `mailto:`, `tel:`. @param field its last key tells an address from a text */
export function outwardLinks(field: FieldPath, value: ContentValue | undefined): string[] {
  if (typeof value !== 'string' || value === '') return []
  const key = field.at(-1)
  if (key === 'href' || key === 'redirect') return leadsElsewhere(value) ? [value] : []
  if (key === 'url' && field.at(-3) === 'sources') return isPlainSource(value) ? [] : [value]
  // A token may stand for nothing: the text around it may be a link.
  return [...new Set([...outwardInMarkdown(value), ...outwardInMarkdown(value.replace(token, ''))])]
}
