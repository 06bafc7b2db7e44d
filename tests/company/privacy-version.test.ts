import { expect, it } from 'vitest'
import { getPage } from '#src/content/page.ts'
import { settings } from '#src/content/settings/settings.ts'
import { contactFieldNames } from '#src/contracts/contact/contact-fields.ts'

/** Version of the privacy policy, with what a contact stores since then. */
const version = {
  on: '2026-11-29',
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
  const stored = contactFieldNames.map((name) => settings().phrases.stored[name])
  expect({ on: getPage('privacy-policy').date.on, stored }).toEqual(version)
})
