import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { signInReasons } from '#src/contracts/account/proof.ts'
import { expectNoFaults } from '../access/axe.ts'
import { expect, expectedProblems, failedRequest, holdBack, isLive, test } from '../fixtures.ts'
import { request as typed } from '../forms/contact-request.ts'
import { subscribe } from '../forms/newsletter-mails.ts'
import { flag, hasRead, openAccount, signIn, signOut, typeSignIn } from '../staff.ts'
import { dashboard, leadCards, sendFlagged, states } from './leads.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Staff area' })
const lists = /\/api\/(contact|newsletter)(\?|$)/

async function sendContact(page: Page): Promise<string> {
  const lastName = `Okonkwo ${randomUUID().slice(0, 8)}`
  await sendFlagged(page, { lastName })
  return lastName
}

test.describe('§2 /admin/dashboard ·', () => {
  test.describe('in Tokyo', () => {
    test.use({ timezoneId: 'Asia/Tokyo' })
    test('shows every field of a request that a visitor sent, in local time', async ({
      page,
      browser,
      baseURL,
    }) => {
      const lastName = `Nwosu ${randomUUID().slice(0, 8)}`
      const visitor = await browser.newContext({
        baseURL: baseURL ?? '',
        timezoneId: 'America/New_York',
      })
      const form = (await visitor.newPage()).locator('form[action^="/contact"]')
      await form.page().goto('/contact')
      for (const [field, value] of Object.entries({ ...typed, lastName }))
        if (value) await form.locator(`[name=${field}]`).fill(value)
      await form.locator('[name=termsAccepted]').check()
      await isLive(form.page(), 'ContactForm')
      await form.getByRole('button', { name: 'Send' }).click()
      await expect(form).toContainText('Message sent successfully!')
      await visitor.close()

      // The account has no time zone yet, so its browser names one.
      await openAccount(page)
      const named = page.waitForResponse('**/admin/time-zone')
      await page.goto(dashboard)
      await named
      const { items } = await (await page.request.get('/api/contact')).json()
      const record = items.find((item: { lastName: string }) => item.lastName === lastName)
      await page.goto(dashboard)
      await expect(
        page.getByRole('heading', { level: 2, name: 'Contact Submissions' }),
      ).toBeVisible()
      const card = page.getByRole('article', { name: `Contact #${record.id}`, exact: true })
      const value = (label: string) =>
        card
          .locator('dt', { hasText: new RegExp(`^${label}$`) })
          .locator('xpath=following-sibling::dd')
      await expect(value('First name')).toHaveText(typed.firstName)
      await expect(value('Last name')).toHaveText(lastName)
      await expect(value('Company')).toHaveText(typed.company)
      await expect(value('Phone number')).toHaveText(typed.phone)
      await expect(value('Business email')).toHaveText(typed.businessEmail)
      await expect(value('Time zone')).toHaveText('America/New_York')
      const local = new Intl.DateTimeFormat('en-GB', {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: 'Asia/Tokyo',
      })
      // With its zone, because it is not the office's.
      const submitted = `${local.format(new Date(record.submittedAt))} GMT+9`
      await expect(value('Submitted at')).toHaveText(submitted)
      const message = card.getByText(typed.message, { exact: true })
      await expect(message).toBeVisible()
      await expect(message).toHaveCSS(
        'white-space-collapse',
        /^(preserve|preserve-breaks|break-spaces)$/,
      )
    })
  })

  test('Logout removes the flag, and the way back shows nothing', async ({ page, account }) => {
    const lastName = await sendContact(page)
    await signIn(page, account)
    await page.goto(dashboard)
    await expect(leadCards(page).filter({ hasText: lastName })).toBeVisible()
    await expect.poll(() => flag(page)).toBe('true')
    await signOut(page)
    await expect.poll(() => flag(page)).toBeNull()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
    await expect(page.getByText(lastName)).toHaveCount(0)
  })

  test('a page that the browser restores after a logout hides itself', async ({
    page,
    account,
  }) => {
    await signIn(page, account)
    await page.goto(dashboard)
    await hasRead(page)
    expect(await flag(page)).toBe('true')
    await page.context().clearCookies()
    await page.evaluate(() => {
      sessionStorage.removeItem('isAdmin')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(page).toHaveURL('/admin/signin')
  })

  test('a session that has ended elsewhere leads to the sign-in', async ({ page, account }) => {
    expectedProblems.push(failedRequest(401))
    const lastName = await sendContact(page)
    await signIn(page, account)
    await page.goto(dashboard)
    await hasRead(page)
    await page.route('**/api/contact/news*', () => undefined)
    await page.context().clearCookies()
    await states(page).getByRole('link', { name: 'Open' }).click()
    await expect(page).toHaveURL(/\/admin\/signin\?next=/)
    await expect(page.getByText(signInReasons.ended)).toBeVisible()
    await expect(page.getByText(lastName)).toHaveCount(0)
    await typeSignIn(page, account)
    await expect(page).toHaveURL('/admin/dashboard?state=new')
  })
})

test('§8 Dashboard fetch failure · is said with a Retry, and never as an empty list; §9 Dashboard grid · 1, 2 or 3 columns by width', async ({
  page,
  account,
}) => {
  expectedProblems.push(failedRequest(), failedRequest(500))
  const email = `${randomUUID().slice(0, 8)}@company.example`
  await subscribe(page, email)
  for (let count = 0; count < 2; count++) await sendContact(page)
  const lastName = await sendContact(page)
  await signIn(page, account)
  const alert = page.getByRole('alert')
  for (const hasNetwork of [false, true])
    await test.step(hasNetwork ? 'an error of the server' : 'no network', async () => {
      await page.route(lists, (route) =>
        hasNetwork ? route.fulfill({ status: 500 }) : route.abort(),
      )
      // The check of the columns needs a full list, but the accessibility check is slow on a full
      // list.
      await page.goto(
        hasNetwork ? dashboard : `${dashboard}?search=${encodeURIComponent(lastName)}`,
      )
      await expect(alert).toContainText('could not be loaded')
      await expect(page.getByText('Loading...')).toHaveCount(0)
      await expect(page.getByText('No contacts available.')).toHaveCount(0)
      if (!hasNetwork) await expectNoFaults(page)
      await page.unroute(lists)
      const held = await holdBack(page, lists)
      await alert.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
      held.release()
      await expect(page.getByText('Loading...')).toHaveCount(0)
      await expect(alert).toHaveText('')
      await expect(leadCards(page).filter({ hasText: lastName })).toBeVisible()
      await page.unroute(lists)
    })
  for (const [width, columns] of [
    [390, 1],
    [719, 1],
    [720, 2],
    [1099, 2],
    [1100, 3],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = () =>
      leadCards(page).evaluateAll(
        (all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size,
      )
    await expect.poll(lefts, `${width} px`).toBe(columns)
  }
  await test.step('the subscribers are in their tab', async () => {
    await menu(page).getByRole('link', { name: 'Newsletter' }).press('Enter')
    await expect(leadCards(page).filter({ hasText: email })).toContainText('Subscribed at')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: 'Contact Submissions' })).toBeVisible()
  })
})

test.describe('§2 /admin/dashboard · without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('sign-in, both lists and logout work', async ({ page, account }) => {
    expectedProblems.push(failedRequest(401))
    const lastName = await sendContact(page)
    await page.goto(dashboard)
    await expect(page).toHaveURL('/admin/signin')
    await typeSignIn(page, { ...account, password: 'wrong' })
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials!')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await typeSignIn(page, account)
    await expect(page).toHaveURL(dashboard)
    await expect(leadCards(page).filter({ hasText: lastName })).toBeVisible()
    await menu(page).getByRole('link', { name: 'Newsletter' }).click()
    await expect(
      page.getByRole('heading', { level: 2, name: 'Newsletter Subscriptions' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/admin/signin')
    await page.goto(dashboard)
    await expect(page).toHaveURL('/admin/signin')
  })
})
