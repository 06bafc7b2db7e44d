import { createHash, timingSafeEqual } from 'node:crypto'
import type { KeyVerdict } from './spam.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Checks keys of the owner's programs (API_KEYS).
 * @returns a function that says in constant time whether a header has a known key
 */
export function createApiKeys(keys: readonly string[]) {
  const known = keys.map(digest)
  return (header: string | null): KeyVerdict => {
    const key = /^bearer +(\S+) *$/i.exec(header ?? '')?.[1]
    if (key === undefined) return 'none'
    const sent = digest(key)
    return known.map((one) => timingSafeEqual(one, sent)).includes(true) ? 'known' : 'unknown'
  }
}
