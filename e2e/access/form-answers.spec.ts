import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { staffRoutes } from '#src/contracts/staff/staff-routes.ts'
import { sendFlagged } from '../desk/leads.ts'
import { expect, expectedProblems, failedRequest, isLive, test } from '../fixtures.ts'
import { type Account, addApp, makeStale, openAccount, typeSignIn } from '../staff.ts'

type Form = {
  /** Address of the form in the table of routes. */
  post: string
  /** Opens the page, and sends the form so that the page answers. */
  send: (page: Page, account: Account, isScripted: boolean) => Promise<unknown>
  /** Fragment of the page without a script; none where the form leads to another page. */
  at?: RegExp
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click()

/** Sends a form as it stands, although fields are empty. */
const pressUnchecked = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true }).first()
  await button.evaluate((element: HTMLButtonElement) => {
    if (element.form) element.form.noValidate = true
  })
  await button.click()
}

async function lookUp(page: Page): Promise<void> {
  const email = `${randomUUID().slice(0, 8)}@answers.example`
  await sendFlagged(page, { businessEmail: email })
  await page.goto('/admin/people')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Email address').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(email)
}

const forVisitors: Form[] = [
  {
    post: '/search',
    async send(page) {
      await page.goto('/search')
      await page.locator('main').getByRole('searchbox').fill('lock')
      await page.locator('main').getByRole('searchbox').press('Enter')
      await page.waitForURL(/q=lock/)
    },
  },
  {
    post: '/newsletter',
    async send(page, _, isScripted) {
      await page.goto('/newsletter')
      const form = page.locator('main form[action^="/newsletter"]')
      if (isScripted) {
        await form.getByRole('textbox').first().focus()
        await isLive(page, 'NewsletterForm')
      }
      await form
        .getByRole('textbox')
        .first()
        .fill(`${randomUUID().slice(0, 8)}@answers.example`)
      await form.getByRole('button').click()
    },
  },
  {
    post: '/contact',
    async send(page, _, isScripted) {
      await page.goto('/contact')
      const form = page.locator('form[action^="/contact"]')
      if (isScripted) {
        await form.locator('label').first().hover()
        await isLive(page, 'ContactForm')
      }
      for (const [name, text] of Object.entries({
        firstName: 'Ada',
        lastName: 'Obi',
        phone: '+234 803 000 1234',
        businessEmail: `${randomUUID().slice(0, 8)}@answers.example`,
        message: 'Three cold rooms',
      }))
        await form.locator(`[name=${name}]`).fill(text)
      await form.locator('[name=termsAccepted]').check()
      await form.getByRole('button', { name: 'Send', exact: true }).click()
    },
  },
  {
    post: '/contact with a field left empty',
    async send(page) {
      await page.goto('/contact')
      await page.locator('form[action^="/contact"] label').first().hover()
      await pressUnchecked(page, 'Send')
    },
  },
  {
    post: '/admin/signin',
    at: /^$/,
    async send(page, account) {
      await page.goto('/admin/signin')
      await typeSignIn(page, { ...account, password: 'wrong' })
      await expect(page.getByRole('alert')).not.toBeEmpty()
    },
  },
]

