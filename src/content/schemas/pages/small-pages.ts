import { z } from 'astro/zod'
import { heading, link, metadata, text } from '../schema.ts'
import { plain } from './page-parts.ts'

export const smallPages = {
  blog: plain.extend({ lead: text, readNext: heading }),
  image: z.strictObject({
    title: text,
    description: text,
    kinds: z.strictObject({ photograph: text, rendering: text, drawing: text }),
  }),
  'not-found': plain.extend({
    unknownProduct: text,
    unknownImage: text,
    gone: z.strictObject({ heading: text, text }),
    text,
    button: text,
    links: z.array(link).min(1).max(3),
    pictureAlt: text.optional(),
  }),
  offline: plain.extend({
    lead: text,
    again: text,
    call: text,
    saved: text,
    form: z.strictObject({ heading: text, lead: text }),
  }),
  /** `asked` and `message` take a query without results to the contact form. */
  search: plain.extend({
    lead: text,
    label: text,
    button: text,
    all: text,
    ask: text,
    asked: text,
    kinds: z.strictObject({
      products: text,
      questions: text,
      prices: text,
      pages: text,
      articles: text,
      documents: text,
    }),
  }),
  signin: z.strictObject(metadata),
}
