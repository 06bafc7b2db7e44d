import type { Page } from '@playwright/test'
import { signInReasons } from '#src/contracts/account/proof.ts'
import { expectedProblems, failedRequest } from '../fixtures.ts'
import { addApp, openAccount, sameOriginHeaders, signIn, typeSignIn } from '../staff.ts'
import { discardDraft, test as editorTest, expect, productPath, saved } from './editor.ts'

const test = editorTest.extend<{ form: (name: string) => string }>({
  form: async ({ browser, editorAccount, baseURL }, use) => {
    const names: string[] = []
    await use((name) => {
      names.push(name)
      return productPath(name)
    })
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { 'x-forwarded-for': '100.127.0.12' },
    })
    await signIn(context, editorAccount)
    for (const name of names) await discardDraft(context, `content/products/${name}.yaml`)
    await context.close()
  },
})

/**
 * Opens an entry, and ends the session when no request is open, so that the page does not notice
 * the end before a person types.
 */
async function openWithoutSession(page: Page, entry: string) {
  await page.goto(entry)
  await expect(page.getByLabel('Summary')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.request.delete('/api/session', { headers: sameOriginHeaders })
}

test.describe('what was typed is never lost', () => {
  for (const hasSecondFactor of [false, true])
    test(`by an ended session${hasSecondFactor ? ', with a second factor' : ''}`, async ({
      page,
      editor,
      form,
    }) => {
      expectedProblems.push(failedRequest(401))
      const account = hasSecondFactor ? await openAccount(page, 'editor') : editor
      const code = hasSecondFactor ? await addApp(page) : null
      const entry = form(hasSecondFactor ? 'dimmer-knob' : 'smart-mirror')
      await openWithoutSession(page, entry)
      await page.getByLabel('Summary').fill('A text that nobody has saved')
      await expect(page.getByText(signInReasons.kept)).toBeVisible()
      await typeSignIn(page, account)
      if (code) {
        await page.getByLabel('Code from your app', { exact: true }).fill(code())
        await page.getByRole('button', { name: 'Continue' }).click()
      }
      await expect(page).toHaveURL(entry)
      await expect(page.getByLabel('Summary')).toHaveValue('A text that nobody has saved')
      await expect(page.getByText('was restored')).toBeVisible()
      await expect(saved(page)).toBeVisible()
    })

  test('by a session that has ended in a browser that keeps no text: the page stays', async ({
    page,
    form,
  }) => {
    expectedProblems.push(failedRequest(401))
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (this: Storage, key, value) {
        if (this === sessionStorage && key.startsWith('typed:'))
          throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
    await openWithoutSession(page, form('curtain-blind-control'))
    await page.getByLabel('Summary').fill('A text that nobody has saved')
    await expect(page.getByText('Keep this page open, sign in in another window')).toBeVisible()
    await expect(page.getByLabel('Summary')).toHaveValue('A text that nobody has saved')
  })

  test('by a reload after the connection broke', async ({ page, context, form }) => {
    expectedProblems.push(/ERR_INTERNET_DISCONNECTED/)
    const entry = form('key-tracking-device')
    await page.goto(entry)
    await expect(page.getByLabel('Summary')).toBeVisible()
    await context.setOffline(true)
    await page.getByLabel('Summary').fill('Knows where every key hangs')
    await expect(page.getByText('Your text is kept in this tab.')).toBeVisible()
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByLabel('Summary')).toHaveValue('Knows where every key hangs')
    // The page may have saved it while it closed.
    await expect(page.getByText(/^Draft(?: saved \d\d:\d\d|, last saved by)/).first()).toBeVisible()
  })

  test('by a server that fails: it says so, and saves at the next try', async ({ page, form }) => {
    expectedProblems.push(failedRequest(500))
    await page.route('**/api/content/entry', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto(form('smart-adaptor'))
    await page.getByLabel('Summary').fill('Measures what a socket uses')
    await expect(page.getByText('Your text is kept in this tab.')).toBeVisible()
    await page.unroute('**/api/content/entry')
    await page.getByRole('button', { name: 'Save now' }).click()
    await expect(saved(page)).toBeVisible()
  })
})
