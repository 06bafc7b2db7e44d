import { expect, it } from 'vitest'
import { contactNumbers } from './contact-numbers.ts'

it.each([
  ['Call +234 803 123 4567 today', ['+2348031234567']],
  ['Pay into 0123456789 (GTBank)', ['0123456789']],
  ['(0803) 123-4567, or 08031234567', ['08031234567', '08031234567']],
  ['IBAN DE89 3704 0044 0532 0130 00', ['DE89370400440532013000']],
  ['Ring ０８０３１２３４５６７', ['08031234567']],
  ['From 2026-11-28 to 2026-12-01', []],
  ['It costs ₦1,700,000 or $1,174.72', []],
  ['IEC 60335-1:2020, 868.300 MHz', []],
])('finds numbers in %j', (text, found) => expect(contactNumbers(text)).toEqual(found))

it('finds them in lists and groups, and not across two texts', () => {
  expect(contactNumbers({ a: ['Call 08031234567'], b: null })).toEqual(['08031234567'])
  expect(contactNumbers(['12345', '67890'])).toEqual([])
})
