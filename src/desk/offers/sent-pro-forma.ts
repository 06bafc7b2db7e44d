import type { Words } from '#src/content/words/words.ts'
import { cutText } from '#src/contracts/cut-text.ts'
import { decimalOfUnits, formatDay, formatNumber, formatUnits } from '#src/contracts/formats.ts'
import { addressInLine, type PostalAddress } from '#src/contracts/place/postal-address.ts'
import type { Discount } from '#src/contracts/quote/quote-line.ts'
import { addUpTo, type NamedTax, splitTax } from '#src/contracts/quote/split-tax.ts'
import { writeDecimal } from '#src/contracts/text/read-number.ts'
import { say } from '#src/contracts/text/say.ts'
import { aboveEstimates, type EstimatesBefore } from './estimates.ts'
import { withoutFreeDelivery } from './form/charged-delivery.ts'
import { hasVisit } from './form/handover.ts'
import { fieldsOfDiscount, fieldsOfLines } from './form/line-fields.ts'
import { type ProForma, sumLaterYear, sumProForma } from './form/pro-forma-form.ts'
import type { OfferState } from './offer-life.ts'
import { firstOf, laterOf, type Pair, paymentOf, splitOf } from './offer-sums.ts'
import { wholeDiscount } from './pro-formas.ts'
import type { ProFormaWords } from './stored-pro-forma.ts'

type Row = ProFormaWords['lines'][number]

/** Amount of a line in a draft, which must have a price before it is sent. */
const notPriced = '—'

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
    estimates?: EstimatesBefore | undefined
    /** Number of the offer that it replaces. */
    replaces?: string | undefined
  },
  words: PaperWords,
): ProFormaWords {
  const { locale, currency: catalogue, legalName, address, email, phone } = seller
  const { registration, tax, bank } = seller
  const { net, taken, tax: charged, gross, firm, lines } = sumProForma(proForma)
  const { addressee, company, delivery, exchange, currency, vat, validUntil } = proForma
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
  const isAgreed = of.estimates?.isAgreed === true
  const until = firm > 0 && split.length > 0 ? words.firmUntil : words.validUntil
  const exactTermsOf = (number: string) => {
    const was = of.estimates
    if (!was) return number
    const then = (units: number) => formatUnits(units, { locale, currency: was.currency })
    const said = { number, estimated: then(was.estimated) }
    if (was.atMost === null || was.currency !== currency) return say(words.exactWas, said)
    const sums = { ...said, atMost: then(was.atMost), all: then(was.firm + gross) }
    const above = aboveEstimates({ currency, gross }, was)
    const terms =
      above === null
        ? say(was.isAgreed ? words.exactWasWithin : words.exactWasOther, sums)
        : say(words.exactWasAbove, { ...sums, above: then(above) })
    return was.hasLater ? `${terms} ${words.laterExtra}` : terms
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
      // What needs no answer holds for longer.
      ...(isAgreed ? [] : [[until, date(validUntil)] satisfies Pair]),
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
      [
        words.delivery,
        isAgreed ? say(words.deliveryAgreed, { number: proForma.exactFor ?? '' }) : delivery,
      ],
      ...(hasVisit(proForma.lines) ? [[words.excluded, words.excludedMeans] satisfies Pair] : []),
      ...(of.warranties?.length ? [[words.warranty, of.warranties.join('; ')] satisfies Pair] : []),
      [words.payment, paymentOf(proForma, locale, words)],
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
  const { discount, later: _, ...others } = from
  const lines = from.lines
    .filter(({ isEstimate }) => isEstimate)
    .map((line) => ({ ...line, price: null, discount: undefined, isEstimate: false }))
  const isShare = discount !== undefined && 'percent' in discount
  const exact = { ...others, lines, ...(isShare && { discount }) }
  // Empty where the order has none, because the form would begin with the share of the owner's terms.
  return { firstShare: '', ...copyOf({ ...sent, given: exact }), exactFor: number }
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

/**
 * One with what the others of its request make of it. `isHeld`: whether it has exact prices that hold
 * without an answer, and have come to their customer.
 */
export type OfferOfRequest = ProFormaRecord & { isHeld: boolean }

export type ProFormaPage = {
  /** Ids of those of this page that cannot be shown. */
  unreadable?: number[]
  items: ProFormaRecord[]
  /** Id after which the next page begins. */
  next: number | null
  total: number
}
