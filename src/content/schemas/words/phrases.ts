import { z } from 'astro/zod'
import { sentence, word } from './word.ts'

/** Sentences that several places derive: days, hours, ranges, sums, lists and units. */
export const phrases = z.strictObject({ pdf: word, pdfOfSize: sentence('kilobytes') })
