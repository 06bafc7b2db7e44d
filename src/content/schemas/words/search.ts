import { z } from 'astro/zod'
import { sentence } from './word.ts'

/** The search, beside the words of its page. */
export const searchWords = z.strictObject({ found: sentence('count', 'query') })
