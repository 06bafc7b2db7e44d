import { expect, it } from 'vitest'
import { soughtDigits, storedDigits } from './search.server.ts'

const isFound = (typed: string, stored: string) =>
  soughtDigits(typed).some((digits) => storedDigits(stored).includes(digits))

const lagos = [
  '+234 803 123 4567',
  '0803 123 4567',
  '08031234567',
  '00234-803-123-4567',
  '+234 (0)803 123 4567',
  '+234 0803 123 4567',
]
it.each(lagos.flatMap((stored) => lagos.map((typed) => [stored, typed])))(
  '%s is found as %s',
  (stored, typed) => expect(isFound(typed, stored)).toBe(true),
)

it.each([
  ['+44 20 7946 0958', '020 7946 0958'],
  ['0803 123 4567', '+234 803 123'],
  ['0803 123 4567', '234 803 123 4567'],
  ['+44 20 7946 0958', '+44 (0)20 7946'],
  ['+234 803 123 4567', '0803-123'],
  ['+234 803 123 4567', '(0803) 123.4567'],
  ['+234 803 123 4567', '4567'],
  ['0803 123 4567 x12', '+2348031234567'],
])('%s is found as %s', (stored, typed) => expect(isFound(typed, stored)).toBe(true))

it('another number is not found', () => {
  expect(isFound('0803 123 4568', '+234 803 123 4567')).toBe(false)
  expect(storedDigits('')).toBe('')
})
