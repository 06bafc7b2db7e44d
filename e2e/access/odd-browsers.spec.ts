import type { Page } from '@playwright/test'
import { nightWords, settings } from '#src/content/settings/settings.ts'
import { dashboard } from '../desk/leads.ts'
import { expect, expectedProblems, failedRequest, isLive, test, toasts } from '../fixtures.ts'
import {
  contactForm,
  control,
  expectFields,
  fillRequest,
  openContact,
  sendButton,
  request as typed,
} from '../forms/contact-request.ts'
import { signIn } from '../staff.ts'

const { controls } = nightWords()

type Oddities = Record<string, (page: Page) => Promise<unknown>>

/**
 * Wrong values that some browsers report. One test browser can report several values, because the
 * site reads each value separately.
 */
const oddBrowsers: Oddities[] = [
  {
    'the zone Etc/Unknown': (page) => report(page, 'zone', 'Etc/Unknown'),
    'no language': (page) => report(page, 'language', undefined),
    // Chromium's storage throws if cookies are blocked.
    'storage that throws': (page) => report(page, 'storage', 'throws'),
    'a clock in 1970': (page) => page.clock.setSystemTime('1970-01-02'),
  },
  {
    'no zone': (page) => report(page, 'zone', undefined),
    'a language that is none': (page) => report(page, 'language', '*_?'),
    // Firefox has no storage if its setting dom.storage.enabled is off.
    'no storage': (page) => report(page, 'storage', undefined),
    'a clock in 2100': (page) => page.clock.setSystemTime('2100-01-02'),
  },
  {
    'a zone that no table has': (page) => report(page, 'zone', 'Moon/Sea'),
    'storage of another version': (page) =>
      page.addInitScript(() => {
        // A page of an error in a frame has no storage.
        if (origin === 'null') return
        const text = { values: { message: { text: 1 }, firstName: 3, company: null }, attempt: 7 }
        sessionStorage.setItem('typed:visitor:contact', JSON.stringify({ at: 7, text }))
        sessionStorage.setItem('request-list', '***,,gateway*x*y')
        for (const key of ['theme', 'preview-pane', 'embed:social-feed'])
          localStorage.setItem(key, '{')
      }),
  },
]

function report(
  page: Page,
  what: 'zone' | 'language' | 'storage',
  value: string | undefined,
): Promise<unknown> {
  return page.addInitScript(
    ({ what, value }) => {
      if (what === 'zone') {
        const { resolvedOptions } = Intl.DateTimeFormat.prototype
        Intl.DateTimeFormat.prototype.resolvedOptions = function () {
          return Object.assign(resolvedOptions.call(this), { timeZone: value })
        }
      } else if (what === 'language') {
        Object.defineProperty(navigator, 'language', { get: () => value })
        Object.defineProperty(navigator, 'languages', { get: () => (value ? [value] : []) })
      } else {
        const get = () => {
          if (value === 'throws')
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          return null
        }
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, { get })
      }
    },
    { what, value },
  )
}

for (const oddities of oddBrowsers)
  test.describe(`a browser that reports ${Object.keys(oddities).join(', ')}`, () => {
    test.beforeEach(async ({ page }) => {
      for (const setUp of Object.values(oddities)) await setUp(page)
    })

    test('sends the contact form, keeps a refused one, cuts the power, chooses colours, subscribes', async ({
      page,
    }) => {
      expectedProblems.push(failedRequest(422))
      await openContact(page)
      await fillRequest(page, { phone: 'ring me' })
      await sendButton(page).click()
      await expect(control(page, 'phone')).toHaveAccessibleDescription(
        /^Enter a phone number with its country code/,
      )
      await expectFields(page, { ...typed, phone: 'ring me' })
      await control(page, 'phone').fill(typed.phone)
      await sendButton(page).click()
      await expect(toasts(page)).toHaveText('Message sent successfully!')

      await page.goto('/cut-the-power?site=hotel')
      await page.getByRole('button', { name: controls.pull }).focus()
      await isLive(page, 'NightPlayer')
      await page.getByRole('button', { name: controls.pull }).click()
      await page.getByRole('link', { name: controls.skip }).click()
      await expect(page.locator('#answers')).toBeVisible()
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('button', { name: 'Dark' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await footer
        .getByRole('textbox', { name: settings().newsletter.label })
        .fill('reader@company.example')
      await isLive(page, 'NewsletterForm')
      await footer.locator('form[action^="/newsletter"]').getByRole('button').click()
      await expect(toasts(page)).toHaveText('Successfully subscribed!')
    })

    test('shows staff their lists, their editor and when the session ends', async ({
      page,
      account,
    }) => {
      // The server may refuse requests that the page sends while a person signs out. A preview that
      // is being loaded then leads to the sign-in, which no frame may show.
      expectedProblems.push(failedRequest(401), /^console: Framing .*frame-ancestors/s)
      await signIn(page, account)
      await page.goto(dashboard)
      await isLive(page, 'Dashboard')
      await isLive(page, 'SessionEnd')
      await expect(page.getByRole('contentinfo').getByText(/Session ends \d\d:\d\d/)).toBeVisible()
      await expect(page.getByRole('dialog', { name: 'Your session ends soon' })).toBeHidden()
      await page.goto('/admin/content/edit?path=content/pages/about.yaml')
      await expect(page.getByRole('textbox').first()).toBeVisible()
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page).toHaveURL('/admin/signin')
    })
  })

test('a browser without cookies sends the forms of visitors, which need none', async ({
  page,
  context,
}) => {
  await openContact(page)
  await fillRequest(page)
  await sendButton(page).click()
  await expect(contactForm(page).locator('[data-status]')).toContainText(
    'Message sent successfully!',
  )
  expect(await context.cookies()).toEqual([])
})
