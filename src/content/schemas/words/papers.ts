import { z } from 'astro/zod'
import { sentence } from './word.ts'

/** PDFs, documents and share pictures. */
export const paperWords = z.strictObject({
  datasheet: z.strictObject({
    documentTitle: sentence('product', 'datasheet', 'company'),
    about: sentence('product', 'summary'),
  }),
})
