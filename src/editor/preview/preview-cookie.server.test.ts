import { expect, it } from 'vitest'
import { issuePreviewCookie, previewLife, readPreviewCookie } from './preview-cookie.server.ts'

const context = { secret: 'secret' }
const now = 1_800_000_000_000

it('names the session that sees drafts, for an hour', () => {
  const cookie = issuePreviewCookie(context, 12, now)
  expect(readPreviewCookie(context, cookie, now)).toBe(12)
  expect(readPreviewCookie(context, cookie, now + previewLife - 1)).toBe(12)
  expect(readPreviewCookie(context, cookie, now + previewLife)).toBeNull()
})
