import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { companyPhone } from '#src/content/schemas/company-schema.ts'
import { amountText, orderCode } from '#src/content/schemas/schema.ts'
import {
  readQuantity,
  readTypedList,
  writeRequestList,
} from '#src/contracts/contact/request-list.ts'
import { phone } from '#src/contracts/contact/text-schemas.ts'
import { telephoneOf } from '#src/contracts/formats.ts'
import { internationalPhone, isPlausiblePhone, phoneToDial } from '#src/contracts/phone.ts'
import { readSites } from '#src/contracts/quote/quote-address.ts'
import { digitsOfCode } from '#src/contracts/text/plain-digits.ts'
import { readNumber } from '#src/contracts/text/read-number.ts'
import {
  cleanCurrency,
  readLines,
  readPercent,
  readTyped,
  readWholeDiscount,
} from '#src/desk/offers/form/typed-lines.ts'
import { offerAnswer } from '#src/desk/offers/offer-answers.server.ts'
import { codeProof } from '#src/staff/second-factor/second-factor.ts'

const inDigitsFrom = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
const keyboards: [name: string, type: (text: string) => string][] = [
  ['Arabic', inDigitsFrom(0x660)],
  ['Persian', inDigitsFrom(0x6f0)],
  ['Hindi', inDigitsFrom(0x966)],
  [
    'full-width',
    (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  ],
]

const terms = { currency: 'USD', pricedIn: 'USD', isSent: false }
const accepts = { act: 'accept', name: 'Layla', position: 'Owner' }
const home = { country: 'Jordan', countryCode: 'JO' }
/** Every field into which a number or telephone number is typed, with what reads it. */
const fields: [field: string, typed: string, read: (typed: string) => unknown][] = [
  ['number in the editor', '12.5', (typed) => readNumber(typed)],
  ['price in the editor', '1,200.50', (typed) => readNumber(typed)],
  ['amount of content', '112.520', (typed) => amountText.parse(typed)],
  ['price of an offer', '112.5', (typed) => readTyped(typed, 'fault')],
  ['percentage of an offer', '7.5%', (typed) => readPercent(typed, 'fault')],
  ['sum won', '1,200', (typed) => readNumber(typed, '', { isWhole: true })],
  ['number of sites', '12', readSites],
  ['quantity', '40', readQuantity],
  ['list of products', '40', (typed) => readTypedList(`gateway*${typed}`)],
  ['telephone', '079 123 4567', (typed) => phone({ min: 5, max: 80 }, home).parse(typed)],
  ['plausible number', '079 123 4567', (typed) => isPlausiblePhone(typed, 'JO')],
  ['number to dial', '+962 79 123 4567', (typed) => phoneToDial(typed, 'JO')],
  ['international number', '079 123 4567', (typed) => internationalPhone(typed, 'JO')],
  ['address of a number', '+962 79 123 4567', telephoneOf],
  ['telephone of the company', '+962 79 123 4567', (typed) => companyPhone.parse(typed)],
  ['order code', 'SL-100', (typed) => orderCode.parse(typed)],
  ['code of an offer', '123 456', (code) => offerAnswer.parse({ ...accepts, code })],
  ['code of an app', '123 456', (code) => codeProof.parse({ code })],
]

it.each(
  fields.flatMap(([field, typed, read]) =>
    keyboards.map(([keyboard, type]) => ({ field, keyboard, typed, read, type })),
  ),
)('$field takes digits of a keyboard: $keyboard', ({ typed, read, type }) =>
  expect(read(type(typed))).toEqual(read(typed)),
)

/** Fields that somebody types into; the others read what a field has cleaned. */
const typedFields = fields.filter(
  ([field]) => !/^(?:plausible|international|number to)/.test(field),
)
const surplus: [what: string, add: (text: string) => string][] = [
  ['spaces around it', (text) => `${' '.repeat(120)}${text}${'\u00a0'.repeat(120)}`],
  ['invisible marks in it', (text) => [...text].map((sign) => `${sign}\u200b\u2060`).join('')],
]

it.each(
  typedFields.flatMap(([field, typed, read]) =>
    surplus.map(([what, add]) => ({ field, what, typed, read, add })),
  ),
)('$field is cleaned before its length is judged: $what', ({ typed, read, add }) =>
  expect(read(add(typed))).toEqual(read(typed)),
)

const apart = 'Your code:  1 2 3 \u2013 4 5 6  \u00a0 (Isopo, one hundred characters and more)'
it.each<[string, unknown, unknown]>([
  ['the code of an offer', offerAnswer.parse({ ...accepts, code: apart }), { code: '123456' }],
  ['the code of an app', codeProof.parse({ code: apart }), { code: '123456' }],
  ['a quantity', readQuantity('1 200'), 1200],
  ['a quantity with zeros', readQuantity('0000000012'), 12],
  ['a list', readTypedList('gateway*1\u202f200'), [{ slug: 'gateway', quantity: '1200' }]],
  ['a typed list', writeRequestList([{ slug: 'gateway', quantity: '1 200' }]), 'gateway*1200'],
  ['a number of sites', readSites('1 000'), 1000],
  ['a price', readTyped('0000001 200,50', ''), { digits: '1200.50' }],
  ['a percentage', readPercent('0000000007,5 %', ''), { digits: '7.5' }],
  ['a currency', cleanCurrency(' \uff4e\uff47\uff4e\u200b'), 'NGN'],
  ['a line of nothing', readLines({ 'text.0': 'Lock', 'quantity.0': ' ٠ ' }, terms), []],
  ['a blank line', readLines({ 'text.0': ' ', 'quantity.0': ' ' }, terms), []],
  ['a blank discount', readWholeDiscount({ discount: ' ' }, 'USD'), {}],
])('takes %s as it is pasted', (_, read, expected) =>
  typeof read === 'object' && !Array.isArray(read)
    ? expect(read).toMatchObject(expected as object)
    : expect(read).toEqual(expected),
)

it.each([
  ['١٢٫٥', '12.5'],
  ['١٢٫٥٠٠', '12.500'],
  ['١٬٢٠٠٫٥٠', '1200.50'],
  ['١٬٢٠٠', '1200'],
  ['۱٬۲۰۰٬۰۰۰', '1200000'],
  ['٫٥', '0.5'],
  ['١٢،٥', '12.5'],
  ['٥٠٪', '50'],
  ['−٣', '-3'],
])('reads %s as %s', (typed, digits) => expect(readNumber(typed)).toMatchObject({ digits }))

it.each(['٫', '٬', '١٢٬٥', '١٫٢٫٣', 'عشرة'])('reads no number in %s', (typed) =>
  expect(readNumber(typed)).toMatchObject({ kind: 'unclear' }),
)

it('no field is a number field, which drops the digits of another keyboard', () => {
  const files = globSync('src/**/*.{tsx,astro}').filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(300)
  expect(
    files.filter((file) =>
      /type=["{']+number|type: 'number', input/.test(readFileSync(file, 'utf8')),
    ),
  ).toEqual([])
})

it.each([
  '600443',
  '600 443',
  '600-443',
  'Your code is 600443, valid for 30 minutes',
  'Code 600443 until 14:30',
])('finds the code in %s', (typed) => expect(digitsOfCode(typed)).toBe('600443'))
