// API of the search in all texts.
import { z } from 'zod'
import { fieldPath, path } from './content.ts'
import { contentLimits } from './content-limits.ts'

const { max, least } = contentLimits.search

/** GET /api/content/search?words= */
export const contentSearchQuery = z.object({ words: z.string().trim().min(least).max(max) })

/** A field whose text holds the words. */
export const textFound = z.object({
  path,
  label: z.string(),
  field: fieldPath,
  /** Where the field stands, in the words of its form: `Question 4 › Answer`. */
  place: z.string(),
  /** The sentence around the words, in parts: joined they are its text. */
  sentence: z.array(z.object({ text: z.string(), isMatch: z.boolean() })),
})

/** Texts that hold the words, drafts included; those with the words together first. */
export const contentSearch = z.object({
  found: z.array(textFound),
  /** How many fields hold them; `found` has at most `contentLimits.search.found` of them. */
  total: z.int(),
})

export type TextFound = z.infer<typeof textFound>
export type ContentSearch = z.infer<typeof contentSearch>
