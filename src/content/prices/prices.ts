import { currencyName, formatAmount, formatList, formatNumber, isForeign } from '#src/contracts/formats.ts'
import { guidePrice } from '#src/contracts/guide-price.ts'
import { type RequestLine, requestListHref, slugOfSet } from '#src/contracts/request-list.ts'
import { fillTokens } from '#src/contracts/tokens.ts'
import { priceOfDevices } from '#src/model/device-price.ts'
import { convert } from '#src/model/site-cost.ts'
import type { WorkedExample } from '../dossiers/worked-examples.ts'
import type { ProductRange } from '../products/product-range.ts'
import type { Dossier, DossierName } from '../schemas/dossier-schema.ts'
import type { PriceSet, Prices } from '../schemas/prices-schema.ts'
import type { Settings } from '../schemas/setting-schemas.ts'

/** What amounts are written with: currency and locale of the company, and the prices. */
export type MoneyAmounts = Pick<Settings, 'company' | 'prices'>

/** Whether amounts are shown in a local currency beside that of the catalogue. */
export const hasLocal = ({ company, prices }: MoneyAmounts): boolean => prices.local.currency !== company.currency && !isForeign(company)

export const examplesAddress = '/prices#examples'
/** Where it is said how an order is paid, and what can be returned. */
const paymentAddress = '/prices#payment'

/** A sum with as many decimals as it needs: `258`, `954.17`. */
const written = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2))

/** An amount in the catalogue's currency: `$180`. */
export const amountText = (value: number, { company }: Pick<MoneyAmounts, 'company'>): string => formatAmount(written(value), company)

/** The same in the local currency, rounded: `₦261,000`; undefined where the catalogue is in it. */
export function localText(value: number, money: MoneyAmounts): string | undefined {
  const { local } = money.prices
  if (!hasLocal(money)) return undefined
  return formatAmount(String(convert(value, local)), { locale: money.company.locale, currency: local.currency })
}

/** Whether an amount in the local currency is an example for its rate alone. */
export const isRateExample = (money: MoneyAmounts): boolean => hasLocal(money) && money.prices.local.isExample

/** An unconfirmed value, as Markdown: it leads to the line that says what counts. */
const guided = (text: string): string => `[${text}](${guidePrice.address})`

/** An amount in a sentence, as Markdown: in both currencies; with “about” as long as it is unconfirmed, then with a link to the prices. */
export function priceInText(values: readonly number[], isExample: boolean, money: MoneyAmounts): string {
  if (isForeign(money.company)) return '[price on request](/prices)'
  const span = (texts: readonly (string | undefined)[]) => [...new Set(texts)].filter((text) => text !== undefined).join(' to ')
  const amount = span(values.map((value) => amountText(value, money)))
  const local = span(values.map((value) => localText(value, money)))
  const both = local ? `${amount} (${local})` : amount
  if (isExample) return guided(`about ${both}`)
  return local && isRateExample(money) ? `${amount} (${guided(`about ${local}`)})` : `[${both}](/prices)`
}

/** A value other than an amount within a sentence, with the same links. @param place where it is explained */
const factInText = (text: string, isExample: boolean, place: string): string => (isExample ? guided(text) : `[${text}](${place})`)

/** A device of a set with its name; without `product` it is another maker's, whose `price` is a part of content/prices.json. */
export type SetRow = { name: string; product?: string | undefined; price?: string | undefined; count: number }

export type PartsOfSet = {
  nameOf: (product: string) => string | undefined
  dossierOf: (id: DossierName) => Pick<Dossier, 'devices' | 'gateways'> | undefined
  gateway: string | undefined
}

export const partsOf = ({ products, gateway }: ProductRange, examples: readonly WorkedExample[]): PartsOfSet => ({
  nameOf: (product) => products.find(({ slug }) => slug === product)?.name,
  dossierOf: (id) => examples.find((example) => example.id === id)?.dossier,
  gateway: gateway?.slug,
})

export type SetHolds = Pick<PriceSet, 'dossier' | 'only' | 'devices'>

const namedRow = (product: string, count: number, { nameOf }: PartsOfSet): SetRow => ({ name: nameOf(product) ?? product, product, count })

/** The devices of a worked example with its gateways. @param only keys of the devices that are meant; all where absent */
export function rowsOfDossier(id: DossierName, parts: PartsOfSet, only?: readonly string[]): SetRow[] {
  const { devices = [], gateways = 1 } = parts.dossierOf(id) ?? {}
  const meant = devices.filter((device) => (only === undefined || only.includes(device.id)) && !('isOnSite' in device && device.isOnSite))
  return [
    ...(parts.gateway === undefined ? [] : [namedRow(parts.gateway, gateways, parts)]),
    ...meant.map((device) => ({
      name: device.name,
      product: 'product' in device ? device.product : undefined,
      price: 'price' in device ? device.price : undefined,
      count: device.count,
    })),
  ]
}

export const rowsOfSet = ({ dossier, only, devices = [] }: SetHolds, parts: PartsOfSet): SetRow[] => [
  ...(dossier ? rowsOfDossier(dossier, parts, only) : []),
  ...devices.map((device) => ('product' in device ? namedRow(device.product, device.count, parts) : device)),
]

