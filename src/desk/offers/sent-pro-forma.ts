import { z } from 'zod'
import type { Words } from '#src/content/words/words.ts'
import { soldByKey } from '#src/contracts/contact/request-list.ts'
import { cutText } from '#src/contracts/cut-text.ts'
import {
  decimalOfUnits,
  formatDay,
  formatList,
  formatNumber,
  formatUnits,
} from '#src/contracts/formats.ts'
import { addressInLine, type PostalAddress } from '#src/contracts/place/postal-address.ts'
import { type Discount, type QuoteLine, quoteLineKinds } from '#src/contracts/quote/quote-line.ts'
import { addUpTo, type NamedTax, splitTax } from '#src/contracts/quote/split-tax.ts'
import { isDecimal } from '#src/contracts/quote/sum-quote.ts'
import { writeDecimal } from '#src/contracts/text/read-number.ts'
import { say } from '#src/contracts/text/say.ts'
import { aboveEstimates, type Estimates } from './estimates.ts'
import { withoutFreeDelivery } from './form/charged-delivery.ts'
import { mayBeDelivered } from './form/handover.ts'
import { fieldsOfDiscount, fieldsOfLines } from './form/line-fields.ts'
import { type ProForma, sumFirst, sumLaterYear, sumProForma } from './form/pro-forma-form.ts'
import type { OfferState } from './offer-life.ts'
import { wholeDiscount } from './pro-formas.ts'

const pair = z.tuple([z.string(), z.string()])
type Pair = z.infer<typeof pair>
type Row = ProFormaWords['lines'][number]

/** Amount of a line in a draft, which must have a price before it is sent. */
const notPriced = '—'

const discount = z.union([z.object({ percent: z.string() }), z.object({ amount: z.string() })])

const line = z.object({
  ...{ kind: z.enum(quoteLineKinds), id: z.string(), name: z.string() },
  ...{ quantity: z.string(), price: z.string().nullable() },
  discount: discount.optional(),
  isEstimate: z.boolean(),
})
/** A line of earlier versions. Of those, the sheet called only the installation an estimate. */
const earlierLine = z
  .object({
    text: z.string(),
    quantity: z.coerce.string(),
    price: z.string().nullable(),
    of: z.string(),
    discount: discount.optional(),
  })
  .transform(({ text, of, ...priced }): QuoteLine => ({ ...soldByKey(of), name: text, ...priced }))

function withInstallation(lines: QuoteLine[]): QuoteLine[] {
  const isService = ({ kind, id }: QuoteLine, of: string) => kind === 'service' && id === of
  const hasSurvey = lines.some((one) => isService(one, 'survey'))
  return lines.map((one) => ({
    ...one,
    isEstimate: one.isEstimate ?? (hasSurvey && isService(one, 'installation-day')),
  }))
}

/** Whether the numbers and the currency of a row are some, which nothing else has checked. */
function canBeAdded(proForma: ProForma): boolean {
  try {
    const { gross } = sumProForma(proForma)
    formatUnits(gross, { locale: 'en', currency: proForma.currency })
    return true
  } catch {
    return false
  }
}

/** What staff had typed, with which another pro-forma can begin. */
const given: z.ZodType<ProForma> = z
  .object({
    addressee: z.string(),
    company: z.string(),
    delivery: z.string(),
    payment: z.string(),
    currency: z.string(),
    exchange: z.object({ rate: z.string(), on: z.string() }).nullable(),
    vat: z.string(),
    address: z.string().optional(),
    taxNumber: z.string().optional(),
    validUntil: z.string(),
    lines: z.array(z.union([line, earlierLine])).transform(withInstallation),
    // Older versions have stored neither.
    pricedIn: z.string().optional(),
    discount: discount.optional(),
    overEstimate: z.string().refine(isDecimal).optional(),
    exactFor: z.string().optional(),
    firstShare: z.string().refine(isDecimal).optional(),
    later: z
      .object({
        price: z.string().refine(isDecimal),
        services: z.string(),
        ends: z.string().optional(),
      })
      .optional(),
  })
  .refine(canBeAdded, 'cannot be added up')

/** The words of a pro-forma, the same in its mail and its PDF. */
export const proFormaWords = z.object({
  version: z.literal(1),
  /** Who offers to whom. */
  parties: z.array(pair),
  /** Number, date, validity. */
  facts: z.array(pair),
  /** Items, each followed by its discount. */
  lines: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
  sums: z.array(pair),
  /** What of the sum is firm and what an estimate, where something is; older versions stored none. */
  split: z.array(pair).default([]),
  /** What each year after the first costs, where something is paid yearly. */
  later: z.array(pair).default([]),
  /** Delivery, payment, bank, numbers of the company. */
  terms: z.array(pair),
  note: z.string(),
  /** Names and complete addresses of the pages that belong to it; older versions stored none. */
  documents: z.array(pair).default([]),
  /** Null for one that an earlier version has sent. */
  given: given.nullable(),
})
export type ProFormaWords = z.infer<typeof proFormaWords>

