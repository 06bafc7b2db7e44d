import { z } from 'zod'
import { contentLimits } from './content-limits.ts'

/** One of GET /api/content/pictures */
export type ContentPicture = {
  /**
   * Name by which content refers to the picture: path under src/assets/pictures without the
   * extension.
   */
  name: string
  width: number
  height: number
  bytes: number
  /** `alt` and `kind`: the first that a use of the picture states; null if none does. */
  alt: string | null
  kind: 'photograph' | 'rendering' | 'drawing' | null
  state: 'published' | 'new' | 'removed'
  usedBy: { path: string; label: string }[]
  /** Addresses of the thumbnail, and of the whole picture for showing its crops. */
  thumbnail: string
  whole: string
}

/**
 * POST /api/content/pictures with all bytes, or with parts of `contentLimits.picture.part` in order
 * (`upload`, `offset`, `size`).
 */
export const pictureUpload = z.object({
  name: z
    .string()
    .max(contentLimits.pictureName.max)
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/,
      'Small letters, digits, single hyphens, and / between folders',
    ),
  upload: z.uuid().optional(),
  offset: z.coerce.number().int().min(0).optional(),
  size: z.coerce.number().int().min(1).max(contentLimits.picture.bytes).optional(),
})
/** DELETE /api/content/pictures. Answers 409 with `usedBy` if the picture is in use. */
export const pictureRemoval = z.object({ name: z.string() })

/**
 * A certificate's file (content/schemas/evidence-schemas.ts): SHA-256 in base64url, file name,
 * size.
 */
export type CertificateFile = { digest: string; name: string; bytes: number }
/** POST /api/content/certificates?name= with the bytes of a PDF. */
export const certificateUpload = z.object({ name: z.string().max(255) })
