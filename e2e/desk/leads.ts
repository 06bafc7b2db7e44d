import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { site } from '#src/content/settings/site.ts'
import { formAge } from '#src/contracts/retention.ts'
import { newLetters } from '../copy.ts'
import { expect } from '../fixtures.ts'
import { request as typed } from '../forms/contact-request.ts'
import { type Account, type StaffClient, sameOriginHeaders, signIn } from '../staff.ts'

export const dashboard = '/admin/dashboard'
export const leadCards = (page: Page) => page.locator('main').getByRole('article')
export const states = (page: Page) => page.getByRole('navigation', { name: 'Contacts by state' })
export const leadSearch = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search contact submissions' })
export const found = (page: Page, last: string) => leadCards(page).filter({ hasText: last })
/** Unfolds a contact. */
export const more = (card: Locator) => card.getByRole('button', { name: /^More of/ })
export const said = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words })

/** Sends a focus event to the page's window, so that the page requests news at once. */
export const look = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')))

/** Gets a form token of the page's site, and waits until it is not flagged (`formAge.min`). */
export async function issueToken(page: Page): Promise<string> {
  const { formToken } = await (await page.request.get('/api/form-token')).json()
  await new Promise((resolve) => setTimeout(resolve, 2 * formAge.min))
  return formToken
}
let issued: Promise<string> | undefined
/** Returns a token of the site that all tests share. Each worker makes only one. */
const oldToken = (page: Page) => {
  issued ??= issueToken(page)
  return issued
}

/** Sends a request from a new address. Without a form token it is flagged. */
export async function sendFlagged(page: Page, fields: object): Promise<void> {
  const data = {
    ...typed,
    businessEmail: `${randomUUID().slice(0, 8)}@cold.example`,
    termsAccepted: true,
    ...fields,
  }
  expect(
    (await page.request.post('/api/contact', { data, headers: { cookie: '' } })).status(),
  ).toBe(201)
}

/**
 * Sends an ordinary request from a person in the company's time zone.
 * @param token of another site than the one that all tests share
 */
export const sendLead = async (
  page: Page,
  fields: Partial<Record<keyof typeof typed | 'timeZone' | 'quote', string>>,
  token = oldToken(page),
): Promise<void> =>
  sendFlagged(page, {
    timeZone: site().timeZone,
    ...fields,
    subject: '',
    formToken: await token,
  })

/**
 * Sends two ordinary requests and a flagged request without time zone.
 * @returns a word that occurs only in these three requests
 */
export async function sendLeads(page: Page): Promise<string> {
  const word = `Marina-${newLetters()}`
  const message = `Cold rooms. ${word}`
  await sendLead(page, { lastName: 'Okonkwo', timeZone: 'Africa/Lagos', message })
  await sendLead(page, { lastName: 'Ọkẹ́', timeZone: 'Asia/Tokyo', message })
  await sendFlagged(page, { lastName: 'Webb', message })
  return word
}

/**
 * Signs in and opens the list of three new requests (`sendLeads`).
 * @returns the word that occurs only in these requests
 */
export async function openLeads(page: Page, account: Account): Promise<string> {
  const word = await sendLeads(page)
  await signIn(page, account)
  await page.goto(`${dashboard}?search=${word}`)
  return word
}

/**
 * Marks the request of a card as answered without using the card, as a colleague would.
 * @returns the request's number
 */
export async function answerElsewhere({ request }: StaffClient, card: Locator) {
  const id = /\d+$/.exec((await card.getByRole('heading', { level: 3 }).textContent()) ?? '')?.[0]
  const data = { was: 'new', state: 'answered' }
  expect(
    (await request.patch(`/api/contact/${id}`, { data, headers: sameOriginHeaders })).status(),
  ).toBe(200)
  return id
}

export async function expectCounts(
  page: Page,
  [all, fresh, answered, flagged]: [all: number, fresh: number, answered: number, flagged: number],
) {
  // Nothing is sent here, so no contact waits for its customer.
  await expect(states(page).getByRole('link')).toHaveText([
    `All ${all}`,
    `Open ${fresh}`,
    'Waits for the customer 0',
    `Answered ${answered}`,
    `Flagged ${flagged}`,
  ])
}
