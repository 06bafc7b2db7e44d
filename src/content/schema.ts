import { z } from 'astro/zod'
import { site } from '#content/site.ts'
import { diagram, partnerMark, productOutline } from './drawings.ts'

/** Words in a piece of copy; numbers and codes count as words. */
export const countWords = (text: string) => text.trim().split(/\s+/).filter(Boolean).length

/** One line or paragraph of copy; inline Markdown (`[link](/path)`, `**bold**`, `` `code` ``) is allowed where a block is rendered. */
export const text = z.string().trim().min(1)
export const words = (min: number, max: number) =>
  text.refine((value) => countWords(value) >= min && countWords(value) <= max, { error: `Write ${min} to ${max} words` })
export const title = text.refine((value) => value.length <= 80, { error: 'At most 80 characters' })
/** What an engineer would read off a label: a unit, protocol, date or count. Set in mono. */
const fact = text.refine((value) => value.length <= 44, { error: 'At most 44 characters' })
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const href = z.string().regex(/^(\/|#|https:\/\/|mailto:|tel:)/, 'A path of the site or an https address')
export const isoDate = z.iso.date()

/** Picture under src/assets/pictures, without its ending, and what it shows; empty alt for decoration. */
export const picture = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/),
  alt: text.or(z.literal('')),
  /** The side that is not cut off where the frame has another shape. */
  focus: z.enum(['left', 'right', 'top', 'bottom']).optional(),
})

export const link = z.strictObject({ label: title, href })
/** Most characters of a <title>: what a search engine shows. */
const longestTitle = 60
/** The company's name at the end of a title; it falls away where a longer name leaves it no room. */
const suffixes = [' | ', ' — '].map((dash) => dash + site.name)
function fitTitle(value: string): string {
  const suffix = value.length > longestTitle && suffixes.find((end) => value.endsWith(end))
  return suffix ? value.slice(0, -suffix.length) : value
}

export const metadata = {
  /** The whole <title>, 15–60 characters, unique on the site. */
  title: text
    .transform(fitTitle)
    .refine((value) => value.length >= 15 && value.length <= longestTitle, { error: `15 to ${longestTitle} characters` }),
  description: text.refine((value) => value.length >= 70 && value.length <= 160, { error: '70 to 160 characters' }),
}
/** Two-tone heading: the block's name in ink, the clause that continues it in muted ink. */
export const heading = z.strictObject({ name: title, continuation: title.optional() })

/** Cells in the order of the columns; the first names its row. */
export const table = z.strictObject({
  caption: title,
  columns: z.array(title).min(2),
  rows: z.array(z.array(text)).min(2),
  note: text.optional(),
})

export const block = z.union([
  z.strictObject({ paragraph: text }),
  z.strictObject({ list: z.array(text).min(2) }),
  z.strictObject({ terms: z.array(z.strictObject({ term: title, text })).min(2) }),
  z.strictObject({ steps: z.array(z.strictObject({ title, text })).min(2) }),
  z.strictObject({ figure: z.strictObject({ value: z.string().max(16), text }) }),
  z.strictObject({ table }),
  z.strictObject({ diagram: z.strictObject({ name: diagram, caption: text }) }),
  z.strictObject({ photograph: z.strictObject({ ...picture.shape, caption: text }) }),
])
export type Block = z.infer<typeof block>

/** Where a fact of the outside world comes from: a standard, a law, a data sheet. */
export const source = z.strictObject({ title: text, url: z.url().optional() })
export type Source = z.infer<typeof source>
const sources = z.array(source).min(1).optional()

/** Reading text: a heading and its blocks, in the order they are read, and the sources of what they state. */
export const section = z.strictObject({ id: slug, heading: title, blocks: z.array(block).min(1), sources })
export type Section = z.infer<typeof section>

