import { z } from 'astro/zod'
import { boundedText } from './bounded-text.ts'
import { group, listOf } from './group.ts'
import { facts, statement, step } from './pages/page-parts.ts'
import {
  callToAction,
  card,
  countedWords,
  heading,
  isoDate,
  link,
  metadata,
  picture,
  pictureWith,
  productSlug,
  prose,
  proseWords,
  schedule,
  section,
  shownName,
  text,
  title,
  visibility,
} from './schema.ts'

const slide = { action: link, link: link.optional(), picture: picture.optional() }
const hero = z.strictObject({
  tab: title
    .meta({ description: 'Only beside further slides: the few words with which one chooses it.' })
    .optional(),
  ...slide,
  further: listOf({ tab: title, heading: title, lead: text, ...slide })
    .min(1)
    .max(2)
    .meta({ title: 'Further slides' })
    .optional(),
})

/**
 * Parts of a page that an owner makes: the sections that other pages share, in any order. A part of
 * which visitors would see nothing but its heading is left out.
 */
const part = z.union([
  // The first is that of a new page.
  z.strictObject({ statement }),
  z.strictObject({ hero }),
  z.strictObject({
    beside: z.strictObject({
      heading,
      text: prose,
      facts: facts.optional(),
      link: link.optional(),
      picture: pictureWith({ caption: prose.optional() }).optional(),
      side: z
        .enum(['left', 'right'])
        .meta({ title: 'Side of the picture', none: 'Left' })
        .optional(),
    }),
  }),
  z.strictObject({
    cards: z.strictObject({ heading, lead: text.optional(), items: z.array(card).min(1).max(12) }),
  }),
  z.strictObject({
    steps: z.strictObject({ heading, lead: prose.optional(), items: z.array(step).min(1).max(8) }),
  }),
  z.strictObject({
    figures: z.strictObject({ heading: heading.optional(), items: facts.max(6) }),
  }),
  z.strictObject({
    photograph: pictureWith({ caption: prose }),
  }),
  z.strictObject({
    products: z.strictObject({
      heading,
      items: z
        .array(productSlug)
        .min(1)
        .max(8)
        .meta({ description: 'None: the first products of the list.' })
        .optional(),
    }),
  }),
  z.strictObject({
    articles: z.strictObject({ heading, link: link.optional() }),
  }),
  z.strictObject({
    logos: z.strictObject({
      heading: title,
      note: text.optional(),
      items: listOf({ name: shownName(80), picture: picture.optional() })
        .min(1)
        .max(12),
    }),
  }),
  z.strictObject({
    quotation: z.strictObject({
      text: prose,
      name: shownName(80).meta({ title: 'Who says it' }).optional(),
      role: title.meta({ title: 'Role', description: 'Only with a name.' }).optional(),
    }),
  }),
  z.strictObject({
    questions: z.strictObject({
      heading,
      items: listOf({ question: title, answer: proseWords(15, 80) }).min(1),
    }),
  }),
  z.strictObject({ text: z.strictObject({ sections: z.array(section).min(1) }) }),
  z.strictObject({ contact: callToAction.omit({ message: true }) }),
])
export type PagePart = z.infer<typeof part>

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
  parts: z
    .array(part)
    .min(1)
    .superRefine((parts, context) => {
      const late = parts.findIndex((one, index) => index > 0 && 'hero' in one)
      const message = 'The opening is the first part: it has the heading and the lead of the page'
      if (late > 0) context.addIssue({ code: 'custom', path: [late], message })
    })
    .meta({ widget: 'blocks', isFirst: true }),
  callToAction: callToAction.optional(),
  binding: binding.optional(),
  specimen: specimen.optional(),
  ...schedule,
  ...visibility,
})
export type FreePage = z.infer<typeof freePage>
