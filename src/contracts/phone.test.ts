import { expect, it } from 'vitest'
import {
  examplePhone,
  hasCountryCode,
  internationalPhone,
  isPlausiblePhone,
  phoneToDial,
} from './phone.ts'

it.each([
  ['+2348023456789', '+234 802 345 6789'],
  ['0802 345 6789', '+234 802 345 6789'],
  ['00234-802-345-6789', '+234 802 345 6789'],
  ['+44 (0)20 7946 0958', '+44 20 7946 0958'],
  ['+234 802 345 6789 x12', '+234 802 345 6789 x12'],
  ['=1+2', '=1+2'],
  // Of another country, or of a plan that has ended: nobody knows which.
  ['(514) 555-0142', '(514) 555-0142'],
  ['11 98765 4321', '11 98765 4321'],
  ['01 227 0000', '01 227 0000'],
  // A code that somebody typed stays, also where the plan has changed.
  ['+229 97 12 34 56', '+229 97 12 34 56'],
])('writes %s as %s', (typed, written) => expect(internationalPhone(typed, 'NG')).toBe(written))

/** Texts that hold a number, with the one to dial from Nigeria; empty where none is sure. */
const taken: [typed: string, dialled: string][] = [
  ['08023456789', '+234 802 345 6789'],
  ['(0)802 345 6789', '+234 802 345 6789'],
  ['234 802 345 6789', '+234 802 345 6789'],
  ['00234 802 345 6789', '+234 802 345 6789'],
  ['+0802 345 6789', '+234 802 345 6789'],
  ['(+234) 802.345.6789', '+234 802 345 6789'],
  ['+ 234 802 345 6789', '+234 802 345 6789'],
  ['0802_345_6789', '+234 802 345 6789'],
  ['0802·345·6789', '+234 802 345 6789'],
  ['０８０２－３４５－６７８９', '+234 802 345 6789'],
  ['٠٨٠٢٣٤٥٦٧٨٩', '+234 802 345 6789'],
  ['०८०२३४५६७८९', '+234 802 345 6789'],
  ['Tel: 0802 345 6789.', '+234 802 345 6789'],
  ['tel:+234-802-345-6789', '+234 802 345 6789'],
  ['https://wa.me/2348023456789', '+234 802 345 6789'],
  ['0802 345 6789 (ask for Ada)', '+234 802 345 6789'],
  ['0802 345 6789, 0803 123 4567', '+234 802 345 6789'],
  ['0802 345 6789/0803 123 4567', '+234 802 345 6789'],
  ['0802 345 6789 or 0803 123 4567', '+234 802 345 6789'],
  ['08023456789 08031234567', '+234 802 345 6789'],
  ['0802 345 6789 0803 123 4567', '+234 802 345 6789'],
  ['+2348023456789+2348031234567', '+234 802 345 6789'],
  ['0802 345 6789 / 8', '+234 802 345 6789'],
  ['01 227 0000, 0802 345 6789', '+234 802 345 6789'],
  ['0802 345 6789 ext 12', '+234 802 345 6789'],
  ['0802 345 6789 Extension: 12', '+234 802 345 6789'],
  ['0802 345 6789x12', '+234 802 345 6789'],
  ['0802 345 6789#12', '+234 802 345 6789'],
  ['+234 802 345 6789;ext=12', '+234 802 345 6789'],
  ['+33 1 23 45 67 89 poste 12', '+33 1 23 45 67 89'],
  ['+7 (495) 123-45-67 доб. 5', '+7 495 123 45 67'],
  ['+44 (0)20 7946 0958', '+44 20 7946 0958'],
  ['+1 (650) 253-0000', '+1 650 253 0000'],
  ['+683 4002', '+683 4002'],
  // Numbers of an older plan: Lagos before 2024, and Benin before it had ten digits.
  ['01 227 0000', ''],
  ['+234-1-227-0000', ''],
  ['+229 97 12 34 56', ''],
  // Numbers of another country without its code.
  ['(650) 253-0000', ''],
  ['1-800-FLOWERS', ''],
  ['0700CALLBANK', ''],
  ['+234 700 CALL OUR BANK', ''],
]
it.each(taken)('%j is taken, and dialled as %j', (typed, dialled) => {
  expect(isPlausiblePhone(typed, 'NG')).toBe(true)
  expect(phoneToDial(typed, 'NG')).toBe(dialled)
})

it.each([
  ...['12', '12345', '123 456', '+234', '+234 802', '#12', '*123#', '1E5', '10:30', '12-34'],
  ...['call me maybe', 'n/a', '-', '+', '()', 'ext 12', 'twelve', '=1+2', '😀', 'phone'],
  ...[
    '00000000',
    '000000000000',
    '4111 1111 1111 1111',
    '+999 1234567',
    `+234${'0'.repeat(30)}`,
    '9'.repeat(16),
  ],
  ...['2026-11-25', '25/11/2026', '25.11.2026', '₦5,000,000', '$ 5,000,000'],
  'ade2348023456@works.example',
])('%j is no number', (typed) => {
  expect(isPlausiblePhone(typed, 'NG')).toBe(false)
  expect(phoneToDial(typed, 'NG')).toBe('')
})

it.each([
  ['020 7946 0958', 'GB', '+44 20 7946 0958'],
  ['0788 123 456', 'RW', '+250 788 123 456'],
  ['0802 345 6789', 'AQ', ''],
  ['+234 802 345 6789', 'AQ', '+234 802 345 6789'],
  ['030/12345', 'DE', '+49 30 12345'],
])('%s in %s is dialled as %j', (typed, country, dialled) => {
  expect(isPlausiblePhone(typed, country)).toBe(true)
  expect(phoneToDial(typed, country)).toBe(dialled)
})

it.each(['NG', 'RW', 'CA', 'KE'])('its example of %s is plausible there', (country) => {
  const example = examplePhone(country)
  expect(example).toMatch(/^\+/)
  expect(isPlausiblePhone(example ?? '', country)).toBe(true)
})

it.each([
  ['+1 204 555 0142', true],
  ['001 204 555 0142', true],
  ['Tel: +1 (204) 555-0142, ext 3', true],
  ['＋１ ２０４ ５５５ ０１４２', true],
  ['(204) 555-0142', false],
  ['0802 345 6789', false],
  ['1-800-FLOWERS', false],
  ['+12', false],
])('%s says its country: %s', (typed, says) => expect(hasCountryCode(typed)).toBe(says))
