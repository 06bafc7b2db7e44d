import { randomUUID } from 'node:crypto'
import { expectNoFaults, expectNoFaultsOnDesktopAndPhone } from '../access/axe.ts'
import { expect, test } from '../fixtures.ts'
import { request as typed } from '../forms/contact-request.ts'
import { subscribe } from '../forms/newsletter-mails.ts'
import { signIn } from '../staff.ts'
import { sendFlagged } from './leads.ts'

test.describe('accessibility of the staff area', () => {
  test('both lists, on desktop and phone', async ({ page, account }) => {
    await sendFlagged(page, { message: `${typed.message} `.repeat(20) })
    await subscribe(page, `${randomUUID().slice(0, 8)}@company.example`)
    await signIn(page, account)
    for (const tab of ['', '?tab=newsletter']) {
      await page.goto(`/admin/dashboard${tab}`)
      await expect(page.getByText('Loading...')).toHaveCount(0)
      await expect(page.locator('main').getByRole('article').first()).toBeVisible()
      await expectNoFaultsOnDesktopAndPhone(page)
    }
  })

  test('the end of a session is announced in time and can be put off', async ({
    page,
    account,
  }) => {
    await signIn(page, account)
    await page.clock.install()
    let idleEndsAt = Date.now() + 30 * 60_000
    await page.route('**/api/session', (route) =>
      route.fulfill({
        json: {
          name: account.name,
          mustChangePassword: false,
          endsAt: new Date(Date.now() + 12 * 3_600_000).toISOString(),
          idleEndsAt: new Date(idleEndsAt).toISOString(),
        },
      }),
    )
    const used: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'HEAD') used.push(request.url())
    })
    await page.goto('/admin/dashboard', { waitUntil: 'networkidle' })
    const warning = page.getByRole('dialog', { name: 'Your session ends soon' })
    await page.clock.fastForward('27:00')
    await expect(warning).toBeHidden()
    await page.clock.fastForward('01:30')
    await expect(warning).toBeVisible()
    await expect(warning).toHaveAccessibleDescription(/The screen is emptied at \d\d:\d\d/)
    const stay = warning.getByRole('button', { name: 'Stay signed in' })
    await expect(stay).toBeFocused()
    await expectNoFaults(page)
    idleEndsAt += 28 * 60_000
    await stay.press('Enter')
    await expect(warning).toBeHidden()
    expect(used).toHaveLength(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
