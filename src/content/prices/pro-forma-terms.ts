import type { ProFormaTerms } from '#src/contracts/contact/pro-forma.ts'
import { isoDay } from '#src/contracts/formats.ts'
import { hasLocal, type MoneyAmounts } from './prices.ts'

/** By what a pro-forma of today is judged: an offer takes no example. */
export function proFormaTerms(money: MoneyAmounts): ProFormaTerms {
  const { vat, local } = money.prices
  const { currency, timeZone } = money.company
  return {
    currency,
    today: isoDay(new Date(), timeZone),
    examples: { rate: hasLocal(money) && local.isExample, vat: vat.isExample },
  }
}

/** What its form begins with. A rate is given where the catalogue is in another currency than the one it is paid in. */
export function proFormaDefaults(money: MoneyAmounts): Record<string, string> {
  const { vat, local } = money.prices
  const { currency, examples } = proFormaTerms(money)
  return {
    currency: examples.rate ? currency : local.currency,
    ...(hasLocal(money) && !examples.rate && { rate: String(local.rate), rateDate: local.on }),
    ...(!examples.vat && { vat: String(vat.percent) }),
  }
}
