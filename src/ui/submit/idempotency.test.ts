import { expect, it } from 'vitest'
import { limits } from '#src/contracts/limits.ts'
import { createIdempotencyKey, nextAttempt } from './idempotency.ts'

it('keeps the key for the same words and takes a new one for others', () => {
  const first = nextAttempt(undefined, { message: 'one' })
  expect(nextAttempt(first, { message: 'one' })).toBe(first)
  expect(nextAttempt(first, { message: 'two' }).key).not.toBe(first.key)
  expect(nextAttempt(undefined, { message: 'one' }).key).not.toBe(first.key)
})

it('makes keys that the server takes', () => {
  expect(createIdempotencyKey()).toMatch(/^[\w-]+$/)
  expect(createIdempotencyKey().length).toBeGreaterThanOrEqual(limits.idempotencyKey.min)
})
