import { limits } from '../limits.ts'

/** What a visitor chose besides products: a site as in the worked examples, or its covered night. */
export type QuoteChoice = {
  /** Id of the site. */
  site: string
  /** Number of equal sites. */
  sites: number
  /** Id of the plan of support; empty for the usual one. */
  plan: string
  /** Hours of the night that the site has to last through; null for the site as it is. */
  hours: number | null
}

/** Fields of the card without the script, which become one field with the query of the choice. */
export const quoteFields = {
  prefix: 'quote.',
  sites: 'quote.sites',
  /** The button that takes the site off. */
  remove: 'removeQuote',
} as const

/**
 * A query of a choice as `writeQuote` writes it, which a hidden field of the form and the API take.
 * Unlike an address it is refused with a number that is none.
 */
export const quoteQuery =
  /^site=[a-z0-9-]{1,60}(?:&sites=(?:[1-9]\d{0,2}|1000))?(?:&plan=[a-z0-9-]{1,60})?(?:&hours=\d{1,2})?$/

const isId = (text: string) => /^[a-z0-9-]{1,60}$/.test(text)

/** Reads a whole number from 1 to a limit. */
function readCount(text: string | null, most: number): number | null {
  const count = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0
  return count >= 1 && count <= most ? count : null
}

/** Reads how many equal sites there are. @returns null for no whole number or one above the limit */
export const readSites = (text: string | null): number | null => readCount(text, limits.quotedSites)

/**
 * Reads the choice of an address; others of its parameters are left alone. A number that is none
 * becomes 1, because an address must not fail.
 * @returns null if it names no site
 */
export function readQuote(query: URLSearchParams): QuoteChoice | null {
  const site = query.get('site') ?? ''
  const plan = query.get('plan') ?? ''
  if (!isId(site)) return null
  return {
    site,
    sites: readSites(query.get('sites')) ?? 1,
    plan: isId(plan) ? plan : '',
    hours: readCount(query.get('hours'), 24),
  }
}

/** Writes a choice: `site=cold-store&sites=4&plan=remote`. It has ids and quantities, never a sum. */
export const writeQuote = ({ site, sites, plan, hours }: QuoteChoice): string =>
  [
    `site=${site}`,
    sites > 1 && `sites=${sites}`,
    plan && `plan=${plan}`,
    hours !== null && `hours=${hours}`,
  ]
    .filter(Boolean)
    .join('&')

/** The address of the form with a choice. */
export const quoteHref = (choice: Pick<QuoteChoice, 'site'> & Partial<QuoteChoice>): string =>
  `/contact?${writeQuote({ sites: 1, plan: '', hours: null, ...choice })}`

/**
 * Reads the choice of a posted form. @returns an empty query if the site is taken off, undefined if
 * the form has no such fields
 */
export function readQuoteFields(fields: FormData): string | undefined {
  const { prefix, remove } = quoteFields
  const sent = [...fields].filter(([name]) => name.startsWith(prefix))
  if (sent.length === 0) return undefined
  const query = new URLSearchParams(
    sent.map(([name, value]) => [name.slice(prefix.length), String(value).trim()]),
  )
  const choice = fields.has(remove) ? null : readQuote(query)
  return choice ? writeQuote(choice) : ''
}

/** Returns a choice with what the fields of its card hold; a number that is none changes nothing. */
export function withQuoteFields(choice: QuoteChoice, fields: FormData): QuoteChoice {
  const held = (name: string) => String(fields.get(quoteFields.prefix + name) ?? '').trim()
  return { ...choice, sites: readSites(held('sites')) ?? choice.sites, plan: held('plan') }
}
