import { z } from 'astro/zod'
import { availabilityFields, radios } from './availability-schema.ts'
import { behaviour } from './behaviour-schema.ts'
import { lineArtName, productOutline } from './drawings.ts'
import { listOf } from './group.ts'
import { law } from './law-schema.ts'
import { crop, productFigure, purposes } from './product-figure-schema.ts'
import {
  amountText,
  characters,
  metadata,
  orderCode,
  ownSlug,
  picture,
  pictureWith,
  productSlug,
  prose,
  schedule,
  sources,
  text,
  title,
  visibility,
} from './schema.ts'

export const protocols = [...radios, 'ethernet', 'modbus', 'mqtt'] as const
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

type Range = Readonly<{ min: number; max: number }>
/**
 * Lengths from the content guide. check/check-product.ts warns of other lengths; a test requires
 * these of this repository's products.
 */
export const advisedLengths = {
  /** In characters. */
  summary: { min: 1, max: 70 },
  /** In words. */
  paragraph: { min: 10, max: 35 },
  benefitIntroduction: { min: 6, max: 20 },
  benefit: { min: 12, max: 30 },
  answer: { min: 10, max: 45 },
  /** In entries. */
  paragraphs: { min: 2, max: 2 },
  features: { min: 5, max: 8 },
  benefits: { min: 3, max: 3 },
  box: { min: 2, max: 20 },
  questions: { min: 2, max: 4 },
  related: { min: 2, max: 4 },
} as const satisfies Record<string, Range>

/** A text of advised length, which the editor shows beside the field. */
const advised = (words: Range) => text.meta({ words, widget: 'paragraph' })
const advisedProse = (words: Range) => text.meta({ words, widget: 'paragraph', markup: true })
const featureLabel = characters(1, 40).refine((value) => !value.includes(':'), {
  error: 'Without a colon, which is added',
})
const millimetres = z.number().positive().meta({ description: 'In millimetres.' })
/** `isDetail`: a row for engineers, shown in the datasheet alone. */
const rowName = { label: title, isDetail: z.boolean().optional() }
const specificationRow = z.union([
  z.strictObject({ ...rowName, value: text, unit: text.optional() }),
  /** The outer size, which the page draws to scale. */
  z.strictObject({
    ...rowName,
    size: z.strictObject({ width: millimetres, height: millimetres, depth: millimetres }),
  }),
])

/**
 * An owner usually fills in name, summary, a picture and a price. Other parts are optional, and the
 * page leaves out missing ones. The form begins with `isFirst`, in this order.
 */
export const product = z.strictObject({
  slug: ownSlug,
  name: title.meta({
    description: 'The same on cards, in lists and on its page.',
    isFirst: true,
  }),
  /** spec.md §3 images: up to four; the card shows the first. */
  pictures: z.array(picture).max(4).meta({
    isFirst: true,
    description: 'The first is shown on cards and in lists, the others beside it on the page.',
  }),
  /** Absent means on request. */
  amount: amountText
    .meta({
      title: 'Price',
      description:
        'Without a currency, with the decimals that are shown: 120 or 29.00. Without a price, the page says “Price on request”. Owners are notified of a change.',
      isName: true,
      isFirst: true,
    })
    .optional(),
  summary: characters(1, 160).meta({
    isFirst: true,
    description: `One sentence: what it is for, on cards and in lists. At most ${advisedLengths.summary.max} characters read best.`,
  }),
  /**
   * spec.md §3 description1: paragraphs; the first is beside the gallery, the second at the
   * features.
   */
  paragraphs: z.array(advisedProse(advisedLengths.paragraph)).max(2).default([]).meta({
    description: 'The first is beside the gallery, the second beside the features.',
    isFirst: true,
  }),
  specification: listOf({ group: title, rows: z.array(specificationRow).min(1) })
    .refine(
      (groups) => groups.flatMap(({ rows }) => rows).filter((row) => 'size' in row).length <= 1,
      {
        error: 'One row may have a size: it is drawn. Write further sizes as a value',
      },
    )
    .default([])
    .meta({ isFirst: true }),
  plural: title.optional().meta({
    description:
      'The name after a number, as in “2 × Tables”; without it, and in a language with several forms for several, the name stays.',
  }),
  code: orderCode.optional(),
  ...availabilityFields,
  outline: productOutline.optional().meta({ isOfDevices: true }),
  /** The gateway is the product to which the devices report. */
  kind: z
    .enum(['device', 'gateway'])
    .default('device')
    .meta({ title: 'Kind of product', isOfDevices: true }),
  law: law.optional(),
  title: metadata.title.optional(),
  description: metadata.description.optional(),
  /** spec.md §3 description2: lines in "Label: text" form, split into label and text. */
  features: listOf({ label: featureLabel, text: prose }).default([]),
  purpose: z.enum(purposes).optional().meta({
    title: 'Kind of page',
    isOfDevices: true,
    description: 'What it does for its buyer. It decides what the page shows first.',
  }),
  figure: productFigure.optional().meta({
    title: 'What its buyer must see',
    description: 'Drawn near the top of the page.',
    isOfDevices: true,
  }),
  /** spec.md §3 benefitDes. */
  benefitIntroduction: advised(advisedLengths.benefitIntroduction)
    .meta({ title: 'Introduction to the benefits' })
    .optional(),
  /** spec.md §3 benefits: pairs of title and text; at most 3 are shown. */
  benefits: listOf({
    title,
    text: advisedProse(advisedLengths.benefit),
    /** A picture or a part of one that the gallery does not show. */
    picture: pictureWith({ crop: crop.optional() }).optional(),
    drawing: lineArtName
      .optional()
      .meta({ title: 'Drawing', description: 'In place of a picture.' }),
  })
    .max(3)
    .default([]),
  behaviour: behaviour.optional().meta({ isOfDevices: true }),
  /**
   * False if the specification has figures that are only typical of such devices and not stated in
   * spec.md.
   */
  isSpecificationFinal: z.boolean().default(false).meta({ isOfDevices: true }),
  protocols: z.array(z.enum(protocols)).default([]).meta({ isOfDevices: true }),
  power: z.array(z.enum(powers)).default([]).meta({ isOfDevices: true }),
  withoutMains: title
    .meta({
      description:
        'How long it works in a power cut, or what it does then: the first thing a buyer asks.',
      isOfDevices: true,
    })
    .optional(),
  rooms: z.array(z.enum(rooms)).default([]).meta({ isOfDevices: true }),
  box: z.array(text).default([]),
  questions: listOf({ question: title, answer: advisedProse(advisedLengths.answer) }).default([]),
  sources: sources,
  related: z.array(productSlug).default([]),
  /** Number in the address /product/{id}, which follows the order of spec.md §3. */
  id: z.int().positive().meta({
    title: 'Number',
    description: 'Of its address, /product/number. No other product has the same.',
  }),
  /** Of the product that a plain site begins with. The editor leaves it out of what an owner saves. */
  isSample: z.boolean().optional().meta({ unwritten: true }),
  ...schedule,
  ...visibility,
})
export type Product = z.infer<typeof product>

/** Fields from which figures in other texts are made; they contain no tokens. */
export const productFacts = product
  .pick({
    id: true,
    name: true,
    plural: true,
    amount: true,
    kind: true,
    behaviour: true,
    hidden: true,
    publishOn: true,
    availability: true,
    warranty: true,
  })
  .strip()
export type ProductFacts = z.infer<typeof productFacts> & Pick<Product, 'slug'>
