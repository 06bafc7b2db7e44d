import { z } from 'zod'
import { limits } from './limits.ts'

/** Names of the fields of a line: `quantity.0`, `price.0`. */
export const lineField = { text: 'text.', quantity: 'quantity.', price: 'price.' } as const

/** A line as staff have it: what, how many, and the price of one in the catalogue's currency. */
export type ProFormaLine = { text: string; quantity: number; price: string }
/** A line in the currency of the invoice, in hundredths of it. */
export type CalculatedLine = ProFormaLine & { unit: number; total: number }

export type ProForma = {
  /** ISO 4217, of what is to be paid. */
  currency: string
  /** How much of it one unit of the catalogue's currency is, and of which day. */
  rate: string
  rateDate: string
  /** Percent. */
  vat: string
  validUntil: string
  lines: ProFormaLine[]
}

const amount = (words: string) => z.string(words).regex(/^\d{1,9}(\.\d{1,4})?$/, words)
const day = (words: string) => z.iso.date(words)
const line = z.object({
  text: z.string().trim().min(1, 'Say what it is.').max(200, 'Use at most 200 characters.'),
  quantity: z
    .string()
    .regex(/^\d{1,6}$/, 'Type a whole number.')
    .transform(Number),
  price: amount('Type the price of one, such as 120 or 29.50.'),
})

/** A pro-forma as its form sends it: each line in fields of its own. A line of nothing is left out. */
export const proFormaRequest = z
  .looseObject({
    currency: z.string().regex(/^[A-Z]{3}$/, 'Type the three capital letters of a currency.'),
    rate: amount('Type the rate, such as 1450.50.').refine((rate) => Number(rate) > 0, 'Type the rate, such as 1450.50.'),
    rateDate: day('Say of which day the rate is.'),
    vat: amount('Type the rate of VAT in percent, such as 7.5.').refine((vat) => Number(vat) <= 100, 'A rate has at most 100 percent.'),
    validUntil: day('Say until which day the offer holds.'),
  })
  .transform(({ currency, rate, rateDate, vat, validUntil, ...fields }, context): ProForma => {
    const lines: ProFormaLine[] = []
    for (let at = 0; at < limits.requestList.lines && `${lineField.text}${at}` in fields; at++) {
      const sent = Object.fromEntries(Object.entries(lineField).map(([name, prefix]) => [name, fields[`${prefix}${at}`]]))
      if (sent['text'] === '' || sent['quantity'] === '0' || sent['quantity'] === '') continue
      const read = line.safeParse(sent)
      if (read.success) lines.push(read.data)
      else
        for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path: [`${String(path[0])}.${at}`], message })
    }
    if (lines.length === 0) context.addIssue({ code: 'custom', path: [`${lineField.text}0`], message: 'List at least one thing.' })
    if (validUntil < rateDate)
      context.addIssue({ code: 'custom', path: ['validUntil'], message: 'The offer ends before the day of its rate.' })
    return { currency, rate, rateDate, vat, validUntil, lines }
  })

/** Hundredths of an amount that is written with up to four decimals, times ten thousand: whole numbers, so that nothing drifts. */
const tenThousandths = (written: string): bigint => {
  const [whole = '0', part = ''] = written.split('.')
  return BigInt(whole) * 10_000n + BigInt(part.padEnd(4, '0'))
}
/** Half is rounded up. */
const divide = (value: bigint, by: bigint): bigint => (2n * value + by) / (2n * by)

/**
 * Calculates a pro-forma. The price of one is rounded to hundredths first, so that a line is what its customer calculates from it.
 * @returns all in hundredths of its currency
 */
export function calculateProForma({ lines, rate, vat }: Pick<ProForma, 'lines' | 'rate' | 'vat'>) {
  const calculated = lines.map((one): CalculatedLine => {
    const unit = Number(divide(tenThousandths(one.price) * tenThousandths(rate) * 100n, 100_000_000n))
    return { ...one, unit, total: unit * one.quantity }
  })
  const net = calculated.reduce((sum, { total }) => sum + total, 0)
  const tax = Number(divide(BigInt(net) * tenThousandths(vat), 1_000_000n))
  return { lines: calculated, net, tax, gross: net + tax }
}
