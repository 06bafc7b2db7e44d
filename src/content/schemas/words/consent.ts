import { z } from 'astro/zod'
import { paragraph } from './word.ts'

/** What visitors agree to. */
export const consentWords = z.strictObject({ marketing: paragraph() })
