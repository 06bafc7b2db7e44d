import { z } from 'zod'
import { cleanTyped } from '../clean-text.ts'
import { formatAmount, formatDay, formatNumber } from '../formats.ts'
import { staffLimits } from '../staff-limits.ts'
import { type NeededValue, nameLacking, notMadeUntil, valuesInTheWay } from './needed-values.ts'

/**
 * Prefixes of the field names of a line, followed by its index: `quantity.0`, `price.0`. `of` is
 * the slug of the request's line.
 */
export const lineField = {
  text: 'text.',
  quantity: 'quantity.',
  price: 'price.',
  of: 'of.',
} as const

/** A line as entered, priced in the catalogue's currency. */
export type ProFormaLine = { text: string; quantity: number; price: string }
/** A line in hundredths of the invoice's currency. */
export type CalculatedLine = ProFormaLine & { unit: number; total: number }

export type ProForma = {
  /** ISO 4217 code of the amount to pay. */
  currency: string
  /**
   * Exchange rate per unit of the catalogue's currency, with its date; null if both currencies are
   * the same.
   */
  exchange: { rate: string; on: string } | null
  /** VAT in per cent. */
  vat: string
  validUntil: string
  lines: ProFormaLine[]
}

const amount = (words: string) => z.string(words).regex(/^\d{1,9}(\.\d{1,4})?$/, words)
const line = z.object({
  text: z
    .string()
    .overwrite((typed) => cleanTyped(typed))
    .min(1, 'Say what it is.')
    .max(200, 'Use at most 200 characters.'),
  quantity: z
    .string()
    .regex(/^\d{1,6}$/, 'Type a whole number.')
    .transform(Number),
  price: amount('Type the price of one, such as 120 or 29.50.'),
})

/** A price that no owner has confirmed. Only a part that a request may list has a slug. */
export type UnconfirmedPrice = { name: string; slug?: string; amounts: readonly string[] }

export type ProFormaTerms = {
  /** ISO 4217 code of the catalogue. */
  currency: string
  /** Date in ISO 8601. */
  today: string
  /** What an owner has not given or confirmed. */
  lacking: readonly NeededValue[]
  /** Whether the company charges VAT. */
  hasVat: boolean
  unconfirmed: readonly UnconfirmedPrice[]
}

export const rateHint =
  'The rate in the prices is an example. Until an owner confirms it, a pro-forma is in the currency of the prices.'

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Whether a line's text begins with the name of a value, or with its first words alone, because
 * staff write services themselves.
 */
function isNamed(text: string, name: string): boolean {
  const [written, known] = [wordsOf(text), wordsOf(name)]
  if (written.length === 0 || known.length === 0) return false
  return (
    written.join('').startsWith(known.join('')) || written.every((word, at) => word === known[at])
  )
}

/** Lists the unconfirmed prices of what a line offers, unless staff have typed another amount. */
export const unconfirmedOfLine = (
  {
    text = '',
    price = '',
    of = '',
  }: { text?: string | undefined; price?: string | undefined; of?: string | undefined },
  unconfirmed: ProFormaTerms['unconfirmed'],
): UnconfirmedPrice[] =>
  unconfirmed.filter(
    ({ slug, name, amounts }) =>
      ((slug !== undefined && slug === of) || isNamed(text, name)) &&
      (price === '' || amounts.some((amount) => Number(amount) === Number(price))),
  )

const unconfirmedWords = (at: number, { text, price }: ProFormaLine) =>
  `Line ${at + 1}, “${text}”: ${price} is an example price. ` +
  'Type a price of your own, or ask an owner to confirm this one in the prices.'

const isAmount = (written: string) => amount('').safeParse(written).success
const vat = amount('Type the rate of VAT in percent, such as 7.5.').refine(
  (percent) => Number(percent) <= 100,
  'A rate has at most 100 percent.',
)
const rateWords = 'Type the rate, such as 1450.50.'
const isLineText = new RegExp(`^${RegExp.escape(lineField.text)}(\\d{1,4})$`)

