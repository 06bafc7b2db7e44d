import { z } from 'astro/zod'
import { drawingWordsSchema } from './drawing-words-schema.ts'
import { partnerMark, serviceDrawing } from './drawings.ts'
import { listOf } from './group.ts'
import { law } from './law-schema.ts'
import {
  countedWords,
  fact,
  href,
  isoDate,
  picture,
  proseWords,
  slug,
  source,
  text,
  title,
} from './schema.ts'

export const faqGroup = z.strictObject({
  id: slug.meta({
    title: 'Name in the address',
    description: 'The group is found at /technologies-tools#name.',
  }),
  order: z.int().positive().default(1).meta({
    title: 'Place among the groups',
    description: 'Groups with the same place are sorted by their names in the address.',
  }),
  name: title,
  lead: text,
  law: law.optional(),
  entries: listOf({
    id: slug.meta({
      title: 'Name in the address',
      description: 'The question is found at /technologies-tools#name.',
    }),
    question: title.refine((value) => value.endsWith('?'), {
      error: 'Ends with a question mark',
    }),
    answer: proseWords(30, 80),
    sources: z.array(source).min(1),
    checkedOn: isoDate.meta({
      title: 'Checked on',
      description: 'The day on which the answer was last compared with its sources.',
    }),
  }).min(1),
})
export type FaqGroup = z.infer<typeof faqGroup>

/** Phases in the life of a site, in order. */
export const phases = ['survey', 'build', 'run', 'learn'] as const
export type Phase = (typeof phases)[number]
/** spec.md §3 service entry: id, title, des, link, image, which is the drawing. */
export const service = z.strictObject({
  id: z.int().positive(),
  title,
  text: proseWords(1, 30),
  href,
  phases: z
    .array(z.enum(phases))
    .min(1)
    .meta({ title: 'When it is ordered', description: 'In the life of a site.' }),
  isOrdered: z.boolean().default(true).meta({
    title: 'Can be ordered',
    description: 'Not so: a page that helps to choose, such as examples.',
  }),
  drawing: serviceDrawing,
})
/** spec.md §3 featured offering: title, des, buttonTitle, link, image; its icon is the picture. */
export const offering = z.strictObject({
  title,
  text: countedWords(1, 30),
  buttonTitle: title,
  href,
  picture: picture.optional(),
})
export const partner = z.strictObject({
  title,
  mark: partnerMark,
  text: proseWords(1, 30),
  facts: z.array(fact).min(1),
})

/** Lists that several pages show, each in a file of its own. */
export const services = z.strictObject({
  /** None where the pages of all services are hidden. */
  services: z.array(service).max(7).default([]),
})
export const offerings = z.strictObject({
  /** Three (spec.md §9), or fewer, because offerings of missing sister companies are left out. */
  offerings: z.array(offering).max(3).default([]),
})
export const partners = z.strictObject({
  /** None: the page of partners, and their strip on the home page, are left out. */
  partners: z.array(partner).max(8).default([]),
})
export const drawings = z.strictObject({ drawings: drawingWordsSchema.prefault({}) })
export type Catalogue = z.infer<typeof services> &
  z.infer<typeof offerings> &
  z.infer<typeof partners> &
  z.infer<typeof drawings>
