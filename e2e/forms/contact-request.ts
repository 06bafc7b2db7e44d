import type { Page } from '@playwright/test'
import {
  type ContactFieldName,
  contactFieldNames,
  contactFields,
  mapContactFields,
} from '#src/contracts/contact/contact-fields.ts'
import { requestLabels } from '#src/contracts/staff/field-labels.ts'
import { expect, isLive } from '../fixtures.ts'

export type ContactRequestField = ContactFieldName
/** The fields that tests fill in. Fields in a folded part of the form have separate tests. */
export const contactRequestFields = contactFieldNames.filter(
  (name) => !contactFields[name].isFolded,
)
export const labels = requestLabels

export const request = {
  ...mapContactFields(({ isFolded }, name) => (isFolded ? '' : requestLabels[name])),
  firstName: 'Adaeze',
  lastName: 'Okonkwo',
  company: 'Marina Cold Stores Ltd',
  phone: '+234 802 345 6789',
  businessEmail: 'ada@cold.example',
  message: 'Three cold rooms in Apapa.\nA cut every night.',
}

export const contactApi = '**/api/contact'
export const statusOfForm = '[data-status]'
export const contactForm = (page: Page) =>
  page
    .getByRole('form', { name: /./ })
    .and(page.locator('form:is([action^="/contact"], [action^="/fr/contact"])'))
export const control = (page: Page, field: ContactRequestField) =>
  contactForm(page).locator(`[name=${field}]`)
export const terms = (page: Page) => contactForm(page).locator('[name=termsAccepted]')
export const sendButton = (page: Page) => contactForm(page).getByRole('button', { name: /^Send/ })

/** Points at the form, which loads its script. */
export async function reachContact(page: Page) {
  await contactForm(page).locator('label:visible').first().hover()
  await isLive(page, 'ContactForm')
}

export async function openContact(page: Page) {
  await page.goto('/contact')
  await reachContact(page)
}

export async function fillRequest(
  page: Page,
  changes: Partial<Record<ContactRequestField, string>> = {},
) {
  for (const field of contactRequestFields)
    await control(page, field).fill(changes[field] ?? request[field])
  await terms(page).check()
}

export async function expectFields(page: Page, values: Record<ContactRequestField, string>) {
  for (const field of contactRequestFields)
    await expect(control(page, field)).toHaveValue(values[field])
}

export const emptyRequest = mapContactFields(() => '')
