import { z } from 'astro/zod'
import { sentence } from './word.ts'

/** Pages without a network or with an error, and answers that the server makes without a page. */
export const offlineWords = z.strictObject({
  paperFailed: sentence(),
})
