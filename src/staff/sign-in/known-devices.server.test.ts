import { expect, it } from 'vitest'
import { deviceLife, findDevice, issueDeviceCookie } from './known-devices.server.ts'

const find = (cookie: string | undefined, account: number, now?: number) =>
  findDevice('secret', cookie, account, now)
const issue = (cookie: string | undefined, account: number, now?: number) =>
  issueDeviceCookie('secret', cookie, account, now)

it('knows a device for the account that signed in from it, as long as it lasts', () => {
  const now = Date.now()
  const cookie = issue(undefined, 1, now)
  const id = find(cookie, 1, now)
  expect(id).toMatch(/^[\w-]{16}$/)
  expect(find(cookie, 2, now)).toBeNull()
  expect(find(cookie, 1, now + deviceLife - 1)).toBe(id)
  expect(find(cookie, 1, now + deviceLife)).toBeNull()
  expect(find(issue(cookie, 1, now + 1), 1, now + deviceLife), 'the next sign-in prolongs it').toBe(
    id,
  )
})

it('keeps up to five accounts of a shared computer, the last first', () => {
  const cookie = [1, 2, 3, 4, 5, 6].reduce<string | undefined>(
    (kept, account) => issue(kept, account),
    undefined,
  )
  expect([1, 2, 3, 4, 5, 6].map((account) => find(cookie, account) !== null)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ])
})

it.each(['', 'a', 'a.b.c', '~~', `${'x'.repeat(5000)}`, 'a.b.ü'])(
  'knows nobody by "%s"',
  (cookie) => {
    expect(find(cookie, 1)).toBeNull()
    expect(find(issue(cookie, 1), 1)).not.toBeNull()
  },
)

it('knows no cookie of another installation, nor one whose id or date was changed', () => {
  const cookie = issueDeviceCookie('other', undefined, 1)
  expect(find(cookie, 1)).toBeNull()
  const [id = '', issuedAt = '', signature = ''] = issue(undefined, 1).split('.')
  expect(find(`${id}x.${issuedAt}.${signature}`, 1)).toBeNull()
  expect(find(`${id}.${issuedAt}1.${signature}`, 1)).toBeNull()
})
