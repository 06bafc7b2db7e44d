import { z } from 'astro/zod'
import { plural, sentence } from './word.ts'

/** The search, beside the words of its page. */
export const searchWords = z.strictObject({
  found: plural('query'),
  results: plural(),
  nothing: sentence('query'),
  allOf: sentence('kind', 'count'),
  inKind: sentence('kind', 'count'),
  nearest: sentence('place'),
  mentioned: sentence('place'),
  /** Beginning of a request of a visitor who found nothing. */
  message: sentence('query'),
})
