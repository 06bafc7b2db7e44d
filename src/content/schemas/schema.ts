import { z } from 'astro/zod'
import { linkAddress, readLocation } from '#src/contracts/paths.ts'
import { behaviour } from './behaviour-schema.ts'
import { diagram, productOutline } from './drawings.ts'
import { law } from './law-schema.ts'

export const countWords = (text: string) => text.trim().split(/\s+/).filter(Boolean).length

/** One line or paragraph of copy. */
export const text = z.string().trim().min(1, 'Write something here: it is empty')
/** Inline Markdown (`[link](/path)`, `**bold**`, `` `code` ``) is rendered where it stands (src/ui/base/Text.tsx). */
export const prose = text.meta({ markup: true })
export const words = (min: number, max: number) =>
  text
    .refine((value) => countWords(value) >= min && countWords(value) <= max, {
      error: ({ input }) => `${countWords(String(input))} words; write ${min} to ${max}`,
    })
    .meta({ words: { min, max }, widget: 'paragraph' })
export const proseWords = (min: number, max: number) => words(min, max).meta({ markup: true })
/**
 * Text of so many characters. Its fault says how many it has, for whoever has to shorten it. What `meta` says here and below is for the
 * editor's forms (form-schema.ts).
 */
export const characters = (min: number, max: number) =>
  text
    // An empty one has been told already.
    .refine((value) => value === '' || (value.length >= min && value.length <= max), {
      error: ({ input }) => `${String(input).length} characters; ${min > 1 ? `${min} to ${max}` : `at most ${max}`} fit`,
    })
    .meta({ minLength: min, maxLength: max, widget: max > 80 ? 'paragraph' : 'line' })
export const title = characters(1, 80)
/** What an engineer would read off a label: a unit, protocol, date or count. Set in mono. */
export const fact = characters(1, 44)
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, figures and hyphens, as in smart-lock')
  .meta({ widget: 'place' })
/** Name of the file of a product. */
export const productSlug = slug.meta({ widget: 'product' })
export const href = z.string().regex(linkAddress.pattern, linkAddress.fault).meta({ widget: 'address' })
/** Where an address leads instead: it is sent as a header. */
export const destination = z
  .string()
  .refine((value) => readLocation(value) !== null, { error: 'A path of this site like /about, or an address that begins with https://' })
  .meta({ widget: 'address' })
export const isoDate = z.iso.date()

/** Whether visitors see an entry: pages, lists, feeds and search engines know nothing of one that is hidden, or waits for its day. */
export const visibility = {
  hidden: z
    .boolean()
    .meta({ title: 'Hidden', description: 'Visitors, lists and search engines do not see it. Its address says that it is gone.' })
    .optional(),
  /** Without it the address of something hidden answers that it is gone (410). */
  redirect: destination.meta({ title: 'Leads instead to', description: 'Where its address leads while it is hidden.' }).optional(),
}
/** From when on visitors see it, in the company's time: a day, or a day and a time. */
export const schedule = {
  publishOn: z
    .string()
    .regex(
      /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d)?$/,
      'A day such as 2027-01-31, or with a time 2027-01-31T09:30',
    )
    .meta({
      title: 'Show from',
      description: 'From when on visitors see it: a day, or a day and a time such as 2027-01-31T09:30. Empty: at once.',
    })
    .optional(),
}

/** Picture under src/assets/pictures, without its ending, and what it shows: no picture of the copy is mere decoration. */
export const picture = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/)
    .meta({ title: 'Picture' }),
  alt: text.meta({
    title: 'What it shows',
    description: 'Read out to those who do not see the picture. Say what is in it and why it is there.',
  }),
  /** The side that is not cut off where the frame has another shape. */
  focus: z
    .enum(['left', 'right', 'top', 'bottom'])
    .meta({ title: 'Side to keep', description: 'The side that is not cut off where the frame has another shape. Without it, the middle.' })
    .optional(),
})
export const asPicture = { widget: 'picture' } as const

