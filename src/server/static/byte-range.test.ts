import { expect, it } from 'vitest'
import { readByteRange } from './byte-range.ts'

it.each([
  [undefined, 'all'],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=-0', 'none'],
  ['bytes=100-', 'none'],
  ['bytes=5-2', 'all'],
  ['bytes=-', 'all'],
  ['bytes=a-b', 'all'],
  ['bytes=0-1,5-6', 'all'],
  ['items=0-1', 'all'],
])('reads "%s" of 100 bytes as %o', (header, range) =>
  expect(readByteRange(header, 100)).toEqual(range),
)
