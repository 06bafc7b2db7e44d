import { z } from 'astro/zod'
import { plural, sentence, word } from './word.ts'

/** Cards, availability, warranty, the catalogue, the request list and prices. */
export const productWords = z.strictObject({
  availability: z.strictObject({
    inStock: word,
    madeToOrder: word,
    madeToOrderIn: plural(),
    preOrder: word,
    preOrderFor: sentence('month'),
    discontinued: word,
  }),
})
