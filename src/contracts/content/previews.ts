import { z } from 'zod'
import { contentProblem, fieldPath, momentSchema, path } from './content.ts'

export const leavePreviewPath = '/admin/content/preview/leave'

/**
 * GET /api/content/preview. POST also starts the preview, in which this browser sees drafts on all
 * pages.
 */
export const previewed = z.object({
  /**
   * Faults of the drafts that the preview leaves out, each with the draft's last editor; empty for
   * a fault of the public text.
   */
  leftOut: z.array(contentProblem.extend({ editor: z.string() })),
  addresses: z.array(z.string()),
})

/**
 * GET /api/content/words?text=[&text=]: finds the fields that contain a text shown on a page. The
 * first text with a result counts.
 */
export const wordsFound = z.object({
  found: z.array(z.object({ path, field: fieldPath, place: z.string(), label: z.string() })),
})

/** A link to one entry's preview, read only and without a sign-in. */
export const previewLink = z.object({
  id: z.int(),
  path,
  label: z.string(),
  editor: z.string(),
  at: momentSchema,
  expiresAt: momentSchema,
})
/** GET /api/content/preview-links: links that have not expired. */
export const previewLinks = z.object({ items: z.array(previewLink) })
/** POST /api/content/preview-links */
export const previewLinkRequest = z.object({ path })
/** Answer 201. `address` is a path of this site, sent only in this answer. */
export const previewLinkMade = previewLink.extend({ address: z.string() })

export type Previewed = z.infer<typeof previewed>
export type WordsFound = z.infer<typeof wordsFound>
export type PreviewLink = z.infer<typeof previewLink>
export type PreviewLinkMade = z.infer<typeof previewLinkMade>
