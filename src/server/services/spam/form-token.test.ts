import { expect, it } from 'vitest'
import { formAge } from '#src/contracts/retention.ts'
import { createFormTokens } from './form-token.ts'

const tokens = createFormTokens('key')
const now = Date.UTC(2026, 10, 20)

it.each([
  ['just handed out', 0, 'token-too-young'],
  ['half a second old', formAge.min, 'good'],
  ['a day old', formAge.max, 'good'],
  ['older than a day', formAge.max + 1, 'token-expired'],
])('judges a token %s', (_, age, verdict) =>
  expect(tokens.judge(tokens.issue(now - age), now)).toBe(verdict),
)

it('judges a missing and a foreign token', () => {
  expect(tokens.judge(undefined, now)).toBe('token-missing')
  expect(tokens.judge('', now)).toBe('token-missing')
  expect(createFormTokens('other').judge(tokens.issue(now - 60_000), now)).toBe('token-invalid')
})
