import { z } from 'astro/zod'
import { powers, rooms } from '../product-schema.ts'
import { heading, link, text } from '../schema.ts'
import { plain } from './page-parts.ts'

export const productPages = {
  /** `others` takes the room that the last page's last row leaves. */
  products: plain.extend({
    lead: text,
    others: z.strictObject({ heading: text, text, link }),
    /** What the list may be narrowed by; a room or a way of power that is not named here is not offered. */
    needs: z.strictObject({
      rooms: z.strictObject({ name: text, choices: z.array(z.strictObject({ value: z.enum(rooms), name: text })) }),
      radios: text,
      powers: z.strictObject({ name: text, choices: z.array(z.strictObject({ value: z.enum(powers), name: text })) }),
      price: text,
      priceKnown: text,
      /** “4 of 16 products”, and the way back. */
      of: text,
      products: text,
      all: text,
      narrow: text,
    }),
  }),
  /** The words of every product's page; this entry is no page. */
  product: z.strictObject({
    products: link,
    ask: text,
    beforeVat: text,
    /** Puts a product on the list of a request, and what the link says after that. */
    addToRequest: z.strictObject({ add: text, added: text, said: text }),
    features: heading,
    benefits: heading,
    /** `availability`: the last group of rows; `preliminary`: under figures that are not final. */
    specification: z.strictObject({ heading, link: text, availability: text, preliminary: text }),
    questions: heading,
    /** Of the PDF: what its link and its parts are called. */
    datasheet: z.strictObject({
      ...{ link: text, name: text, revision: text, does: text, radios: text, size: text },
      ...{ figure: text, value: text, part: text, order: text, page: text, ask: text },
    }),
    promise: z.strictObject({ withoutMains: text, box: text, approvals: text, warranty: text }),
    related: heading,
    all: link,
  }),
}
