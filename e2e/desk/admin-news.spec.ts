import type { Page } from '@playwright/test'
import { expectNoFaults } from '../access/axe.ts'
import { expect, expectedProblems, failedRequest, test } from '../fixtures.ts'
import { hasRead, signIn } from '../staff.ts'
import {
  answerElsewhere,
  dashboard,
  found,
  leadCards,
  look,
  openLeads,
  said,
  sendLeads,
} from './leads.ts'

const asked = (page: Page) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  return () => requests.filter((path) => path.startsWith('/api/contact'))
}

test.describe('§2 /admin/dashboard · what is new', () => {
  test('is counted in the list and in the title, and shown when it is asked for', async ({
    page,
    account,
  }) => {
    const before = await sendLeads(page)
    await signIn(page, account)
    await page.goto(`${dashboard}?state=new`)
    await hasRead(page)
    await expect(found(page, before)).toHaveCount(2)
    const requests = asked(page)
    const top = (await leadCards(page).first().boundingBox())?.y
    const word = await sendLeads(page)
    await look(page)
    // The exact number is unknown, because other tests send requests at the same time. Flagged
    // requests do not count as new.
    const show = page.getByRole('button', { name: /^Show \d+ new$/ })
    await expect(show).toBeVisible()
    await expect(page).toHaveTitle(/^\([2-9]\d*\) Admin Dashboard/)
    await expect(found(page, word)).toHaveCount(0)
    expect((await leadCards(page).first().boundingBox())?.y).toBe(top)
    expect(new Set(requests())).toEqual(new Set(['/api/contact/news']))
    await expectNoFaults(page)
    await show.press('Enter')
    await expect(found(page, word)).toHaveCount(2)
    await expect(page).toHaveTitle(/^Admin Dashboard/)
    await expect(page.getByRole('heading', { name: 'Contact Submissions' })).toBeFocused()
  })

  test('what a colleague answers is told, and what oneself answers is not', async ({
    page,
    account,
    browser,
  }) => {
    const word = await openLeads(page, account)
    await hasRead(page)
    const changed = page.getByRole('button', { name: 'Show changes' })
    // Other tests send requests at the same time, and the button would report these requests
    // instead of the change.
    await page.route('**/api/contact/news*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), arrived: 0 } })
    })
    await found(page, 'Webb').getByRole('button', { name: 'Not spam' }).click()
    await expect(said(page, /is not spam, and open/)).toBeAttached()
    await look(page)
    await page.waitForLoadState('networkidle')
    await expect(changed).toHaveCount(0)
    const colleague = await browser.newContext({ baseURL: new URL(page.url()).origin })
    await signIn(colleague, account)
    await answerElsewhere(colleague, found(page, 'Okonkwo'))
    await colleague.close()
    await look(page)
    await expect(changed).toBeVisible()
    await expect(found(page, 'Okonkwo').locator('header')).toContainText('Open')
    await changed.click()
    await expect(found(page, 'Okonkwo').locator('header')).toContainText('Answered')
    await expect(changed).toHaveCount(0)
    await expect(page).toHaveURL(`${dashboard}?search=${word}`)
  })

  test('is asked for every 20 seconds, but not by a hidden window or after the session', async ({
    page,
    account,
  }) => {
    expectedProblems.push(failedRequest(401))
    await page.clock.install()
    await signIn(page, account)
    // `hasRead` does not work with a stopped clock, so the test waits for the responses.
    const read = ['contact', 'newsletter', 'contact/news'].map((name) =>
      page.waitForResponse(new RegExp(`/api/${name}(\\?|$)`)),
    )
    await page.goto(dashboard)
    await Promise.all(read)
    const requests = asked(page)
    await page.clock.runFor(21_000)
    // On a slow machine the time that passes adds a second question.
    await expect.poll(() => new Set(requests())).toEqual(new Set(['/api/contact/news']))
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
    const before = requests().length
    await page.clock.runFor(60_000)
    await page.waitForLoadState('networkidle')
    expect(requests()).toHaveLength(before)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
    await expect.poll(() => requests().length).toBe(before + 1)
    await page.request.delete('/api/session', { headers: { 'sec-fetch-site': 'same-origin' } })
    await page.clock.runFor(21_000)
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  })
})
