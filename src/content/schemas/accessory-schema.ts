import { z } from 'astro/zod'
import { accessoryOutline } from './drawings.ts'
import { listOf } from './group.ts'
import {
  characters,
  orderCode,
  ownSlug,
  picture,
  prose,
  text,
  title,
  visibility,
} from './schema.ts'

/**
 * Something sold beside the products, such as a probe: a part of the page /accessories, with a
 * datasheet of its own. Its price is in content/prices.json, under the name of its file.
 */
export const accessory = z.strictObject({
  slug: ownSlug,
  name: title.meta({ description: 'The same on its page, in sets and on quotes.' }),
  plural: title.optional().meta({
    description:
      'The name after a number, as in “2 × Wired probes”; without it, and in a language with several forms for several, the name stays.',
  }),
  summary: characters(1, 80).meta({ description: 'One sentence: what it is for.' }),
  code: orderCode.optional(),
  picture: picture.optional().meta({ description: 'Without one, the page shows the drawing.' }),
  outline: accessoryOutline
    .optional()
    .meta({ title: 'Drawing', description: 'Shown while there is no picture.' }),
  text: prose.optional().meta({ description: 'What a buyer should know before ordering it.' }),
  figures: listOf({
    label: title,
    value: text,
    unit: text.optional(),
    isDetail: z
      .boolean()
      .optional()
      .meta({ title: 'In the datasheet alone', description: 'A row for engineers.' }),
  })
    .default([])
    .meta({ description: 'Accuracy, cable, supply and what else decides about it.' }),
  box: z.array(text).default([]).meta({ title: 'In the box' }),
  order: z
    .int()
    .positive()
    .meta({ title: 'Place in the list', description: 'Smaller numbers come first.' }),
  hidden: visibility.hidden,
})
export type Accessory = z.infer<typeof accessory>

/** What sets, lists and quotes say of it; without tokens. */
export const accessoryFacts = accessory
  .pick({ name: true, plural: true, code: true, order: true })
  .strip()
export type AccessoryFacts = z.infer<typeof accessoryFacts> & Pick<Accessory, 'slug'>
