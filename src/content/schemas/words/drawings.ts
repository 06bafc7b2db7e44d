import { z } from 'astro/zod'
import { sentence, word } from './word.ts'

/** Drawings, beside the words of content/drawings.yaml. */
export const drawnWords = z.strictObject({
  storeAndForward: z.strictObject({
    linkDown: word,
    linkDownBetween: sentence('from', 'to'),
    taken: word,
    stored: word,
    sent: word,
  }),
})
