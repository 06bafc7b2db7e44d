import type { Page } from '@playwright/test'
import { shellPages } from '#src/contracts/offline-worker.ts'
import { pageDirectives } from '#src/server/html/content-policy.ts'
import { startSite } from '../../scripts/site/start-site.ts'
import { newLetters } from '../copy.ts'
import { edit } from '../editor/editor.ts'
import { expect, expectedProblems, isLive, test } from '../fixtures.ts'
import { contactForm, fillRequest, reachContact, sendButton } from '../forms/contact-request.ts'
import { signIn } from '../staff.ts'

// The worker is not registered for programs, as which the browser of the tests names itself.
test.use({
  serviceWorkers: 'allow',
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
})

const copyNote = (page: Page) => page.locator('[data-stored-copy]')
const storedPages = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('offline-pages')).keys()).map(({ url }) => new URL(url).pathname),
  )
const isStored = (page: Page, path: string) =>
  expect(async () => expect(await storedPages(page)).toContain(path)).toPass()

/** Opens a page and waits until the worker has stored it. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await isStored(page, new URL(page.url()).pathname)
}
/** Opens a page and waits until the worker has stored it with the shell. */
async function firstVisit(page: Page, path = '/about') {
  await visit(page, path)
  for (const shell of shellPages) await isStored(page, shell)
}

