import { z } from 'astro/zod'
import { powers, rooms } from '../product-schema.ts'
import { heading, link, text } from '../schema.ts'
import { plain } from './page-parts.ts'

export const productPages = {
  products: plain.extend({
    lead: text,
    /** To what is sold beside the products. */
    accessories: link.optional(),
    /** In place of the list, while there is no product. */
    none: z.strictObject({ lead: text, heading: text, text, link }).optional(),
    /** Fills the space left in the last row of the last page. */
    others: z.strictObject({ heading: text, text, link }),
    /** Filters of the list; a room or kind of power without an entry here is not offered. */
    needs: z.strictObject({
      rooms: z.strictObject({
        name: text,
        choices: z.array(z.strictObject({ value: z.enum(rooms), name: text })),
      }),
      radios: text,
      powers: z.strictObject({
        name: text,
        choices: z.array(z.strictObject({ value: z.enum(powers), name: text })),
      }),
      price: text,
      priceKnown: text,
      /** “4 of 16 products”, and the way back to all products. */
      all: text,
      narrow: text,
    }),
  }),
  /** The words of every product's page; this entry has no page. */
  product: z.strictObject({
    products: link,
    ask: text,
    beforeVat: text,
    /** How the price relates to that of a quote, where it is in another currency. */
    inQuote: z.strictObject({ text }).optional(),
    /**
     * Words of the link that adds a product to the request list. Afterwards the link shows `added`,
     * and `said` is announced.
     */
    addToRequest: z.strictObject({ add: text, added: text }),
    features: heading,
    benefits: heading,
    /** `preliminary`: shown below figures that are not final. */
    specification: z.strictObject({ heading, link: text, preliminary: text }),
    datasheet: z.strictObject({
      link: text,
      name: text,
      does: text,
      radios: text,
      size: text,
      figure: text,
      value: text,
      part: text,
      order: text,
      page: text,
      ask: text,
    }),
    promise: z.strictObject({ withoutMains: text, box: text, approvals: text, warranty: text }),
    /** Before the name of what replaces a discontinued product. */
    related: heading,
    all: link,
  }),
}
