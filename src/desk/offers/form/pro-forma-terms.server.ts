import { isSampleFact, whyNobody } from '#src/content/evidence/samples.ts'
import { termsOfSale } from '#src/content/free-pages.ts'
import { availabilityOfList, listedProducts } from '#src/content/listed-products.ts'
import { listedDatasheets } from '#src/content/paper-addresses.ts'
import {
  chargesTax,
  hasLocal,
  type MoneyAmounts,
  quotesLocal,
  quoteTerms,
  unlikePayment,
} from '#src/content/prices/prices.ts'
import { soldLines } from '#src/content/prices/sold-lines.ts'
import { warrantyOf } from '#src/content/products/availability.ts'
import { getAllProducts } from '#src/content/products.ts'
import { settings } from '#src/content/settings/settings.ts'
import { addressOnSite } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import {
  keyOfLine,
  quoteLinesOf,
  readRequestList,
  soldByKey,
} from '#src/contracts/contact/request-list.ts'
import { cutText } from '#src/contracts/cut-text.ts'
import { decimalOfUnits, formatList, isoDay } from '#src/contracts/formats.ts'
import type { QuoteLine, QuoteTerms } from '#src/contracts/quote/quote-line.ts'
import type { StoredQuote } from '#src/contracts/quote/stored-quote.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { firstAccount } from '#src/contracts/staff/first-account.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { writeDecimal, writeNumber } from '#src/contracts/text/read-number.ts'
import { say } from '#src/contracts/text/say.ts'
import type { SignedIn } from '#src/core/signed-in.server.ts'
import { lineField, lineNumbersOf } from '../pro-formas.ts'
import { hasVisit, mayBeHandedOver } from './handover.ts'
import type { PickedItem } from './LinePicker.tsx'
import { fieldsOfLines, priceIs } from './line-fields.ts'
import { type NeededSetting, notGiven } from './missing-settings.ts'
import { linesInLanguage, writtenOver } from './offer-language.server.ts'
import type { ProForma, ProFormaTerms } from './pro-forma-form.ts'

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

/** Says why each missing setting is missing, because some of them have a value that owners typed. */
export const listWhyMissing = (money: MoneyAmounts): { setting: NeededSetting; why: string }[] =>
  listMissingSettings(money).map((setting) => {
    if (setting === 'prices') return { setting, why: 'still the example’s' }
    const key = setting === 'street' ? 'address' : setting
    const isGiven = isSampleFact(key, money)
    return {
      setting,
      why: isGiven ? whyNobody(key, money) || 'still the example’s' : notGiven,
    }
  })

/** Returns what the form of a pro-forma is checked with, by default from the content in use. */
export function proFormaTerms(money: MoneyAmounts = settings()): ProFormaTerms {
  const { company } = money
  return {
    currency: company.currency,
    today: isoDay(new Date(), company.timeZone),
    missing: listMissingSettings(money),
    hasVat: chargesTax(company),
    taxName: money.prices.vat.name,
    overEstimate: quoteTerms(money).overEstimate,
  }
}

/**
 * The pages that belong to an offer: the terms of sale that an owner has confirmed, and the
 * datasheets of what it sells, each once, with complete addresses.
 */
export function documentsOf({ lines }: Pick<ProForma, 'lines'>): [name: string, address: string][] {
  const datasheets = listedDatasheets()
  const { proForma } = words().papers
  const named = lines.filter((line) => !writtenOver(line))
  const sold = new Map(named.map((line) => [keyOfLine(line), line.name]))
  return [
    ...termsOfSale(),
    ...[...sold].flatMap(([key, name]): [string, string][] => {
      const address = datasheets.get(key)
      return address ? [[say(proForma.datasheet, { product: name }), addressOnSite(address)]] : []
    }),
  ]
}

/** The product that a line sells; undefined for what is none. */
const productOf = ({ kind, id }: QuoteLine) =>
  kind === 'product' ? getAllProducts().find(({ slug }) => slug === id) : undefined

/**
 * Each wording of a warranty, with the names of what it holds for. Of an offer by which nothing is
 * handed over, it begins with the delivery.
 */
