import { z } from 'zod'
import { type ContentProblem, type FieldPath, path } from './content.ts'

export const leavePreviewPath = '/admin/content/preview/leave'

/**
 * GET /api/content/preview. POST also starts the preview, in which this browser sees drafts on all
 * pages.
 */
export type Previewed = {
  /**
   * Faults of the drafts that the preview leaves out, each with the draft's last editor; empty for
   * a fault of the public text.
   */
  leftOut: (ContentProblem & { editor: string })[]
  addresses: string[]
}

/**
 * GET /api/content/words?text=[&text=]: finds the fields that contain a text shown on a page. The
 * first text with a result counts.
 */
export type WordsFound = {
  found: { path: string; field: FieldPath; place: string; label: string }[]
}

/** A link to one entry's preview, read only and without a sign-in. */
export type PreviewLink = {
  id: number
  path: string
  label: string
  editor: string
  at: string
  expiresAt: string
}
/** POST /api/content/preview-links */
export const previewLinkRequest = z.object({ path })
/** Answer 201. `address` is a path of this site, sent only in this answer. */
export type PreviewLinkMade = PreviewLink & { address: string }
