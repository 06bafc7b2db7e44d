import { z } from 'zod'
import { path } from './content.ts'
import { contentLimits } from './content-limits.ts'

/** GET /api/content/pictures */
export const contentPicture = z.object({
  /**
   * Name by which content refers to the picture: path under src/assets/pictures without the
   * extension.
   */
  name: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /** `alt` and `kind`: the first that a use of the picture states; null if none does. */
  alt: z.string().nullable(),
  kind: z.enum(['photograph', 'rendering', 'drawing']).nullable(),
  state: z.enum(['published', 'new', 'removed']),
  usedBy: z.array(z.object({ path, label: z.string() })),
  /** Addresses of the thumbnail, and of the whole picture for showing its crops. */
  thumbnail: z.string(),
  whole: z.string(),
})
export const contentPictures = z.object({ items: z.array(contentPicture) })

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
export const pictureReceived = z.object({ received: z.int() })
/** DELETE /api/content/pictures. Answers 409 with `usedBy` if the picture is in use. */
export const pictureRemoval = z.object({ name: z.string() })

/**
 * A certificate's file (content/schemas/evidence-schemas.ts): SHA-256 in base64url, file name,
 * size.
 */
export const certificateFile = z.object({ digest: z.string(), name: z.string(), bytes: z.int() })
/** POST /api/content/certificates?name= with the bytes of a PDF. */
export const certificateUpload = z.object({ name: z.string().max(255) })
export type CertificateFile = z.infer<typeof certificateFile>
export type ContentPicture = z.infer<typeof contentPicture>
