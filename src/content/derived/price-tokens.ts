import type { Tokens } from '#src/contracts/tokens.ts'
import type { ExampleSite } from '../example-sites/example-site.ts'
import { prefixOf } from '../example-sites/site-figures.ts'
import { priceOf } from '../prices/price.ts'
import {
  priceParts,
  priceTokens,
  rowsOfExampleSite,
  rowsOfSet,
  setInText,
  withoutPriceLinks,
} from '../prices/prices.ts'
import { siteTokens } from '../prices/site-sums.ts'
import type { ProductRange } from '../products/product-range.ts'
import type { Settings } from '../schemas/setting-schemas.ts'

/** `hotel-floor` → `hotelFloorSet` */
export const setToken = (id: string) =>
  `${id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Set`

/**
 * Prices of services and gateway, and totals of sets, as tokens. Values that depend on an example
 * site with a fault are left out.
 * @param priceCards sets with a card on the page of prices, to which amounts link; null without that
 * page
 */
export function allPriceTokens(
  range: ProductRange,
  examples: readonly ExampleSite[],
  settings: Pick<Settings, 'company' | 'prices' | 'facts' | 'phrases'>,
  priceCards: readonly string[] | null,
): Tokens {
  const parts = priceParts(range, examples)
  const sets = settings.prices.sets.filter(
    ({ exampleSite }) => exampleSite === undefined || examples.some(({ id }) => id === exampleSite),
  )
  const tokens: Tokens = {
    ...priceTokens(settings),
    ...(range.gateway && {
      gatewayPrice: priceOf(range.gateway.amount, settings.company, settings.phrases).text,
    }),
    ...siteTokens(examples, range, settings, priceCards ?? []),
    ...Object.fromEntries(
      examples.map(({ id }) => [
        `${prefixOf(id)}DevicesPrice`,
        setInText(rowsOfExampleSite(id, parts), range.amounts, settings),
      ]),
    ),
    ...Object.fromEntries(
      sets.map((set) => [
        setToken(set.id),
        setInText(rowsOfSet(set, parts), range.amounts, settings),
      ]),
    ),
  }
  const withoutLinks = Object.entries(tokens).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutPriceLinks(value) : value,
  ])
  return priceCards ? tokens : Object.fromEntries(withoutLinks)
}
