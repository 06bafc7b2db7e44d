import type { Locator, Page } from '@playwright/test'
import { filmCues } from '#src/content/film-words.ts'
import { filmSettings } from '#src/content/settings/settings.ts'
import { words } from '#src/content/words/words.ts'
import { expect, hasStarted, test } from '../fixtures.ts'

test.use({ viewport: { width: 1440, height: 900 } })

async function tabTo(page: Page, target: Locator, most: number): Promise<number> {
  for (let count = 1; count <= most; count++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return count
  }
  throw new Error(`Not reached with ${most} presses of Tab`)
}

async function skip(page: Page, path: string) {
  await expect(page).toHaveURL(path)
  await page.waitForLoadState()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
}

test('from the home page to a product and its question, by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Product', exact: true }), 5)
  await page.keyboard.press('Enter')
  await skip(page, '/products')
  const list = page.getByRole('region', { name: 'Products' })
  await tabTo(page, list.getByRole('link', { name: 'Smart Lock', exact: true }), 15)
  await page.keyboard.press('Enter')
  await skip(page, '/product/2')
  await tabTo(page, page.getByRole('link', { name: 'Get a quote' }), 16)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact?list=smart-lock*1&product=2')
  // The list names the product, so the message need not.
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(words().quote.message)
})

test('the film gives its words, waits where motion is unwanted, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/about')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Solutions' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.locator('#solutions').getByRole('link', { name: 'About Smart' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: filmSettings().title })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  const video = dialog.locator('video')
  await expect(video).toHaveAttribute('poster', /\.webp$/)
  await expect(video.locator('track[kind=captions][srclang^=en]')).toHaveCount(1)
  expect(
    await video.evaluate((element) => element instanceof HTMLVideoElement && element.paused),
  ).toBe(true)
  await dialog.getByText(filmSettings().transcriptHeading).click()
  for (const cue of filmCues(filmSettings())) await expect(dialog.getByText(cue)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the pictures of a product are told once each, say which is shown and keep the focus at their ends', async ({
  page,
}) => {
  await page.goto('/product/2')
  const gallery = page.getByRole('region', { name: /^Pictures of/ })
  const next = gallery.getByRole('button', { name: 'Next picture' })
  const spoken = gallery.locator('[aria-live=polite]')
  await next.focus()
  await hasStarted(gallery)
  const pictures = gallery.getByRole('list').first().getByRole('img')
  const alternatives = await pictures.evaluateAll((all) =>
    all.map((picture) => picture.getAttribute('alt') ?? ''),
  )
  expect(alternatives.length).toBeGreaterThan(2)
  const told = await gallery.ariaSnapshot()
  for (const alternative of alternatives)
    expect(told.split(alternative), alternative).toHaveLength(2)
  const count = await gallery.getByRole('list').first().getByRole('listitem').count()
  await expect(gallery.getByRole('link', { name: /^Show picture \d$/ })).toHaveCount(count)
  for (let number = 2; number <= count; number++) {
    await page.keyboard.press('Enter')
    await expect(spoken).toHaveText(`picture ${number} of ${count}`)
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect(next).toBeFocused()

  await gallery.getByRole('list').first().focus()
  for (const [key, number] of [
    ['ArrowLeft', count - 1],
    ['ArrowLeft', count - 2],
    ['ArrowRight', count - 1],
    ['ArrowRight', count],
    ['ArrowRight', count],
  ] as const) {
    await page.keyboard.press(key)
    await expect(spoken).toHaveText(`picture ${number} of ${count}`)
  }
})
