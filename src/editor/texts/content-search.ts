import { z } from 'zod'
import type { FieldPath } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'

const { max, least } = contentLimits.search

/** GET /api/content/search?words= */
export const contentSearchQuery = z.object({ words: z.string().trim().min(least).max(max) })

export type TextFound = {
  path: string
  label: string
  field: FieldPath
  place: string
  sentence: { text: string; isMatch: boolean }[]
}

/**
 * Texts that contain the words, drafts included. Texts in which the words are next to each other
 * come first.
 */
export type ContentSearch = {
  /** Whether no text has the words; `found` then lists those that become them when they are shown. */
  isFilled: boolean
  found: TextFound[]
  /**
   * Number of fields that contain the words; `found` lists at most `contentLimits.search.found`.
   */
  total: number
}
