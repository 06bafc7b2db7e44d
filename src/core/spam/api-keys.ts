import { createHash, timingSafeEqual } from 'node:crypto'

/** `apiKeys`: of the owner's programs (API_KEYS). */
export type ApiKeyContext = { apiKeys: readonly string[] }

export type ApiKeyState = 'none' | 'known' | 'unknown'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Returns in constant time whether an Authorization header has a known key. */
export function checkApiKey({ apiKeys }: ApiKeyContext, header: string | null): ApiKeyState {
  const key = /^bearer +(\S+) *$/i.exec(header ?? '')?.[1]
  if (key === undefined) return 'none'
  const sent = digest(key)
  return apiKeys.map((one) => timingSafeEqual(digest(one), sent)).includes(true)
    ? 'known'
    : 'unknown'
}