export const readWords = (stored: string): ProFormaWords => proFormaWords.parse(JSON.parse(stored))

type Seller = {
  legalName: string
  address: PostalAddress
  email: string
  phone: string
  locale: string
  /** Of the catalogue. */
  currency: string
  registration: { number: string; register: string } | null
  tax: { number: string; vatNumber: string | null } | null
  bank: readonly { label: string; value: string }[]
}

type PaperWords = Words['papers']['proForma']

export const proFormaColumns = ({ item, quantity, priceOfOne, amount }: PaperWords): string[] => [
  item,
  quantity,
  priceOfOne,
  amount,
]

/** Says what of an offer is firm, what an estimate, what both are at most, and what accepting means. */
function splitOf(proForma: ProForma, locale: string, words: PaperWords): Pair[] {
  const { firm, estimated, atMost } = sumProForma(proForma)
  const withLater = (means: string) => (proForma.later ? `${means} ${words.laterExtra}` : means)
  // An estimate of nothing is still one.
  if (atMost === null) return []
  const money = (units: number) => formatUnits(units, { locale, currency: proForma.currency })
  const { overEstimate } = proForma
  const ofFirm: Pair[] = firm > 0 ? [[words.firm, say(words.firmMeans, { sum: money(firm) })]] : []
  const [sum, most] = [money(estimated), atMost === 0 ? words.nothing : money(atMost)]
  if (overEstimate === undefined)
    return [
      ...ofFirm,
      [words.estimated, say(words.estimatedMeans, { sum })],
      [words.atMost, withLater(say(words.atMostMeans, { sum: most }))],
    ]
  const percent = formatNumber(Number(overEstimate), locale)
  return [
    ...ofFirm,
    [words.estimated, say(words.estimatedMeansWithin, { sum, percent })],
    [words.atMost, withLater(say(words.atMostMeansWithin, { sum: most, percent }))],
  ]
}

/** The split of a stored pro-forma. An earlier version has not stored it with the words. */
export const splitOfSent = (
  { split, given: typed }: Pick<ProFormaWords, 'split' | 'given'>,
  locale: string,
  words: PaperWords,
): Pair[] => (split.length === 0 && typed ? splitOf(typed, locale, words) : split)

/** Says what each year after the first costs, for what, and how that ends. */
function laterOf(proForma: ProForma, locale: string, words: PaperWords): Pair[] {
  const later = sumLaterYear(proForma)
  if (!proForma.later || !later) return []
  const sum = formatUnits(later.gross, { locale, currency: proForma.currency })
  const { services: yearly, ends } = proForma.later
  const isDelivered = mayBeDelivered(proForma.lines)
  const means = say(isDelivered ? words.laterMeans : words.laterMeansAlone, { sum, yearly })
  return [
    [
      words.later,
      [means, ends && say(words.laterEnds, { ends: withoutStop(ends) })].filter(Boolean).join(' '),
    ],
  ]
}

/** Staff may have ended terms with the full stop that their sentence has. */
export const withoutStop = (terms: string) => terms.replace(/\.$/, '')

/** Says what is paid first; empty where the offer names no share. */
export function firstOf(
  { given: typed }: Pick<ProFormaWords, 'given'>,
  locale: string,
  words: PaperWords,
): Pair[] {
  const first = typed && sumFirst(typed)
  if (!first) return []
  const money = (units: number) => formatUnits(units, { locale, currency: typed.currency })
  const percent = formatNumber(Number(typed.firstShare), locale)
  const said = { amount: money(first.amount), percent, sum: money(first.firm) }
  return [[words.first, say(words.firstMeans, said)]]
}

/** What of a sent pro-forma is firm, an estimate, and owed at most; null where all of it is firm. */
export function splitSums(
  { given: typed }: Pick<ProFormaWords, 'given'>,
  locale: string,
): { firm: string; estimated: string; atMost: string } | null {
  const sums = typed && sumProForma(typed)
  if (!sums || sums.atMost === null || sums.firm === 0) return null
  const money = (units: number) => formatUnits(units, { locale, currency: typed.currency })
  return { firm: money(sums.firm), estimated: money(sums.estimated), atMost: money(sums.atMost) }
}

/** What a sent pro-forma sells, such as `2 × Gateway`. */
export const boughtOf = (
  { lines }: Pick<ProFormaWords, 'lines'>,
  lang: string,
  line: Words['offer']['answers']['boughtLine'],
): string =>
  formatList(
    // A discount has no quantity.
    lines.flatMap(([item, quantity]) => (quantity ? [say(line, { quantity, item })] : [])),
    'conjunction',
    lang,
  )

