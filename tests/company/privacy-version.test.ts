import { expect, it } from 'vitest'
import { getPage } from '#src/content/page.ts'
import { contactFields } from '#src/contracts/contact/contact-fields.ts'

/** Version of the privacy policy, with what a contact stores since then. */
const version = {
  on: '2026-11-28',
  stored: [
    'first name',
    'last name',
    'company if you give it',
    'telephone number',
    'business e-mail address',
    'when you want to be called',
    'the products you list',
    'message',
  ],
}

it('the privacy policy has a new date where a contact stores other fields', async () => {
  const stored = Object.values(contactFields).map((field) => field.stored)
  expect({ on: getPage('privacy-policy').date.on, stored }).toEqual(version)
})
