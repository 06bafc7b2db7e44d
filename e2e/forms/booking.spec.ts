import type { Locator, Page } from '@playwright/test'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { expect, expectedProblems, isLive, test } from '../fixtures.ts'

const words = settings().booking
const phone = () => `+234 803 ${Math.floor(1_000_000 + Math.random() * 8_999_999)}`

/** Presses a day of the row, and one of its first six half hours. */
async function choose(form: Locator, day: number, time: number) {
  await form.locator('[name="day"] + label').nth(day).click()
  await form.locator('label:has([name^="startsAt"])').filter({ visible: true }).nth(time).click()
}

/** Reaches the form with the mouse, which starts its script. */
async function startForm(page: Page) {
  await page.locator('main form legend').hover()
  await isLive(page, 'BookingForm')
}

/** @param slot a half hour of its own for each test, because they run side by side */
async function fill(page: Page, name: string, slot: number) {
  const form = page.locator('form[action^="/book"]').filter({ visible: true })
  await choose(form, 1 + Math.floor(slot / 6), slot % 6)
  await form.getByLabel('Your name').fill(name)
  await form.getByLabel('Phone number').fill(phone())
  await form.locator('[name="termsAccepted"]').check()
  await form.getByRole('button', { name: words.submit }).click()
}

test.describe('§2 Book A Call · our own calendar', () => {
  test.skip(Boolean(site().scheduling), 'the company books elsewhere')

  test('§9 Scheduling embed default height 630px, minimum width 320px · the dialog keeps both, and books a half hour', async ({
    page,
  }) => {
    await page.goto('/about')
    const dialog = page.getByRole('dialog', { name: words.heading })
    for (const [width, height] of [
      [1440, 900],
      [320, 700],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.getByRole('link', { name: 'Book A Call', exact: true }).click()
      await expect(dialog.getByLabel('Your name')).toBeVisible()
      const box = await dialog.boundingBox()
      expect(box?.height, `${width} px`).toBeGreaterThanOrEqual(630)
      expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(320)
      await page.keyboard.press('Escape')
    }
    await page.getByRole('link', { name: 'Book A Call', exact: true }).click()
    await fill(page, 'Ada Obi', test.info().retry)
    await expect(dialog.locator('[data-answer]:focus [data-status]')).toContainText(words.booked)
    await expect(dialog.getByRole('link', { name: words.calendar })).toBeVisible()
    await dialog.getByRole('link', { name: words.change }).click()
    await page.getByRole('button', { name: words.cancel }).click()
    await expect(page.locator('h1')).toHaveText(words.cancelled)
  })

  test('a half hour that somebody else took is offered no more, and what was typed stays', async ({
    page,
  }) => {
    expectedProblems.push(/409/)
    await page.goto('/book')
    await page.route('**/api/book', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      const { startsAt } = route.request().postDataJSON()
      await route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({ title: 'Taken', status: 409, detail: words.taken, startsAt }),
      })
    })
    await startForm(page)
    await fill(page, 'Bola Ade', 4)
    await expect(page.locator('[data-status]').filter({ hasText: words.taken })).toBeVisible()
    await expect(page.getByLabel('Your name')).toHaveValue('Bola Ade')
  })
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })
    test('name and answer stand where the visitor looks', async ({ page }) => {
      await page.goto('/book')
      await startForm(page)
      const form = page.locator('main form[action^="/book"]')
      // Today may have fewer half hours left.
      await form.locator('[name="day"] + label').nth(1).click()
      await expect(
        form.locator('label:has([name^="startsAt"])').filter({ visible: true }),
      ).toHaveCount(6)
      await choose(form, 5, viewport.width % 4)
      const box = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0
      const below =
        (await box(form.getByLabel('Your name'))) -
        (await box(form.locator('summary').filter({ visible: true })))
      expect(below).toBeLessThan(200)
      await form.getByLabel('Your name').fill('Efe Oni')
      await form.getByLabel('Phone number').fill(phone())
      await form.locator('[name="termsAccepted"]').check()
      await form.getByRole('button', { name: words.submit }).click()
      const answer = page.locator('[data-answer]:focus')
      await expect(answer).toContainText(words.booked)
      await expect(answer.locator('[data-status]')).toBeInViewport()
      await expect(answer.getByRole('link', { name: words.change })).toBeInViewport()
      await page.reload()
      await expect(page.locator('h1')).toHaveText(words.booked)
      await expect(page.getByRole('link', { name: words.change })).toBeVisible()
    })

    test('the keyboard alone reaches the half hours of another day', async ({ page }) => {
      await page.goto('/book')
      await startForm(page)
      const form = page.locator('main form[action^="/book"]')
      await form.locator('[name="day"]').first().focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(form.locator('[name^="startsAt"]:checked')).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(form.locator('[name^="startsAt"]:checked')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(form.locator('summary').filter({ visible: true })).toBeFocused()
    })

    test('without a half hour, the focus goes to those of the shown day', async ({ page }) => {
      await page.goto('/book')
      await startForm(page)
      const form = page.locator('main form[action^="/book"]')
      await form.locator('[name="day"] + label').nth(3).click()
      await form.getByLabel('Your name').fill('Efe Oni')
      await form.getByLabel('Phone number').fill(phone())
      await form.locator('[name="termsAccepted"]').check()
      await form.getByRole('button', { name: words.submit }).click()
      await expect(form.locator('[name^="startsAt"]:focus')).toBeVisible()
      await expect(form.getByText('Choose a half hour.')).toBeInViewport()
    })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a call is booked and moved on its own page', async ({ page }) => {
    await page.goto('/book')
    // The server marks a form that is sent within seconds of its page.
    await page.waitForTimeout(3500)
    await fill(page, 'Chidi Eze', 8 + test.info().retry)
    await expect(page.locator('[data-answer]:focus')).toBeVisible()
    for (const time of ['at once', 'after a reload']) {
      await expect(page.locator('h1'), time).toHaveText(words.booked)
      await expect(page.locator('[data-booked]'), time).toContainText(/\d:[03]0/)
      await page.reload()
    }
    await page.getByRole('link', { name: words.change }).click()
    await choose(page.locator('main form').first(), 3, 4)
    await page.getByRole('button', { name: words.move }).click()
    await expect(page.locator('h1')).toHaveText(words.moved)
  })
})
