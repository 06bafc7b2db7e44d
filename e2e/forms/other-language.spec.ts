import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { today } from '#src/content/today.ts'
import { wordsOf } from '#src/content/words/words.ts'
import { startSite } from '../../scripts/site/start-site.ts'
import { makeChangedRoot } from '../../tests/changed-root.ts'
import { changedSetting } from '../../tests/content/changed-content.ts'
import { isTestAll } from '../../tests/test-all.ts'
import { expectNoFaults } from '../access/axe.ts'
import { expect, expectedProblems, isLive, test } from '../fixtures.ts'
import { fillRequest, reachContact, statusOfForm } from './contact-request.ts'

test.skip(!isTestAll, 'a release tries it')
// See e2e/pages/offline.spec.ts.
const withWorker = {
  serviceWorkers: 'allow',
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
} as const

/** A site in English and French. */
const root = mkdtempSync(path.join(tmpdir(), 'site-'))
const listed = changedSetting('company', { languages: ['en', 'fr'] })
let site: Awaited<ReturnType<typeof startSite>>
test.beforeAll(async () => {
  makeChangedRoot(root, new Map([listed]))
  site = await startSite({ root })
})
test.afterAll(async () => {
  await site?.stop()
  rmSync(root, { recursive: true })
})

function inFrench() {
  const overlay = new Map([listed])
  const made = makeSnapshot({ root: '.', overlay, date: today(), number: 0, language: 'fr' })
  if ('problems' in made) throw new Error('The content has faults in French')
  return { words: wordsOf(made.snapshot), booking: made.snapshot.settings.booking }
}

const open = (browser: Browser, more = {}): Promise<Page> =>
  browser.newPage({
    ...{ baseURL: site.origin, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } },
    ...more,
  })

test('a request that was written offline is sent and answered in the language of its page', async ({
  browser,
  allowedOrigins,
}) => {
  allowedOrigins.push(site.origin)
  expectedProblems.push(/net::ERR_|status of 503|Failed to load/)
  const { words } = inFrench()
  const page = await open(browser, withWorker)
  await page.goto('/fr/contact')
  await expect(async () => {
    const stored = await page.evaluate(async () =>
      (await (await caches.open('offline-pages')).keys()).map(({ url }) => new URL(url).pathname),
    )
    expect(stored).toContain('/fr/offline')
  }).toPass()
  await page.context().setOffline(true)
  await page.goto('/fr/contact')
  await reachContact(page)
  await fillRequest(page)
  await page.getByRole('button', { name: words.forms.contact.send, exact: true }).click()
  await page.getByRole('button', { name: words.offline.keep.keep }).click()
  await page.goto('/fr/prices')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  const saved = (path: string) => page.locator(`[data-saved-pages] a[href="${path}"]`)
  await expect(saved('/fr/contact')).not.toHaveAttribute('lang')
  await expect(saved('/fr/cut-the-power')).toHaveAttribute('lang', /^en/)
  await page.context().setOffline(false)
  await page.goto('/fr/contact')
  const [sent = ''] = words.offline.sendLater.reference.split('{')
  await expect(page.locator('[data-queued]')).toContainText(sent)
  await expectNoFaults(page)
  await page.close()
})

test('a page without a translation is shown in the first language, and leads on in its own', async ({
  browser,
  allowedOrigins,
}) => {
  allowedOrigins.push(site.origin)
  const page = await open(browser)
  await page.goto('/fr/about')
  await expect(page.locator('main > [lang]')).toHaveAttribute('lang', 'fr')
  await page.locator('header a').first().click()
  await expect(page).toHaveURL(/\/fr$/)
  await page.close()
})

test('the link of a language leads to the same place of the same page, which may exist in it', async ({
  browser,
  allowedOrigins,
}) => {
  allowedOrigins.push(site.origin)
  expectedProblems.push(/status of 404/)
  const page = await open(browser)
  for (const [at, language, expected] of [
    ['/prices#support', 'fr', '/fr/prices#support'],
    ['/fr/nowhere?a=b', 'en', '/nowhere?a=b'],
  ] as const) {
    await page.goto(at)
    await page.locator(`footer a[hreflang=${language}]`).first().click()
    await expect(page).toHaveURL(site.origin + expected)
  }
  await page.close()
})

test('a call is booked, moved and cancelled in the language of its page', async ({
  browser,
  allowedOrigins,
}) => {
  allowedOrigins.push(site.origin)
  const { booking } = inFrench()
  const page = await open(browser)
  await page.goto('/fr/book')
  await page.locator('main form legend').hover()
  await isLive(page, 'BookingForm')
  const choose = async (day: number) => {
    const form = page.locator('main form:has([name="day"])').first()
    await form.locator('[name="day"] + label').nth(day).click()
    await form.locator('label:has([name^="startsAt"])').filter({ visible: true }).first().click()
    return form
  }
  const form = await choose(1)
  await form.locator('[name=name]').fill('Aïcha Dossou')
  await form.locator('[name=phone]').fill('+229 97 12 34 56')
  await form.locator('[name=termsAccepted]').check()
  await form.getByRole('button', { name: booking.submit }).click()
  const answer = page.locator('[data-answer]:focus')
  await expect(answer.locator(statusOfForm)).toContainText(booking.booked)
  await answer.getByRole('link', { name: booking.change }).click()
  await choose(2)
  await page.getByRole('button', { name: booking.move }).click()
  await expect(page.locator('h1')).toHaveText(booking.moved)
  await page.locator('main').getByRole('link', { name: booking.changeHeading }).click()
  await page.getByRole('button', { name: booking.cancel }).click()
  await expect(page.locator('h1')).toHaveText(booking.cancelled)
  expect(new URL(page.url()).pathname).toMatch(/^\/fr\//)
  await page.close()
})