/**
 * Writes the words of a pro-forma.
 * @param of its number, its day of issue, the pages that belong to it, and the taxes of which the
 * company's tax is the sum
 */
export function describeProForma(
  proForma: ProForma,
  seller: Seller,
  of: {
    number: string
    today: string
    documents: [name: string, address: string][]
    /** Each wording of a warranty, with what it holds for. */
    warranties?: readonly string[]
    /** Who of the company has written it; empty for a draft. */
    writer?: string
    taxes?: readonly NamedTax[] | undefined
    /** What the estimates were to which it gives their exact prices. */
    estimates?: Estimates | undefined
    /** Number of the offer that it replaces. */
    replaces?: string | undefined
  },
  words: PaperWords,
): ProFormaWords {
  const { locale, currency: catalogue, legalName, address, email, phone } = seller
  const { registration, tax, bank } = seller
  const { net, taken, tax: charged, gross, firm, lines } = sumProForma(proForma)
  const { addressee, company, delivery, payment, exchange, currency, vat, validUntil } = proForma
  const money = (units: number) => formatUnits(units, { locale, currency })
  /** What is in the price of something else has no amount of nothing. */
  const priceOf = (units: number) => (units === 0 ? words.included : money(units))
  const date = (day: string) => formatDay(day, locale, 'long')
  const isRegistered = tax !== null && tax.vatNumber !== null
  const percentOf = (percent: number) => formatNumber(percent, locale)
  // Staff may have typed another rate, of which nobody knows the parts.
  const { taxes: named = [] } = of
  const taxes = isRegistered && addUpTo(named, Number(vat)) ? named : []
  const shares = splitTax(charged, taxes)
  const nameOf = (discount: Discount) =>
    'percent' in discount
      ? say(words.discountPercent, { percent: formatNumber(Number(discount.percent), locale) })
      : words.discount
  const split = splitOf(proForma, locale, words)
  const exactTermsOf = (number: string) => {
    const was = of.estimates
    if (!was) return number
    const then = (units: number) => formatUnits(units, { locale, currency: was.currency })
    const said = { number, estimated: then(was.estimated) }
    if (was.atMost === null || was.currency !== currency) return say(words.exactWas, said)
    const sums = { ...said, atMost: then(was.atMost), all: then(was.firm + gross) }
    const above = aboveEstimates({ currency, gross }, was)
    return above === null
      ? say(words.exactWasWithin, sums)
      : say(words.exactWasAbove, { ...sums, above: then(above) })
  }
  const note = exchange
    ? say(words.noteAtRate, {
        ...{ catalogue, rate: exchange.rate, money: currency },
        day: date(exchange.on),
      })
    : say(words.note, { money: currency })
  return {
    version: 1,
    parties: [
      [words.for, [addressee, company].filter(Boolean).join(', ')],
      ...(proForma.address ? [[words.buyerAddress, proForma.address] satisfies Pair] : []),
      ...(proForma.taxNumber ? [[words.buyerTaxNumber, proForma.taxNumber] satisfies Pair] : []),
      [words.from, [legalName, addressInLine(address)].join(', ')],
      ...(of.writer
        ? [[words.writtenBy, [of.writer, email, phone].join(', ')] satisfies Pair]
        : []),
    ],
    facts: [
      [words.number, of.number],
      ...(of.replaces ? [[words.replaces, of.replaces] satisfies Pair] : []),
      ...(proForma.exactFor
        ? [[words.exactFor, exactTermsOf(proForma.exactFor)] satisfies Pair]
        : []),
      [words.date, date(of.today)],
      [firm > 0 && split.length > 0 ? words.firmUntil : words.validUntil, date(validUntil)],
    ],
    lines: withoutFreeDelivery(lines).flatMap(
      ({ name, quantity, unit, total, taken, discount, isEstimate }): Row[] => [
        [
          isEstimate ? say(words.asEstimate, { item: name }) : name,
          formatNumber(Number(quantity), locale),
          unit === null ? notPriced : priceOf(unit),
          total === null ? notPriced : priceOf(total + taken),
        ],
        ...(discount
          ? [
              [
                say(words.discountOn, { discount: nameOf(discount), item: cutText(name, 45) }),
                '',
                '',
                money(-taken),
              ] satisfies Row,
            ]
          : []),
      ],
    ),
    sums: [
      ...(proForma.discount
        ? ([
            [words.beforeDiscount, money(net + taken)],
            [nameOf(proForma.discount), money(-taken)],
          ] satisfies Pair[])
        : []),
      [words.net, money(net)],
      ...(taxes.length > 0
        ? taxes.map(
            ({ name, percent }, index): Pair => [
              say(words.taxPart, { tax: name, percent: percentOf(percent) }),
              money(shares[index] ?? 0),
            ],
          )
        : [
            [
              isRegistered ? say(words.vat, { percent: percentOf(Number(vat)) }) : words.noVat,
              money(charged),
            ] satisfies Pair,
          ]),
      [split.length > 0 ? words.toBePaidEstimated : words.toBePaid, money(gross)],
    ],
    split,
    later: laterOf(proForma, locale, words),
    terms: [
      [words.delivery, delivery],
      ...(of.warranties?.length ? [[words.warranty, of.warranties.join('; ')] satisfies Pair] : []),
      [
        words.payment,
        firm > 0 && split.length > 0
          ? say(words.paymentOfFirm, { sum: money(firm), payment: withoutStop(payment) })
          : payment,
      ],
      ...firstOf({ given: proForma }, locale, words),
      ...bank.map(({ label, value }): Pair => [label, value]),
      ...(registration
        ? [
            [
              words.registration,
              say(words.registered, {
                number: registration.number,
                authority: registration.register,
              }),
            ] satisfies Pair,
          ]
        : []),
      ...(tax ? [[words.taxNumber, tax.number] satisfies Pair] : []),
      ...(tax?.vatNumber ? [[words.vatRegistration, tax.vatNumber] satisfies Pair] : []),
    ],
    note,
    documents: of.documents,
    given: proForma,
  }
}

