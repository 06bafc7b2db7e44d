import { z } from 'astro/zod'
import { word } from './word.ts'

/** Header, footer, dialogs and what all pages share. */
export const siteWords = z.strictObject({
  colours: z.strictObject({ label: word, system: word, light: word, dark: word }),
})
