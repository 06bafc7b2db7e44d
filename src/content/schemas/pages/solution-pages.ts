import { z } from 'astro/zod'
import { listOf } from '../group.ts'
import { setDevice } from '../prices-schema.ts'
import { block, heading, page, picture, productSlug, prose, proseWords, section, slug, text, title } from '../schema.ts'
import { figure } from './page-parts.ts'

/** A table of the reading text whose rows are made from the page's own items. */
const itemTable = z.strictObject({
  itemTable: z.strictObject({ caption: title, columns: z.array(title).min(2), note: prose.optional() }),
})
const sections = z.array(section.extend({ blocks: z.array(z.union([block, itemTable])).min(1) })).min(1)

export type WrittenSections = z.infer<typeof sections>

/** Devices that report alike: readings at an interval, or reports of what happens. */
const load = z.strictObject({
  count: z.int().positive(),
  readingSeconds: z.int().positive().optional(),
  eventsADay: z.int().positive().optional(),
})

/** /existing-solutions: sets of devices, with what each sends. */
const existingSolutions = page.extend({
  figure,
  solutions: z.strictObject({
    heading,
    oneSet: title.meta({ title: 'Before what a set holds' }),
    items: listOf({
      title,
      text: proseWords(12, 40),
      parts: z.array(text).min(2),
      /** The device that stands for the set, by the name of its file. */
      product: productSlug,
      /** Its name in a request. What it holds, of the typical size, is told by that set of content/prices.json, or listed here. */
      set: slug,
      devices: z.array(setDevice).min(1).optional(),
      picture,
      typicalSize: text,
      /** What reports, or the megabytes of an example site as its tokens give them. */
      loads: z.array(load).min(1).optional(),
      megabytes: z.strictObject({ beside: text, only: text }).optional(),
    }).min(1),
  }),
  sections,
})

/** /iot-product-development-step: the steps with their weeks, and what has been spent where the work ends after one. */
const productDevelopmentSteps = page.extend({
  figure,
  steps: z.strictObject({
    heading,
    alt: text,
    items: listOf({
      title,
      text: prose,
      weeks: z.strictObject({ from: z.int().positive(), to: z.int().positive() }),
      /** Absent where the work does not end: percent of the budget that is spent, and what the customer keeps. */
      stop: z.strictObject({ spent: z.int().positive().max(100), keeps: text }).optional(),
    }).min(5),
  }),
  sections,
})

export const solutionPages = { 'existing-solutions': existingSolutions, 'iot-product-development-step': productDevelopmentSteps }
