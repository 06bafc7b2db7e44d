import { currentPart } from '#src/contracts/contact/request-list.ts'
import {
  currencyName,
  formatDuration,
  formatList,
  formatNumber,
  isForeign,
} from '#src/contracts/formats.ts'
import { sumWriter } from '#src/contracts/quote/about-sum.ts'
import { countedName } from '#src/contracts/quote/counted-name.ts'
import { type DeliveryTable, deliveryRegionOf } from '#src/contracts/quote/delivery.ts'
import type { QuoteTerms } from '#src/contracts/quote/quote-line.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { plainDigits } from '#src/contracts/text/plain-digits.ts'
import { say, sayCount } from '#src/contracts/text/say.ts'
import { fillTokens } from '#src/contracts/tokens.ts'
import type { ModelSite } from '#src/site-model/site.ts'
import type { ExampleSite } from '../example-sites/example-site.ts'
import type { ProductRange } from '../products/product-range.ts'
import type { PriceSet } from '../schemas/prices-schema.ts'
import type { Settings } from '../schemas/setting-schemas.ts'
import { boughtFor, deviceLines } from './site-cost.ts'

export type MoneyAmounts = Pick<Settings, 'company' | 'prices' | 'phrases'>

/** Whether amounts are shown in a local currency beside the currency of the catalogue. */
export const hasLocal = ({ company, prices }: Pick<MoneyAmounts, 'company' | 'prices'>): boolean =>
  prices.local.currency !== company.currency && !isForeign(company)

/** Whether the company adds tax to its prices: unless an owner has said that it is not registered. */
export const chargesTax = ({ tax }: Pick<Settings['company'], 'tax'>): boolean =>
  tax === null || tax.vatNumber !== null

/** The name of the tax: `VAT`; `tax` where none is charged. */
export const taxName = ({ company, prices, phrases }: MoneyAmounts): string =>
  chargesTax(company) ? prices.vat.name : phrases.prices.tax

/** Whether sums are in the local currency, at a rate that holds. */
export const quotesLocal = (money: Pick<MoneyAmounts, 'company' | 'prices'>): boolean =>
  hasLocal(money) && money.prices.hasOldRate !== true

const paymentAddress = '/prices#payment'

/** The terms of a quote, and what it says about them. */
type SaidTerms = QuoteTerms & {
  taxName: string
  /** Day of the rate; undefined for the same currency, and for a rate without a day. */
  rateDay?: string | undefined
  /** The currency in which staff confirm the sum, because its rate no longer holds. */
  toConfirm?: string | undefined
}

/** In what buyers pay, at which rate, and with which tax. */
export function quoteTerms(money: Pick<MoneyAmounts, 'company' | 'prices'>): SaidTerms {
  const { company, prices } = money
  const { currency, rate, on } = prices.local
  return {
    ...(quotesLocal(money)
      ? { currency, rate: String(rate), rateDay: on }
      : { currency: company.currency, rate: '1' }),
    ...(hasLocal(money) && !quotesLocal(money) && { toConfirm: currency }),
    vat: chargesTax(company) ? String(prices.vat.percent) : '0',
    ...(prices.overEstimate !== undefined && { overEstimate: String(prices.overEstimate) }),
    taxName: prices.vat.name,
  }
}

/** Within how many working days devices in stock arrive, by the owner's table of delivery. */
function timesOfDelivery(
  regions: MoneyAmounts['prices']['delivery'],
  { prices }: MoneyAmounts['phrases'],
): string {
  const [first] = regions
  if (!first) return prices.deliveryDay
  const most = Math.max(...regions.map(({ days }) => days))
  const values = { region: first.name, days: String(first.days) }
  return factInText(
    most > first.days
      ? say(prices.deliveryFurther, { ...values, most: String(most) })
      : say(prices.deliveryWithin, values),
    '/prices#delivery',
  )
}

/** The owner's table of delivery, with the names of its lines; empty in another currency. */
export const deliveryTable = ({ company, prices, phrases }: MoneyAmounts): DeliveryTable => ({
  regions: (isForeign(company) ? [] : prices.delivery).map((region) => ({
    ...region,
    line: say(phrases.prices.delivery, { region: region.name }),
  })),
  elsewhere: phrases.prices.deliveryElsewhere,
  currency: company.currency,
})

