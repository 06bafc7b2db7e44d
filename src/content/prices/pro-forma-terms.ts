import { isoDay } from '#src/contracts/formats.ts'
import type { ProFormaTerms } from '#src/contracts/pro-forma.ts'
import { hasLocal, priceList } from '../settings/prices.ts'
import { site } from '../settings/site.ts'

/** By what a pro-forma of today is judged: an offer takes no example. */
export function proFormaTerms(): ProFormaTerms {
  const { vat, local } = priceList()
  const { currency, timeZone } = site()
  return {
    currency,
    today: isoDay(new Date(), timeZone),
    examples: { rate: hasLocal() && local.isExample, vat: vat.isExample },
  }
}

/** What its form begins with. A rate is given where the catalogue is in another currency than the one it is paid in. */
export function proFormaDefaults(): Record<string, string> {
  const { vat, local } = priceList()
  const { currency, examples } = proFormaTerms()
  return {
    currency: examples.rate ? currency : local.currency,
    ...(hasLocal() && !examples.rate && { rate: String(local.rate), rateDate: local.on }),
    ...(!examples.vat && { vat: String(vat.percent) }),
  }
}
