import type { ProFormaTerms } from '#src/contracts/contact/pro-forma.ts'
import { isoDay } from '#src/contracts/formats.ts'
import { hasLocal, type MoneyAmounts } from './prices.ts'

/**
 * Currency and today for the form of a pro-forma invoice, and whether rate and VAT are still
 * examples.
 */
export function proFormaTerms(money: MoneyAmounts): Omit<ProFormaTerms, 'unconfirmed'> {
  const { vat, local } = money.prices
  const { currency, timeZone } = money.company
  return {
    currency,
    today: isoDay(new Date(), timeZone),
    examples: { rate: hasLocal(money) && local.isExample, vat: vat.isExample },
  }
}

/**
 * Initial values of the pro-forma form. The rate is filled in if catalogue and payment use
 * different currencies.
 */
export function proFormaDefaults(money: MoneyAmounts): Record<string, string> {
  const { vat, local } = money.prices
  const { currency, examples } = proFormaTerms(money)
  return {
    currency: examples.rate ? currency : local.currency,
    ...(hasLocal(money) && !examples.rate && { rate: String(local.rate), rateDate: local.on }),
    ...(!examples.vat && { vat: String(vat.percent) }),
  }
}
