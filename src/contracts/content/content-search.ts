import { z } from 'zod'
import { fieldPath, path } from './content.ts'
import { contentLimits } from './content-limits.ts'

const { max, least } = contentLimits.search

/** GET /api/content/search?words= */
export const contentSearchQuery = z.object({ words: z.string().trim().min(least).max(max) })

export const textFound = z.object({
  path,
  label: z.string(),
  field: fieldPath,
  place: z.string(),
  sentence: z.array(z.object({ text: z.string(), isMatch: z.boolean() })),
})

/**
 * Texts that contain the words, drafts included. Texts in which the words are next to each other
 * come first.
 */
export const contentSearch = z.object({
  found: z.array(textFound),
  /**
   * Number of fields that contain the words; `found` lists at most `contentLimits.search.found`.
   */
  total: z.int(),
  /** Texts of forms with the words, which are part of the program. */
  ofProgram: z.array(z.string()),
})

export type TextFound = z.infer<typeof textFound>
export type ContentSearch = z.infer<typeof contentSearch>