const forStaff: Form[] = [
  {
    post: '/admin/enter',
    async send(page, _, isScripted) {
      await page.goto('/admin/enter')
      if (isScripted) await isLive(page, 'EnterForm')
      await press(page, 'Store it')
      await expect(page.getByRole('alert')).toContainText('another look')
    },
  },
  {
    post: '/admin/newsletter/issue',
    async send(page) {
      await page.goto('/admin/newsletter')
      await page.locator('main a[href*="/admin/newsletter/issue"]').first().click()
      await page.getByLabel('Subject').fill('')
      await pressUnchecked(page, 'Save')
      await expect(page.getByRole('alert')).toContainText('another look')
    },
  },
  {
    post: '/admin/opening',
    async send(page) {
      await page.goto('/admin/opening')
      await page.getByRole('heading', { name: 'Do mails go out?' }).click()
      await press(page, 'Send a test mail')
      await expect(page.locator('#answer')).toContainText(/mail/)
    },
  },
  {
    post: '/admin/accounts',
    async send(page) {
      await page.goto('/admin/accounts')
      await page.getByLabel('Name', { exact: true }).fill(`e2e-${randomUUID().slice(0, 8)}`)
      await page
        .getByRole('radio', { name: /^Viewer/ })
        .last()
        .check()
      await press(page, 'Invite')
      await expect(page.getByRole('heading', { name: 'Hand this link over' })).toBeVisible()
    },
  },
  {
    post: '/admin/join',
    at: /^$/,
    async send(page) {
      const link = await page.getByRole('textbox', { name: /link/i }).first().inputValue()
      await page.goto(link)
      await page.getByLabel('New password', { exact: true }).fill('passwordpassword')
      await press(page, 'Set password')
      await expect(page.getByText(/guess|known|common|easy|often/i).first()).toBeVisible()
    },
  },
  {
    post: '/admin/accounts/second-factor',
    async send(page) {
      await page.goto('/admin/accounts/second-factor')
      await press(page, 'Save')
      await expect(page.getByText('Saved.')).toBeVisible()
    },
  },
  {
    post: '/admin/webhooks',
    async send(page) {
      await page.goto('/admin/webhooks')
      await page.getByLabel('Recipient').fill('Nobody that the policy names')
      await pressUnchecked(page, 'Add')
      await expect(page.getByRole('alert')).toContainText('another look')
    },
  },
  {
    post: '/admin/people',
    at: /^$/,
    async send(page) {
      await page.goto('/admin/people')
      await page.getByLabel('Email address').fill('nobody@answers.example')
      await press(page, 'Show what is kept')
      await expect(page.getByRole('alert')).toContainText('No data')
    },
  },
  {
    post: '/admin/people/kept',
    async send(page) {
      await lookUp(page)
      await page.getByText('Correct it').click()
      await page.getByLabel('First name').fill('')
      await press(page, 'Save')
      await expect(page.getByRole('alert')).toContainText('another look')
    },
  },
  {
    post: '/admin/people/erase',
    async send(page) {
      await lookUp(page)
      await page.getByRole('link', { name: 'Erase all of it' }).click()
      await press(page, 'Erase for good')
      await expect(page.getByRole('heading', { name: 'The data is erased' })).toBeVisible()
    },
  },
  {
    post: '/admin/shown-name',
    async send(page) {
      await page.goto('/admin/account')
      await page.getByLabel('Name on offers').fill('Ngozi Eze')
      await press(page, 'Save the name')
      await expect(page.getByText('The name is saved')).toBeVisible()
      await expect(page.getByLabel('Name on offers')).toHaveValue('Ngozi Eze')
    },
  },
  {
    post: '/admin/time-zone',
    async send(page) {
      await page.goto('/admin/account')
      await press(page, 'Save the time zone')
      await expect(page.getByText('Times are shown')).toBeVisible()
    },
  },
  {
    post: '/admin/password',
    at: /^$/,
    async send(page, _, isScripted) {
      await page.goto('/admin/password')
      if (isScripted) await isLive(page, 'PasswordForm')
      await page.getByLabel('Current password').fill('not this one')
      await page.getByLabel('New password').fill('a heron on the third island')
      await press(page, 'Change password')
      await expect(page.locator('[id$=-error], [role=alert]:not(:empty)').first()).toBeVisible()
    },
  },
  {
    post: '/admin/account/authenticator',
    at: /^$/,
    async send(page) {
      await page.goto('/admin/account/authenticator')
      await page.getByLabel('Code from your app').fill('000000')
      await press(page, 'Add the app')
      await expect(page.getByText(/This code is wrong/).first()).toBeVisible()
    },
  },
  {
    post: '/admin/account/recovery-codes',
    async send(page) {
      await addApp(page)
      await press(page, 'Make ten codes')
      await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
    },
  },
  {
    post: '/admin/account/remove-factor',
    async send(page) {
      await page.goto('/admin/account/remove-factor?factor=app')
      await press(page, 'Remove')
      await expect(page.getByText('The second step is removed.')).toBeVisible()
    },
  },
  {
    post: '/admin/account',
    async send(page, account) {
      const other = await page
        .context()
        .browser()
        ?.newContext({ baseURL: new URL(page.url()).origin })
      const answer = await other?.request.post('/api/session', {
        data: { username: account.name, password: account.password },
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      expect(answer?.status()).toBe(200)
      await other?.close()
      await page.goto('/admin/account')
      await press(page, 'End all others')
      await expect(page.getByText('Ended.')).toBeVisible()
    },
  },
  {
    post: '/admin/dashboard',
    at: /^#contact-\d+$/,
    async send(page, _, isScripted) {
      // The script changes the card in place and keeps the focus in it (admin-leads.spec.ts).
      await page.goto('/admin/dashboard')
      if (isScripted) return page.locator('h3[tabindex]').first().focus()
      await press(page, /^Mark/)
      await page.waitForURL(/changed=/)
    },
  },
  {
    post: '/admin/log',
    async send(page) {
      await page.goto('/admin/log')
      await press(page, 'Show')
      await page.waitForURL(/actor=/)
    },
  },
  {
    post: '/admin/numbers',
    async send(page) {
      await page.goto('/admin/numbers')
      await press(page, 'Show')
      await page.waitForURL(/period=/)
    },
  },
  {
    post: '/admin/pro-formas',
    async send(page) {
      await page.goto('/admin/pro-formas')
      await press(page, 'Show')
      await page.waitForURL(/state=/)
    },
  },
  // What these answer needs a state of the site that no page makes, so the page is opened where the
  // form leads.
  ...[
    '/admin/newsletter?done=stopped',
    '/admin/clock',
    '/admin/held-mails?done=send',
    '/admin/restored?done=confirmed',
  ].map((address) => ({
    post: address.replace(/\?.*/, ''),
    send: (page: Page) => page.goto(`${address}#answer`),
  })),
  {
    post: '/admin/confirm',
    at: /^$/,
    async send(page, account) {
      makeStale(account)
      await page.goto('/admin/confirm?next=%2Fadmin%2Fwebhooks')
      await page.getByLabel('Password', { exact: true }).fill('not this one')
      await press(page, 'Confirm')
      await expect(page.locator('#answer')).not.toBeEmpty()
    },
  },
]

/** Forms of the staff area that are not sent here, and why. */
const elsewhere: Record<string, string> = {
  '/admin/logout': 'opens the sign-in',
  '/admin/second-factor': 'is the form of /admin/confirm',
  '/admin/dashboard/view': 'shows the list again',
  '/admin/delete': 'opens the next question, or the list',
  '/admin/calls': 'desk/enter-call.spec.ts and the test of bookings',
  '/admin/newsletter/send': 'leads to /admin/newsletter',
  '/admin/content/languages': 'opens the page again, with its answer',
  '/admin/pro-forma': 'desk/pro-forma.spec.ts',
  '/admin/content/preview/leave': 'opens the page that was previewed',
}

/** Whether the answer, or the field that it is about, has the focus and begins inside the window. */
const isAtAnswer = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement
    const isField = active?.matches(
      '[aria-invalid="true"], [aria-describedby~="answer"], h3[id^="contact-"]',
    )
    const answer = active?.closest('[data-answer], [data-status], [role="alert"]')
    if (!active || !(isField || answer)) return active?.outerHTML.slice(0, 200) ?? 'nothing'
    const { top } = (answer ?? active).getBoundingClientRect()
    const header = document.querySelector('body > header')
    const bar = header && getComputedStyle(header).position !== 'static' ? header : null
    const from = bar?.getBoundingClientRect().bottom ?? 0
    return top >= Math.min(from, 120) - 1 && top < innerHeight - 20
      ? 'the answer'
      : `at ${top} of ${innerHeight}, below ${from}`
  })

