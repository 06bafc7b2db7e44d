import { isSampleFact } from '#src/content/evidence/samples.ts'
import { listedProducts } from '#src/content/listed-products.ts'
import { chargesTax, hasLocal, type MoneyAmounts, quotesLocal } from '#src/content/prices/prices.ts'
import { settings } from '#src/content/settings/settings.ts'
import { findListed, readRequestList, slugOfPart } from '#src/contracts/contact/request-list.ts'
import { isForeign, isoDay } from '#src/contracts/formats.ts'
import type { StoredQuote } from '#src/contracts/quote/stored-quote.ts'
import type { NeededSetting } from './missing-settings.ts'
import type { ProFormaTerms } from './pro-forma-form.ts'
import { lineField } from './pro-formas.ts'

/** Lists the settings that an owner has to give or confirm before a pro-forma can be made. */
export function listMissingSettings(money: MoneyAmounts): NeededSetting[] {
  const { company, prices } = money
  const { registration, tax, bank, tradeTerms } = company
  const isMissing = {
    registration: registration === null || isSampleFact('registration', money),
    tax: tax === null || isSampleFact('tax', money),
    bank: bank.length === 0,
    tradeTerms: tradeTerms === null,
    prices: prices.isSample,
  }
  // `Object.keys` loses their type.
  const names = Object.keys(isMissing) as (keyof typeof isMissing)[]
  const facts = ['legalName', 'phone', 'email', 'url'] as const
  return [
    ...facts.filter((name) => isSampleFact(name, money)),
    ...(isSampleFact('address', money) ? (['street'] as const) : []),
    ...names.filter((name) => isMissing[name]),
  ]
}

/** Returns what the form of a pro-forma is checked with, by default from the content in use. */
export function proFormaTerms(money: MoneyAmounts = settings()): ProFormaTerms {
  const { company } = money
  return {
    currency: company.currency,
    today: isoDay(new Date(), company.timeZone),
    missing: listMissingSettings(money),
    hasVat: chargesTax(company),
    taxName: money.prices.vat.name,
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
    // Staff enter a rate in place of one that no longer holds.
    ...(quotesLocal(money) && {
      rate: String(local.rate),
      rateDate: local.on ?? isoDay(new Date(now), timeZone),
    }),
    vat: String(vat.percent),
    ...(tradeTerms && {
      delivery: tradeTerms.delivery,
      payment: tradeTerms.payment,
      validUntil: isoDay(new Date(now + tradeTerms.validDays * dayMs), timeZone),
    }),
  }
}

/** What a line says: `Smart Lock (SL-100)`. */
const withCode = (name: string, code: string | undefined) => (code ? `${name} (${code})` : name)

/**
 * Fills lines of the form from a request's list. A price stays empty if it is on request or
 * in another currency.
 */
export function proFormaLines(list: string): Record<string, string> {
  const lines = findListed(readRequestList(list) ?? [], listedProducts())
  const priceOf = ({ amount = '' } = {}) => (isForeign(settings().company) ? '' : amount)
  return Object.fromEntries(
    lines.flatMap(({ slug, quantity, product }, at) => [
      [`${lineField.text}${at}`, withCode(product?.name ?? slug, product?.code)],
      [`${lineField.quantity}${at}`, String(quantity)],
      [`${lineField.price}${at}`, priceOf(product)],
      [`${lineField.of}${at}`, slug],
    ]),
  )
}

/**
 * Fills the form from a request's quote: its lines, prices, rate and tax, so that a pro-forma that
 * begins with it has the same sum.
 * @param on day of its rate if it does not name one
 */
export function proFormaOfQuote(quote: StoredQuote, on: string): Record<string, string> {
  const { currency, rate, vat, rateDay = on, toConfirm } = quote.terms
  const today = isoDay(new Date(), settings().company.timeZone)
  return {
    currency: toConfirm ?? currency,
    ...(currency !== quote.catalogue && { rate, rateDate: rateDay }),
    // Staff enter the rate that they confirm.
    ...(toConfirm && { rate: '', rateDate: '' }),
    vat,
    ...(quote.validUntil >= today && { validUntil: quote.validUntil }),
    ...Object.fromEntries(
      quote.lines.flatMap(({ kind, id, code, name, quantity, price }, at) => [
        [`${lineField.text}${at}`, withCode(name, code)],
        [`${lineField.quantity}${at}`, quantity],
        [`${lineField.price}${at}`, price ?? ''],
        [
          `${lineField.of}${at}`,
          kind === 'product' ? id : kind === 'accessory' && id ? slugOfPart(id) : '',
        ],
      ]),
    ),
  }
}
