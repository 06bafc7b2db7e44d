import { keyOfLine } from '#src/contracts/contact/request-list.ts'
import { isForeign } from '#src/contracts/formats.ts'
import type { Rounding } from '#src/contracts/quote/about-sum.ts'
import type { QuoteChoice } from '#src/contracts/quote/quote-address.ts'
import type { QuoteLine } from '#src/contracts/quote/quote-line.ts'
import { nightTopic } from '#src/power-cut/page/night-context.ts'
import { addressOfNight, coverFor, nightAskedFor } from '#src/power-cut/page/night-view.ts'
import { nameOfSite } from '#src/power-cut/site.ts'
import { boughtFor, costOfSites } from '#src/power-cut/site-cost.ts'
import { findExampleSite } from './example-sites.ts'
import { listedProducts } from './listed-products.ts'
import { hasPage } from './page.ts'
import { describeRows, quotesLocal, quoteTerms } from './prices/prices.ts'
import { tariffOf } from './prices/site-sums.ts'
import { settings } from './settings/settings.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'
import { words } from './words/words.ts'

/** What the card of a chosen site shows, for one site and each plan of support. */
export type OfferedSite = {
  id: string
  name: string
  /** Its devices in short, such as `2 × Gateway`. */
  holds: string[]
  /** Where its night is played. */
  night: string | null
  /** The plan of support that a site has until another is chosen. */
  usualPlan: string
  /** With what it begins the message of the form. */
  message: string
  /** What one site costs in the first year, and in each later one. */
  plans: { id: string; name: string; lines: QuoteLine[]; later: QuoteLine[] }[]
}

/** A choice that is in the catalogue, with the plan that it gets. */
export type Offered = { choice: QuoteChoice; site: OfferedSite }

/** @returns null if the choice names no site that there is */
export function quoteOf(choice: QuoteChoice | null): Offered | null {
  const example = choice && findExampleSite(choice.site)
  if (!example) return null
  const { settings: values, derived } = currentSnapshot()
  const hasNight = hasPage('cut-the-power')
  const hours =
    choice.hours !== null && hasNight
      ? nightAskedFor(new URLSearchParams({ site: example.id, hours: String(choice.hours) })).hours
      : null
  const model = (hours !== null && coverFor(example, hours)?.site) || example.site
  const listed = new Map(listedProducts().map((one) => [one.slug, one]))
  // Delivery is added to the lines of the whole quote.
  const tariffOfPlan = (id: string) => ({
    ...tariffOf(values, derived.range, id),
    delivery: undefined,
  })
  const asOffered = ({ kind, id, name, quantity, price }: QuoteLine): QuoteLine => {
    const { code, plural } = listed.get(keyOfLine({ kind, id })) ?? {}
    return {
      ...{ kind, id, name, plural, code, quantity },
      price: isForeign(values.company) ? null : price,
    }
  }
  const plans = values.prices.plans.map(({ id, name }) => {
    const { firstYear, laterYears } = costOfSites(model, {}, tariffOfPlan(id))
    return {
      ...{ id, name },
      lines: firstYear.lines.map(asOffered),
      later: laterYears.lines.map(asOffered),
    }
  })
  const usualPlan = values.prices.sums?.plan ?? ''
  const plan = plans.some(({ id }) => id === choice.plan) ? choice.plan : usualPlan
  return {
    choice: { ...choice, plan, hours },
    site: {
      id: example.id,
      name: nameOfSite(model),
      holds: describeRows(
        boughtFor(model, tariffOf(values, derived.range)),
        derived.range,
        values.company.locale,
      ),
      night: hasNight && hours !== null ? addressOfNight(example.id, hours) : null,
      message:
        (hours !== null &&
          nightTopic(new URLSearchParams({ site: example.id, hours: String(hours) }))?.message) ||
        words().quote.message,
      usualPlan,
      plans,
    },
  }
}

/** In what sums are shown, and how they are rounded. */
export type ShownTerms = ReturnType<typeof quoteTerms> & Rounding

export const shownTerms = (): ShownTerms => {
  const { company, prices, phrases } = settings()
  return {
    ...quoteTerms({ company, prices }),
    million: phrases.prices.million,
    locale: company.locale,
    roundTo: quotesLocal({ company, prices }) ? prices.local.roundTo : null,
  }
}
