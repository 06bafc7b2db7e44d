import { z } from 'astro/zod'
import { heading, link, metadata, text } from '../schema.ts'
import { plain } from './page-parts.ts'

const oneAndMany = z.strictObject({ one: text, many: text })

export const smallPages = {
  blog: plain.extend({ lead: text, readNext: heading }),
  /** `kinds`: what stands beside a picture that is one, and below a list of them. */
  image: z.strictObject({
    title: text,
    description: text,
    kinds: z.strictObject({ photograph: oneAndMany, rendering: oneAndMany, drawing: oneAndMany }),
  }),
  /** `pictureAlt` says what the picture of these pages shows (src/pages/404.astro). */
  'not-found': plain.extend({
    unknownProduct: text,
    unknownImage: text,
    text,
    button: text,
    links: z.array(link).length(3),
    pictureAlt: text,
  }),
  signin: z.strictObject(metadata),
}
