import { expect, it } from 'vitest'
import { withoutSaid } from './said-once.ts'

it('takes the answer to a form out of the address, and leaves filter and place', () => {
  const dashboard = 'https://isopo.example/admin/dashboard'
  expect(withoutSaid(`${dashboard}?state=flagged&deleted=2#answer`)).toBe(
    `${dashboard}?state=flagged#answer`,
  )
  expect(withoutSaid('https://isopo.example/admin/account?ended#answer')).toBe(
    'https://isopo.example/admin/account#answer',
  )
  for (const kept of [`${dashboard}?search=done%20deal`, `${dashboard}?chosen=1,2#answer`])
    expect(withoutSaid(kept)).toBe(kept)
})
