/** Encodings in order of preference, the smallest first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

const refused: Record<Encoding, RegExp> = {
  br: /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/,
  gzip: /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/,
}

/** @param accept the header Accept-Encoding */
export const acceptsEncoding = (accept: string, encoding: Encoding): boolean =>
  accept.includes(encoding) && !(accept.includes('q=0') && refused[encoding].test(accept))
