import type { ContentValue, FieldPath } from './content.ts'

/** Stands for the site's own origin, and cannot occur in content. */
const ownOrigin = 'https://site.invalid'

/** Reads an address; null if it is none. Older browsers lack `URL.parse`. */
function parsed(href: string, base?: string): URL | null {
  try {
    return new URL(href, base)
  } catch {
    return null
  }
}

/**
 * Returns whether a browser would leave the site for an address, as for `//host`. Also true for an
 * address with a token.
 */
export function leadsElsewhere(href: string): boolean {
  return (
    href.includes('{') || parsed(href) !== null || parsed(href, ownOrigin)?.origin !== ownOrigin
  )
}

function isPlainSource(address: string): boolean {
  const url = parsed(address)
  return url?.protocol === 'https:' && url.username + url.password === ''
}

/**
 * Returns whether a target is certainly a path, query or fragment of this site: no slash, escape or
 * entity follows a slash at its start.
 */
const isPlainPath = (target: string) =>
  /^(?:[#?]|\/(?:[\w?#]|$))/.test(target) && !leadsElsewhere(target)

/** Targets of Markdown links, pictures and definitions, as lookaheads. */
const targets = /\](?<kind>\(|:)(?=\s*<?(?<target>[^\s()[\]]*)\s*(?<next>[^\s]?))/g
/** Autolinks in angle brackets. */
const brackets = /<([^\s<>]*)>/g
const token = /\{[^{}]*\}/g

/** Lists the links of a text that may leave the site, even if that is doubtful. */
function outwardInMarkdown(text: string): string[] {
  if (!text.includes(']') && !text.includes('<')) return []
  const named = [...text.matchAll(targets)].flatMap(({ groups = {} }) => {
    const { kind, target = '', next = '' } = groups
    const isWhole = kind === ':' || [')', '"', "'"].includes(next)
    return isWhole && (isPlainPath(target) || (target === '' && next === ')')) ? [] : [target]
  })
  const bracketed = [...text.matchAll(brackets)].flatMap(([, inner = '']) =>
    /[:@&\\{]/.test(inner) ? [inner] : [],
  )
  return [...named, ...bracketed]
}

/**
 * Lists a field's links out of the site: another origin, `mailto:`, `tel:`.
 * @param field its last key shows if the value is an address
 */
export function outwardLinks(field: FieldPath, value: ContentValue | undefined): string[] {
  if (typeof value !== 'string' || value === '') return []
  const key = field.at(-1)
  if (key === 'href' || key === 'redirect') return leadsElsewhere(value) ? [value] : []
  if (key === 'url' && field.at(-3) === 'sources') return isPlainSource(value) ? [] : [value]
  // The text is also read without its tokens, because a token may be empty, so that the text around
  // it becomes a link.
  const whole = outwardInMarkdown(value)
  if (!value.includes('{')) return [...new Set(whole)]
  return [...new Set([...whole, ...outwardInMarkdown(value.replace(token, ''))])]
}
