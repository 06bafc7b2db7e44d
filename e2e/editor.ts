import { execFileSync } from 'node:child_process'
import type { Browser, Page } from '@playwright/test'
import { newLetters } from './copy.ts'
import { type Account, expect, test as staffTest } from './staff.ts'

const ownPassword = 'a lagoon at seven in the morning'
export const edit = (path: string) => `/admin/content/edit?path=${encodeURIComponent(path)}`
export const product = (name: string) => edit(`content/products/${name}.yaml`)

/** Adds an account of a role as the site's owner does, and chooses its password. */
export async function openAccount(page: Page, role: string, database = process.env['E2E_DATABASE']): Promise<Account> {
  const name = `e2e-${newLetters()}`
  const printed = execFileSync('node', ['scripts/admin.ts', 'add', name, role], {
    env: { ...process.env, DATABASE_URL: database },
    encoding: 'utf8',
  })
  const oneTime = /one-time password (\S+)/.exec(printed)?.[1] ?? ''
  await signInAs(page, { name, password: oneTime })
  const change = await page.request.post('/api/session/password', {
    data: { newPassword: ownPassword },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(change.status()).toBe(200)
  return { name, password: ownPassword }
}

export async function signInAs(page: Page, { name, password }: Account) {
  const answer = await page.request.post('/api/session', {
    data: { username: name, password },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
}

/** Somebody else, in a browser of their own. */
export async function openSecond(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { 'x-forwarded-for': '100.127.0.9' } })
  const page = await context.newPage()
  const account = await openAccount(page, 'editor')
  return { page, account, close: () => context.close() }
}

export const test = staffTest.extend<{ editor: Account }>({
  editor: [async ({ page }, use) => use(await openAccount(page, 'editor')), { auto: true }],
})

export const saved = (page: Page) => page.getByText(/^Draft saved \d\d:\d\d$/)
export const openPart = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) }).click()

export { expect }
