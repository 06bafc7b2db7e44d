import { keyOfLine } from '#src/contracts/contact/request-list.ts'
import { decimalOfUnits } from '#src/contracts/formats.ts'
import { type Discount, type QuoteLine, withFirmness } from '#src/contracts/quote/quote-line.ts'
import { writeDecimal } from '#src/contracts/text/read-number.ts'
import { lineField } from '../pro-formas.ts'

/** Writes a discount into its two fields of the form. */
export const fieldsOfDiscount = (
  value: string,
  unit: string,
  discount: Discount | undefined,
): Record<string, string> =>
  discount === undefined
    ? {}
    : 'percent' in discount
      ? { [value]: discount.percent, [unit]: 'percent' }
      : { [value]: writeDecimal(discount.amount), [unit]: 'amount' }

/** `unit`: in the smallest unit of the currency to pay in; null without a price. */
type SummedLine = QuoteLine & { unit: number | null }

/** What a line says: `Smart Lock (SL-100)`. */
export const withCode = ({ name, code }: Pick<QuoteLine, 'name' | 'code'>) =>
  code ? `${name} (${code})` : name

/** Writes the field that says whether a price is firm. */
export const priceIs = (line: QuoteLine) => (withFirmness(line).isEstimate ? 'estimate' : 'firm')

/** Writes lines into the form, priced in the currency to pay in. */
export const fieldsOfLines = (
  lines: readonly SummedLine[],
  { currency, exchange }: { currency: string; exchange: { rate: string; on: string } | null },
): Record<string, string> => ({
  currency,
  pricedIn: currency,
  ...(exchange && { rate: writeDecimal(exchange.rate), rateDate: exchange.on }),
  ...Object.fromEntries(
    lines.flatMap((line, at) => [
      [`${lineField.text}${at}`, withCode(line)],
      [`${lineField.quantity}${at}`, writeDecimal(line.quantity)],
      [
        `${lineField.price}${at}`,
        line.unit === null ? '' : writeDecimal(decimalOfUnits(line.unit, currency)),
      ],
      ...Object.entries(
        fieldsOfDiscount(
          `${lineField.discount}${at}`,
          `${lineField.discountIn}${at}`,
          line.discount,
        ),
      ),
      [`${lineField.of}${at}`, keyOfLine(line)],
      [`${lineField.priceIs}${at}`, priceIs(line)],
    ]),
  ),
})