export function warrantiesOf({ lines, exactFor }: Pick<ProForma, 'lines' | 'exactFor'>): string[] {
  const { papers, products } = words()
  const { locale } = settings().company
  // What exact prices belong to may be handed over by the offer before.
  const isDelivered = !exactFor && !mayBeHandedOver(lines)
  const names = Map.groupBy(lines, (line) => {
    const { warranty } = (!writtenOver(line) && productOf(line)) || {}
    const own = warranty && isDelivered ? { ...warranty, from: 'delivery' as const } : warranty
    return warrantyOf({ warranty: own }, { locale }, products.warranty)
  })
  return [...names].flatMap(([warranty, covered]) =>
    warranty === undefined
      ? []
      : say(papers.proForma.warrantyOf, {
          items: formatList([...new Set(covered.map(({ name }) => name))], 'conjunction', locale),
          warranty,
        }),
  )
}

export type MissingPromise = {
  what: string
  /** Of the field that gives it; undefined for the line of the form itself. */
  address?: string
  /** Whether it is of the account that writes the offer; all else is an owner's to give. */
  isOwn?: boolean
}

type Writer = Pick<SignedIn, 'name' | 'shownName'>

/** Who customers read as the writer of an offer: the person, or the company for the first account. */
export const writerOf = ({ name, shownName }: Writer): string =>
  shownName ?? (name === firstAccount ? settings().company.name : name)

/** Says that an offer names no person, where the account that writes it has the name of a role. */
export const missingWriter = (account: Writer): MissingPromise[] =>
  account.name === firstAccount && account.shownName === null
    ? [
        {
          what: `Your account is called “${account.name}”, so this offer names ${writerOf(account)} as its writer. Give your own name on your account’s page.`,
          address: '/admin/account#shown-name-shownName',
          isOwn: true,
        },
      ]
    : []

/** What an offer of these lines promises on the public pages and does not have, and who can add it where. */
export function missingPromises(lines: readonly QuoteLine[]): MissingPromise[] {
  const entry = (path: string, field?: string) =>
    `/admin/content/edit?${new URLSearchParams({ path, ...(field && { field }) })}`
  const datasheets = listedDatasheets()
  const unlike = unlikePayment(settings())
  const [home] = settings().prices.delivery
  const isAway = lines.some(({ kind, id }) => kind === 'delivery' && id !== home?.id)
  return [
    ...(isAway && hasVisit(lines)
      ? [
          {
            what: `It goes outside ${home?.name}, and travel is not included unless a line is for it. Your public pages say that the quote adds the journey.`,
          },
        ]
      : []),
    ...(unlike
      ? [
          {
            what: `Your prices page says “${unlike.page}”, and your offers say “${unlike.offers}”. Buyers read both.`,
            address: entry('content/prices.json', 'payment'),
          },
        ]
      : []),
    ...(termsOfSale().length === 0
      ? [
          {
            what: 'No terms of sale are confirmed, so this offer promises none.',
            address: entry('content/free-pages/terms-of-sale.yaml'),
          },
        ]
      : []),
    ...lines.flatMap((line) => {
      const product = productOf(line)
      const over = writtenOver(line)
      if (over && (product || line.kind === 'accessory'))
        return [
          {
            what: `“${line.name}” is written over ${over.name}, so this offer names neither datasheet nor warranty for it.`,
          },
        ]
      const lacks = [
        (product || line.kind === 'accessory') && !datasheets.has(keyOfLine(line)) && 'datasheet',
        product && !product.warranty && 'warranty',
      ].filter((one) => typeof one === 'string')
      const folder = product ? 'products' : 'accessories'
      return lacks.map((one) => ({
        what: `${line.name} has no ${one}, so this offer names none.`,
        // A datasheet is made of what the entry says, and has no field of its own.
        address: entry(
          `content/${folder}/${line.id}.yaml`,
          one === 'warranty' ? 'warranty' : undefined,
        ),
      }))
    }),
  ]
}

const dayMs = 24 * 3_600_000

/** Day of the rate; today for one without a day. */
const dayOfRate = ({ company, prices }: MoneyAmounts, now = Date.now()): string =>
  prices.local.on ?? isoDay(new Date(now), company.timeZone)

/**
 * Initial values of the pro-forma form. The rate is filled in if catalogue and payment use
 * different currencies.
 */
