import { decimalsOf } from '../formats.ts'
import type { Discount, PricedLine, QuoteTerms } from './quote-line.ts'

/** A decimal number: `value / 10 ** scale`. */
type Decimal = { value: bigint; scale: number }

const decimal = /^(\d{1,40})(?:\.(\d{1,40}))?(?:e([+-]\d{1,2}))?$/

/** Whether a text is a decimal number without a sign, which a sum can take. */
export const isDecimal = (written: string): boolean => decimal.test(written)

/** @throws RangeError unless the text is a decimal number without a sign */
function readDecimal(written: string): Decimal {
  const [, whole = '', part = '', exponent = '0'] = decimal.exec(written) ?? []
  if (whole === '') throw new RangeError(`“${written}” is no decimal number`)
  const scale = part.length - Number(exponent)
  const value = BigInt(whole + part)
  return scale < 0 ? { value: value * 10n ** BigInt(-scale), scale: 0 } : { value, scale }
}

/** Multiplies decimal numbers and rounds the product half up to a number of decimals. */
function multiply(decimals: number, ...factors: Decimal[]): bigint {
  const value = factors.reduce((product, factor) => product * factor.value, 1n)
  const scale = factors.reduce((sum, factor) => sum + factor.scale, -decimals)
  if (scale <= 0) return value * 10n ** BigInt(-scale)
  const divisor = 10n ** BigInt(scale)
  return (2n * value + divisor) / (2n * divisor)
}

const units = (value: bigint): Decimal => ({ value, scale: 0 })

/** A share in per cent of a sum in the smallest unit, rounded half up. */
export function shareOf(sum: number, percent: string): number {
  const { value, scale } = readDecimal(percent)
  return Number(multiply(0, units(BigInt(sum)), { value, scale: scale + 2 }))
}

/** A discount takes at most the whole net. */
function discountOf(net: bigint, discount: Discount | undefined, decimals: number): bigint {
  if (!discount) return 0n
  const { value, scale } = readDecimal('percent' in discount ? discount.percent : discount.amount)
  const taken =
    'percent' in discount
      ? multiply(0, units(net), { value, scale: scale + 2 })
      : multiply(decimals, { value, scale })
  return taken < net ? taken : net
}

/** A line with its amounts in the smallest unit of the currency; null if it is on request. */
type SummedLine<Line> = Line & {
  unit: number | null
  /** What the discount takes from the line. */
  taken: number
  total: number | null
}

/** A sum in the smallest unit of the currency. */
export type QuoteSum<Line extends PricedLine = PricedLine> = {
  lines: SummedLine<Line>[]
  /** What the discount of the whole takes; `net` is without it. */
  taken: number
  net: number
  tax: number
  gross: number
  /** What of the gross is firm; the rest is `estimated`. */
  firm: number
  estimated: number
  /**
   * What is owed at most once the quote is accepted: what is firm, and the estimates with what exact
   * prices may be above them. Lines that are on request are not in it. Null where nothing is an
   * estimate.
   */
  atMost: number | null
  /** Lines that are on request. */
  without: Line[]
  /** Whether all amounts are exact, that is, below 2⁵³. */
  isExact: boolean
}

/**
 * Adds up a quote, in integers of the smallest unit of the customer's currency. No other code adds
 * up what is sold. What is rounded, each half up: the price of one after its conversion, a line, a
 * discount, and the tax, which is taken once, from the net.
 * @throws RangeError if a text is no decimal number
 */
export function sumQuote<Line extends PricedLine>(
  lines: readonly Line[],
  { currency, rate, vat, discount, overEstimate }: QuoteTerms,
): QuoteSum<Line> {
  const decimals = decimalsOf(currency)
  const exchange = readDecimal(rate)
  const amounts: bigint[] = []
  const exactly = (amount: bigint): number => {
    amounts.push(amount)
    return Number(amount)
  }
  let whole = 0n
  let firmWhole = 0n
  const summed = lines.map((line): SummedLine<Line> => {
    if (line.price === null) return { ...line, unit: null, taken: 0, total: null }
    const unit = multiply(decimals, readDecimal(line.price), exchange)
    const full = multiply(0, readDecimal(line.quantity), units(unit))
    const taken = discountOf(full, line.discount, decimals)
    whole += full - taken
    if (!line.isEstimate) firmWhole += full - taken
    return { ...line, unit: exactly(unit), taken: exactly(taken), total: exactly(full - taken) }
  })
  const taken = discountOf(whole, discount, decimals)
  const net = whole - taken
  const percent = readDecimal(vat)
  const taxOf = (amount: bigint) =>
    multiply(0, units(amount), { ...percent, scale: percent.scale + 2 })
  const tax = taxOf(net)
  // The discount of the whole takes from the firm lines in proportion. Where all lines are firm or
  // none is, nothing is left to the other sum.
  const firmNet = whole === 0n ? 0n : (2n * firmWhole * net + whole) / (2n * whole)
  const firm = firmNet + taxOf(firmNet)
  const estimated = net + tax - firm
  const over = overEstimate === undefined ? undefined : readDecimal(overEstimate)
  // Without a limit nobody owes an estimate before its exact price is accepted.
  const atMost = over
    ? firm + estimated + multiply(0, units(estimated), { ...over, scale: over.scale + 2 })
    : firm
  return {
    lines: summed,
    taken: exactly(taken),
    net: exactly(net),
    tax: exactly(tax),
    gross: exactly(net + tax),
    firm: exactly(firm),
    estimated: exactly(estimated),
    atMost: lines.some(({ isEstimate }) => isEstimate) ? exactly(atMost) : null,
    without: lines.filter(({ price }) => price === null),
    isExact: amounts.every((amount) => amount <= BigInt(Number.MAX_SAFE_INTEGER)),
  }
}
