import type { Page } from '@playwright/test'
import { settings } from '#src/content/settings/settings.ts'
import { words } from '#src/content/words/words.ts'
import {
  expect,
  expectedProblems,
  failedRequest,
  holdBack,
  isLive,
  test,
  toasts,
} from '../fixtures.ts'

const api = '**/api/newsletter'
const newsletter = (page: Page) =>
  page.getByRole('contentinfo').locator('form[action^="/newsletter"]')
const email = (page: Page) =>
  newsletter(page).getByRole('textbox', { name: settings().newsletter.label })
const submit = (page: Page) =>
  newsletter(page).getByRole('button', { name: settings().newsletter.button })
const status = (page: Page) => newsletter(page).locator('[data-status]')

async function type(page: Page, address: string) {
  await page.goto('/nfc')
  await email(page).fill(address)
  await isLive(page, 'NewsletterForm')
}

test.describe('§4 Newsletter form', () => {
  test('names an address that browser or server refuses; success is said twice, clears the field', async ({
    page,
  }) => {
    expectedProblems.push(failedRequest(422))
    let asked = 0
    page.on('request', (request) => {
      if (request.method() === 'POST') asked += 1
    })
    await type(page, 'no address')
    await submit(page).click()
    await expect(email(page)).toHaveJSProperty('validity.typeMismatch', true)
    await email(page).fill('')
    await submit(page).click()
    await expect(email(page)).toHaveJSProperty('validity.valueMissing', true)
    await expect(email(page)).toBeFocused()
    expect(asked).toBe(0)

    await email(page).fill('reader@company')
    await submit(page).click()
    await expect(email(page)).toHaveAccessibleDescription(words().forms.errors.email.invalid)
    // The status stays empty, so that a screen reader reads the fault only once.
    await expect(status(page)).toHaveText('')
    await expect(email(page)).toBeFocused()
    await expect(email(page)).toHaveValue('reader@company')
    await expect(toasts(page)).toHaveCount(0)

    await email(page).fill('\u202areader@company.example\u200b')
    const [sent] = await Promise.all([page.waitForRequest(api), submit(page).click()])
    expect(sent.postDataJSON()).toMatchObject({ email: 'reader@company.example' })
    await expect(toasts(page)).toHaveText('Successfully subscribed!')
    await expect(status(page).getByText('Successfully subscribed!', { exact: true })).toBeVisible()
    await expect(status(page)).toContainText(words().forms.newsletter.confirm)
    await expect(email(page)).toHaveValue('')
  })

  test('takes a pasted address out of what it was copied with', async ({ page }) => {
    await type(page, 'Ada Obi <reader@company.example>')
    await email(page).evaluate((field) =>
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' })),
    )
    await expect(email(page)).toHaveValue('reader@company.example')
  })

  test('a double click sends once, and the success toast appears whatever the success flag says', async ({
    page,
  }) => {
    const held = await holdBack(page, api)
    await type(page, 'twice@company.example')
    await submit(page).dblclick()
    await email(page).press('Enter')
    held.release()
    await expect(toasts(page)).toHaveText('Successfully subscribed!')
    expect(held.count).toBe(1)
    await toasts(page).getByRole('button', { name: 'close' }).click()
    await expect(toasts(page)).toHaveCount(0)
    await page.route(api, (route) => route.fulfill({ json: { success: false } }))
    await email(page).fill('reader@company.example')
    await submit(page).click()
    await expect(toasts(page)).toHaveText('Successfully subscribed!')
    await expect(email(page)).toHaveValue('')
  })
})

test('§8 Failed newsletter request · says so in a toast and under the form, keeps the address, and success clears it', async ({
  page,
}) => {
  expectedProblems.push(failedRequest(), failedRequest(500))
  await type(page, 'later@company.example')
  for (const hasNetwork of [false, true]) {
    await email(page).fill('later@company.example')
    await page.route(api, (route) =>
      hasNetwork ? route.fulfill({ status: 500, body: 'no' }) : route.abort(),
    )
    await submit(page).click()
    await expect(toasts(page)).toHaveText('Error Subscribing')
    await expect(status(page)).toHaveText('Error Subscribing')
    await expect(email(page)).toHaveValue('later@company.example')
    await toasts(page).getByRole('button', { name: 'close' }).click()
    await page.unroute(api)
    await submit(page).click()
    await expect(status(page).getByText('Successfully subscribed!', { exact: true })).toBeVisible()
    await expect(newsletter(page)).not.toContainText('Error Subscribing')
    await toasts(page).getByRole('button', { name: 'close' }).click()
    await expect(toasts(page)).toHaveCount(0)
  }
})

test.describe('§4 Newsletter form, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a refused address comes back with its error, and the page answers with the words', async ({
    page,
  }) => {
    expectedProblems.push(failedRequest(422))
    await page.goto('/nfc')
    await email(page).fill('plain@company')
    await submit(page).click()
    const field = page.locator('main').getByRole('textbox', { name: settings().newsletter.label })
    await expect(field).toHaveValue('plain@company')
    await expect(field).toHaveAccessibleDescription(words().forms.errors.email.invalid)
    await field.fill('plain@company.example')
    await page.locator('main').locator('form[action^="/newsletter"]').getByRole('button').click()
    await expect(page).toHaveURL('/newsletter#answer')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Successfully subscribed!')
  })
})
