// Reads what is typed into the form of a pro-forma, in the browser while it is typed, and on the
// server.
import { cleanIdentifier, cleanTyped } from '#src/contracts/clean-text.ts'
import { soldByKey } from '#src/contracts/contact/request-list.ts'
import { currencyCode, decimalOfUnits, decimalsOf } from '#src/contracts/formats.ts'
import { type Discount, type QuoteLine, withFirmness } from '#src/contracts/quote/quote-line.ts'
import { type QuoteSum, sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { plainDigits } from '#src/contracts/text/plain-digits.ts'
import {
  boundsOfAmount,
  type NumberBounds,
  readNumber,
  writeDecimal,
} from '#src/contracts/text/read-number.ts'
import { lineField, lineNumbersOf, wholeDiscount } from '../pro-formas.ts'

type Fields = Readonly<Record<string, unknown>>

export type TypedNumber = { digits: string } | { fault: string }

/** Numbers with up to four decimals, below a thousand million. */
const amountPattern = /^\d{1,9}(\.\d{1,4})?$/
const quantityPattern = /^(?=.*[1-9])\d{1,6}(\.\d{1,3})?$/
/** As many decimals as a percentage is shown with. Zeros after them are none. */
const percentPattern = /^\d{1,9}(\.\d{1,3}0*)?$/

const plainText = (typed: string) => plainDigits(cleanIdentifier(typed).normalize('NFKC'))
const hasPercentSign = (typed: unknown) =>
  typeof typed === 'string' && plainText(typed).includes('%')

function readMatching(
  typed: unknown,
  words: string,
  pattern: RegExp,
  bounds?: NumberBounds,
): TypedNumber {
  // A raised or circled figure is a mark of a footnote as well.
  if (typeof typed !== 'string' || /\p{No}/u.test(typed)) return { fault: words }
  const read = readNumber(plainText(typed), words, bounds)
  if (read.kind === 'number') {
    // Zeros before a number are not what makes it too long.
    const digits = read.digits.replace(/^0+(?=\d)/, '')
    if (pattern.test(digits)) return { digits }
  }
  return { fault: read.kind === 'unclear' ? read.why : words }
}

/**
 * Reads a number as it is typed or pasted, which is no percentage.
 * @param words said of what is no such number
 */
export const readTyped = (typed: unknown, words: string, pattern = amountPattern): TypedNumber =>
  hasPercentSign(typed) ? { fault: words } : readMatching(typed, words, pattern)

/** Reads a percentage, with or without its sign. @param words said of what is none */
export function readPercent(typed: unknown, words: string): TypedNumber {
  const read = readMatching(typed, words, amountPattern, { most: 100 })
  if ('fault' in read || percentPattern.test(read.digits)) return read
  return { fault: 'A percentage has at most 3 decimals: write no more.' }
}

/** Reads an amount of a currency. Zeros at the end are no decimals. */
function readAmountOf(currency: string, typed: unknown, words: string): TypedNumber {
  if (hasPercentSign(typed)) return { fault: words }
  const most = decimalsOf(currency)
  const read = readMatching(typed, words, amountPattern, boundsOfAmount(currency))
  if ('fault' in read) return read
  const [, decimals = ''] = read.digits.split('.')
  if (/^0*$/.test(decimals.slice(most))) return read
  return {
    fault:
      most === 0
        ? `${currency} has no decimals: write a whole number.`
        : `${currency} has ${most} decimals: write no more.`,
  }
}

/** @returns nothing for none; a percentage if a per cent sign was typed, whatever was chosen */
function readDiscount(
  typed: unknown,
  unit: unknown,
  currency: string,
): { discount?: Discount } | { fault: string } {
  if (typed === undefined || String(typed).trim() === '') return {}
  const words = 'Type the discount, such as 10 or 7.5.'
  const isPercent = unit !== 'amount' || hasPercentSign(typed)
  const read = isPercent ? readPercent(typed, words) : readAmountOf(currency, typed, words)
  if ('fault' in read) return read
  if (Number(read.digits) === 0) return {}
  if (isPercent)
    return Number(read.digits) <= 100
      ? { discount: { percent: read.digits } }
      : { fault: 'A discount is at most 100 per cent.' }
  return { discount: { amount: read.digits } }
}

type LineTerms = {
  /** In which the customer pays. */
  currency: string
  /** Of the prices. */
  pricedIn: string
  /** Whether each line needs a price. */
  isSent: boolean
}

type LineFault = { field: keyof typeof lineField; message: string }
type TypedLine = { at: string; line: QuoteLine | null; faults: LineFault[] }

function readLine(sent: Fields, { currency, pricedIn, isSent }: LineTerms): Omit<TypedLine, 'at'> {
  const faults: LineFault[] = []
  const text = cleanTyped(String(sent['text'] ?? ''))
  const longest = 200
  if (text === '') faults.push({ field: 'text', message: 'Say what it is.' })
  if (text.length > longest)
    faults.push({ field: 'text', message: `Use at most ${longest} characters.` })
  const quantity = readTyped(
    sent['quantity'],
    'Type how many, such as 2 or 1.5. 0 leaves the line out.',
    quantityPattern,
  )
  if ('fault' in quantity) faults.push({ field: 'quantity', message: quantity.fault })
  const isOpen = sent['price'] === undefined || String(sent['price']).trim() === ''
  const words = 'Type the price of one, such as 120 or 29.50.'
  // A price that is converted may have more decimals than its currency.
  const readPrice = (typed: unknown) =>
    pricedIn === currency ? readAmountOf(currency, typed, words) : readTyped(typed, words)
  const price = isOpen ? { digits: '' } : readPrice(sent['price'])
  if ('fault' in price) faults.push({ field: 'price', message: price.fault })
  if (isOpen && isSent)
    faults.push({ field: 'price', message: 'Give its price before it is sent. 0 makes it free.' })
  const discount = readDiscount(sent['discount'], sent['discountIn'], currency)
  if ('fault' in discount) faults.push({ field: 'discount', message: discount.fault })
  if (faults.length > 0 || !('digits' in quantity) || !('digits' in price) || 'fault' in discount)
    return { line: null, faults }
  const line: QuoteLine = {
    ...soldByKey(String(sent['of'] ?? '').slice(0, staffLimits.proForma.name)),
    ...{ name: text, quantity: quantity.digits, price: isOpen ? null : price.digits },
    ...discount,
  }
  const { isEstimate = false } = withFirmness(line)
  const said = sent['priceIs'] ? sent['priceIs'] === 'estimate' : isEstimate
  return { line: { ...line, isEstimate: said }, faults }
}

/** Reads the lines of the form in their order. It skips empty lines and lines with quantity 0. */
export const readLines = (fields: Fields, terms: LineTerms): TypedLine[] =>
  lineNumbersOf(fields).flatMap((at) => {
    const sent = Object.fromEntries(
      Object.entries(lineField).map(([name, prefix]) => [name, fields[`${prefix}${at}`]]),
    )
    const [text = '', quantity = ''] = [sent['text'], sent['quantity']].map((typed) =>
      plainText(String(typed ?? '')),
    )
    const isLeftOut = (!text && !quantity) || quantity === '0'
    return isLeftOut ? [] : [{ at, ...readLine(sent, terms) }]
  })

/** Reads the discount of the whole. */
export const readWholeDiscount = (fields: Fields, currency: string) =>
  readDiscount(fields[wholeDiscount.value], fields[wholeDiscount.unit], currency)

export const cleanCurrency = (typed: string): string => plainText(typed).toUpperCase()

/** Whether `Intl` knows a currency by its code; it throws for what is no code. */
export const isCurrency = (code: string): boolean =>
  currencyCode.test(code) &&
  new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' }).of(code) !== undefined

type TypedSum = {
  /** Null while currency, rate or tax cannot be read. */
  sum: QuoteSum<QuoteLine & { at: string }> | null
  currency: string
  /** Lines that cannot be read, and are not in the sum. */
  unread: number
}

/**
 * Adds up the form while it is typed.
 * @param catalogue currency of the catalogue
 * @param overEstimate per cent by which exact prices may be above their estimates
 */
export function sumTyped(
  fields: Readonly<Record<string, string>>,
  catalogue: string,
  overEstimate?: string,
): TypedSum {
  const currency = cleanCurrency(fields['currency'] ?? '')
  const pricedIn = fields['pricedIn'] || catalogue
  if (!isCurrency(currency)) return { sum: null, currency, unread: 0 }
  const read = readLines(fields, { currency, pricedIn, isSent: false })
  const unread = read.filter(({ line }) => line === null).length
  const rate = pricedIn === currency ? { digits: '1' } : readTyped(fields['rate'], '')
  const vat = readPercent(fields['vat'] ?? '0', '')
  const discount = readWholeDiscount(fields, currency)
  if ('fault' in rate || 'fault' in vat || 'fault' in discount)
    return { sum: null, currency, unread }
  const lines = read.flatMap(({ at, line }) => (line ? [{ ...line, at }] : []))
  return {
    sum: sumQuote(lines, {
      currency,
      rate: rate.digits,
      vat: vat.digits,
      overEstimate,
      ...discount,
    }),
    currency,
    unread,
  }
}

/** Currency of prices, with its rate for one of the catalogue's currency. */
export type Pricing = { currency: string; rate: string }

/** Reads in which currency the prices of the form are, and at which rate. */
export function pricingOf(fields: Fields, catalogue: string): Pricing {
  const currency = String(fields['pricedIn'] || catalogue)
  const rate = currency === catalogue ? { digits: '1' } : readTyped(fields['rate'], '')
  return { currency, rate: 'digits' in rate ? rate.digits : '0' }
}

/**
 * Writes a price in another currency, or at another rate. The catalogue's price is found again first
 * with four decimals, so that prices come back as they were.
 * @returns an empty text if a rate is 0
 */
export function convertPrice(price: string, from: Pricing, to: Pricing): string {
  if (Number(from.rate) === 0 || Number(to.rate) === 0) return ''
  const inCatalogue = (Number(price) / Number(from.rate)).toFixed(4)
  const { net } = sumQuote([{ quantity: '1', price: inCatalogue }], { ...to, vat: '0' })
  return writeDecimal(decimalOfUnits(net, to.currency))
}
