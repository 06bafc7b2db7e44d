import { z } from 'zod'
import type { Words } from '#src/content/words/words.ts'
import { formatDay, formatNumber, formatUnits } from '#src/contracts/formats.ts'
import { addressInLine, type PostalAddress } from '#src/contracts/place/postal-address.ts'
import { say } from '#src/contracts/text/say.ts'
import { type ProForma, sumProForma } from './pro-forma-form.ts'
import { lineField, type ProFormaState } from './pro-formas.ts'

const pair = z.tuple([z.string(), z.string()])
type Pair = z.infer<typeof pair>

/** What staff had typed, with which another pro-forma can begin. */
const given: z.ZodType<ProForma> = z.object({
  addressee: z.string(),
  company: z.string(),
  delivery: z.string(),
  payment: z.string(),
  currency: z.string(),
  exchange: z.object({ rate: z.string(), on: z.string() }).nullable(),
  vat: z.string(),
  validUntil: z.string(),
  lines: z.array(
    z.object({ text: z.string(), quantity: z.coerce.string(), price: z.string(), of: z.string() }),
  ),
})

/** The words of a pro-forma, the same in its mail and its PDF. */
export const proFormaWords = z.object({
  version: z.literal(1),
  /** Who offers to whom. */
  parties: z.array(pair),
  /** Number, date, validity. */
  facts: z.array(pair),
  lines: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
  sums: z.array(pair),
  /** Delivery, payment, bank, numbers of the company. */
  terms: z.array(pair),
  note: z.string(),
  /** Null for one that an earlier version has sent. */
  given: given.nullable(),
})
export type ProFormaWords = z.infer<typeof proFormaWords>

export const readWords = (stored: string): ProFormaWords => proFormaWords.parse(JSON.parse(stored))

type Seller = {
  legalName: string
  address: PostalAddress
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
 * @param of its number and its day of issue
 */
export function describeProForma(
  proForma: ProForma,
  seller: Seller,
  of: { number: string; today: string },
  words: PaperWords,
): ProFormaWords {
  const { locale, currency: catalogue, legalName, address, registration, tax, bank } = seller
  const { net, tax: charged, gross, lines } = sumProForma(proForma)
  const { addressee, company, delivery, payment, exchange, currency, vat, validUntil } = proForma
  const money = (units: number | null) => formatUnits(units ?? 0, { locale, currency })
  const date = (day: string) => formatDay(day, locale, 'long')
  const isRegistered = tax !== null && tax.vatNumber !== null
  return {
    version: 1,
    parties: [
      [words.for, [addressee, company].filter(Boolean).join(', ')],
      [words.from, [legalName, addressInLine(address)].join(', ')],
    ],
    facts: [
      [words.number, of.number],
      [words.date, date(of.today)],
      [words.validUntil, date(validUntil)],
    ],
    lines: lines.map(({ text, quantity, unit, total }) => [
      text,
      formatNumber(Number(quantity), locale),
      money(unit),
      money(total),
    ]),
    sums: [
      [words.net, money(net)],
      [isRegistered ? say(words.vat, { percent: vat }) : words.noVat, money(charged)],
      [words.toBePaid, money(gross)],
    ],
    terms: [
      [words.delivery, delivery],
      [words.payment, payment],
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
    note: exchange
      ? say(words.noteAtRate, {
          ...{ catalogue, rate: exchange.rate, money: currency },
          day: date(exchange.on),
        })
      : say(words.note, { money: currency }),
    given: proForma,
  }
}

/** Returns values of the form, with which a new pro-forma begins as a copy. */
export function copyOf({ given: from }: ProFormaWords): Record<string, string> {
  if (!from) return {}
  const { addressee, company, delivery, payment, currency, vat, lines } = from
  return {
    ...{ addressee, company, delivery, payment, currency, vat },
    ...Object.fromEntries(
      lines.flatMap(({ text, quantity, price, of }, at) => [
        [`${lineField.text}${at}`, text],
        [`${lineField.quantity}${at}`, String(quantity)],
        [`${lineField.price}${at}`, price],
        [`${lineField.of}${at}`, of],
      ]),
    ),
  }
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
  /** Net in whole units of the company's currency. */
  worth: number | null
  state: ProFormaState
  /** Who has accepted it on its page. */
  accepted: { by: string; position: string; orderNumber: string; at: string } | null
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