/** Amounts as words, for a site without the page of prices. */
export const withoutPriceLinks = (text: string): string =>
  text.replace(/\[([^[\]]*)\]\(\/prices[^()]*\)/g, '$1')

/**
 * Returns what writes the sums of one list for buyers, up to the form, in the local currency if
 * there is one, and all with the same decimals.
 * @param all the sums of the list, in the smallest unit of the buyers' currency
 */
export function priceWriter(
  all: readonly number[],
  money: MoneyAmounts,
): (units: number) => string {
  const { company, prices, phrases } = money
  if (isForeign(company)) return () => phrases.prices.onRequest
  const { currency } = quoteTerms(money)
  const roundTo = quotesLocal(money) ? prices.local.roundTo : null
  const { million } = phrases.prices
  return sumWriter(all, { locale: company.locale, currency, roundTo, million })
}

/** Writes a sum that stands in no list. @param units in the smallest unit of the buyers' currency */
export const priceText = (units: number, money: MoneyAmounts): string =>
  priceWriter([units], money)(units)

/**
 * Returns a price with its tax in the smallest unit of the buyers' currency. Buyers read all prices
 * but those of the catalogue with it.
 */
export const withTax = (price: string, money: Pick<MoneyAmounts, 'company' | 'prices'>): number =>
  sumQuote([{ quantity: '1', price }], quoteTerms(money)).gross

/** Writes the least and the greatest of amounts that are in order. */
function span(texts: readonly string[], { range }: Pick<Settings['phrases'], 'range'>): string {
  const [from = '', to = from] = [texts[0], texts.at(-1)]
  return from === to ? from : say(range, { from, to })
}

const linked = (text: string, card = ''): string => `[${text}](/prices${card && `#${card}`})`

/**
 * Writes an amount, or the least and the greatest, for a sentence as a Markdown link, in the local
 * currency if there is one.
 * @param card id of the set whose card on the page of prices has the amount
 */
export function priceInText(units: readonly number[], money: MoneyAmounts, card?: string): string {
  if (isForeign(money.company)) return linked(money.phrases.prices.onRequest)
  const texts = units.map(priceWriter(units, money))
  return linked(span(texts, money.phrases), card)
}

/** Writes amounts with their tax for a sentence, beside sums of sites, which have it too. */
function grossInText(amounts: readonly string[], money: MoneyAmounts): string {
  const { phrases } = money
  if (isForeign(money.company)) return linked(phrases.prices.onRequest)
  const units = amounts.map((one) => withTax(one, money))
  const amount = span(units.map(priceWriter(units, money)), phrases)
  const hasTax = chargesTax(money.company)
  return linked(hasTax ? say(phrases.prices.withVat, { amount, tax: taxName(money) }) : amount)
}

/**
 * Writes a value other than an amount for a sentence, with the same links as amounts.
 * @param place address of the explanation
 */
const factInText = (text: string, place: string): string => `[${text}](${place})`

/**
 * A device of a set with its name. Without `product`, `price` names an accessory, or a part in
 * content/prices.json.
 */
export type SetRow = {
  name: string
  product?: string | undefined
  price?: string | undefined
  count: number
}

type PartsOfSet = {
  names: ProductRange['names']
  siteOf: (id: string) => Pick<ModelSite, 'devices' | 'gateways'> | undefined
  gateway: string | undefined
}

export const priceParts = (
  { names, gateway }: ProductRange,
  examples: readonly ExampleSite[],
): PartsOfSet => ({
  names,
  siteOf: (id) => examples.find((example) => example.id === id)?.site,
  gateway: gateway?.slug,
})

export type SetContents = Pick<PriceSet, 'exampleSite' | 'only' | 'devices'>

/**
 * Lists the devices of an example site with its gateways.
 * @param only keys of the wanted devices; all if absent
 */
