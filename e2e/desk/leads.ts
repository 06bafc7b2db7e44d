import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { site } from '#src/content/settings/site.ts'
import { formAge } from '#src/server/services/spam/form-token.ts'
import { newLetters } from '../copy.ts'
import { request as typed } from '../forms/contact-request.ts'
import { expect } from '../staff.ts'

export const dashboard = '/admin/dashboard'
export const leadCards = (page: Page) => page.locator('main').getByRole('article')
export const states = (page: Page) => page.getByRole('navigation', { name: 'Contacts by state' })
export const leadSearch = (page: Page) => page.getByRole('searchbox', { name: 'Search contact submissions' })
export const found = (page: Page, last: string) => leadCards(page).filter({ hasText: last })
export const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })

/** Sends a focus event to the page's window, so that the page requests news at once. */
export const look = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')))

let issued: Promise<string> | undefined
/** Returns a form token that is old enough not to be flagged (`formAge.min`). Each worker makes only one token. */
const oldToken = (page: Page) => {
  issued ??= page.request.get('/api/form-token').then(async (answer) => {
    const { formToken } = await answer.json()
    await new Promise((resolve) => setTimeout(resolve, 2 * formAge.min))
    return formToken
  })
  return issued
}

/** Sends an ordinary contact request from a person in the company's time zone. */
export async function sendLead(page: Page, fields: Partial<Record<keyof typeof typed, string>>): Promise<void> {
  const businessEmail = `${randomUUID().slice(0, 8)}@cold.example`
  const data = {
    ...typed,
    businessEmail,
    ...fields,
    subject: '',
    formToken: await oldToken(page),
    timeZone: site().timeZone,
    termsAccepted: true,
  }
  expect((await page.request.post('/api/contact', { data, headers: { cookie: '' } })).status()).toBe(201)
}

/** Sends two ordinary requests and a flagged request without time zone. @returns a word that occurs only in these three requests */
export async function sendLeads(page: Page): Promise<string> {
  const word = `Marina-${newLetters()}`
  const formToken = await oldToken(page)
  for (const [lastName, more] of [
    ['Okonkwo', { subject: '', formToken, timeZone: 'Africa/Lagos' }],
    ['Ọkẹ́', { subject: '', formToken, timeZone: 'Asia/Tokyo' }],
    ['Webb', {}],
  ] as const) {
    const businessEmail = `${randomUUID().slice(0, 8)}@cold.example`
    const data = { ...typed, ...more, lastName, businessEmail, message: `Cold rooms. ${word}`, termsAccepted: true }
    expect((await page.request.post('/api/contact', { data, headers: { cookie: '' } })).status()).toBe(201)
  }
  return word
}

export async function expectCounts(page: Page, counts: [all: number, fresh: number, answered: number, flagged: number]) {
  const names = ['All', 'Open', 'Answered', 'Flagged']
  await expect(states(page).getByRole('link')).toHaveText(names.map((name, index) => `${name} ${counts[index]}`))
}
