import { expect, it } from 'vitest'
import { createPreviewCookies, previewLife } from './previews.ts'

const { issue, read } = createPreviewCookies('key')
const now = 1_800_000_000_000

it('names the session that sees drafts, for an hour', () => {
  const cookie = issue(12, now)
  expect(read(cookie, now)).toBe(12)
  expect(read(cookie, now + previewLife - 1)).toBe(12)
  expect(read(cookie, now + previewLife)).toBeNull()
})
