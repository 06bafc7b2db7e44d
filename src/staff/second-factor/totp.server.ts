import { Secret, TOTP } from 'otpauth'

/** Seconds and digits of a code, as every authenticator app expects (RFC 6238 §5.2). */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/**
 * Number of steps accepted before and after the present one, because clocks differ and typing takes
 * time.
 */
const window = 1
/** Steps within which a wrong clock is recognised: ten minutes. */
const clockWindow = 20

/** Makes a shared secret: 160 bits as RFC 4226 §4 recommends, base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

export const totpAddress = (
  secret: string,
  { issuer, label }: { issuer: string; label: string },
): string => new TOTP({ ...settings, issuer, label, secret: Secret.fromBase32(secret) }).toString()

/**
 * Finds the time step of a code of six digits.
 * @param now milliseconds since 1970
 * @returns null if no step near `now` has this code
 */
export function matchTotp(secret: string, code: string, now: number): number | null {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: now, window })
  return delta === null ? null : totp.counter({ timestamp: now }) + delta
}

/**
 * Returns how far a phone's clock is off, by a code that is right for another time.
 * @param now milliseconds since 1970
 * @returns minutes, positive if the phone is ahead, and the step of the code; null if no step within
 * ten minutes has this code
 */
export function findClockError(secret: string, code: string, now: number) {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: now, window: clockWindow })
  if (delta === null) return null
  const minutes = Math.sign(delta) * Math.max(1, Math.round((Math.abs(delta) * 30) / 60))
  return { minutes, step: totp.counter({ timestamp: now }) + delta }
}
