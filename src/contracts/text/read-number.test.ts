import { expect, it } from 'vitest'
import { readNumber, writeNumber } from './read-number.ts'

it.each([
  ['12', 12],
  ['12.5', 12.5],
  ['12,5', 12.5],
  [' 1 200 ', 1200],
  ['−3', -3],
  ['0,25', 0.25],
  ['0.125', 0.125],
  [',5', 0.5],
  ['23%', 23],
  ['7,5 %', 7.5],
  ['1,200.50', 1200.5],
  ['1.200,50', 1200.5],
  ['1.250.000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1530.125', 1530.125],
  ["1'290.50", 1290.5],
  ['1’250’000', 1_250_000],
  ['1,29,000.50', 129_000.5],
])('%j is the number %s', (typed, value) =>
  expect(readNumber(typed)).toMatchObject({ kind: 'number', value }),
)

it.each(['', '  ', '\u00a0'])('%j is empty', (typed) =>
  expect(readNumber(typed)).toEqual({ kind: 'empty' }),
)

it.each([
  ['12,500', 'write 12500 or 12.5'],
  ['12.500', 'write 12500 or 12.5'],
  ['1,125', 'write 1125 or 1.1250'],
  ['12,', 'Write a number'],
  ['1,20.50', 'Write a number'],
  ['1.2.3', 'Write a number'],
  ['%', 'Write a number'],
  ['1e5', 'Write a number'],
  ['0x10', 'Write a number'],
  ['12 h', 'Write a number'],
  ['-', 'Write a number'],
  ["1'2", 'Write a number'],
  ['1,29,00', 'Write a number'],
])('%j is refused in words', (typed, why) =>
  expect(readNumber(typed)).toEqual({ kind: 'unclear', why: expect.stringContaining(why) }),
)

it.each([0.125, 1.125, 12, 1530.125, -2.375, 1200])('%d is read again as it is written', (value) =>
  expect(readNumber(writeNumber(value))).toMatchObject({ value }),
)

it('a bound leaves one way to read what could be thousands', () => {
  expect(readNumber('14.975', '', { most: 100 })).toMatchObject({ value: 14.975 })
  expect(readNumber('9,975', '', { most: 100 })).toMatchObject({ value: 9.975 })
  expect(readNumber('48.500', '', { hasMills: true })).toMatchObject({ digits: '48.500' })
  expect(readNumber('48,500', '', { hasMills: true })).toMatchObject({ kind: 'unclear' })
})
