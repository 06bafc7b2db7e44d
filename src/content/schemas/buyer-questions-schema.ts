import { z } from 'astro/zod'
import { reason } from './drawings.ts'
import { heading, isoDate, link, proseWords, slug, title } from './schema.ts'
import { listOfWords } from './search-schema.ts'

/**
 * Pages that show buyers' first questions; `product` means each product's page, `form` the links
 * below the contact form.
 */
export const buyerPages = ['form', 'contact', 'prices', 'product'] as const
export type BuyerPage = (typeof buyerPages)[number]

const question = z.strictObject({
  id: slug.meta({
    title: 'Name in the address',
    description: 'The question is found at /questions#name.',
  }),
  question: title.refine((value) => value.endsWith('?'), { error: 'Ends with a question mark' }),
  keywords: listOfWords(12)
    .meta({
      title: 'Words of a search',
      description: 'What else people type, with commas between. The answer is their first result.',
    })
    .optional(),
  // The stop of an abbreviation, as in the street "ul. Piekarska", ends no sentence.
  answer: proseWords(8, 60)
    .refine((value) => (value.match(/(?: \p{Ll}{3,30}|[\d)])[.!?] \p{Lu}/gu) ?? []).length <= 1, {
      error: 'Two sentences at most: put the rest into the details, or on the page about it',
    })
    .meta({
      title: 'Answer',
      description: 'One or two sentences: the figure or the yes or no first.',
    }),
  details: proseWords(8, 90)
    .meta({ title: 'Details', description: 'Shown on the page of all questions alone.' })
    .optional(),
  owner: link
    .meta({
      title: 'Page that owns the answer',
      description:
        'The page with the full answer. Without it, the answer links to the page of all questions.',
    })
    .optional(),
  isSample: z
    .boolean()
    .meta({
      title: 'Still to answer for your company',
      description:
        'The site answers as it was delivered. Listed under “What is left to write” until you have checked the answer and take this away.',
    })
    .optional(),
  checkedOn: isoDate.meta({
    title: 'Checked on',
    description: 'The day on which the answer was last compared with its page.',
  }),
  pages: z.array(z.enum(buyerPages)).meta({
    title: 'Pages that ask it',
    description:
      'Without any, it is only on the page of all questions. “form” is a link below the contact form, without the answer.',
  }),
})

/**
 * Buyers' questions, each with an answer of at most two sentences and one page that explains more, from
 * content/buyer-questions.yaml.
 */
export const buyerQuestions = z.strictObject({
  heading,
  all: link,
  groups: z
    .array(
      z.strictObject({
        id: slug,
        name: title,
        drawing: reason.optional(),
        items: z.array(question).min(1),
      }),
    )
    .min(2),
})
export type BuyerQuestionsContent = z.infer<typeof buyerQuestions>
