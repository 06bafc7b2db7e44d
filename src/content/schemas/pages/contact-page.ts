import { z } from 'astro/zod'
import { picture, text } from '../schema.ts'
import { plain, step } from './page-parts.ts'

export const contactPage = {
  contact: plain.extend({
    lead: text,
    /** Before the links to questions that are answered already, below the form. */
    answered: text.optional(),
    picture: picture.optional(),
    caption: text.optional(),
    afterwards: z.strictObject({
      heading: text,
      steps: z.array(step).min(3),
    }),
    visit: text,
    booking: z.strictObject({ heading: text, text }),
    refusedTitle: text,
    list: z.strictObject({
      hint: text,
      add: text,
      choose: text,
      update: text,
      remove: text,
      datasheet: text,
      quantity: text,
      onRequest: text,
      unknown: text,
      takeOff: text,
    }),
    files: z.strictObject({ label: text, hint: text, limits: text, kept: text, remove: text }),
  }),
}
