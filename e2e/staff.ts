import { DatabaseSync } from 'node:sqlite'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { runAdmin } from '../scripts/admin/admin-commands.ts'
import { readConfig } from '../src/core/environment/config.ts'
import { newLetters } from './copy.ts'

export type Account = { name: string; password: string }

const ownPassword = 'a lagoon at seven in the morning'
export const sameOriginHeaders = { 'sec-fetch-site': 'same-origin' }

/**
 * Adds an account by the command for the site's operator.
 * @param role by default owner
 * @returns name and one-time password
 */
export async function addAccount(
  role?: string,
  database = process.env['E2E_DATABASE'] ?? '',
): Promise<Account> {
  const name = `e2e-${newLetters()}`
  const { text } = await runAdmin(readConfig({ DATABASE_URL: database }), [
    'add',
    name,
    ...(role ? [role] : []),
  ])
  return { name, password: /one-time password (\S+)/.exec(text)?.[1] ?? '' }
}

/** A sender of requests: a page with its session, or a client without a browser. */
export type StaffClient = { request: APIRequestContext }

export async function openAccount(
  client: StaffClient,
  role?: string,
  database?: string,
): Promise<Account> {
  const { name, password } = await addAccount(role, database)
  await signIn(client, { name, password })
  const data = { currentPassword: password, newPassword: ownPassword }
  const change = await client.request.post('/api/session/password', {
    data,
    headers: sameOriginHeaders,
  })
  expect(change.status()).toBe(200)
  return { name, password: ownPassword }
}

export async function signIn({ request }: StaffClient, { name, password }: Account) {
  const answer = await request.post('/api/session', {
    data: { username: name, password },
    headers: sameOriginHeaders,
  })
  expect(answer.status()).toBe(200)
}

/** Moves an account's last proof of identity an hour into the past. @param file of the database */
export function makeStale({ name }: Account, file = process.env['E2E_DATABASE'] ?? '') {
  const database = new DatabaseSync(file)
  database.exec('pragma busy_timeout = 5000')
  const statement =
    'update session set proved_at = ? where staff_id = (select id from staff where name = ?)'
  database.prepare(statement).run(Date.now() - 3_600_000, name)
  database.close()
}

/**
 * Reads the signed-in flag (spec.md §4), which pages use when the browser restores them from its
 * back/forward cache.
 */
export const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('isAdmin'))

/** Waits until the dashboard's script has read contacts, subscribers and news. */
export const hasRead = (page: Page) =>
  page.waitForFunction(
    (paths) => {
      const answered = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
      return paths.every((path) => answered.includes(path))
    },
    ['/api/contact', '/api/newsletter', '/api/contact/news'],
  )

/**
 * Signs out after the dashboard's script has read its data, because a request refused after the
 * sign-out would keep the page open.
 */
export async function signOut(page: Page, isScripted = true) {
  if (isScripted && new URL(page.url()).pathname === '/admin/dashboard') await hasRead(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/signin')
}

export async function typeSignIn(page: Page, { name, password }: Account) {
  await page.getByLabel('Username', { exact: true }).fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

export const readSecret = async (page: Page) =>
  ((await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replaceAll(' ', '')

/**
 * Adds an authenticator app to the account of a page.
 * @returns a function that gives an unused code
 */
export async function addApp(page: Page): Promise<() => string> {
  await page.goto('/admin/account/authenticator')
  const secret = await readSecret(page)
  await page.getByLabel('Code from your app', { exact: true }).fill(codeOf(secret))
  await page.getByRole('button', { name: 'Add the app' }).click()
  await expect(page).toHaveURL('/admin/account/recovery-codes')
  // The code of the next half minute is newer than the used code, and is valid for longer.
  return () => codeOf(secret, 1)
}

/** Returns the code that an authenticator app shows. @param steps half minutes from now */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

export async function typeNewPassword(page: Page, password = ownPassword): Promise<string> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
  return password
}
