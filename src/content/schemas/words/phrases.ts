import { z } from 'astro/zod'
import { sentence, word } from './word.ts'

/** Sentences that several places derive: days, hours, ranges, sums, lists and units. */
export const phrases = z.strictObject({
  /** A plan or the app at a further gateway of a site. */
  furtherGateway: sentence('service'),
  pdf: word,
  pdfOfSize: sentence('kilobytes'),
})
