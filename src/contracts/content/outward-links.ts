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

/** Whether a browser would leave the site by an address: `//host` does; an address with a token may. */
export function leadsElsewhere(href: string): boolean {
  return href.includes('{') || originOf(href) !== null || originOf(href, ownOrigin) !== ownOrigin
}

/** Whether an editor may name an address as a source: https without credentials. */
function isPlainSource(address: string): boolean {
  try {
    const { protocol, username, password } = new URL(address)
    return protocol === 'https:' && username === '' && password === ''
  } catch {
    return false
  }
}

/** A path, query or fragment of the site in any reading: no second slash, escape or entity follows the first. */
const isPlainPath = (target: string) => /^(?:[#?]|\/(?:[\w?#]|$))/.test(target) && !leadsElsewhere(target)

/** Targets of Markdown links, pictures and definitions, as lookaheads. */
const targets = /\](?<kind>\(|:)(?=\s*<?(?<target>[^\s()[\]]*)\s*(?<next>[^\s]?))/g
/** Autolinks in angle brackets. */
const brackets = /<([^\s<>]*)>/g
const token = /\{[^{}]*\}/g

/** Lists the links of a text that may leave the site; a doubtful one counts. */
function outwardInMarkdown(text: string): string[] {
  const named = [...text.matchAll(targets)].flatMap(({ groups = {} }) => {
    const { kind, target = '', next = '' } = groups
    const isWhole = kind === ':' || [')', '"', "'"].includes(next)
    return isWhole && (isPlainPath(target) || (target === '' && next === ')')) ? [] : [target]
  })
  const bracketed = [...text.matchAll(brackets)].flatMap(([, inner = '']) => (/[:@&\\{]/.test(inner) ? [inner] : []))
  return [...named, ...bracketed]
}

/** Lists what leads out of the site: another origin, `mailto:`, `tel:`. @param field its last key tells an address from a text */
export function outwardLinks(field: FieldPath, value: ContentValue | undefined): string[] {
  if (typeof value !== 'string' || value === '') return []
  const key = field.at(-1)
  if (key === 'href' || key === 'redirect') return leadsElsewhere(value) ? [value] : []
  if (key === 'url' && field.at(-3) === 'sources') return isPlainSource(value) ? [] : [value]
  // A token may be empty, so that the text around it becomes a link.
  return [...new Set([...outwardInMarkdown(value), ...outwardInMarkdown(value.replace(token, ''))])]
}