export const link = z
  .strictObject({
    label: title.meta({ title: 'Words of the link', description: 'Say what happens: “Get a quote”, not “Click here”.' }),
    href,
  })
  .meta({ widget: 'link' })
/** Most characters of a <title> and of a description: what a search engine shows. */
export const longestTitle = 60
export const longestDescription = 160

export const metadata = {
  law: law.optional(),
  /** The whole <title>, 15–60 characters, unique on the site. */
  title: characters(15, longestTitle).meta({
    title: 'Title in search results',
    description: 'The line that a search engine and the browser’s tab show. No other page has the same. {name} is the company.',
  }),
  description: characters(70, longestDescription).meta({
    title: 'Description in search results',
    description: 'The two lines under the title in a search engine: what the reader finds here.',
  }),
}
/** Two-tone heading: the block's name in ink, the clause that continues it in muted ink. */
export const heading = z.strictObject({
  name: title.meta({ title: 'First part', description: 'Set in full colour; makes sense alone.' }),
  continuation: title.meta({ title: 'Second part', description: 'Continues the first in a quieter colour.' }).optional(),
})

/** Cells in the order of the columns; the first names its row. */
export const table = z
  .strictObject({
    caption: title.meta({ title: 'Title of the table' }),
    columns: z.array(title).min(2),
    rows: z.array(z.array(prose)).min(2),
    note: prose.meta({ title: 'Note below the table' }).optional(),
  })
  .meta({ widget: 'table' })

export const block = z.union([
  z.strictObject({ paragraph: prose }),
  z.strictObject({ list: z.array(prose).min(2) }),
  z.strictObject({ terms: z.array(z.strictObject({ term: title, text: prose })).min(2) }),
  z.strictObject({ steps: z.array(z.strictObject({ title, text: prose })).min(2) }),
  z.strictObject({ figure: z.strictObject({ value: characters(1, 16), text: prose }) }),
  z.strictObject({ table }),
  z.strictObject({ diagram: z.strictObject({ name: diagram.meta({ title: 'Drawing' }), caption: prose }) }),
  z.strictObject({ photograph: z.strictObject({ ...picture.shape, caption: prose }).meta(asPicture) }),
])
export type Block = z.infer<typeof block>

/** Where a fact of the outside world comes from: a standard, a law, a data sheet. */
export const source = z.strictObject({
  title: text.meta({ title: 'Source', description: 'Publisher and title: “ESP-IDF: support policy”.', widget: 'line' }),
  /** Some standards are still without TLS. Any other kind of address could run a script. */
  url: z
    .url({ protocol: /^https?$/ })
    .meta({ title: 'Address', description: 'Where it can be read; begins with https://.', widget: 'line' })
    .optional(),
})
export type Source = z.infer<typeof source>
const sources = z.array(source).min(1).optional()

/** Reading text: a heading and its blocks, in the order they are read, and the sources of what they state. */
export const section = z.strictObject({
  id: slug.meta({
    title: 'Name in the address',
    description: 'Others link to this part as /page#name. Change it only where nobody links to it yet.',
  }),
  heading: title,
  blocks: z.array(block).min(1).meta({ widget: 'blocks' }),
  sources,
})
export type Section = z.infer<typeof section>

export const card = z.strictObject({
  title,
  text: proseWords(12, 40),
  fact: fact.optional(),
  href: href.optional(),
  picture: picture.meta(asPicture).optional(),
})
export type Card = z.infer<typeof card>
/** A titled group of exactly `count` cards (spec.md §9 gives the counts). */
export const cards = (count: number) => z.strictObject({ heading, lead: text.optional(), items: z.array(card).length(count) })
/** The same, each with one of the drawings of src/content/schemas/drawings.ts; `note` says how they are to be read. */
export const drawnCards = <Drawing extends z.ZodType>(count: number, drawing: Drawing) =>
  z.strictObject({ heading, lead: text.optional(), note: text.optional(), items: z.array(card.extend({ drawing })).length(count) })

