import { z } from 'astro/zod'
import { heading, link, text } from '../schema.ts'
import { plain } from './page-parts.ts'

export const productPages = {
  /** `others` takes the room that the last page's last row leaves. */
  products: plain.extend({ lead: text, others: z.strictObject({ heading: text, text, link }) }),
  /** The words of every product's page; no page of its own. */
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
