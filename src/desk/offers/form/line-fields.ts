import { decimalOfUnits } from '#src/contracts/formats.ts'
import type { Discount } from '#src/contracts/quote/quote-line.ts'
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
      ? { [value]: writeDecimal(discount.percent), [unit]: 'percent' }
      : { [value]: writeDecimal(discount.amount), [unit]: 'amount' }

type SummedLine = {
  text: string
  quantity: string
  /** In the smallest unit of the currency to pay in; null without a price. */
  unit: number | null
  discount?: Discount | undefined
  of: string
}

/** Writes lines into the form, priced in the currency to pay in. */
export const fieldsOfLines = (
  lines: readonly SummedLine[],
  { currency, exchange }: { currency: string; exchange: { rate: string; on: string } | null },
): Record<string, string> => ({
  currency,
  pricedIn: currency,
  ...(exchange && { rate: writeDecimal(exchange.rate), rateDate: exchange.on }),
  ...Object.fromEntries(
    lines.flatMap(({ text, quantity, unit, discount, of }, at) => [
      [`${lineField.text}${at}`, text],
      [`${lineField.quantity}${at}`, writeDecimal(quantity)],
      [
        `${lineField.price}${at}`,
        unit === null ? '' : writeDecimal(decimalOfUnits(unit, currency)),
      ],
      ...Object.entries(
        fieldsOfDiscount(`${lineField.discount}${at}`, `${lineField.discountIn}${at}`, discount),
      ),
      [`${lineField.of}${at}`, of],
    ]),
  ),
})
