import { z } from 'astro/zod'
import { plural, word } from './word.ts'

/** Sections of pages: the blog, services, technologies, solutions and others. */
export const sectionWords = z.strictObject({
  questions: z.strictObject({ groups: word, count: plural() }),
})
