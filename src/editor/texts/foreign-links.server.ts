import { companyValues } from '#src/content/reading/company-values.ts'
import type { Company } from '#src/content/schemas/company-schema.ts'
import type { ContentValue, FieldPath } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { type MarkNode, readMarks } from '#src/contracts/content/marks.ts'
import { fillTokens } from '#src/contracts/tokens.ts'

/** `isButton`: a button, the header or a redirect, otherwise running text or a source. */
type Link = { field: FieldPath; href: string; isButton: boolean }

/** Stands for the site's own origin, and cannot occur in content. */
const ownOrigin = 'https://site.invalid'
const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** Reads an address as a browser does; null if it is none. */
function parsed(href: string): URL | null {
  try {
    return new URL(href, ownOrigin)
  } catch {
    return null
  }
}

const hrefsIn = (nodes: readonly MarkNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || node.kind === 'code') return []
    return [...(node.kind === 'link' ? [node.href] : []), ...hrefsIn(node.children)]
  })

/** What may be the target of a link once its tokens are filled. */
const target = /\]\(([^\s)]*)/g

/** @param text in which the company's tokens are filled */
const linksInText = (text: string): string[] => [
  ...hrefsIn(readMarks(text)),
  ...[...text.matchAll(target)].flatMap(([, found = '']) =>
    found.split('](').filter((href) => href.includes('{')),
  ),
]

/** Lists the links of a value. A field of an address has one of two names, or is of a source. */
function linksIn(value: ContentValue | undefined, company: Company, field: FieldPath): Link[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => linksIn(item, company, [...field, index]))
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, one]) => linksIn(one, company, [...field, key]))
  if (typeof value !== 'string') return []
  const own = companyValues(company)
  // `{warrantyTerm}` is the address of a document of this site (derived/terms-tokens.ts). Other
  // values may change without this entry, so their tokens stay.
  const { text } = fillTokens(value, (name) =>
    Object.hasOwn(own, name) ? own[name] : name.endsWith('Term') ? '/document' : undefined,
  )
  const key = field.at(-1)
  if (key === 'href' || key === 'redirect') return [{ field, href: text, isButton: true }]
  const isSource = key === 'url' && field.at(-3) === 'sources'
  return (isSource ? [text] : linksInText(text)).map((href) => ({ field, href, isButton: false }))
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : []

/** Returns whether an address may be the company's own: telephone, e-mail or WhatsApp. */
function isOwnContact(url: URL, { email, privacyEmail, phone, whatsApp }: Company): boolean {
  const numbers = [phone, whatsApp].map((number) => digitsOf(number ?? '')).filter(Boolean)
  const takes = (...names: string[]) =>
    [...url.searchParams].every(
      ([name, value]) => names.includes(name) && (name === 'body' || !/\p{Cc}/u.test(value)),
    )
  if (url.protocol === 'mailto:')
    return [email, privacyEmail].includes(url.pathname) && takes('subject', 'body')
  if (url.protocol === 'tel:')
    return (
      /^\+?[\d().-]+$/.test(url.pathname) && numbers.includes(digitsOf(url.pathname)) && takes()
    )
  return (
    url.hostname === 'wa.me' &&
    numbers.some((number) => url.pathname === `/${number}`) &&
    takes('text')
  )
}

/** Returns whether a link may lead away from the company. What cannot be read does. */
function isForeign({ href, isButton }: Link, company: Company): boolean {
  // A letter or a sign that no host begins with, so that no token that follows names another site.
  if (/^(?:[#?]|\/(?:[\w?#]|$))/.test(href)) return parsed(href)?.origin !== ownOrigin
  const url = parsed(href)
  if (!url || url.username + url.password !== '') return true
  const isNamed = stringsIn([company, companyValues(company)]).some(
    (one) => one.startsWith('https://') && parsed(one)?.href === url.href,
  )
  if (isNamed || isOwnContact(url, company)) return false
  if (url.protocol !== 'https:') return true
  if (url.origin === parsed(company.url)?.origin) return false
  const isWhatsApp = /(^|\.)(wa\.me|whatsapp\.com)\.?$/.test(url.hostname)
  // The host stands before every token.
  return isButton || isWhatsApp || (href.includes('{') && !/^https:\/\/[\w.-]+[/?#]/.test(href))
}

/**
 * Lists the links that only an owner may add. Buttons, the header and redirects lead inside the
 * site or to an address that the company names; running text and sources lead anywhere;
 * `mailto:`, `tel:` and WhatsApp are the company's own (decision 0077).
 * @param before the public value, whose links may stay
 */
export function foreignLinks(
  before: ContentValue | undefined,
  after: ContentValue,
  company: Company,
): { field: FieldPath; href: string }[] {
  const keyOf = ({ href, isButton }: Link) => `${isButton} ${href}`
  const known = new Set(linksIn(before, company, []).map(keyOf))
  return linksIn(after, company, []).filter(
    (link) => !known.has(keyOf(link)) && isForeign(link, company),
  )
}
