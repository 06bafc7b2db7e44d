import { keyOfLine, listOfLines, readRequestList } from '../contact/request-list.ts'
import { formatList, formatNumber } from '../formats.ts'
import { type PluralForms, type Sentence, say, sayCount } from '../text/say.ts'
import { joinLines, planOf } from './lines-of-choice.ts'
import { type NamedSet, namesOfList } from './name-of-list.ts'
import type { QuoteChoice } from './quote-address.ts'
import type { QuoteLine } from './quote-line.ts'

/** A site that gives a quote its title. */
export type TitledSite = {
  id: string
  name: string
  /** When its mains fails: `19:00`. */
  failsAt: string
  /** What it gets in its first year, as a list of codes and quantities. */
  lines: string
}

/** Reads a list without saying which plan it has: the visitor chooses that. */
const withAnyPlan = (list: string, plans: readonly { id: string }[]) =>
  (readRequestList(list) ?? []).map(({ slug, quantity }) => {
    const plan = planOf({ slug }, plans)
    return { slug: plan === undefined ? slug : slug.replace(`plan.${plan}`, 'plan.'), quantity }
  })

/**
 * Whether lines have everything that others have, in the same number or more. Lines come with an
 * address, which anybody can write: they get the name of a site, and its promises, only if they have
 * what the site has.
 */
export function holdsLines(
  lines: string,
  needed: string,
  plans: readonly { id: string }[],
): boolean {
  const held = new Map(withAnyPlan(lines, plans).map(({ slug, quantity }) => [slug, quantity]))
  const all = withAnyPlan(needed, plans)
  return all.length > 0 && all.every(({ slug, quantity }) => (held.get(slug) ?? 0) >= quantity)
}

type TitleWords = {
  /** `{quantity} × {item}` */
  line: Sentence<'quantity' | 'item'>
  several: Sentence<'sites' | 'site'>
  throughNight: PluralForms<'site' | 'from'>
  more: PluralForms<never>
}

/** Most names beside each other: of more, the last one is a number. */
const mostNames = 3

type Options = {
  plans: readonly { id: string; name: string }[]
  sites: readonly TitledSite[]
  sets: readonly NamedSet[]
  words: TitleWords
  locale: string
}

/**
 * The site that gives a quote its title: `4 × Cold store`, `Shop, through 24 hours without mains from
 * 19:00`.
 * @returns an empty text for a site that there is not, and for lines that are not the site's
 */
function titleOfChoice(
  { site: id, sites, hours, lines }: Pick<QuoteChoice, 'site' | 'sites' | 'hours' | 'lines'>,
  { sites: titled, plans, words, locale }: Omit<Options, 'sets'>,
): string {
  const found = titled.find((one) => one.id === id)
  if (!found || !holdsLines(lines, found.lines, plans)) return ''
  const { name, failsAt: from } = found
  const site =
    hours === null ? name : sayCount(words.throughNight, hours, { site: name, from }, locale)
  return sites > 1 ? say(words.several, { sites: formatNumber(sites, locale), site }) : site
}

type Asked = {
  choice: QuoteChoice | null
  /** Lines of the chosen sites. */
  ofSites: readonly QuoteLine[]
  /** Lines of the list beside them. */
  listed: readonly QuoteLine[]
}

/**
 * Names a quote, wherever it is shown, sent or stored: by its site and what is beside it, or else by
 * what is on it. Of many things it names the first, and says how many more there are.
 */
export function nameOfQuote(
  { choice, ofSites, listed }: Asked,
  { sets, ...options }: Options,
): string {
  const { words, locale } = options
  const title = choice ? titleOfChoice(choice, options) : ''
  // A set may have the name of the site whose lines these are not.
  const known = choice?.site && !title ? [] : sets
  const lines = title ? listed : joinLines([...listed, ...ofSites])
  const productOf = (slug: string) => lines.find((one) => keyOfLine(one) === slug) ?? { name: slug }
  const names = [
    ...(title ? [title] : []),
    ...namesOfList(listOfLines(lines), { sets: known, line: words.line, locale, productOf }),
  ]
  const shown = names.length > mostNames ? names.slice(0, mostNames - 1) : names
  const left = names.length - shown.length
  return formatList(
    left > 0 ? [...shown, sayCount(words.more, left, {}, locale)] : shown,
    'conjunction',
    locale,
  )
}
