import { DatabaseSync } from 'node:sqlite'
import type { BrowserContext, Page } from '@playwright/test'
import { newLetters } from '../copy.ts'
import { expect } from '../fixtures.ts'
import {
  contactForm,
  fillRequest,
  openContact,
  sendButton,
  statusOfForm,
} from './contact-request.ts'

export const notices = (page: Page) => page.locator('[data-queued] > div')
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const keep = (page: Page) => button(page, 'Keep it on this phone and send it later')
export const formApi = /\/api\/(contact|newsletter|book)(\/form)?$/

export function read(query: string, value: string): Record<string, unknown>[] {
  const database = new DatabaseSync(process.env['E2E_DATABASE'] ?? '', { readOnly: true })
  const rows = database.prepare(query).all(value)
  database.close()
  return rows
}
export const storedMessages = (lastName: string) =>
  read('select message from contact where last_name = ? order by id', lastName).map(
    ({ message }) => message,
  )
export const expectStored = (lastName: string, messages: string[]) =>
  expect(async () => expect(storedMessages(lastName)).toEqual(messages)).toPass()

/** Fails requests of forms until the returned function is called. */
export async function cutForms(context: BrowserContext, method = '') {
  await context.route(formApi, (route) =>
    method && route.request().method() !== method ? route.continue() : route.abort(),
  )
  return () => context.unroute(formApi)
}

/** Reads what lies in the browser's database. */
export const keptIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('queued-requests')
        opening.onsuccess = () => {
          const [name = ''] = opening.result.objectStoreNames
          const reading = opening.result.transaction(name).objectStore(name).getAll()
          reading.onsuccess = () => resolve(JSON.stringify(reading.result))
        }
      }),
  )

export const restore = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

/** Fills in the contact form and keeps it. @returns last name, which no other test uses */
export async function keepContact(page: Page, changes: Parameters<typeof fillRequest>[1] = {}) {
  const lastName = newLetters()
  await openContact(page)
  await fillRequest(page, { lastName, ...changes })
  await sendButton(page).click()
  await expect(contactForm(page).locator(statusOfForm)).toContainText('Error submitting form')
  await keep(page).click()
  await expect(contactForm(page).locator('[data-queue-offer="queued"]')).toBeFocused()
  await expect(contactForm(page)).toContainText('Kept on this phone.')
  await expect(contactForm(page)).not.toContainText('Error submitting form')
  return lastName
}
