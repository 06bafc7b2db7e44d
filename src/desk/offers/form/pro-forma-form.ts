import { z } from 'zod'
import { formText } from '#src/contracts/contact/text-schemas.ts'
import { decimalsOf } from '#src/contracts/formats.ts'
import type { Discount, QuoteLine } from '#src/contracts/quote/quote-line.ts'
import { type QuoteSum, shareOf, sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { lastValidDay, lineField, wholeDiscount } from '../pro-formas.ts'
import { type NeededSetting, nameSettings, notMadeUntil } from './missing-settings.ts'
import {
  cleanCurrency,
  isCurrency,
  readLines,
  readPercent,
  readTyped,
  readWholeDiscount,
} from './typed-lines.ts'

export type ProForma = {
  addressee: string
  company: string
  /** Of the buyer; earlier versions asked for none. */
  address?: string | undefined
  /** The buyer's, where their law asks for it. */
  taxNumber?: string | undefined
  delivery: string
  payment: string
  /** Share of what is firm that is paid first, in per cent. */
  firstShare?: string | undefined
  /** ISO 4217 code of the amount to pay. */
  currency: string
  /**
   * Exchange rate per unit of the catalogue's currency, with its date; null if both currencies are
   * the same.
   */
  exchange: { rate: string; on: string } | null
  /** Currency of the prices: the one to pay in, or that of the catalogue, as if undefined. */
  pricedIn?: string | undefined
  /** VAT in per cent. */
  vat: string
  validUntil: string
  lines: QuoteLine[]
  /** Discount of the whole. */
  discount?: Discount | undefined
  /** Per cent by which exact prices may be above their estimates, as the owner had set it. */
  overEstimate?: string | undefined
  /** Number of the accepted offer whose estimates it gives their exact prices. */
  exactFor?: string | undefined
  /**
   * What each year after the first costs, before tax and priced as the lines, for what, and how it
   * ends, which earlier versions stored in words alone.
   */
  later?: { price: string; services: string; ends?: string | undefined } | undefined
}

/** Adds up what each later year costs; null for nothing. */
export const sumLaterYear = ({ later, discount: _, ...proForma }: ProForma) =>
  later
    ? sumProForma({
        ...proForma,
        lines: [{ kind: 'free', id: '', name: '', quantity: '1', price: later.price }],
      })
    : null

/** Reads a number of the form. @param words said of what is no such number */
const typedNumber = (words: string, reads: typeof readPercent = readTyped) =>
  z.string(words).transform((typed, context) => {
    const read = reads(typed, words)
    if ('digits' in read) return read.digits
    context.addIssue(read.fault)
    return z.NEVER
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
  /** Per cent by which exact prices may be above their estimates; undefined where none may. */
  overEstimate?: string | undefined
}

const vat = typedNumber('Type the rate of VAT in percent, such as 7.5.', readPercent).refine(
  (percent) => Number(percent) <= 100,
  'A rate has at most 100 percent.',
)
const shareWords = 'Type the share in percent, such as 30. Empty for none.'
const rateWords = 'Type the rate, such as 1450.50.'
const yearlyWords = 'Type what each later year costs, such as 120 or 29.50. Empty for nothing.'
const typedRate = typedNumber(rateWords)

const { name: longestName, terms: longestTerms } = staffLimits.proForma

/** Whether the discount of a line or of the whole is more than there is. */
const isTooMuch = (discount: Discount | undefined, taken: number, currency: string): boolean =>
  discount !== undefined &&
  'amount' in discount &&
  Math.round(Number(discount.amount) * 10 ** decimalsOf(currency)) > taken

/**
 * Makes the schema of the pro-forma form, which skips empty lines and lines with quantity 0. A line
 * may be without a price until it is sent.
 */
export const proFormaRequest = (terms: ProFormaTerms) =>
  z
    .looseObject({
      addressee: formText({ label: 'Addressee', min: 1, max: longestName }),
      company: formText({ label: 'Company', max: longestName }).default(''),
      address: formText({ label: 'Address', max: longestTerms }).default(''),
      taxNumber: formText({ label: 'Tax number', max: longestName }).default(''),
      delivery: formText({ label: 'Delivery', min: 1, max: longestTerms }),
      payment: formText({ label: 'Payment', min: 1, max: longestTerms }),
      firstShare: z.string().default(''),
      currency: z
        .string()
        .overwrite(cleanCurrency)
        .refine(isCurrency, 'Type the three letters of a currency, such as NGN.'),
      pricedIn: z.string().default(terms.currency),
      rate: z.string().default(''),
      rateDate: z.string().default(''),
      vat: terms.hasVat
        ? vat
        : z
            .string()
            .default('')
            .transform(() => '0'),
      exactFor: z
        .string()
        .regex(/^[a-z0-9-]{0,40}$/)
        .default(''),
      yearly: z.string().default(''),
      yearlyFor: formText({ label: 'Services of each later year', max: longestTerms }).default(''),
      yearlyEnds: formText({ label: 'How they end', max: longestName }).default(''),
      validUntil: z.iso
        .date('Say until which day the offer holds.')
        .refine((last) => last >= terms.today, 'This day is over.')
        .refine(
          (last) => last <= lastValidDay(terms.today),
          'An offer can hold for two years at most.',
        ),
    })
    .transform(({ rate: written, rateDate, ...given }, context): ProForma => {
      const { addressee, company, address, taxNumber, delivery, payment, firstShare, ...others } =
        given
      const { currency, vat, validUntil, exactFor, yearly, yearlyFor, yearlyEnds, ...fields } =
        others
      const fault = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message })
      if (terms.missing.length > 0)
        fault('missing', `${notMadeUntil} ${nameSettings(terms.missing)}.`)
      const { pricedIn } = fields
      if (pricedIn !== currency && pricedIn !== terms.currency)
        fault('currency', `The prices are in ${pricedIn}, which cannot be converted here.`)
      const rate = typedRate.safeParse(written)
      const exchange = currency === terms.currency ? null : { rate: rate.data ?? '', on: rateDate }
      const isRate = exchange === null || Number(exchange.rate) > 0
      if (exchange) {
        if (!isRate) fault('rate', rate.error?.issues[0]?.message ?? rateWords)
        if (!z.iso.date().safeParse(rateDate).success)
          fault('rateDate', 'Say of which day the rate is.')
        else if (rateDate > terms.today) fault('rateDate', 'This day has not come.')
      }
      const priced = { currency, exchange, pricedIn, vat }
      const lines: QuoteLine[] = []
      const typed = readLines(fields, { currency, pricedIn, isSent: fields['act'] === 'send' })
      for (const { at, line, faults } of typed) {
        const sum = line && isRate ? sumProForma({ ...priced, lines: [...lines, line] }) : null
        for (const { field, message } of faults) fault(`${lineField[field]}${at}`, message)
        if (!line) continue
        if (lines.length === staffLimits.proFormaLines)
          fault(
            `${lineField.text}${at}`,
            `A pro-forma has at most ${staffLimits.proFormaLines} lines.`,
          )
        else if (sum && !sum.isExact)
          fault(
            `${lineField.price}${at}`,
            'With this line the sum is more than can be calculated to the cent.',
          )
        else if (
          sum &&
          line.price !== null &&
          isTooMuch(line.discount, sum.lines.at(-1)?.taken ?? 0, currency)
        )
          fault(`${lineField.discount}${at}`, 'The discount is more than the line.')
        else lines.push(line)
      }
      if (typed.length === 0) fault(`${lineField.text}0`, 'List at least one thing.')
      const later = yearly.trim() === '' ? { digits: '0' } : readTyped(yearly, yearlyWords)
      if ('fault' in later) fault('yearly', later.fault)
      const share = firstShare.trim() === '' ? { digits: '0' } : readPercent(firstShare, shareWords)
      const isShare = 'digits' in share && Number(share.digits) <= 100
      if (!isShare) fault('firstShare', shareWords)
      const hasLater = 'digits' in later && Number(later.digits) > 0
      if (hasLater && yearlyFor === '') fault('yearlyFor', 'Say what is paid each year.')
      const discount = readWholeDiscount(fields, currency)
      if ('fault' in discount) fault(wholeDiscount.value, discount.fault)
      const proForma: ProForma = {
        ...{ addressee, company, delivery, payment, currency, exchange, pricedIn, vat },
        ...{ validUntil, lines, ...(taxNumber && { taxNumber }), ...(address && { address }) },
        ...('fault' in discount ? {} : discount),
        ...(terms.overEstimate !== undefined && { overEstimate: terms.overEstimate }),
        ...(exactFor && { exactFor }),
        ...(isShare && Number(share.digits) > 0 && { firstShare: share.digits }),
        ...(hasLater && {
          later: {
            ...{ price: later.digits, services: yearlyFor },
            ...(yearlyEnds && { ends: yearlyEnds }),
          },
        }),
      }
      // Of a line without a price, nobody knows yet how much there is.
      const isSummed =
        isRate && lines.length === typed.length && lines.every(({ price }) => price !== null)
      if (isSummed && isTooMuch(proForma.discount, sumProForma(proForma).taken, currency))
        fault(wholeDiscount.value, 'The discount is more than everything together.')
      const isPriced = lines.some(({ price }) => Number(price) > 0)
      // A rate that is the wrong way round makes almost nothing of a price.
      const least = 10 ** decimalsOf(currency)
      const full = lines.map((line) => ({ ...line, discount: undefined }))
      if (
        exchange &&
        isRate &&
        isPriced &&
        pricedIn !== currency &&
        sumProForma({ ...priced, lines: full }).net < least
      )
        fault('rate', `At this rate everything costs less than 1 ${currency}. ${rateWords}`)
      return proForma
    })

export const sumProForma = ({
  lines,
  currency,
  pricedIn,
  exchange,
  vat,
  discount,
  overEstimate,
}: Pick<
  ProForma,
  'lines' | 'currency' | 'pricedIn' | 'exchange' | 'vat' | 'discount' | 'overEstimate'
>): QuoteSum<QuoteLine> =>
  sumQuote(lines, {
    ...{ currency, vat, discount, overEstimate },
    rate: exchange && pricedIn !== currency ? exchange.rate : '1',
  })

/**
 * Adds up what is paid first, in the smallest unit of the currency: a share of what is firm.
 * @returns null where the seller has typed no share, or nothing is firm
 */
export function sumFirst(proForma: ProForma): { amount: number; firm: number } | null {
  const { firm } = sumProForma(proForma)
  const { firstShare } = proForma
  if (firstShare === undefined || firm === 0) return null
  const amount = shareOf(firm, firstShare)
  return amount > 0 ? { amount, firm } : null
}
