import { isSampleFact } from '#src/content/evidence/samples.ts'
import { hasLocal, type MoneyAmounts } from '#src/content/prices/prices.ts'
import type { Company } from '#src/content/schemas/company-schema.ts'
import { isoDay } from '#src/contracts/formats.ts'
import type { NeededValue } from './missing-settings.ts'
import type { ProFormaTerms } from './pro-forma-form.ts'

const chargesVat = ({ tax }: Company) => tax === null || tax.vatNumber !== null

/** Lists what an owner has to give or confirm before a pro-forma can be made. */
export function lackingValues(money: MoneyAmounts): NeededValue[] {
  const { company, prices } = money
  const { registration, tax, bank, tradeTerms } = company
  const isLacking = {
    registration: registration === null || isSampleFact('registration', money),
    tax: tax === null,
    bank: bank.length === 0,
    tradeTerms: tradeTerms === null,
    prices: prices.isSample,
  }
  // `Object.keys` loses their type.
  const names = Object.keys(isLacking) as (keyof typeof isLacking)[]
  const facts = ['legalName', 'phone', 'email', 'url'] as const
  return [
    ...facts.filter((name) => isSampleFact(name, money)),
    ...(isSampleFact('address', money) ? (['street'] as const) : []),
    ...names.filter((name) => isLacking[name]),
  ]
}

/** Returns what the form of a pro-forma is checked with, */
export function proFormaTerms(money: MoneyAmounts): ProFormaTerms {
  const { company } = money
  return {
    currency: company.currency,
    today: isoDay(new Date(), company.timeZone),
    lacking: lackingValues(money),
    hasVat: chargesVat(company),
  }
}

const dayMs = 24 * 3_600_000

/**
 * Initial values of the pro-forma form. The rate is filled in if catalogue and payment use
 * different currencies.
 */
export function proFormaDefaults(money: MoneyAmounts, now = Date.now()): Record<string, string> {
  const { vat, local } = money.prices
  const { currency, timeZone, tradeTerms } = money.company
  return {
    currency: hasLocal(money) ? local.currency : currency,
    ...(hasLocal(money) && { rate: String(local.rate), rateDate: local.on }),
    vat: String(vat.percent),
    ...(tradeTerms && {
      delivery: tradeTerms.delivery,
      payment: tradeTerms.payment,
      validUntil: isoDay(new Date(now + tradeTerms.validDays * dayMs), timeZone),
    }),
  }
}