export function rowsOfExampleSite(
  id: string,
  { siteOf, names, gateway = '' }: PartsOfSet,
  only?: readonly string[],
): SetRow[] {
  const { devices = [], gateways } = siteOf(id) ?? {}
  const meant = devices.filter((device) => only === undefined || only.includes(device.id))
  const rows = boughtFor(
    { gateways, devices: meant },
    { gateway: { name: names[gateway] ?? gateway, product: gateway }, names },
  )
  return gateway ? rows : rows.slice(1)
}

export const rowsOfSet = (
  { exampleSite, only, devices = [] }: SetContents,
  parts: PartsOfSet,
): SetRow[] => [
  ...(exampleSite ? rowsOfExampleSite(exampleSite, parts, only) : []),
  ...devices.map((device) => {
    if ('product' in device)
      return { ...device, name: parts.names[device.product] ?? device.product }
    if ('name' in device) return { ...device, price: currentPart(device.price) }
    const { accessory: price, count } = device
    return { name: parts.names[price] ?? price, price, count }
  }),
]

/** `1 × Gateway`, `10 × Smart Locks` */
export const describeRows = (
  rows: readonly SetRow[],
  { plurals }: Pick<ProductRange, 'plurals'>,
  lang: string,
): string[] =>
  rows.map(({ name, product, price, count }) => {
    const plural = plurals[product ?? price ?? '']
    return `${count}\u00a0×\u00a0${countedName({ name, plural }, count, lang)}`
  })

/**
 * Writes the total of a set with its tax, or that it is on request if a device has no amount.
 * @param amounts prices of products and parts, by name
 * @param isAlone whether it is no part of a sentence
 */
export function setInText(
  rows: readonly SetRow[],
  amounts: Readonly<Record<string, string>>,
  money: MoneyAmounts,
  isAlone = false,
): string {
  const { alone, restAlone, onRequest, rest } = money.phrases.prices
  const { gross, without } = sumQuote(deviceLines(rows, amounts), quoteTerms(money))
  // A missing amount means "price on request", not zero.
  if (isForeign(money.company) || gross === 0) return isAlone ? alone : onRequest
  const sum = linked(priceText(gross, money))
  return without.length === 0 ? sum : say(isAlone ? restAlone : rest, { sum })
}

type Payment = NonNullable<MoneyAmounts['prices']['payment']>

const noPayment = {
  paymentPlan: null,
  paymentDays: null,
  cancellationTerms: null,
  returnTerms: null,
}

/** `30 % with the order, 60 % on delivery and 10 % after handover` */
function paymentPlan(
  { parts }: Payment,
  { company: { locale }, phrases }: Pick<MoneyAmounts, 'company' | 'phrases'>,
): string {
  const each = parts.map(({ percent, when }) =>
    say(phrases.prices.part, { percent: formatNumber(percent, locale), when }),
  )
  return formatList(each, 'conjunction', locale)
}

/**
 * What the prices page and offers each say of payment, where the shares of the page are not those of
 * the offers, so that a buyer would read two plans. Null where they are, or one says nothing.
 */
export function unlikePayment(money: MoneyAmounts): { page: string; offers: string } | null {
  const { payment } = money.prices
  const { tradeTerms } = money.company
  if (!payment || !tradeTerms) return null
  const shares = [
    ...plainDigits(tradeTerms.payment).matchAll(/\b(\d{1,3}(?:[.,]\d{1,3})?)\s?(?:%|per cent\b)/g),
  ].map(([, percent = '']) => Number(percent.replace(',', '.')))
  const isWhole = shares.reduce((sum, share) => sum + share, 0) === 100
  const ofPage = payment.parts.map(({ percent }) => percent)
  const isAlike =
    // Of other terms nobody knows the shares.
    (!isWhole || shares.join() === ofPage.join()) &&
    [undefined, ofPage[0]].includes(tradeTerms.firstShare)
  return isAlike ? null : { page: paymentPlan(payment, money), offers: tradeTerms.payment }
}

function paymentTokens(
  payment: Payment,
  money: MoneyAmounts,
): Record<keyof typeof noPayment, string> {
  const { dueDays, cancellation, returnDays, returns } = payment
  const { locale } = money.company
  const returned = fillTokens(returns, (name) =>
    name === 'returnDays' ? returnDays : undefined,
  ).text
  const days = formatDuration(dueDays, 'day', locale).replaceAll(' ', '\u00a0')
  return {
    paymentPlan: factInText(paymentPlan(payment, money), paymentAddress),
    paymentDays: factInText(days, paymentAddress),
    cancellationTerms: factInText(cancellation, paymentAddress),
    returnTerms: factInText(returned, paymentAddress),
  }
}

