import { expect, it } from 'vitest'
import { quoteToStore } from '#src/content/quote-to-store.ts'
import { site } from '#src/content/settings/site.ts'
import { phoneToDial } from '#src/contracts/phone.ts'
import { emptyChoice } from '#src/contracts/quote/quote-address.ts'
import { phoneCountryOf } from './phone-country.server.ts'

const quoteTo = (region: string) =>
  quoteToStore({ choice: { ...emptyChoice, region }, requestList: 'gateway*2' }, Date.now()).quote

it.each([
  ['', site().address.countryCode],
  ['abuja', site().address.countryCode],
  ['elsewhere', ''],
])('of a request with delivery to %j is %j', (region, country) =>
  expect(phoneCountryOf(quoteTo(region))).toBe(country),
)

it('dials no number here that the visitor has there', () => {
  // Right in Nigeria too, where it is of nobody who wrote.
  expect(phoneToDial('(204) 555-0142', phoneCountryOf(quoteTo('elsewhere')))).toBe('')
  expect(phoneToDial('(204) 555-0142', phoneCountryOf(null))).not.toBe('')
})