test.describe('Without a network ·', () => {
  test.beforeEach(() => void expectedProblems.push(/net::ERR_|status of 503|Failed to load/))

  test('what was visited opens and says so, contact too, and other addresses list what is stored', async ({
    page,
    context,
  }) => {
    await firstVisit(page, '/nfc')
    await expect(copyNote(page)).toHaveCount(0)
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator('h1')).toContainText('NFC')
    await expect(copyNote(page)).toContainText(/^Saved copy of \d/)
    await page.goto('/contact?about=/nfc')
    await expect(copyNote(page)).toContainText('Saved copy')
    await reachContact(page)
    await page.goto('/partners')
    await expect(page.locator('h1')).toHaveText('No connection')
    await expect(page.getByRole('link', { name: /^Call / })).toBeVisible()
    await page.locator('[data-saved-pages]').getByRole('link', { name: 'NFC' }).click()
    await expect(page.locator('h1')).toContainText('NFC')
  })

  test('a request written on a stored page is kept, and sent once there is a network', async ({
    page,
    context,
  }) => {
    await firstVisit(page)
    await page.goto('/contact?site=shop&sites=2')
    await isLive(page, 'ContactForm')
    // The form stores what was asked for shortly after it is live.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])))
      .toContain('shop')
    await context.setOffline(true)
    await page.goto('/contact')
    await reachContact(page)
    await expect(contactForm(page).getByRole('region', { name: /^Your quote/ })).toContainText(
      '2 × Shop',
    )
    await fillRequest(page, { lastName: newLetters() })
    await sendButton(page).click()
    await page.getByRole('button', { name: 'Keep it on this phone and send it later' }).click()
    await expect(contactForm(page)).toContainText('Kept on this phone.')
    await page.goto('/cut-the-power')
    await expect(page.locator('[data-offline-invitation]')).toBeVisible()
    await expect(page.locator('[data-queued]')).toContainText('kept on this phone')
    await context.setOffline(false)
    await expect(page.locator('[data-queued]')).toContainText('sent at')
    await page.goto('/contact')
    await reachContact(page)
    await expect(contactForm(page).locator('[name=message]')).toHaveValue('')
  })

  test('at an address that is not stored, a request is kept, and the page comes with the network', async ({
    page,
    context,
  }) => {
    await firstVisit(page)
    await context.setOffline(true)
    await page.goto('/partners')
    await reachContact(page)
    await fillRequest(page, { lastName: newLetters() })
    await sendButton(page).click()
    await page.getByRole('button', { name: 'Keep it on this phone and send it later' }).click()
    await expect(contactForm(page)).toContainText('Kept on this phone.')
    await page.reload()
    await expect(page.locator('h1')).toHaveText('No connection')
    await context.setOffline(false)
    await expect(page.locator('h1')).not.toHaveText('No connection')
    await expect(page.locator('[data-queued]')).toContainText('sent at')
  })

  test('only our own pages for everybody are stored', async ({ page, context }) => {
    await firstVisit(page)
    await page.goto('/contact?product=2')
    await page.goto('/search?q=lock')
    await page.goto('/newsletter/unsubscribe')
    await page.goto('/admin/signin')
    await page.goto('/no-such-page')
    await context.route('**/nfc', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to this Wi-Fi</h1>' }),
    )
    await context.route('**/partners', (route) =>
      route.fulfill({ status: 302, headers: { location: '/about' } }),
    )
    await page.goto('/nfc')
    await expect(page.locator('h1')).toHaveText('Sign in to this Wi-Fi')
    await page.goto('/partners')
    await visit(page, '/about')
    expect((await storedPages(page)).sort()).toEqual([
      '/about',
      '/contact',
      '/cut-the-power',
      '/offline',
    ])
  })

  test('with a network, a page is as the server has it now, not as it was stored', async ({
    page,
    context,
  }) => {
    await firstVisit(page)
    await visit(page, '/nfc')
    await page.evaluate(async () => {
      const cache = await caches.open('offline-pages')
      const stored = await cache.match('/nfc')
      const text = (await stored?.text()) ?? ''
      const old = text.replace(/<h1[^>]*>[^<]*/, '<h1>Yesterday')
      await cache.put('/nfc', new Response(old, { headers: stored?.headers ?? {} }))
    })
    await page.goto('/nfc')
    await expect(page.locator('h1')).toContainText('NFC')
    await expect(async () => {
      const text = await page.evaluate(async () =>
        (await (await caches.open('offline-pages')).match('/nfc'))?.text(),
      )
      expect(text).not.toContain('Yesterday')
    }).toPass()
    await context.route('**/nfc', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
    await page.goto('/nfc')
    await expect(page.locator('h1')).toContainText('NFC')
    await expect(copyNote(page)).toContainText('Saved copy')
  })

  test('a slow page is shown as stored, and says when a newer one is here', async ({
    page,
    context,
  }) => {
    await firstVisit(page)
    await visit(page, '/nfc')
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await context.route('**/nfc', async (route) => {
      const response = await route.fetch()
      await released
      await route.fulfill({ response, body: `${await response.text()}<!-- newer -->` })
    })
    await page.goto('/nfc')
    await expect(copyNote(page)).toContainText('Saved copy')
    release()
    await expect(copyNote(page)).toContainText('A newer version is here')
    await copyNote(page).getByRole('button', { name: 'Reload' }).click()
    await expect(copyNote(page)).toHaveCount(0)
  })

  test('a draft in the frame of the editor comes from the server', async ({
    page,
    editorAccount,
  }) => {
    await firstVisit(page)
    await signIn(page, editorAccount)
    await page.goto(edit('content/pages/nfc.yaml'))
    await expect(page.frameLocator('iframe').locator('h1')).toContainText('NFC')
    expect(await storedPages(page)).not.toContain('/nfc')
  })

  test('no other worker and no other script can be registered or made', async ({ page }) => {
    await page.goto('/about')
    const refused = await page.evaluate(async () => {
      const faults: string[] = []
      await navigator.serviceWorker.register('/search-field.js').catch((error: Error) => {
        faults.push(error.name)
      })
      try {
        document.body.innerHTML = '<p>'
      } catch (error) {
        faults.push(error instanceof Error ? error.name : '')
      }
      return faults
    })
    expect(refused).toEqual(['TypeError', 'TypeError'])
    expect(pageDirectives).toContain("worker-src 'self'")
    expectedProblems.push(/trusted/i)
  })
})

test.describe('Switched off again ·', () => {
  const port = String(Number(process.env['E2E_PORT'] ?? 4520) + 2)
  test.use({ baseURL: `http://localhost:${port}` })
  test('the next visit removes the worker and what it has stored', async ({ page }) => {
    const on = await startSite({ port })
    await firstVisit(page)
    await on.stop()
    const off = await startSite({ port, env: { OFFLINE: 'off' } })
    await page.goto('/nfc')
    await expect(async () => {
      const left = await page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
      expect(left).toEqual([0, 0])
    }).toPass()
    await page.goto('/about')
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await off.stop()
  })
})
