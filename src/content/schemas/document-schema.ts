import { z } from 'astro/zod'
import { boundedText } from './bounded-text.ts'
import { chapterDrawing } from './drawings.ts'
import { metadata, prose, text } from './schema.ts'

const table = z.strictObject({
  caption: text,
  columns: z.array(text).min(2),
  rows: z.array(z.array(prose)).min(2),
  note: prose.optional(),
})

/**
 * Blocks of a chapter. `specification` stands for the table of content/products/gateway.yaml,
 * `ordering` for its price and box.
 */
const block = z.union([
  z.strictObject({ paragraph: prose }),
  z.strictObject({ table }),
  z.strictObject({
    terms: z.array(z.strictObject({ term: text, text: prose })).min(2),
  }),
  z.strictObject({ steps: z.array(prose).min(2) }),
  z.strictObject({
    code: z.strictObject({ caption: text, text: boundedText.min(1).meta({ isName: true }) }),
  }),
  z.strictObject({ insert: z.enum(['specification', 'ordering']) }),
])
export type DocumentBlock = z.infer<typeof block>

const chapter = z.strictObject({
  title: text,
  lead: text,
  drawing: z.strictObject({ name: chapterDrawing, caption: text }).optional(),
  blocks: z.array(block).min(1),
})

export const technicalDocument = z.strictObject({
  ...metadata,
  heading: text,
  subtitle: text,
  edition: text,
  status: text,
  overview: z.strictObject({
    heading: text,
    contents: text,
    paragraphs: z.array(text).min(1),
    caption: text,
  }),
  chapters: z.array(chapter).min(6),
  ordering: z.strictObject({ heading: text, price: text, box: text, contact: text }),
})
export type TechnicalDocument = z.infer<typeof technicalDocument>