export const callToAction = z.strictObject({ heading: title, text: prose, action: link })

/** What every content page has. `lead` is at most 30 words. */
export const page = z.strictObject({
  ...metadata,
  heading: title,
  lead: words(4, 30),
  picture: picture.meta(asPicture).optional(),
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

const featureLabel = characters(1, 40).refine((value) => !value.includes(':'), { error: 'Without a colon, which stands behind it anyway' })
const millimetres = z.number().positive().meta({ description: 'In millimetres.' })
/** `isKey`: one of the rows that decide whether the product fits; they stand in the head of its page. */
const rowName = { label: title, isKey: z.boolean().optional() }
const specificationRow = z.union([
  z.strictObject({ ...rowName, value: text, unit: text.optional() }),
  /** The outer size, which the page draws to scale. */
  z.strictObject({ ...rowName, size: z.strictObject({ width: millimetres, height: millimetres, depth: millimetres }) }),
])

export const product = z.strictObject({
  /** Number of the address /product/{id}; the order of spec.md §3. */
  id: z.int().positive().meta({ title: 'Number', description: 'Of its address, /product/number. No other product has the same.' }),
  slug,
  name: title.meta({ description: 'The same on cards, in lists and on its page.' }),
  /** The drawing of its front beside its dimensions; without one, a plain block is drawn. */
  outline: productOutline.optional(),
  /** The gateway is the product that the devices report to. */
  kind: z.enum(['device', 'gateway']).default('device').meta({ title: 'Kind of product' }),
  ...metadata,
  /** At most 70 characters, for cards and lists. */
  summary: characters(1, 70).meta({ description: 'What it is for, on cards and in lists.' }),
  /** spec.md §3 description1: paragraphs; the first stands beside the gallery, the second at the features. */
  paragraphs: z
    .array(proseWords(25, 110))
    .length(2)
    .meta({ description: 'The first stands beside the gallery, the second at the features.' }),
  /** spec.md §3 description2: lines in "Label: text" form, kept in their two parts. */
  features: z
    .array(z.strictObject({ label: featureLabel, text: prose }))
    .min(5)
    .max(8),
  benefitIntroduction: words(8, 40).meta({ title: 'Introduction to the benefits' }),
  /** spec.md §3 benefits: pairs of title and text; at most 3 are shown. */
  benefits: z.array(z.strictObject({ title, text: proseWords(25, 50) })).length(3),
  /** spec.md §3 images: up to four; the card shows the first. */
  pictures: z
    .array(picture.meta(asPicture))
    .max(4)
    .meta({ description: 'The first stands on cards and lists; the others beside it on the page.' }),
  /** spec.md §9 prices, in the currency of content/company.json and with the decimals that are shown; absent: on request. */
  amount: z
    .string()
    .regex(/^\d+(\.\d\d)?$/, 'An amount without a currency, like "120" or "29.00"')
    .meta({
      title: 'Price',
      description: 'Without a currency, with the decimals that are shown: 120 or 29.00. Without a price, the page says “Price on request”.',
      widget: 'price',
    })
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
  behaviour: behaviour.optional(),
  /** False where the specification gives figures that spec.md does not state: they are typical of such devices. */
  isSpecificationFinal: z.boolean(),
  protocols: z.array(z.enum(protocols)).min(1),
  power: z.array(z.enum(powers)).min(1),
  /** How long it works without mains, or what it does then: the first thing a buyer asks. */
  withoutMains: title.meta({ description: 'How long it works in a power cut, or what it does then: the first thing a buyer asks.' }),
  rooms: z.array(z.enum(rooms)).min(1),
  box: z.array(text).min(2),
  questions: z
    .array(z.strictObject({ question: title, answer: proseWords(15, 80) }))
    .min(2)
    .max(4),
  /** Of the standards, laws and figures of nature that the page states. */
  sources,
  related: z.array(productSlug).min(2).max(4),
  ...schedule,
  ...visibility,
})
export type Product = z.infer<typeof product>
