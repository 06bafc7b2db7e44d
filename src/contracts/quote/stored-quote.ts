import { z } from 'zod'
import { quoteLineKinds } from './quote-line.ts'

const text = z.string()

/** A quote as a request stores it: what was asked, at which prices, and until when they hold. */
export const storedQuote = z.object({
  version: z.literal(1),
  /** What was chosen: `4 × Cold store and 40 × Smart Lock`; empty for a list of many. */
  name: text,
  lines: z.array(
    z.object({
      kind: z.enum(quoteLineKinds),
      id: text,
      code: text.optional(),
      name: text,
      plural: text.optional(),
      quantity: text,
      price: text.nullable(),
      isEstimate: z.boolean().optional(),
    }),
  ),
  /** Of the prices. */
  catalogue: text,
  terms: z.object({
    currency: text,
    rate: text,
    vat: text,
    taxName: text.default('VAT'),
    /** Day on which an owner saved the rate. */
    rateDay: text.optional(),
    /** The currency in which staff confirm the sum, because its rate no longer held. */
    toConfirm: text.optional(),
  }),
  /** Last day on which it holds: `2026-12-13`. */
  validUntil: text,
})
export type StoredQuote = z.infer<typeof storedQuote>
