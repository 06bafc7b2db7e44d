import { z } from 'zod'

/** GET /api/content/changed-pages?number=: the number of the content after a publication. */
export const changedPages = z.object({
  /**
   * Whether every page changed, as after a change in the menu. `addresses` then lists only pages
   * whose main part changed.
   */
  isEveryPage: z.boolean(),
  addresses: z.array(z.string()),
  /** Pages that are still to be compared; the same request then tells more. */
  left: z.int(),
})
export type ChangedPages = z.infer<typeof changedPages>