export const card = z.strictObject({
  title,
  text: words(12, 40),
  fact: fact.optional(),
  href: href.optional(),
  picture: picture.optional(),
})
export type Card = z.infer<typeof card>
/** A titled group of exactly `count` cards (spec.md §9 gives the counts). */
export const cards = (count: number) => z.strictObject({ heading, lead: text.optional(), items: z.array(card).length(count) })
/** The same, each with one of the drawings of src/content/drawings.ts; `note` says how they are to be read. */
export const drawnCards = <Drawing extends z.ZodType>(count: number, drawing: Drawing) =>
  z.strictObject({ heading, lead: text.optional(), note: text.optional(), items: z.array(card.extend({ drawing })).length(count) })

export const callToAction = z.strictObject({ heading: title, text, action: link })

/** What every content page has. `lead` is at most 30 words. */
export const page = z.strictObject({
  ...metadata,
  heading: title,
  lead: words(4, 30),
  picture: picture.optional(),
  sections: z.array(section).min(1),
  callToAction,
})
export type Page = z.infer<typeof page>

export const protocols = [
  'zigbee',
  'z-wave',
  'thread',
  'matter',
  'bluetooth',
  'wifi',
  'ethernet',
  'lte',
  'nfc',
  'lorawan',
  'modbus',
  'mqtt',
  '433-mhz',
] as const
export const powers = ['battery', 'mains', 'usb', 'poe', 'low-voltage'] as const
export const rooms = [
  'entrance',
  'living-room',
  'bedroom',
  'kitchen',
  'office',
  'hotel',
  'clinic',
  'cold-store',
  'workshop',
  'outdoor',
  'anywhere',
] as const

const featureLabel = text.refine((value) => value.length <= 40 && !value.includes(':'), { error: 'At most 40 characters, no colon' })
const millimetres = z.number().positive()
/** `isKey`: one of the rows that decide whether the product fits; they stand in the head of its page. */
const rowName = { label: title, isKey: z.boolean().optional() }
const specificationRow = z.union([
  z.strictObject({ ...rowName, value: text, unit: text.optional() }),
  /** The outer size, which the page draws to scale. */
  z.strictObject({ ...rowName, size: z.strictObject({ width: millimetres, height: millimetres, depth: millimetres }) }),
])

export const product = z.strictObject({
  /** Number of the address /product/{id}; the order of spec.md §3. */
  id: z.int().positive(),
  slug,
  name: title,
  /** The drawing of its front beside its dimensions; without one, a plain block is drawn. */
  outline: productOutline.optional(),
  /** The gateway is the product that the devices report to. */
  kind: z.enum(['device', 'gateway']).default('device'),
  ...metadata,
  /** At most 70 characters, for cards and lists. */
  summary: text.refine((value) => value.length <= 70, { error: 'At most 70 characters' }),
  /** spec.md §3 description1: paragraphs; the first stands beside the gallery, the second at the features. */
  paragraphs: z.array(words(25, 110)).length(2),
  /** spec.md §3 description2: lines in "Label: text" form, kept in their two parts. */
  features: z
    .array(z.strictObject({ label: featureLabel, text }))
    .min(5)
    .max(8),
  /** spec.md §3 benefitDes. */
  benefitIntroduction: words(8, 40),
  /** spec.md §3 benefits: pairs of title and text; at most 3 are shown. */
  benefits: z.array(z.strictObject({ title, text: words(25, 50) })).length(3),
  /** spec.md §3 images: up to four; the card shows the first. */
  pictures: z.array(picture).max(4),
  /** spec.md §9 prices, in the currency of content/site.ts and with the decimals that are shown; absent: on request. */
  amount: z
    .string()
    .regex(/^\d+(\.\d\d)?$/, 'An amount without a currency, like "120" or "29.00"')
    .optional(),
  specification: z
    .array(z.strictObject({ group: title, rows: z.array(specificationRow).min(1) }))
    .min(1)
    .refine((groups) => groups.flatMap(({ rows }) => rows).filter((row) => 'size' in row).length <= 1, {
      error: 'One row may have a size: it is drawn. Write further sizes as a value',
    })
    .refine((groups) => [2, 3].includes(groups.flatMap(({ rows }) => rows).filter(({ isKey }) => isKey).length), {
      error: 'Two or three rows are marked by isKey',
    }),
  /** False where the specification gives figures that spec.md does not state: they are typical of such devices. */
  isSpecificationFinal: z.boolean(),
  protocols: z.array(z.enum(protocols)).min(1),
  power: z.array(z.enum(powers)).min(1),
  /** How long it works without mains, or what it does then: the first thing a buyer asks. */
  withoutMains: title,
  rooms: z.array(z.enum(rooms)).min(1),
  box: z.array(text).min(2),
  questions: z
    .array(z.strictObject({ question: title, answer: words(15, 80) }))
    .min(2)
    .max(4),
  /** Of the standards, laws and figures of nature that the page states. */
  sources,
  /** Slugs of products that are used with it. */
  related: z.array(slug).min(2).max(4),
})
export type Product = z.infer<typeof product>

