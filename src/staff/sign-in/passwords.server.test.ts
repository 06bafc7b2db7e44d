import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { expect, it } from 'vitest'
import { hashPassword, newReference, oneTimePassword, verifyPassword } from './passwords.server.ts'

it('verifies a password in any Unicode normalisation', async () => {
  const hash = await hashPassword('ìsopọ̀ connection'.normalize('NFC'))
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await verifyPassword(hash, 'ìsopọ̀ connection'.normalize('NFD'))).toBe(true)
  expect(await verifyPassword(hash, 'isopo connection')).toBe(false)
})

it('verifies hashes of other argon2 programs', async () => {
  // Test vector of the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16
  // -p 1
  const other =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword(other, 'password')).toBe(true)
  expect(await verifyPassword(other, 'Password')).toBe(false)
})

it.each(['', 'plain', '$argon2i$v=19$m=1,t=1,p=1$a$b', '$2b$10$abc'])(
  'refuses the stored value "%s"',
  async (stored) => {
    expect(await verifyPassword(stored, 'password')).toBe(false)
  },
)

it('makes unique passwords and references', () => {
  expect(new Set(Array.from({ length: 1000 }, oneTimePassword)).size).toBe(1000)
  expect(new Set(Array.from({ length: 1000 }, newReference)).size).toBe(1000)
})

it('leaves threads of the pool free while many passwords are verified', async () => {
  const hash = await hashPassword('a long pass phrase')
  let checked = 0
  const all = Array.from({ length: 30 }, () =>
    verifyPassword(hash, 'another').then(() => {
      checked += 1
    }),
  )
  await promisify(gzip)('a page')
  expect(checked).toBeLessThan(10)
  await Promise.all(all)
})
