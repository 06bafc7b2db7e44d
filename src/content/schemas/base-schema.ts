import { z } from 'astro/zod'

/** What a site begins with (content/reading/delivered.ts), and whether visitors see it. */
export const base = z.strictObject({
  base: z.enum(['example', 'plain']).meta({ title: 'Begins with' }),
  isOpen: z.boolean().meta({
    title: 'Open to visitors',
    description: 'Until a new site is open, visitors read only how to reach the company.',
  }),
})
