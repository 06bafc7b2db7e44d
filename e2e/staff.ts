import { execFileSync } from 'node:child_process'
import { request as apiRequest, type Page } from '@playwright/test'
import { newLetters } from './copy.ts'
import { test as base, expect } from './fixtures.ts'

export type Account = { name: string; password: string }

const ownPassword = 'a lagoon at seven in the morning'

/** Adds an account as the site's owner does. Its password is for one use and must be changed. */
export function addAccount(): Account {
  const name = `e2e-${newLetters()}`
  const printed = execFileSync('node', ['scripts/admin.ts', 'add', name], {
    env: { ...process.env, DATABASE_URL: process.env['E2E_DATABASE'] },
    encoding: 'utf8',
  })
  return { name, password: /one-time password (\S+)/.exec(printed)?.[1] ?? '' }
}

/** Signs in without the form, in the browser's own session. */
export async function signIn(page: Page, { name, password }: Account) {
  const answer = await page.request.post('/api/session', { data: { username: name, password } })
  expect(answer.status()).toBe(200)
}

/** Types into the sign-in form and sends it. */
export async function typeSignIn(page: Page, { name, password }: Account) {
  await page.getByLabel('Username', { exact: true }).fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Chooses an own password on a page that demands one. */
export async function typeNewPassword(page: Page, password = ownPassword): Promise<string> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
  return password
}

/** Tests of the staff area; `account` has already changed its one-time password. */
export const test = base.extend<object, { account: Account }>({
  account: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { project }) => {
      const { name, password } = addAccount()
      const { baseURL = '' } = project.use
      const client = await apiRequest.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL, 'x-forwarded-for': '100.127.0.1' } })
      await client.post('/api/session', { data: { username: name, password } })
      const change = await client.post('/api/session/password', { data: { newPassword: ownPassword } })
      expect(change.status()).toBe(200)
      await client.dispose()
      await use({ name, password: ownPassword })
    },
    { scope: 'worker' },
  ],
})

export { expect }
