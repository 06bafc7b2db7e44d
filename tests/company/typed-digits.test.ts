import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { companyPhone } from '#src/content/schemas/company-schema.ts'
import { amountText, orderCode } from '#src/content/schemas/schema.ts'
import { readQuantity, readTypedList } from '#src/contracts/contact/request-list.ts'
import { phone } from '#src/contracts/contact/text-schemas.ts'
import { telephoneOf } from '#src/contracts/formats.ts'
import { internationalPhone, isPlausiblePhone, phoneToDial } from '#src/contracts/phone.ts'
import { readSites } from '#src/contracts/quote/quote-address.ts'
import { readNumber } from '#src/contracts/text/read-number.ts'
import { readPercent, readTyped } from '#src/desk/offers/form/typed-lines.ts'
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
