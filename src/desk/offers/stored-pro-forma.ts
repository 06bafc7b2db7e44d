import { z } from 'zod'
import { soldByKey } from '#src/contracts/contact/request-list.ts'
import { formatUnits } from '#src/contracts/formats.ts'
import { type QuoteLine, quoteLineKinds } from '#src/contracts/quote/quote-line.ts'
import { isDecimal } from '#src/contracts/quote/sum-quote.ts'
import { type ProForma, sumProForma } from './form/pro-forma-form.ts'

const pair = z.tuple([z.string(), z.string()])

const discount = z.union([z.object({ percent: z.string() }), z.object({ amount: z.string() })])

const line = z.object({
  ...{ kind: z.enum(quoteLineKinds), id: z.string(), name: z.string() },
  ...{ quantity: z.string(), price: z.string().nullable() },
  discount: discount.optional(),
  isEstimate: z.boolean(),
})
/** A line of earlier versions. Of those, the sheet called only the installation an estimate. */
const earlierLine = z
  .object({
    text: z.string(),
    quantity: z.coerce.string(),
    price: z.string().nullable(),
    of: z.string(),
    discount: discount.optional(),
  })
  .transform(({ text, of, ...priced }): QuoteLine => ({ ...soldByKey(of), name: text, ...priced }))

function withInstallation(lines: QuoteLine[]): QuoteLine[] {
  const isService = ({ kind, id }: QuoteLine, of: string) => kind === 'service' && id === of
  const hasSurvey = lines.some((one) => isService(one, 'survey'))
  return lines.map((one) => ({
    ...one,
    isEstimate: one.isEstimate ?? (hasSurvey && isService(one, 'installation-day')),
  }))
}

/** Whether the numbers and the currency of a row are some, which nothing else has checked. */
function canBeAdded(proForma: ProForma): boolean {
  try {
    const { gross } = sumProForma(proForma)
    formatUnits(gross, { locale: 'en', currency: proForma.currency })
    return true
  } catch {
    return false
  }
}

/** What staff had typed, with which another pro-forma can begin. */
const given: z.ZodType<ProForma> = z
  .object({
    addressee: z.string(),
    company: z.string(),
    delivery: z.string(),
    payment: z.string(),
    currency: z.string(),
    exchange: z.object({ rate: z.string(), on: z.string() }).nullable(),
    vat: z.string(),
    address: z.string().optional(),
    taxNumber: z.string().optional(),
    validUntil: z.string(),
    lines: z.array(z.union([line, earlierLine])).transform(withInstallation),
    // Older versions have stored neither.
    pricedIn: z.string().optional(),
    discount: discount.optional(),
    overEstimate: z.string().refine(isDecimal).optional(),
    exactFor: z.string().optional(),
    firstShare: z.string().refine(isDecimal).optional(),
    later: z
      .object({
        price: z.string().refine(isDecimal),
        services: z.string(),
        ends: z.string().optional(),
      })
      .optional(),
  })
  .refine(canBeAdded, 'cannot be added up')

/** The words of a pro-forma, the same in its mail and its PDF. */
export const proFormaWords = z.object({
  version: z.literal(1),
  /** Who offers to whom. */
  parties: z.array(pair),
  /** Number, date, validity. */
  facts: z.array(pair),
  /** Items, each followed by its discount. */
  lines: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
  sums: z.array(pair),
  /** What of the sum is firm and what an estimate, where something is; older versions stored none. */
  split: z.array(pair).default([]),
  /** What each year after the first costs, where something is paid yearly. */
  later: z.array(pair).default([]),
  /** Delivery, payment, bank, numbers of the company. */
  terms: z.array(pair),
  note: z.string(),
  /** Names and complete addresses of the pages that belong to it; older versions stored none. */
  documents: z.array(pair).default([]),
  /** Null for one that an earlier version has sent. */
  given: given.nullable(),
})
export type ProFormaWords = z.infer<typeof proFormaWords>

export const readWords = (stored: string): ProFormaWords => proFormaWords.parse(JSON.parse(stored))
