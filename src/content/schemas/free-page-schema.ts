import { z } from 'astro/zod'
import { boundedText } from './bounded-text.ts'
import { group, listOf } from './group.ts'
import {
  callToAction,
  card,
  countedWords,
  heading,
  isoDate,
  metadata,
  picture,
  pictureWith,
  productSlug,
  prose,
  proseWords,
  schedule,
  section,
  text,
  title,
  visibility,
} from './schema.ts'

/** Parts of a page that an owner makes: the sections that other pages share, in any order. */
const part = z.union([
  z.strictObject({ statement: z.strictObject({ text, emphasis: text }) }),
  z.strictObject({
    cards: z.strictObject({ heading, lead: text.optional(), items: z.array(card).min(2).max(12) }),
  }),
  z.strictObject({
    photograph: pictureWith({ caption: prose }),
  }),
  z.strictObject({
    products: z.strictObject({ heading, items: z.array(productSlug).min(1).max(8) }),
  }),
  z.strictObject({
    questions: z.strictObject({
      heading,
      items: listOf({ question: title, answer: proseWords(15, 80) }).min(2),
    }),
  }),
  z.strictObject({ text: z.strictObject({ sections: z.array(section).min(1) }) }),
])

const binding = group('Binding document', 'Visitors see it once an owner has confirmed it.', {
  toDecide: z.array(text).meta({
    description: 'What an owner decides before confirming it. Visitors never see this list.',
  }),
  confirmed: group(
    'Confirmation',
    'Makes the page public. From then on only owners publish changes of it, and a changed value that the text names opens it again.',
    {
      on: isoDate.meta({ title: 'Confirmed on' }),
      by: title.meta({
        title: 'Confirmed by',
        description: 'Name and position; the page shows them.',
      }),
      /** Digest of the text that an owner confirmed (reading/confirmations.ts). */
      digest: boundedText.max(64).meta({ unwritten: true }).optional(),
    },
  ).optional(),
}).refine(({ toDecide, confirmed }) => confirmed === undefined || toDecide.length === 0, {
  error: 'Decide each open point in the text, then remove it from “Left to decide”',
  path: ['confirmed'],
})

const specimen = group(
  'Specimen',
  'The page shows what a document looks like that customers get. Its PDF has a word across each page.',
  {
    word: title.meta({ title: 'Word across the PDF' }),
    note: text.meta({ title: 'Note', description: 'Says that the figures are invented.' }),
    link: title.meta({ title: 'Words of the link to the PDF' }),
  },
)

/**
 * A page with its own address that needs no code: content/free-pages/NAME.yaml is shown at /NAME.
 */
export const freePage = z.strictObject({
  ...metadata,
  heading: title.meta({ isFirst: true }),
  lead: countedWords(4, 30).meta({ isFirst: true }),
  picture: picture.optional(),
  parts: z.array(part).min(1).meta({ widget: 'blocks', isFirst: true }),
  callToAction: callToAction.optional(),
  binding: binding.optional(),
  specimen: specimen.optional(),
  ...schedule,
  ...visibility,
})
export type FreePage = z.infer<typeof freePage>
