import { z } from 'astro/zod'
import { markedSentence, sentence } from './word.ts'

/**
 * What visitors agree to. A changed text is another version (content/words/shown-consent.ts); requests
 * keep the text that their sender read.
 */
export const consentWords = z.strictObject({
  request: markedSentence(),
  newsletter: sentence(),
  marketing: sentence(),
})
