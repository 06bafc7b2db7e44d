import { z } from 'zod'
import { cleanIdentifier, cleanTyped } from '#src/contracts/clean-text.ts'
import { formText } from '#src/contracts/contact/text-schemas.ts'
import { decimalsOf } from '#src/contracts/formats.ts'
import { type QuoteSum, sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { readNumber } from '#src/contracts/text/read-number.ts'
import { type NeededSetting, nameSettings, notMadeUntil } from './missing-settings.ts'
import { lineField } from './pro-formas.ts'

/**
 * A line as entered, priced in the catalogue's currency. `of`: slug of the request's line, empty for
 * a line that staff have added.
 */
type ProFormaLine = { text: string; quantity: string; price: string; of: string }

export type ProForma = {
  addressee: string
  company: string
  delivery: string
  payment: string
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

/** Numbers with up to four decimals, below a thousand million. */
const amountPattern = /^\d{1,9}(\.\d{1,4})?$/

/** Reads a number as it is typed or pasted. @param words said of what is no such number */
const typedNumber = (words: string, pattern = amountPattern) =>
  z.string(words).transform((typed, context) => {
    const read = readNumber(cleanIdentifier(typed).normalize('NFKC'), words)
    if (read.kind === 'number' && pattern.test(read.digits)) return read.digits
    context.addIssue(read.kind === 'unclear' ? read.why : words)
    return z.NEVER
  })
const line = z.object({
  text: z
    .string()
    .overwrite((typed) => cleanTyped(typed))
    .min(1, 'Say what it is.')
    .max(200, 'Use at most 200 characters.'),
  quantity: typedNumber(
    'Type how many, such as 2 or 1.5. 0 leaves the line out.',
    /^(?=.*[1-9])\d{1,6}(\.\d{1,3})?$/,
  ),
  price: typedNumber('Type the price of one, such as 120 or 29.50.'),
  of: z.string().max(staffLimits.proForma.name).default(''),
})

export type ProFormaTerms = {
  /** ISO 4217 code of the catalogue. */
  currency: string
  /** Date in ISO 8601. */
  today: string
  /** What an owner has not given or confirmed. */
  missing: readonly NeededSetting[]
  /** Whether the company charges VAT. */
  hasVat: boolean
  /** Its name, such as VAT. */
  taxName: string
}

const vat = typedNumber('Type the rate of VAT in percent, such as 7.5.').refine(
  (percent) => Number(percent) <= 100,
  'A rate has at most 100 percent.',
)
const rateWords = 'Type the rate, such as 1450.50.'
const typedRate = typedNumber(rateWords)
const isLineText = new RegExp(`^${RegExp.escape(lineField.text)}(\\d{1,4})$`)

const { name: longestName, terms: longestTerms } = staffLimits.proForma

/** Makes the schema of the pro-forma form, which skips empty lines and lines with quantity 0. */
export const proFormaRequest = (terms: ProFormaTerms) =>
  z
    .looseObject({
      addressee: formText({ label: 'Addressee', min: 1, max: longestName }),
      company: formText({ label: 'Company', max: longestName }).default(''),
      delivery: formText({ label: 'Delivery', min: 1, max: longestTerms }),
      payment: formText({ label: 'Payment', min: 1, max: longestTerms }),
      currency: z
        .string()
        .overwrite((typed) => cleanIdentifier(typed).toUpperCase())
        .refine(
          (code) => Intl.supportedValuesOf('currency').includes(code),
          'Type the three letters of a currency, such as NGN.',
        ),
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
    .transform(({ rate: written, rateDate, ...given }, context): ProForma => {
      const { addressee, company, delivery, payment, currency, vat, validUntil, ...fields } = given
      const fault = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message })
      if (terms.missing.length > 0)
        fault('missing', `${notMadeUntil} ${nameSettings(terms.missing)}.`)
      const rate = typedRate.safeParse(written)
      const exchange = currency === terms.currency ? null : { rate: rate.data ?? '', on: rateDate }
      const isRate = exchange === null || Number(exchange.rate) > 0
      if (exchange) {
        if (!isRate) fault('rate', rate.error?.issues[0]?.message ?? rateWords)
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
          !sumProForma({ lines: [...lines, read.data], currency, exchange, vat }).isExact
        )
          fault(
            `${lineField.price}${at}`,
            'With this line the sum is more than can be calculated to the cent.',
          )
        else lines.push(read.data)
      }
      if (isEmpty) fault(`${lineField.text}0`, 'List at least one thing.')
      const isPriced = lines.some(({ price }) => Number(price) > 0)
      // A rate that is the wrong way round makes almost nothing of a price.
      const least = 10 ** decimalsOf(currency)
      if (
        exchange &&
        isRate &&
        isPriced &&
        sumProForma({ lines, currency, exchange, vat }).net < least
      )
        fault('rate', `At this rate everything costs less than 1 ${currency}. ${rateWords}`)
      return { addressee, company, delivery, payment, currency, exchange, vat, validUntil, lines }
    })

export const sumProForma = ({
  lines,
  currency,
  exchange,
  vat,
}: Pick<ProForma, 'lines' | 'currency' | 'exchange' | 'vat'>): QuoteSum<ProFormaLine> =>
  sumQuote(lines, { currency, rate: exchange?.rate ?? '1', vat })
