import type { SoldLine } from '#src/contracts/contact/request-list.ts'
import type { Rounding } from '#src/contracts/quote/about-sum.ts'
import type { TitledSite } from '#src/contracts/quote/name-of-quote.ts'
import { type ModelSite, nameOfSite } from '#src/site-model/site.ts'
import { memoize } from './kit/memoize.ts'
import { hasPage } from './page.ts'
import { quotesLocal, quoteTerms } from './prices/prices.ts'
import { costOfSites } from './prices/site-cost.ts'
import { offeredLines, tariffOf } from './prices/site-sums.ts'
import { soldServices } from './prices/sold-lines.ts'
import { settings } from './settings/settings.ts'
import { currentSnapshot, type Snapshot } from './snapshot/snapshot.ts'

/** What a quote needs besides the products: services, plans and the sites that give it a name. */
export type Offered = {
  services: SoldLine[]
  plans: { id: string; name: string }[]
  sites: TitledSite[]
  /** Whether a site has a page with its nights. */
  hasNights: boolean
}

/** The lines of one such site at the tariff of all sums, for its first and for each later year. */
export function linesOfSite(site: ModelSite, { settings: values, derived }: Snapshot) {
  return offeredLines(costOfSites(site, {}, tariffOf(values, derived.range)))
}

const titledSites = memoize((snapshot: Snapshot): TitledSite[] =>
  snapshot.derived.examples.map(({ id, data, site }) => ({
    id,
    name: nameOfSite(site),
    failsAt: data.night.failsAt,
    lines: linesOfSite(site, snapshot).lines,
  })),
)

export const offeredBeside = (): Offered => ({
  services: soldServices(settings()),
  plans: settings().prices.plans.map(({ id, name }) => ({ id, name })),
  sites: titledSites(currentSnapshot()),
  hasNights: hasPage('cut-the-power'),
})

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
