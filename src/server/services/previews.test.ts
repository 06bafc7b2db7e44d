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

it('refuses what was changed, what another installation signed, and what is no cookie of this kind', () => {
  const cookie = issue(12, now)
  expect(read(cookie.replace(/^12/, '13'), now)).toBeNull()
  expect(
    read(
      cookie.replace(/\.(\d+)\./, (_, until) => `.${Number(until) + 1}.`),
      now,
    ),
  ).toBeNull()
  expect(read(createPreviewCookies('another').issue(12, now), now)).toBeNull()
  for (const other of ['', '.', '12', `12.${now + 1}`, `${cookie}x`]) expect(read(other, now)).toBeNull()
})
