import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Milliseconds that people take to send a form; fully autofilled more than 500, often less than 2000. */
export const formAge = { min: 500, max: 24 * 3_600_000 } as const

export type TokenVerdict = 'good' | 'token-missing' | 'token-invalid' | 'token-too-young' | 'token-expired'

/** Signs and checks when a form was rendered. @param key the secret of this installation, the same in every process */
export function createFormTokens(key: string) {
  const sign = (text: string) => createHmac('sha256', key).update(`form ${text}`).digest('base64url')
  return {
    issue(now = Date.now()): string {
      const text = `${now.toString(36)}.${randomBytes(9).toString('base64url')}`
      return `${text}.${sign(text)}`
    },
    judge(token: string | undefined, now = Date.now()): TokenVerdict {
      if (!token) return 'token-missing'
      const end = token.lastIndexOf('.')
      const given = Buffer.from(token.slice(end + 1))
      const expected = Buffer.from(sign(token.slice(0, Math.max(end, 0))))
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'token-invalid'
      const age = now - Number.parseInt(token, 36)
      if (age < formAge.min) return 'token-too-young'
      return age > formAge.max ? 'token-expired' : 'good'
    },
  }
}

export type FormTokens = ReturnType<typeof createFormTokens>
