import { expect, it } from 'vitest'
import { formAge } from '#src/contracts/retention.ts'
import { checkFormToken, issueFormToken } from './form-token.ts'

const context = { secret: 'key' }
const now = Date.UTC(2026, 10, 20)

it.each([
  ['just issued', 0, 'token-too-young'],
  ['half a second old', formAge.min, 'good'],
  ['a day old', formAge.max, 'good'],
  ['older than a day', formAge.max + 1, 'token-expired'],
])('checks a token %s', (_, age, state) =>
  expect(checkFormToken(context, issueFormToken(context, now - age), now)).toBe(state),
)

it('checks a missing and a foreign token', () => {
  expect(checkFormToken(context, undefined, now)).toBe('token-missing')
  expect(checkFormToken(context, '', now)).toBe('token-missing')
  const other = issueFormToken({ secret: 'other' }, now - 60_000)
  expect(checkFormToken(context, other, now)).toBe('token-invalid')
})
