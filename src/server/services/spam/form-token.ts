import { randomBytes } from 'node:crypto'
import { formAge } from '#src/contracts/retention.ts'
import { createSigner } from '../signing/signer.ts'

export type TokenVerdict =
  | 'good'
  | 'token-missing'
  | 'token-invalid'
  | 'token-too-young'
  | 'token-expired'

/**
 * Makes and checks signed times at which forms were rendered.
 * @param key the secret of this installation, the same in every process
 */
export function createFormTokens(key: string) {
  const { write, read } = createSigner(key, 'form')
  return {
    issue: (now = Date.now()): string =>
      write(`${now.toString(36)}.${randomBytes(9).toString('base64url')}`),
    judge(token: string | undefined, now = Date.now()): TokenVerdict {
      if (!token) return 'token-missing'
      const text = read(token)
      if (text === null) return 'token-invalid'
      const age = now - Number.parseInt(text, 36)
      if (age < formAge.min) return 'token-too-young'
      return age > formAge.max ? 'token-expired' : 'good'
    },
  }
}

export type FormTokens = ReturnType<typeof createFormTokens>
