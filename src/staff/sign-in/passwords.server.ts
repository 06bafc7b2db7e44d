import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const deriveNow = promisify(argon2)

let last: Promise<unknown> = Promise.resolve()

/**
 * Derives one key at a time, because each occupies a thread of the pool that pages and mails need,
 * and sign-ins may come in floods.
 */
function derive(...parameters: Parameters<typeof deriveNow>): Promise<Buffer> {
  const derived = last.then(() => deriveNow(...parameters))
  last = derived.catch(() => {})
  return derived
}

/**
 * Cost of a hash: KiB of memory, passes and lanes. Every hash contains its cost, which is used for
 * its verification.
 */
export type PasswordCost = { memory: number; passes: number; parallelism: number }
/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. Only tests use a lower cost. */
const recommendedCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** @returns a PHC string, as other argon2 libraries read it */
export async function hashPassword(password: string, cost = recommendedCost): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce,
    tagLength,
    ...cost,
  })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

const phc =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<nonce>[^$]+)\$(?<tag>[^$]+)$/

export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const parts = phc.exec(stored)?.groups
  if (!parts) return false
  const expected = Buffer.from(parts['tag'] ?? '', 'base64')
  const tag = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(parts['nonce'] ?? '', 'base64'),
    tagLength: expected.length,
    memory: Number(parts['memory']),
    passes: Number(parts['passes']),
    parallelism: Number(parts['parallelism']),
  })
  return timingSafeEqual(expected, tag)
}

// Letters and digits that cannot be mistaken for one another.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const letters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Makes a one-time password: 20 characters in five groups, 99 bits. */
export const oneTimePassword = () => Array.from({ length: 5 }, () => letters(4)).join('-')

/** Makes a reference that people can read out, such as `k7m3-9qxa`: 39 bits. */
export const newReference = () => `${letters(4)}-${letters(4)}`
