import { z } from 'astro/zod'

/** What a site begins with (content/reading/delivered.ts), and whether visitors see it. */
export const base = z.strictObject({
  base: z.enum(['example', 'plain']),
  /** False for a plain site that its owner still makes: visitors read how to reach the company. */
  isOpen: z.boolean(),
})
