import { z } from 'zod'
import { isDay } from '../days.ts'
import { currencyCode } from '../formats.ts'
import { quoteLineKinds } from './quote-line.ts'
import { isDecimal } from './sum-quote.ts'

const text = z.string()
// What cannot be summed or written would stop each list that shows it.
const decimal = text.refine(isDecimal)
const currency = text.regex(currencyCode)
const day = text.refine(isDay)

const line = z.object({
  kind: z.enum(quoteLineKinds),
  id: text,
  code: text.optional(),
  name: text,
  plural: text.optional(),
  quantity: decimal,
  price: decimal.nullable(),
  isEstimate: z.boolean().optional(),
})

/** A quote as a request stores it: what was asked, at which prices, and until when they hold. */
export const storedQuote = z.object({
  version: z.literal(1),
  /** What was chosen: `4 × Cold store and 40 × Smart Lock`; empty for a list of many. */
  name: text,
  lines: z.array(line),
  /** What is paid again in each later year; none where nothing is, and in earlier versions. */
  later: z.array(line).optional(),
  /** Of the prices. */
  catalogue: text,
  terms: z.object({
    currency,
    rate: decimal,
    vat: decimal,
    taxName: text.default('VAT'),
    overEstimate: decimal.optional(),
    /** Day on which an owner saved the rate. */
    rateDay: day.optional(),
    /** The currency in which staff confirm the sum, because its rate no longer held. */
    toConfirm: currency.optional(),
  }),
  /** Last day on which it holds: `2026-12-13`; empty for prices that do not hold. */
  validUntil: z.union([z.literal(''), day]),
})
export type StoredQuote = z.infer<typeof storedQuote>
