import { readRequestList, writeRequestList } from '../contact/request-list.ts'
import { limits } from '../limits.ts'
import { plainWhole } from '../text/plain-digits.ts'

/**
 * What a visitor chose besides products: the lines of a site as a page offered it, under its name. An
 * address, a form or a browser of an earlier release names the site alone, and `withLines` adds them.
 */
export type QuoteChoice = {
  /** Id of the site that gives the title; empty for products alone. */
  site: string
  /** Number of equal sites. */
  sites: number
  /** Id of the plan of support; empty for the usual one. */
  plan: string
  /** Hours of the night that the site lasts through; null for the site as it is. */
  hours: number | null
  /** Id of the region of delivery; empty for the one that is assumed. */
  region: string
  /** What one site gets and pays in its first year, as a list of codes and quantities. */
  lines: string
  /** The same of what it pays in each later year. */
  later: string
}

export const emptyChoice: QuoteChoice = {
  site: '',
  sites: 1,
  plan: '',
  hours: null,
  region: '',
  lines: '',
  later: '',
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
  /^(?:site=[a-z0-9-]{1,60}(?:&sites=(?:[1-9]\d{0,2}|1000))?(?:&plan=[a-z0-9-]{1,60})?(?:&hours=\d{1,2})?(?:&region=[a-z0-9-]{1,60})?(?:&lines=[a-z0-9.*,-]{1,700}(?:&later=[a-z0-9.*,-]{1,300})?)?|region=[a-z0-9-]{1,60})$/

const isId = (text: string) => /^[a-z0-9-]{1,60}$/.test(text)

/** Takes off the mark that ended the sentence in which somebody wrote an address. */
export const withoutEnd = (text: string): string => text.trim().replace(/[.,;:!?)>\]"'”’]$/, '')

/** Reads a whole number from 1 to a limit. */
function readCount(text: string | null, most: number): number | null {
  const typed = plainWhole(text ?? '')
  const count = /^\d{1,6}$/.test(typed) ? Number(typed) : 0
  return count >= 1 && count <= most ? count : null
}

/** Reads how many equal sites there are. @returns null for no whole number or one above the limit */
export const readSites = (text: string | null): number | null => readCount(text, limits.quotedSites)

/**
 * Reads the choice of an address; others of its parameters are left alone. A number that is none
 * becomes 1, because an address must not fail.
 * @returns null if it names neither a site nor a region
 */
export function readQuote(query: URLSearchParams): QuoteChoice | null {
  const valueAt = (name: string) => withoutEnd(query.get(name) ?? '')
  const idAt = (name: string) => {
    const id = valueAt(name).toLowerCase()
    return isId(id) ? id : ''
  }
  const [site, region] = [idAt('site'), idAt('region')]
  const listAt = (name: string) => writeRequestList(readRequestList(valueAt(name)) ?? [])
  if (!site) return region ? { ...emptyChoice, region } : null
  return {
    site,
    sites: readSites(valueAt('sites')) ?? 1,
    plan: idAt('plan'),
    hours: readCount(valueAt('hours'), 24),
    region,
    lines: listAt('lines'),
    later: listAt('later'),
  }
}

/** Takes the site off; null if nothing is left. */
export const withoutSite = ({ region }: QuoteChoice): QuoteChoice | null =>
  region ? { ...emptyChoice, region } : null

/**
 * Writes a choice: `site=cold-store&sites=4&plan=remote&region=lagos&lines=gateway*1`. It has ids and
 * quantities, never a sum.
 */
export const writeQuote = ({
  site,
  sites,
  plan,
  hours,
  region,
  lines,
  later,
}: QuoteChoice): string =>
  [
    site && `site=${site}`,
    sites > 1 && `sites=${sites}`,
    plan && `plan=${plan}`,
    hours !== null && `hours=${hours}`,
    region && `region=${region}`,
    lines && `lines=${lines}`,
    lines && later && `later=${later}`,
  ]
    .filter(Boolean)
    .join('&')

/** The address of the form with a choice. */
export const quoteHref = (choice: Pick<QuoteChoice, 'site'> & Partial<QuoteChoice>): string =>
  `/contact?${writeQuote({ ...emptyChoice, ...choice })}`

/**
 * Writes the numbers of a form, of which Enter without the script shows the sum again where they
 * differ from those that the page showed.
 */
export const numbersOf = (quote: string, list: string): string =>
  `${readQuote(new URLSearchParams(quote))?.sites ?? 1} ${list}`

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
  const read = readQuote(query)
  const choice = read && fields.has(remove) ? withoutSite(read) : read
  return choice ? writeQuote(choice) : ''
}

/** Returns a choice with what the fields of its card hold; a number that is none changes nothing. */
export function withQuoteFields(choice: QuoteChoice, fields: FormData): QuoteChoice {
  const held = (name: string) => String(fields.get(quoteFields.prefix + name) ?? '').trim()
  const region = held('region')
  if (!choice.site) return { ...choice, region }
  return { ...choice, sites: readSites(held('sites')) ?? choice.sites, plan: held('plan'), region }
}
