import { z } from 'astro/zod'
import { sentence } from './word.ts'

/** Mails to visitors, and calendar files. */
export const mailWords = z.strictObject({
  receipt: z.strictObject({ subject: sentence('reference') }),
})
