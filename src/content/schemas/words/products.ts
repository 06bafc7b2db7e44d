import { z } from 'astro/zod'
import { plural, sentence, word } from './word.ts'

/** Cards, availability, warranty, the catalogue, the request list and prices. */
export const productWords = z.strictObject({
  before: word,
  after: word,
  protocols: word,
  list: word,
  pagesOf: sentence('count'),
  availability: z.strictObject({
    inStock: word,
    madeToOrder: word,
    madeToOrderIn: plural(),
    preOrder: word,
    preOrderFor: sentence('month'),
    discontinued: word,
  }),
})