export function proFormaDefaults(money: MoneyAmounts, now = Date.now()): Record<string, string> {
  const { vat, local, plansEnd } = money.prices
  const { currency, timeZone, tradeTerms } = money.company
  return {
    currency: hasLocal(money) ? local.currency : currency,
    // Staff enter a rate in place of one that no longer holds.
    ...(quotesLocal(money) && {
      rate: writeNumber(local.rate),
      rateDate: dayOfRate(money, now),
    }),
    vat: String(vat.percent),
    ...(plansEnd && { yearlyEnds: plansEnd }),
    ...(tradeTerms && {
      delivery: tradeTerms.delivery,
      payment: tradeTerms.payment,
      ...(tradeTerms.firstShare && { firstShare: writeNumber(tradeTerms.firstShare) }),
      validUntil: isoDay(new Date(now + tradeTerms.validDays * dayMs), timeZone),
    }),
  }
}

/** Fills lines of the form from a request's list. A price stays empty if it is on request. */
export const proFormaLines = (list: string): Record<string, string> =>
  fieldsOfQuote(
    quoteLinesOf(readRequestList(list) ?? [], listedProducts()),
    quoteTerms(settings()),
    quotesLocal(settings()) ? dayOfRate(settings()) : null,
  )

/**
 * Fills the form from a request's quote: its lines, prices, rate and tax, so that a pro-forma that
 * begins with it has the same sum.
 * @param on day of its rate if it does not name one
 */
export function proFormaOfQuote(quote: StoredQuote, on: string): Record<string, string> {
  const { catalogue, terms, validUntil } = quote
  const [lines, later] = [linesInLanguage(quote.lines), linesInLanguage(quote.later ?? [])]
  const money = settings()
  const today = isoDay(new Date(), money.company.timeZone)
  // An offer holds for the days of offers, and never ends before the quote that it answers.
  const ownDay = proFormaDefaults(money)['validUntil'] ?? today
  return {
    vat: terms.vat,
    ...(validUntil >= ownDay && { validUntil }),
    ...fieldsOfQuote(lines, terms, terms.currency === catalogue ? null : (terms.rateDay ?? on)),
    ...fieldsOfLater(later, terms),
  }
}

/** Fills in what each later year costs before tax, and for what. */
function fieldsOfLater(later: readonly QuoteLine[], terms: QuoteTerms): Record<string, string> {
  const { net } = sumQuote(later, terms)
  if (net === 0) return {}
  const names = [...new Set(later.map(({ name }) => name))]
  return {
    yearly: writeDecimal(decimalOfUnits(net, terms.currency)),
    yearlyFor: cutText(
      formatList(names, 'conjunction', settings().company.locale),
      staffLimits.proForma.terms,
    ),
  }
}

/** @param on day of the rate; null if there is none */
const fieldsOfQuote = (
  lines: readonly QuoteLine[],
  terms: QuoteTerms & { toConfirm?: string | undefined },
  on: string | null,
) => ({
  ...fieldsOfLines(sumQuote(lines, terms).lines, {
    currency: terms.currency,
    exchange: on === null ? null : { rate: terms.rate, on },
  }),
  // Staff enter the rate that they confirm, at which the prices are converted then.
  ...(terms.toConfirm && { currency: terms.toConfirm, rate: '', rateDate: '' }),
})

/** How the products of a form that begins can be had, which its mail says. */
export const availabilityOfForm = (fields: Readonly<Record<string, string>>): string =>
  availabilityOfList(
    lineNumbersOf(fields)
      .map((at) => fields[`${lineField.of}${at}`] ?? '')
      .filter((key) => soldByKey(key).kind === 'product')
      .join(','),
  )

const kinds = {
  product: 'Product',
  accessory: 'Accessory',
  service: 'Service',
  plan: 'Yearly service',
  delivery: 'Delivery',
  free: '',
} as const

/** Lists what the form offers: all that is sold, with its price in the catalogue. */
export const proFormaItems = (): PickedItem[] =>
  soldLines(settings(), listedProducts()).map((line) => ({
    of: keyOfLine(line),
    kind: kinds[line.kind],
    name: line.name,
    code: line.code ?? '',
    price: line.price,
    priceIs: priceIs(line),
  }))

/**
 * The currency that buyers pay in, with its rate, which is empty if it no longer holds.
 * @returns null if it is the currency of the catalogue
 */
export const localRate = (money: MoneyAmounts = settings()) =>
  hasLocal(money)
    ? {
        currency: money.prices.local.currency,
        ...(quotesLocal(money)
          ? { rate: writeNumber(money.prices.local.rate), on: dayOfRate(money) }
          : { rate: '', on: '' }),
      }
    : null
