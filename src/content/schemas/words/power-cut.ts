import { z } from 'astro/zod'
import { sentence } from './word.ts'

/** The page "Cut the power", beside the words of content/instrument.json. */
export const powerCutWords = z.strictObject({ nightTitle: sentence('site', 'question') })
