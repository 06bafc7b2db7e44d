import type { SoldLine } from '#src/contracts/contact/request-list.ts'
import type { Rounding } from '#src/contracts/quote/about-sum.ts'
import type { TitledSite } from '#src/contracts/quote/lines-of-choice.ts'
import { nameOfSite } from '#src/site-model/site.ts'
import { exampleSites } from './example-sites.ts'
import { hasPage } from './page.ts'
import { quotesLocal, quoteTerms } from './prices/prices.ts'
import { soldServices } from './prices/sold-lines.ts'
import { settings } from './settings/settings.ts'

/** What a quote needs besides the products: services, plans and the sites that give it a name. */
export type Offered = {
  services: SoldLine[]
  plans: { id: string; name: string }[]
  sites: TitledSite[]
  /** Whether a site has a page with its nights. */
  hasNights: boolean
}

export const offeredBeside = (): Offered => ({
  services: soldServices(settings()),
  plans: settings().prices.plans.map(({ id, name }) => ({ id, name })),
  sites: exampleSites().map(({ id, data, site }) => ({
    id,
    name: nameOfSite(site),
    failsAt: data.night.failsAt,
  })),
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
