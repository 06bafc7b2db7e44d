import { decimalsOf } from '../formats.ts'
import { plainDigits } from './plain-digits.ts'

/**
 * A number that was typed: its value and digits, which begin with one, `empty`, or what to write
 * instead.
 */
type TypedNumber =
  | { kind: 'number'; value: number; digits: string }
  | { kind: 'empty' }
  | { kind: 'unclear'; why: string }

const advice = 'Write a number, such as 12 or 12.5'

/** A separator before exactly three digits, which may separate thousands or decimals. */
const ambiguous = /^(-?[1-9]\d{0,2})([.,])(\d{3})$/

/** What a number can be, which may leave one way to read it. */
export type NumberBounds = {
  /** The largest number, such as 100 of a percentage. */
  most?: number | undefined
  /** Whether it is an amount with three decimals, as in dinars. A point is before them. */
  hasMills?: boolean
  /** Whether it has no decimals, so that any separator is between thousands. */
  isWhole?: boolean
}
const grouped = [
  /^-?\d{1,3}(,\d{3})+(\.\d+)?$/,
  /^-?\d{1,3}(\.\d{3})+(,\d+)?$/,
  // As in India.
  /^-?\d{1,2}(,\d{2})*,\d{3}(\.\d+)?$/,
]
/** An apostrophe between thousands, as in Switzerland. */
const apostrophe = /(\d)['’](?=\d{3}(?!\d))/g
/** A space between thousands, as in France. Another one may be between two numbers. */
const betweenThousands = /(\d)[ \u00a0\u2009\u202f](?=\d{3}(?!\d))/g
const plain = /^-?(\d+([.,]\d+)?|[.,]\d+)$/
/** Arabic has a sign for thousands and another for decimals, which can be read in one way. */
const arabic = /^-?(?:\d+|\d{1,3}(?:٬\d{2,3})*٬\d{3})?(?:٫\d+)?$/
const arabicComma = /،/g

/** Writes a decimal number so that it is read as the same number. @param digits such as `12.50` */
export const writeDecimal = (digits: string): string =>
  ambiguous.test(digits) ? `${digits}0` : digits

export const writeNumber = (value: number): string => writeDecimal(String(value))

/**
 * Reads a number with a point or a comma before its decimals: `12.5`, `12,5`, `−3`, `1.200,50`,
 * `1’200.50`, `1,20,000`, `23%`, `١٬٢٠٠٫٥`. One separator before exactly three digits is not read, unless the
 * bounds leave one way.
 * @param words said of what is no number
 */
export function readNumber(
  typed: string,
  words = advice,
  { most = Number.POSITIVE_INFINITY, hasMills = false, isWhole = false }: NumberBounds = {},
): TypedNumber {
  const text = plainDigits(typed)
    .replace(arabicComma, ',')
    .trim()
    .replace(betweenThousands, '$1')
    .replace(/^([−–-])[ \u00a0\u202f]+/, '$1')
    .replace(apostrophe, '$1')
    .replace(/^[−–]/, '-')
    .replace(/%$/, '')
    .trimEnd()
  if (typed.trim() === '') return { kind: 'empty' }
  if (/[٫٬]/.test(text) && /\d/.test(text) && arabic.test(text)) {
    const digits = text
      .replace(/٬/g, '')
      .replace('٫', '.')
      .replace(/^(-?)\./, '$10.')
    return { kind: 'number', value: Number(digits), digits }
  }
  const [, whole = '', sign, decimals] = ambiguous.exec(text) ?? []
  const isDecimal = Number(`${whole}${decimals}`) > most || (hasMills && sign === '.')
  if (decimals !== undefined && isWhole && !isDecimal) {
    const digits = `${whole}${decimals}`
    return { kind: 'number', value: Number(digits), digits }
  }
  if (decimals !== undefined && !isDecimal) {
    const asDecimals = writeNumber(Number(`${whole}.${decimals}`))
    return {
      kind: 'unclear',
      why: `${text} can be read in two ways: write ${whole}${decimals} or ${asDecimals}`,
    }
  }
  const isGrouped = grouped.some((pattern) => pattern.test(text))
  if (!isGrouped && !plain.test(text)) return { kind: 'unclear', why: words }
  const separators = text.match(/[.,]/g) ?? []
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const hasNoDecimals = last < 0 || (separators.length > 1 && new Set(separators).size === 1)
  const digits = hasNoDecimals
    ? text.replace(/[.,]/g, '')
    : `${text.slice(0, last).replace(/[.,]/g, '')}.${text.slice(last + 1)}`
  return { kind: 'number', value: Number(digits), digits: digits.replace(/^(-?)\./, '$10.') }
}

/** How an amount of a currency is read: one with three decimals has a point before them. */
export function boundsOfAmount(currency: string): NumberBounds {
  const decimals = decimalsOf(currency)
  return { hasMills: decimals === 3, isWhole: decimals === 0 }
}
