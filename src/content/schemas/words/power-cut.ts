import { z } from 'astro/zod'
import { sentence, word } from './word.ts'

/** The page "Cut the power", beside the words of content/instrument.json. */
export const powerCutWords = z.strictObject({
  nightTitle: sentence('site', 'question'),
  offlineInvitation: word,
})
