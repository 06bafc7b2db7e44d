import { z } from 'astro/zod'
import { sentence, word } from './word.ts'

/** Fields, errors and answers of the forms. */
export const formWords = z.strictObject({
  contact: z.strictObject({ neededToAnswer: sentence(), optional: word }),
})
