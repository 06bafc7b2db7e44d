import { gzipSync } from 'node:zlib'

/** Encodings in order of preference, the smallest first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Bytes in memory, or the path of a file that is read on request. */
type Content =
  | { body: Buffer; file?: undefined }
  | { body?: undefined; file: string; length: number }

/**
 * A response body with its headers. `list` alternates names and values of the headers, which Node
 * writes fastest.
 */
export type Variant = { headers: Record<string, string>; list: string[]; length: number } & Content

export type Resource = {
  etag: string
  supportsRange: boolean
  isPackedOnDemand: boolean
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>
}

export const varies = { vary: 'accept-encoding' }

export const createVariant = (headers: Record<string, string>, content: Content): Variant => {
  const { length } = content.body ?? content
  const own = { ...headers, 'content-length': String(length) }
  return { ...content, headers: own, list: Object.entries(own).flat(), length }
}

export const encodedVariant = ({ headers }: Variant, encoding: Encoding, body: Buffer): Variant =>
  createVariant({ ...headers, 'content-encoding': encoding }, { body })

const refused: Record<Encoding, RegExp> = {
  br: /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/,
  gzip: /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/,
}

function chooseEncoding(
  accept: string,
  has: (encoding: Encoding) => boolean,
): Encoding | undefined {
  const weighs = accept.includes('q=0')
  return encodings.find(
    (encoding) =>
      has(encoding) && accept.includes(encoding) && !(weighs && refused[encoding].test(accept)),
  )
}

/**
 * Chooses the smallest variant that the client accepts. Gzip is made on demand, because only
 * programs ask for it, and rarely.
 */
export function chooseVariant({ variants, isPackedOnDemand }: Resource, accept: string): Variant {
  const encoding = chooseEncoding(
    accept,
    (one) => variants[one] !== undefined || (one === 'gzip' && isPackedOnDemand),
  )
  if (!encoding) return variants.identity
  if (encoding === 'gzip' && !variants.gzip && variants.identity.body)
    variants.gzip = encodedVariant(variants.identity, 'gzip', gzipSync(variants.identity.body))
  return variants[encoding] ?? variants.identity
}
