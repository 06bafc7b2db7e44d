import { z } from 'astro/zod'
import { fieldsForEditors } from '../for-editors.ts'
import { heading, page, prose, title } from '../schema.ts'

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
  }),
  included: title,
  sites: named.extend({
    lead: prose,
    note: prose,
    onRequest: title.meta({ title: 'Before sites with a device without a price' }),
    ownFitting: title,
    floors: title,
  }),
  plans: named,
  single: named.extend({ days: title, vat: title, rate: title, note: prose }),
})

export const pricesPage = {
  prices: page.extend(
    fieldsForEditors({
      tables: priceTables,
    }),
  ),
}
