import { z } from 'astro/zod'
import { heading, link, metadata, prose, text } from '../schema.ts'
import { plain } from './page-parts.ts'

/** Where to go on, as to the articles; none where there is none. */
const further = link.optional()
const answer = z.strictObject({ heading: text, text: prose })

export const newsletterPages = {
  newsletter: plain.extend({
    lead: text,
    done: z.strictObject({ text, link: further }),
    examples: heading,
  }),
  /** Words of consent and withdrawal, here and below, are the owner's. */
  confirm: z.strictObject({
    ...metadata,
    button: text,
    link: further,
    again: link,
    states: z.strictObject({
      ask: answer,
      done: answer,
      failed: answer,
      ended: answer,
      damaged: answer,
    }),
  }),
  /**
   * The page behind the link in each letter: before and after the button is pressed, if the
   * link is too old to name the address, if the database fails, if the link is incomplete.
   */
  unsubscribe: z.strictObject({
    ...metadata,
    button: text,
    link: further,
    states: z.strictObject({
      ask: answer,
      address: answer,
      done: answer,
      failed: answer,
      damaged: answer,
    }),
  }),
}