/** `1 × Gateway, 10 × Smart Lock` */
export const holdsText = (rows: readonly SetRow[]): string => rows.map(({ name, count }) => `${count}\u00a0×\u00a0${name}`).join(', ')

/** What a request lists of a set: our products, and the set, which stands for parts of other makers. @param id left out for no set */
export const requestLines = (id: string | undefined, rows: readonly SetRow[]): RequestLine[] => [
  ...rows.flatMap(({ product, count }) => (product === undefined ? [] : [{ slug: product, quantity: count }])),
  ...(id === undefined ? [] : [{ slug: slugOfSet(id), quantity: 1 }]),
]

/** Where the contact form opens with the products of a set. */
export const requestOfSet = (id: string, rows: readonly SetRow[]): string => requestListHref(requestLines(id, rows))

/** Whether one of our own products in a set has no amount, so that the set has no price. */
export const isOnRequest = (rows: readonly SetRow[], amounts: Readonly<Record<string, number>>): boolean =>
  rows.some(({ product }) => product !== undefined && amounts[product] === undefined)

/** The price of a set: on request without the amount of one of our products; parts of other makers are left out by name. */
export function setPrice(rows: readonly SetRow[], amounts: Readonly<Record<string, number>>, write: (total: number) => string): string {
  const { total, without } = priceOfDevices(rows, amounts)
  // No amount is no price of nothing.
  if (total === 0) return 'price on request'
  const names = formatList(without)
  if (isOnRequest(rows, amounts)) return `price on request; the rest of it, without ${names}, is ${write(total)}`
  return `${write(total)}${without.length > 0 ? ` without ${names}, price on request` : ''}`
}

/** The sum of a set within a sentence. @param amounts of products, by the names of their files */
export const setInText = (rows: readonly SetRow[], amounts: Readonly<Record<string, number>>, money: MoneyAmounts): string =>
  isForeign(money.company)
    ? 'price on request'
    : setPrice(rows, amounts, (total) => priceInText([total], hasExamplePart(rows, money.prices), money))

export const hasExamplePart = (rows: readonly SetRow[], { parts }: Pick<Prices, 'parts'>): boolean =>
  rows.some(({ price }) => parts.find(({ id }) => id === price)?.isExample)

/** Prices as tokens of the copy: each is Markdown and brings its link. */
export function priceTokens(money: MoneyAmounts) {
  const { company, prices } = money
  const { survey, installationDay, pilot, training, spares, plans, app, call, data, payment, local, sums, vat, furtherGateway } = prices
  const { parts, rate, dueDays, cancellation, returnDays, returns, isExample: isPlanned } = payment
  const localCurrency = currencyName({ locale: company.locale, currency: local.currency }, 'singular')
  const later = plans.map(({ laterYears }) => Number(laterYears))
  return {
    surveyPrice: priceInText([Number(survey.amount)], survey.isExample, money),
    installationDayPrice: priceInText([Number(installationDay.amount)], installationDay.isExample, money),
    supportPrice: priceInText(
      [Math.min(...later), Math.max(...later)],
      plans.some(({ isExample }) => isExample),
      money,
    ),
    appPrice: priceInText([Number(app.laterYears)], app.isExample, money),
    callPrice: priceInText([Number(call.amount)], call.isExample, money),
    pilotPrice: priceInText([Number(pilot.amount)], pilot.isExample, money),
    pilotDays: pilot.days,
    trainingPrice: priceInText([Number(training.amount)], training.isExample, money),
    spareBatteryPrice: priceInText([Number(spares.amount)], spares.isExample, money),
    /** How long parts of a model are supplied: `5 years`. */
    spareYears: factInText(`${spares.years}\u00a0years`, spares.isExample, '/prices#services'),
    /** `30 % with the order, 60 % on delivery and 10 % after handover` */
    paymentPlan: factInText(formatList(parts.map(({ percent, when }) => `${percent}\u00a0% ${when}`)), isPlanned, paymentAddress),
    paymentRate: factInText(rate, isPlanned, paymentAddress),
    paymentDays: factInText(`${dueDays}\u00a0days`, isPlanned, paymentAddress),
    cancellationTerms: factInText(cancellation, isPlanned, paymentAddress),
    returnTerms: factInText(
      fillTokens(returns, (name) => (name === 'returnDays' ? returnDays : undefined)).text,
      isPlanned,
      paymentAddress,
    ),
    installationDays: sums.installationDays,
    vatPercent: factInText(`${formatNumber(vat.percent, company.locale)}\u00a0%`, vat.isExample, '/prices#services'),
    /** What a gateway after the first adds to plan and app. */
    furtherGateway: factInText(`${formatNumber(furtherGateway.percent, company.locale)}\u00a0%`, furtherGateway.isExample, '/prices#sites'),
    priceSets: prices.sets.length,
    dataMegabytes: data.megabytes,
    dataPrice: priceInText([Number(data.amount)], data.isExample, money),
    /** In the singular: Nigerian naira. The other one names it in sentences, which are left out where the catalogue is in it. */
    localCurrency,
    otherCurrency: hasLocal(money) ? localCurrency : null,
    /** To which amounts in the local currency are rounded. */
    priceStep: formatNumber(local.roundTo, company.locale),
  }
}
