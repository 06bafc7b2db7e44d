import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limits } from '#src/contracts/limits.ts'
import { formAge } from '#src/contracts/retention.ts'
import { openFormToken } from './renew-form-token.ts'

const twoDays = 2 * 24 * 3_600_000
const issued = (at: number) => `${at.toString(36)}.random.signature`

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answers: [what: string, answer: () => Promise<Response>, isRenewed: boolean][] = [
  ['a new token', async () => Response.json({ success: true, formToken: 'new' }), true],
  ['no network', () => Promise.reject(new TypeError('failed')), false],
  ['another page', async () => new Response('<html>'), false],
  ['a refusal', async () => Response.json({ status: 429 }, { status: 429 }), false],
  ['nothing', () => new Promise(() => {}), false],
]
it.each(answers)('an old token, answered with %s', async (_, answer, isRenewed) => {
  vi.stubGlobal('fetch', answer)
  const old = issued(Date.now() - twoDays)
  const token = openFormToken(old, () => {})()
  await vi.advanceTimersByTimeAsync(limits.formToken.longestWaitMs)
  expect(await token).toBe(isRenewed ? 'new' : old)
})

it('is renewed where the phone’s clock is days slow', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ formToken: 'new' }))
  const token = openFormToken(issued(Date.now() + twoDays), () => {})()
  await vi.advanceTimersByTimeAsync(limits.formToken.longestWaitMs)
  expect(await token).toBe('new')
})

it('is not sent before the server takes it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ formToken: issued(Date.now()) }))
  const start = Date.now()
  const token = openFormToken(issued(start - twoDays), () => {})()
  await vi.advanceTimersByTimeAsync(limits.formToken.longestWaitMs)
  const sent = await token
  expect(sent).toBe(issued(start))
  expect(formAge.min + formAge.min).toBeLessThan(limits.formToken.longestWaitMs)
})

it('is asked for once, and tells of it', async () => {
  const ask = vi.fn(async () => Response.json({ formToken: issued(Date.now()) }))
  vi.stubGlobal('fetch', ask)
  const told = vi.fn()
  const current = openFormToken(issued(Date.now() - twoDays), told)
  const all = Promise.all([current(), current()])
  await vi.advanceTimersByTimeAsync(limits.formToken.longestWaitMs)
  await all
  await current()
  expect(ask).toHaveBeenCalledTimes(1)
  expect(told).toHaveBeenCalledTimes(1)
})

it.each([0, limits.formToken.renewAfterMs])('is kept %i ms after its issue', async (age) => {
  vi.stubGlobal('fetch', () => expect.unreachable())
  const token = issued(Date.now() - age)
  expect(await openFormToken(token, () => {})()).toBe(token)
})
