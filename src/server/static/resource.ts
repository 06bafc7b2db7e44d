import { gzipSync } from 'node:zlib'

/** In order of preference: the smallest first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Bytes in memory, or a file that is read on request. */
type Content = { body: Buffer; file?: undefined } | { body?: undefined; file: string; length: number }

/** A response body with its headers; `list` alternates their names and values, which Node writes fastest. */
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

const refused: Record<Encoding, RegExp> = { br: /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/, gzip: /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/ }

/** The best encoding of a response that the client accepts, undefined where it accepts none. `q=0` refuses one. */
function chooseEncoding(accept: string, has: (encoding: Encoding) => boolean): Encoding | undefined {
  const weighs = accept.includes('q=0')
  return encodings.find((encoding) => has(encoding) && accept.includes(encoding) && !(weighs && refused[encoding].test(accept)))
}

/** The smallest variant that the client accepts. Only programs ask for gzip, and rarely, so it is made on demand. */
export function chooseVariant({ variants, isPackedOnDemand }: Resource, accept: string): Variant {
  const encoding = chooseEncoding(accept, (one) => variants[one] !== undefined || (one === 'gzip' && isPackedOnDemand))
  if (!encoding) return variants.identity
  if (encoding === 'gzip' && !variants.gzip && variants.identity.body)
    variants.gzip = encodedVariant(variants.identity, 'gzip', gzipSync(variants.identity.body))
  return variants[encoding] ?? variants.identity
}
