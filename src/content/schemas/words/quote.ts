import { z } from 'astro/zod'
import { place, sentence, word } from './word.ts'

/** Words of a quote: the card above the form, its sums. */
export const quoteWords = z.strictObject({
  sums: place({
    net: word,
    tax: sentence('percent'),
    gross: word,
    without: sentence('names'),
  }),
})
