import { Secret } from 'otpauth'
import { expect, it } from 'vitest'
import { findClockError, matchTotp, newTotpSecret, totpAddress } from './totp.server.ts'

/** The secret of RFC 6238, appendix B. */
const secret = Secret.fromUTF8('12345678901234567890').base32

// The codes are the last six of the eight digits in the table of the RFC.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i s the code is %s', (seconds, code) =>
  expect(matchTotp(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30)),
)

it('accepts the code of the step before and after, and no other', () => {
  const at = (seconds: number) => matchTotp(secret, '287082', seconds * 1000)
  expect([0, 29, 30, 59, 60, 89].map(at)).toEqual([1, 1, 1, 1, 1, 1])
  expect(at(90)).toBeNull()
  expect(matchTotp(secret, '287083', 59_000)).toBeNull()
  expect(matchTotp(secret, '', 59_000)).toBeNull()
})

it.each([
  [0, 1],
  [90, -1],
  [149, -2],
  [59 + 300, -5],
  [59 + 660, undefined],
])('at %i s the code of 59 s shows a clock %s minutes ahead', (seconds, minutes) =>
  expect(findClockError(secret, '287082', seconds * 1000)?.minutes).toBe(minutes),
)

it('makes a secret of 160 bits and an address for an app', () => {
  const made = newTotpSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(made)
  const address = new URL(totpAddress(made, { issuer: 'A & B', label: 'Ngọzi' }))
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toContain('A & B:Ngọzi')
  expect(address.searchParams.get('secret')).toBe(made)
})