/**
 * Returns values of the form, with which a new pro-forma begins as a copy, priced in the currency of
 * payment.
 */
export function copyOf({ given: from }: ProFormaWords): Record<string, string> {
  if (!from) return {}
  const { addressee, company, address, taxNumber, delivery, payment, ...priced } = from
  const { currency, exchange, vat, discount, later, exactFor, firstShare } = priced
  const yearly = sumLaterYear(from)
  return {
    ...{ addressee, company, delivery, payment, vat },
    ...(address && { address }),
    ...(taxNumber && { taxNumber }),
    ...(exactFor && { exactFor }),
    ...(firstShare && { firstShare: writeDecimal(firstShare) }),
    ...fieldsOfDiscount(wholeDiscount.value, wholeDiscount.unit, discount),
    ...(later &&
      yearly && {
        yearly: writeDecimal(decimalOfUnits(yearly.net, currency)),
        yearlyFor: later.services,
        // What the owner's terms say would be filled in again.
        yearlyEnds: later.ends ?? '',
      }),
    ...fieldsOfLines(sumProForma(from).lines, { currency, exchange }),
  }
}

/**
 * Returns values of the form, with which an offer of exact prices begins: the estimated lines of an
 * accepted one, without a price and firm.
 */
export function exactPricesOf(sent: ProFormaWords, number: string): Record<string, string> {
  const { given: from } = sent
  if (!from) return {}
  // The first payment is of the order, which is there already.
  const { discount, later: _, firstShare: __, ...others } = from
  const lines = from.lines
    .filter(({ isEstimate }) => isEstimate)
    .map((line) => ({ ...line, price: null, discount: undefined, isEstimate: false }))
  const isShare = discount !== undefined && 'percent' in discount
  const exact = { ...others, lines, ...(isShare && { discount }) }
  // Empty, because the form would begin with the share of the owner's terms.
  return { ...copyOf({ ...sent, given: exact }), firstShare: '', exactFor: number }
}

/** Amounts are in the smallest unit of the currency, null if an earlier version has sent it. */
export type ProFormaRecord = {
  id: number
  requestId: number
  number: string
  customer: string
  sentAt: string
  sentBy: string
  validUntil: string | null
  currency: string | null
  net: number | null
  tax: number | null
  gross: number | null
  /** What of the gross is an estimate. */
  estimated: number
  /** What is owed at most once it is accepted; null where nothing is an estimate. */
  atMost: number | null
  /** Number of the accepted offer whose estimates it gives their exact prices; null for most. */
  exactFor: string | null
  /** Net in whole units of the company's currency. */
  worth: number | null
  state: OfferState
  /** Whether its customer may accept it. */
  isOpen: boolean
  /** Who has accepted it on its page. `promisedBy`: until when they read that the invoice comes. */
  accepted: {
    by: string
    position: string
    orderNumber: string
    at: string
    promisedBy: string | null
  } | null
  /** Whether its PDF is stored. */
  hasPdf: boolean
}

export type ProFormaPage = {
  /** Ids of those of this page that cannot be shown. */
  unreadable?: number[]
  items: ProFormaRecord[]
  /** Id after which the next page begins. */
  next: number | null
  total: number
}
