import { createHmac, randomBytes } from 'node:crypto'
import { retention } from '#src/contracts/retention.ts'
import { isSameSignature } from '#src/core/signing/signer.ts'

// The signed cookie of a device from which an account has signed in, for its own allowance of
// guesses (decision 0031).

const day = 24 * 3_600_000
/**
 * Milliseconds for which a device is known after a sign-in; browsers store no cookie for longer.
 */
export const deviceLife = retention.deviceDays * day
/** Maximum number of accounts that one browser remembers, as on a shared computer. */
const accounts = 5

type Token = { id: string; issuedAt: string; signature: string }

const sign = (secret: string, accountId: number, { id, issuedAt }: Omit<Token, 'signature'>) =>
  createHmac('sha256', secret).update(`device ${accountId} ${id} ${issuedAt}`).digest('base64url')

const readTokens = (cookie: string | undefined): Token[] =>
  (cookie ?? '')
    .split('~')
    .slice(0, accounts)
    .map((text) => {
      const [id = '', issuedAt = '', signature = ''] = text.split('.')
      return { id, issuedAt, signature }
    })

const findToken = (secret: string, tokens: Token[], accountId: number, now: number) =>
  tokens.find(
    (token) =>
      isSameSignature(token.signature, sign(secret, accountId, token)) &&
      now - Number.parseInt(token.issuedAt, 36) < deviceLife,
  )

/**
 * Returns the id of the device if this account has signed in from it, else null.
 * @param secret of this installation
 */
export const findDevice = (
  secret: string,
  cookie: string | undefined,
  accountId: number,
  now = Date.now(),
): string | null => findToken(secret, readTokens(cookie), accountId, now)?.id ?? null

/**
 * @param secret of this installation
 * @returns the cookie after a sign-in; it still contains the other accounts of the browser
 */
export function issueDeviceCookie(
  secret: string,
  cookie: string | undefined,
  accountId: number,
  now = Date.now(),
): string {
  const known = readTokens(cookie)
  const own = findToken(secret, known, accountId, now)
  const part = {
    id: own?.id ?? randomBytes(12).toString('base64url'),
    issuedAt: now.toString(36),
  }
  const others = known.filter((token) => token !== own && token.signature !== '')
  return [{ ...part, signature: sign(secret, accountId, part) }, ...others]
    .slice(0, accounts)
    .map(({ id, issuedAt, signature }) => `${id}.${issuedAt}.${signature}`)
    .join('~')
}
