import { expect, it } from 'vitest'
import { withoutRanges } from './media-ranges.ts'

it.each([
  ['(width < 720px) 90vw, 33vw', '(max-width: 719.98px) 90vw, 33vw'],
  ['(width >= 68.75rem)', '(min-width: 68.75rem)'],
  [
    '(720px <= width < 1100px) and (height < 40rem)',
    '(min-width: 720px) and (max-width: 1099.98px) and (max-height: 39.98rem)',
  ],
  ['print, (prefers-color-scheme: dark)', 'print, (prefers-color-scheme: dark)'],
])('writes %s as %s', (query, old) => expect(withoutRanges(query)).toBe(old))
