import { expect, it } from 'vitest'
import { createFormTokens, formAge } from './form-token.ts'

const tokens = createFormTokens('key')
const now = Date.UTC(2026, 10, 20)

it.each([
  ['just handed out', 0, 'token-too-young'],
  ['half a second old', formAge.min, 'good'],
  ['a day old', formAge.max, 'good'],
  ['older than a day', formAge.max + 1, 'token-expired'],
])('judges a token %s', (_, age, verdict) => expect(tokens.judge(tokens.issue(now - age), now)).toBe(verdict))

it('judges a missing, a foreign and a changed token', () => {
  const token = tokens.issue(now - 60_000)
  expect(tokens.judge(undefined, now)).toBe('token-missing')
  expect(tokens.judge('', now)).toBe('token-missing')
  expect(createFormTokens('other').judge(token, now)).toBe('token-invalid')
  const [, ...rest] = token.split('.')
  for (const changed of [`${(now - 9000).toString(36)}.${rest.join('.')}`, `${token}x`, token.slice(0, -1), 'x', '..', 'ü.ü.ü'])
    expect(tokens.judge(changed, now)).toBe('token-invalid')
})
