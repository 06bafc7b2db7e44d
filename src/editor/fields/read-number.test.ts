import { expect, it } from 'vitest'
import { readNumber } from './read-number.ts'

it.each([
  ['12', 12],
  ['12.5', 12.5],
  ['12,5', 12.5],
  [' 1 200 ', 1200],
  ['−3', -3],
  ['0,25', 0.25],
])('%j is the number %s', (typed, value) =>
  expect(readNumber(typed)).toEqual({ kind: 'number', value }),
)

it.each(['', '  ', '\u00a0'])('%j is empty', (typed) =>
  expect(readNumber(typed)).toEqual({ kind: 'empty' }),
)

it.each([
  ['12,500', 'Write 12500, or 12.500'],
  ['1,200.50', 'Write a number'],
  ['12,', 'Write a number'],
  ['1e5', 'Write a number'],
  ['0x10', 'Write a number'],
  ['12 h', 'Write a number'],
  ['-', 'Write a number'],
])('%j is refused in words', (typed, why) =>
  expect(readNumber(typed)).toEqual({ kind: 'unclear', why: expect.stringContaining(why) }),
)
