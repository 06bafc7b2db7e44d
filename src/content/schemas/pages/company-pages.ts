import { z } from 'astro/zod'
import { ownPhotograph } from '../evidence-schemas.ts'
import { law } from '../law-schema.ts'
import { heading, page, prose, searchFields, section, table, text } from '../schema.ts'
import { figure, pageDate, plain } from './page-parts.ts'

export const companyPages = {
  about: page.extend({
    caption: text.optional(),
    photograph: ownPhotograph.optional(),
    mission: z.strictObject({ title: text, text }),
    vision: z.strictObject({ title: text, text }),
    /**
     * Checkable facts about the company. A body may only be named if it gave an award (content
     * guide).
     */
    pilot: z.strictObject({ heading, text: prose, table }).optional(),
    company: z.strictObject({
      heading,
      registration: text,
      taxNumber: text,
      founded: text,
      employees: text,
      insurance: text,
    }),
    logoFiles: z.strictObject({
      heading,
      text,
      logo: text,
      symbol: text,
      grounds: z
        .array(z.strictObject({ on: z.enum(['on-light', 'on-dark', 'mono']), name: text }))
        .length(3),
    }),
  }),
  /** The owner's, as a whole. */
  'privacy-policy': z.strictObject({
    ...searchFields,
    heading: text,
    law: law.optional(),
    lead: text,
    figure,
    date: pageDate,
    sections: z.array(section).length(7),
  }),
  accessibility: plain.extend({
    lead: text,
    figure,
    date: pageDate,
    sections: z.array(section).min(3),
  }),
}
