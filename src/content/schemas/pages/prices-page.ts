import { z } from 'astro/zod'
import { heading, page, prose, section, slug, text, title } from '../schema.ts'

const named = z.strictObject({ heading, caption: title })

/**
 * Words of the tables on the prices page; the figures come from content/prices.json
 * (price-tables.ts).
 */
const priceTables = z.strictObject({
  columns: z.strictObject({
    what: title,
    amount: title,
    site: title,
    devices: title,
    fitting: title,
    total: title,
    firstYear: title,
    running: title,
    laterYears: title,
    includes: title,
    region: title,
    days: title,
    freeFrom: title,
  }),
  included: title,
  cards: z.strictObject({
    /** What the sum on each card is. */
    sum: text,
    /** Before the devices of a set. */
    holds: title,
    /** In place of the sum where a device has no price. */
    onRequest: text,
    items: z.array(z.strictObject({ set: slug, title, text, action: title })).max(3),
  }),
  sites: named.extend({
    lead: prose,
    contents: z
      .array(z.strictObject({ heading: title, points: z.array(prose).min(1).max(12) }))
      .max(2),
  }),
  plans: named,
  delivery: z.strictObject({
    caption: title,
    /** In place of an amount from which delivery is free. */
    never: title,
    /** What is not listed. */
    elsewhere: title,
    onRequest: title,
    note: prose,
  }),
  single: named.extend({ vat: title, note: prose }),
})

export const pricesPage = {
  prices: page.extend({
    /** What is read below the tables. */
    sections: z.array(section),
    tables: priceTables,
  }),
}