export const faqGroups = ['protocols', 'processor-architectures', 'microcontrollers', 'development-environments'] as const
export const faqGroup = z.strictObject({
  id: z.enum(faqGroups),
  name: title,
  lead: text,
  entries: z
    .array(
      z.strictObject({
        /** Address of the entry: /technologies-tools#id. */
        id: slug,
        question: title.refine((value) => value.endsWith('?'), { error: 'Ends with a question mark' }),
        answer: words(40, 120),
        sources: z.array(source).min(1),
        checkedOn: isoDate,
      }),
    )
    .min(10),
})
export type FaqGroup = z.infer<typeof faqGroup>

export const article = z.strictObject({
  /** spec.md §3 blog teaser: id, title, description, author, date, image. */
  id: z.int().positive(),
  slug,
  ...metadata,
  heading: title,
  lead: words(10, 40),
  author: text,
  role: text,
  date: isoDate,
  picture: picture.optional(),
  /** The drawing that stands on the teaser. */
  teaser: diagram,
  sections: z.array(section).min(3),
  sources: z.array(source),
})
export type Article = z.infer<typeof article>

/** Stretches in the life of a site, in their order. */
export const phases = ['survey', 'build', 'run', 'learn'] as const
export type Phase = (typeof phases)[number]
/** spec.md §3 service entry: id, title, des, link, image. */
export const service = z.strictObject({
  id: z.int().positive(),
  title,
  text: words(12, 40),
  href,
  /** When in the life of a site it is ordered. */
  phases: z.array(z.enum(phases)).min(1),
  fact,
  picture: picture.optional(),
})
export type Service = z.infer<typeof service>
/** spec.md §3 featured offering: title, des, buttonTitle, link, image; its icon is the picture. */
export const offering = z.strictObject({ title, text: words(12, 40), buttonTitle: title, href, picture: picture.optional() })
export const partner = z.strictObject({ title, mark: partnerMark, text: words(12, 40), facts: z.array(fact).min(1) })

/** Pages that show what buyers ask first. */
export const buyerPages = [
  'contact',
  'products',
  'services',
  'edge-gateway',
  'existing-solutions',
  'iot-managed-services',
  'technologies-tools',
] as const

/** Lists that several pages show. */
export const catalogue = z.strictObject({
  services: z.array(service).length(7),
  offerings: z.array(offering).length(3),
  partners: z.array(partner).length(8),
  buyerQuestions: z.strictObject({
    heading,
    items: z
      .array(
        z.strictObject({
          question: title.refine((value) => value.endsWith('?'), { error: 'Ends with a question mark' }),
          answer: words(25, 80),
          pages: z.array(z.enum(buyerPages)).min(1),
        }),
      )
      .min(10),
  }),
})
export type Catalogue = z.infer<typeof catalogue>
