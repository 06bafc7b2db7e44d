import { z } from 'zod'

/**
 * The simulated power cut to which a request refers, in the words that the visitor read. `sum` is
 * empty if a part has no price.
 */
export const contactContext = z.object({
  href: z.string(),
  site: z.string(),
  hours: z.string(),
  headline: z.string(),
  sum: z.string(),
})
export type ContactContext = z.infer<typeof contactContext>
