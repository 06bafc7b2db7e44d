import { z } from 'astro/zod'
import { heading, page, prose, title } from '../schema.ts'

const named = z.strictObject({ heading, caption: title })

/** The words of the tables on the page of prices; their figures follow from content/prices.json (price-tables.ts). */
const priceTables = z.strictObject({
  columns: z.strictObject({
    what: title,
    amount: title,
    whole: title.meta({ title: 'All that the worked example pays in a later year, by plan' }),
    local: title,
    status: title,
    firstYear: title,
    laterYears: title,
    includes: title,
    set: title,
    holds: title,
  }),
  /** In the last column of each row. */
  status: z.strictObject({
    example: title,
    rate: title.meta({ title: 'Only the rate is an example' }),
    confirmed: title,
    listed: title.meta({ title: 'Prices of our products' }),
    listedAtExample: title.meta({ title: 'The same, converted at an example of the rate' }),
  }),
  included: title,
  single: named.extend({ days: title, vat: title, rate: title, note: prose }),
  plans: named,
  sums: z.strictObject({
    heading,
    lead: prose,
    first: title,
    later: title,
    /** The sums with each plan; `years` stands behind the plan's name. */
    byPlan: title,
    years: z.strictObject({ firstYear: title, laterYears: title }),
    columns: z.strictObject({ one: title, several: title }),
    rows: z.strictObject({
      devices: title,
      surveys: title,
      installation: title,
      net: title,
      vat: title,
      gross: title,
      local: title,
    }),
    without: prose,
  }),
  sets: named.extend({
    rest: title.meta({ title: 'Before the sum of what is left of a set whose price is on request' }),
    ask: title,
    note: prose,
  }),
})

export const pricesPage = { prices: page.extend({ tables: priceTables }) }
