import { z } from 'astro/zod'
import { drawnProtocol } from '../drawings.ts'
import { heading, page, prose, text } from '../schema.ts'
import { facts, plain } from './page-parts.ts'

export const questionPageSchemas = {
  'technologies-tools': plain.extend({
    lead: text,
    protocols: z.strictObject({
      heading,
      items: z.array(z.strictObject({ title: text, text, facts, drawing: drawnProtocol })).min(1),
    }),
    mesh: z.strictObject({ caption: text }),
    faq: z.strictObject({ heading, lead: prose, filterLabel: text }),
    callToAction: page.shape.callToAction,
  }),
  /** The questions are in content/buyer-questions.yaml. */
  questions: plain.extend({ lead: text, callToAction: page.shape.callToAction }),
}
