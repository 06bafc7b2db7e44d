import { z } from 'astro/zod'
import { listOf } from '../group.ts'
import { setDevice } from '../prices-schema.ts'
import {
  block,
  heading,
  link,
  page,
  productSlug,
  prose,
  proseWords,
  section,
  slug,
  text,
  title,
} from '../schema.ts'
import { figure } from './page-parts.ts'

/** A table in the reading text with rows made from the page's own items. */
const itemTable = z.strictObject({
  itemTable: z.strictObject({
    caption: title,
    columns: z.array(title).min(2),
    note: prose.optional(),
  }),
})
const sections = z
  .array(section.extend({ blocks: z.array(z.union([block, itemTable])).min(1) }))
  .min(1)

export type WrittenSections = z.infer<typeof sections>

const load = z.strictObject({
  count: z.int().positive(),
  readingSeconds: z.int().positive().optional(),
  eventsADay: z.int().positive().optional(),
})

const existingSolutions = page.extend({
  solutions: z.strictObject({
    heading,
    /** What the prices include. */
    lead: text,
    /** Link to what the site of each set needs. */
    needs: link.optional(),
    items: listOf({
      title,
      text: proseWords(1, 30),
      /** The device that represents the set, by its file name. */
      product: productSlug,
      /**
       * The set's name in a request. Its devices at typical size are in the set of that name in
       * content/prices.json, or listed here.
       */
      set: slug,
      devices: z.array(setDevice).min(1).optional(),
      typicalSize: text,
      /** Devices that report, or instead megabytes from the tokens of an example site. */
      loads: z.array(load).min(1).optional(),
      megabytes: z.strictObject({ beside: text, only: text }).optional(),
    }),
  }),
  sections,
})

const productDevelopmentSteps = page.extend({
  figure,
  steps: z.strictObject({
    heading,
    alt: text,
    items: listOf({
      title,
      text: prose,
      weeks: z.strictObject({ from: z.int().positive(), to: z.int().positive() }),
      /** Percentage of the budget spent; absent if the work does not end after this step. */
      stop: z.strictObject({ spent: z.int().positive().max(100) }).optional(),
    }).min(5),
  }),
})

export const solutionPages = {
  'existing-solutions': existingSolutions,
  'iot-product-development-step': productDevelopmentSteps,
}
