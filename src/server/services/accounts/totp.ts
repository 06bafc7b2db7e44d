import { Secret, TOTP } from 'otpauth'

/** Seconds for which a code is shown, and its digits: what every authenticator app expects (RFC 6238 §5.2). */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps before and after the present one whose codes are accepted too: clocks differ, and typing takes a while. */
const window = 1

/** A new shared secret: 160 bits as RFC 4226 §4 recommends, base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an authenticator app reads from a QR code. @param issuer whose site, @param label whose account */
export const totpAddress = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ ...settings, issuer, label, secret: Secret.fromBase32(secret) }).toString()

/**
 * Finds the time step whose code was typed.
 * @param code six digits
 * @param now milliseconds since 1970
 * @returns null where the code belongs to no step near now
 */
export function matchTotp(secret: string, code: string, now: number): number | null {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: now, window })
  return delta === null ? null : totp.counter({ timestamp: now }) + delta
}