test('each form of the staff area is in the table', () => {
  const posts = staffRoutes.filter(
    ({ method, path }) => method === 'POST' && path.startsWith('/admin'),
  )
  const named = new Set([
    ...[...forVisitors, ...forStaff].map(({ post }) => post),
    ...Object.keys(elsewhere),
  ])
  expect(posts.map(({ path }) => path).filter((path) => !named.has(path))).toEqual([])
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  for (const javaScriptEnabled of [true, false])
    test.describe(`at ${viewport.width} px ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ viewport, javaScriptEnabled })
      const check = async (page: Page, forms: readonly Form[], account: Account) => {
        expectedProblems.push(/status of 4\d\d/, failedRequest(503))
        for (const { post, send, at = /^#answer$/ } of forms)
          await test.step(post, async () => {
            await send(page, account, javaScriptEnabled)
            await expect
              .soft(async () => expect(await isAtAnswer(page)).toBe('the answer'), post)
              .toPass({ timeout: 5000 })
            if (!javaScriptEnabled)
              await expect
                .soft(async () => expect(new URL(page.url()).hash).toMatch(at), post)
                .toPass({ timeout: 2000 })
          })
      }

      test('a visitor stands at the answer of each form', async ({ page, account }) => {
        await check(page, forVisitors, account)
      })

      // Each width and each way of sending once, because all forms of staff have one frame.
      if ((viewport.width === 390) !== javaScriptEnabled) return
      test('staff stand at the answer of each form', async ({ page }) => {
        const account = await openAccount(page)
        await sendFlagged(page, {})
        await check(page, forStaff, account)
      })
    })