/** Values of tokens from the prices; null for a price that the company does not have. */
export function priceTokens(money: MoneyAmounts) {
  const { company, prices, phrases } = money
  const {
    survey,
    installationDay,
    fitting,
    pilot,
    training,
    spares,
    plans,
    app,
    call,
    data,
    payment,
    local,
    vat,
    furtherGateway,
  } = prices
  const localCurrency = currencyName(
    { locale: company.locale, currency: local.currency },
    'singular',
  )
  const assumed = deliveryRegionOf(deliveryTable(money), '')
  const { locale } = company
  const whole = (value: number) => formatNumber(value, locale)
  const lengthOf = (value: number, unit: 'hour' | 'day' | 'year') =>
    formatDuration(value, unit, locale).replaceAll(' ', '\u00a0')
  const percentOf = (value: number) => say(phrases.percent, { percent: whole(value) })
  const later = plans.map(({ laterYears }) => laterYears).sort((a, b) => Number(a) - Number(b))
  const priceIn = (priced: { amount: string } | undefined) =>
    priced ? grossInText([priced.amount], money) : null
  return {
    surveyPrice: priceIn(survey),
    installationDayPrice: priceIn(installationDay),
    supportPrice: later[0] ? grossInText([later[0], later.at(-1) ?? later[0]], money) : null,
    /** A later year of each plan: `visitsPlanPrice`. */
    ...Object.fromEntries(
      plans.map(({ id, laterYears }) => [`${id}PlanPrice`, grossInText([laterYears], money)]),
    ),
    appPrice: app ? grossInText([app.laterYears], money) : null,
    callPrice: priceIn(call),
    pilotPrice: priceIn(pilot),
    pilotDays: pilot?.days ?? null,
    trainingPrice: priceIn(training),
    spareBatteryPrice: priceIn(spares),
    spareYears: spares ? factInText(lengthOf(spares.years, 'year'), '/prices#services') : null,
    ...(payment ? paymentTokens(payment, money) : noPayment),
    /** `Nigerian naira at the rate in your quote` */
    paymentRate: factInText(
      hasLocal(money)
        ? say(phrases.prices.atRate, { money: localCurrency })
        : currencyName(company, 'plural'),
      paymentAddress,
    ),
    /** `with delivery to Lagos` */
    deliveryIncluded: assumed
      ? say(phrases.prices.delivered, { region: assumed.name })
      : phrases.prices.undelivered,
    /** `within 5 working days in Lagos and up to 10 further away` */
    deliveryTimes: timesOfDelivery(prices.delivery, phrases),
    quoteDays: lengthOf(prices.quoteDays, 'day'),
    /** `two people, 14 working hours together. Count 6 hours for a site, 2 for a gateway and …` */
    fittingHours: fitting
      ? sayCount(
          phrases.prices.fitting,
          fitting.hoursADay,
          {
            site: lengthOf(fitting.hoursASite, 'hour'),
            kinds: formatList(
              fitting.kinds.map(({ name, hours }) =>
                say(phrases.prices.fittingKind, { time: whole(hours), work: name }),
              ),
              'conjunction',
              locale,
            ),
          },
          locale,
        )
      : null,
    taxName: taxName(money),
    /** `VAT 7.5 %` */
    taxRate: chargesTax(company)
      ? say(phrases.prices.taxRate, {
          tax: vat.name,
          rate: factInText(percentOf(vat.percent), '/prices#services'),
        })
      : phrases.prices.noTax,
    furtherGateway: furtherGateway ? percentOf(furtherGateway.percent) : null,
    priceSets: prices.sets.length,
    dataMegabytes: data ? whole(data.megabytes) : null,
    dataPrice: priceIn(data),
    /**
     * Singular name: Nigerian naira. `otherCurrency`: null if the catalogue is in this currency.
     */
    localCurrency,
    otherCurrency: hasLocal(money) ? localCurrency : null,
  }
}
