import { expect, it } from 'vitest'
import { roles } from '#src/contracts/permissions.ts'
import { signedIn } from '../../../tests/signed-in.ts'
import { createPreviewAccess, createPreviewCookies, previewLife } from './previews.ts'

const { issue, read } = createPreviewCookies('key')
const now = 1_800_000_000_000

it('names the session that sees drafts, for an hour', () => {
  const cookie = issue(12, now)
  expect(read(cookie, now)).toBe(12)
  expect(read(cookie, now + previewLife - 1)).toBe(12)
  expect(read(cookie, now + previewLife)).toBeNull()
})

it('shows drafts to accounts that may edit texts, and to no other', async () => {
  const seeing = await Promise.all(
    roles.map(async (role) => {
      const staff = signedIn({ role })
      const { issue: ask, findViewer, findFramer } = createPreviewAccess('key', async () => staff)
      const viewer = await findViewer({ preview: ask(staff), token: 'token' })
      return [role, viewer !== null, (await findFramer('token')) !== null]
    }),
  )
  expect(seeing).toEqual(roles.map((role) => [role, ...Array(2).fill(/owner|editor/.test(role))]))
})
