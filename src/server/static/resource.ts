import { acceptsEncoding, type Encoding, encodings } from '#src/core/http/accepted-encoding.ts'

/** Bytes in memory, or the path of a file that is read on request. */
type Content =
  | { body: Buffer; file?: undefined }
  | { body?: undefined; file: string; length: number }

/** A response body with its headers. */
type Variant = { headers: Record<string, string>; length: number } & Content

export type Resource = {
  /** What the page says: 200, a redirect, 404 or 410. */
  status: number
  etag: string
  supportsRange: boolean
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>
}

export const varies = { vary: 'accept-encoding' }

export const createVariant = (headers: Record<string, string>, content: Content): Variant => {
  const { length } = content.body ?? content
  return { ...content, headers: { ...headers, 'content-length': String(length) }, length }
}

export const encodedVariant = ({ headers }: Variant, encoding: Encoding, body: Buffer): Variant =>
  createVariant({ ...headers, 'content-encoding': encoding }, { body })

/** Chooses the smallest variant that the client accepts. */
export function chooseVariant({ variants }: Resource, accept: string): Variant {
  const encoding = encodings.find((one) => variants[one] && acceptsEncoding(accept, one))
  return (encoding && variants[encoding]) ?? variants.identity
}
