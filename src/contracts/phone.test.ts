import { expect, it } from 'vitest'
import { examplePhone, internationalPhone, isPlausiblePhone } from './phone.ts'

it.each([
  ['+2348023456789', '+234 802 345 6789'],
  ['0802 345 6789', '+234 802 345 6789'],
  ['00234-802-345-6789', '+234 802 345 6789'],
  ['+44 (0)20 7946 0958', '+44 20 7946 0958'],
  ['+234 802 345 6789 x12', '+234 802 345 6789 x12'],
  ['=1+2', '=1+2'],
])('writes %s as %s', (typed, written) => expect(internationalPhone(typed, 'NG')).toBe(written))

it.each([
  ['0802 345 6789', 'NG', true],
  ['(0)8023456789', 'NG', true],
  ['0788 123 456', 'RW', true],
  ['0802 345 6789', 'RW', false],
  ['020 7946 0958', 'GB', true],
  ['+234 802 345 6789', 'RW', true],
  ['0802 345 6789', 'AQ', false],
  ['+234 802 345 6789', 'AQ', true],
])('%s in %s is plausible: %s', (phone, country, isPlausible) =>
  expect(isPlausiblePhone(phone, country)).toBe(isPlausible),
)

it.each(['NG', 'RW', 'CA', 'KE'])('its example of %s is plausible there', (country) => {
  const example = examplePhone(country)
  expect(example).toMatch(/^\+/)
  expect(isPlausiblePhone(example ?? '', country)).toBe(true)
})