/** Makes the schema of the pro-forma form, which skips empty lines and lines with quantity 0. */
export const proFormaRequest = (terms: ProFormaTerms) =>
  z
    .looseObject({
      currency: z.string().regex(/^[A-Z]{3}$/, 'Type the three capital letters of a currency.'),
      rate: z.string().default(''),
      rateDate: z.string().default(''),
      vat: terms.hasVat
        ? vat
        : z
            .string()
            .default('')
            .transform(() => '0'),
      validUntil: z.iso
        .date('Say until which day the offer holds.')
        .refine((last) => last >= terms.today, 'This day is over.'),
    })
    .transform(({ currency, rate, rateDate, vat, validUntil, ...fields }, context): ProForma => {
      const fault = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message })
      const inTheWay = valuesInTheWay(terms.lacking)
      if (inTheWay.length > 0) fault('lacking', `${notMadeUntil} ${nameLacking(inTheWay)}.`)
      const exchange = currency === terms.currency ? null : { rate, on: rateDate }
      const isRate = exchange === null || (isAmount(rate) && Number(rate) > 0)
      if (exchange) {
        if (terms.lacking.includes('rate')) fault('rate', rateHint)
        else if (!isRate) fault('rate', rateWords)
        if (!z.iso.date().safeParse(rateDate).success)
          fault('rateDate', 'Say of which day the rate is.')
        else if (rateDate > terms.today) fault('rateDate', 'This day has not come.')
      }
      const lines: ProFormaLine[] = []
      let isEmpty = true
      const places = Object.keys(fields).flatMap((name) => isLineText.exec(name)?.[1] ?? [])
      for (const at of places) {
        const sent = Object.fromEntries(
          Object.entries(lineField).map(([name, prefix]) => [name, fields[`${prefix}${at}`]]),
        )
        if ((sent['text'] === '' && sent['quantity'] === '') || sent['quantity'] === '0') continue
        isEmpty = false
        const read = line.safeParse(sent)
        const of = typeof sent['of'] === 'string' ? sent['of'] : ''
        if (!read.success)
          for (const { path, message } of read.error.issues)
            fault(`${String(path[0])}.${at}`, message)
        else if (lines.length === staffLimits.proFormaLines)
          fault(
            `${lineField.text}${at}`,
            `A pro-forma has at most ${staffLimits.proFormaLines} lines.`,
          )
        else if (
          isRate &&
          !isExact(calculateProForma({ lines: [...lines, read.data], exchange, vat }))
        )
          fault(
            `${lineField.price}${at}`,
            'With this line the sum is more than can be calculated to the cent.',
          )
        else if (unconfirmedOfLine({ ...read.data, of }, terms.unconfirmed).length > 0)
          fault(`${lineField.price}${at}`, unconfirmedWords(Number(at), read.data))
        else lines.push(read.data)
      }
      if (isEmpty) fault(`${lineField.text}0`, 'List at least one thing.')
      return { currency, exchange, vat, validUntil, lines }
    })

/**
 * Converts an amount with up to four decimals to ten-thousandths, as an integer that is free of
 * rounding errors.
 */
const tenThousandths = (written: string): bigint => {
  const [whole = '0', part = ''] = written.split('.')
  return BigInt(whole) * 10_000n + BigInt(part.padEnd(4, '0'))
}
/** Divides and rounds half up. */
const divide = (value: bigint, by: bigint): bigint => (2n * value + by) / (2n * by)

/**
 * Calculates lines in hundredths. Rounds unit prices first, so that customers get the same total
 * with their own calculation.
 */
export function calculateProForma({
  lines,
  exchange,
  vat,
}: Pick<ProForma, 'lines' | 'exchange' | 'vat'>) {
  const rate = exchange?.rate ?? '1'
  const calculated = lines.map((one): CalculatedLine => {
    const unit = Number(
      divide(tenThousandths(one.price) * tenThousandths(rate) * 100n, 100_000_000n),
    )
    return { ...one, unit, total: unit * one.quantity }
  })
  const net = calculated.reduce((sum, { total }) => sum + total, 0)
  const tax = Number(divide(BigInt(net) * tenThousandths(vat), 1_000_000n))
  return { lines: calculated, net, tax, gross: net + tax }
}

/** Tells whether all amounts are exact, that is, below 2⁵³ hundredths. */
const isExact = ({ lines, gross }: ReturnType<typeof calculateProForma>) =>
  [gross, ...lines.map(({ unit }) => unit)].every(Number.isSafeInteger)

const sheet = z.object({
  lines: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
  sums: z.array(z.tuple([z.string(), z.string()])),
  terms: z.string(),
})
export type ProFormaValues = z.infer<typeof sheet>

/** A sent pro-forma. `number` is the request's reference and a count: `k7m3-9qxa-1`. */
const sentSheet = sheet.extend({ number: z.string() })
export type SentProForma = z.infer<typeof sentSheet>

/**
 * Calculates a pro-forma and writes its texts.
 * @param seller locale of the company, and currency of the catalogue
 */
export function describeProForma(
  proForma: ProForma,
  seller: { locale: string; currency: string },
): ProFormaValues {
  const { lines, net, tax, gross } = calculateProForma(proForma)
  const { exchange, currency, vat, validUntil } = proForma
  const money = (hundredths: number) =>
    formatAmount((hundredths / 100).toFixed(2), { locale: seller.locale, currency })
  const date = (day: string) => formatDay(day, seller.locale, 'long')
  const rate =
    exchange && `1 ${seller.currency} = ${exchange.rate} ${currency} on ${date(exchange.on)}. `
  return {
    lines: lines.map(({ text, quantity, unit, total }) => [
      text,
      formatNumber(quantity, seller.locale),
      money(unit),
      money(total),
    ]),
    sums: [
      ['Sum', money(net)],
      [`VAT ${vat}%`, money(tax)],
      ['To be paid', money(gross)],
    ],
    terms: `${rate ?? ''}Valid until ${date(validUntil)}. This is no tax invoice and no receipt.`,
  }
}

/** Reads the table of a stored pro-forma; null for a reply without one. */
export const readSheet = (stored: string | null): SentProForma | null =>
  stored === null ? null : sentSheet.parse(JSON.parse(stored))
