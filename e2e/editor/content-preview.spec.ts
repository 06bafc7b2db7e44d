import type { Page } from '@playwright/test'
import { expectedProblems, holdBack, withMotion } from '../fixtures.ts'
import { discardDraft, edit, expect, openPart, productPath, saved, test } from './editor.ts'

/** A page that only the tests of this file edit, one after another. */
const partners = 'content/pages/partners.yaml'
const frameOf = (page: Page) => page.frameLocator('iframe[title^="Phone"]')
const windowOf = (page: Page) =>
  page.locator('iframe[title^="Phone"]').evaluate((frame: HTMLIFrameElement) => ({
    top: frame.contentWindow?.scrollY,
    path: frame.contentWindow?.location.pathname,
  }))
const firstHeading = (page: Page) => frameOf(page).getByRole('heading', { level: 1 })
const headingField = (page: Page) => page.getByLabel('Heading', { exact: true }).first()
test.describe.configure({ mode: 'default' })
test.use({ ...withMotion, viewport: { width: 1440, height: 900 } })
test.afterEach(({ page }) => discardDraft(page, partners))

test('the page beside the form follows a save, and keeps its place', async ({ page }) => {
  await page.goto(edit(partners))
  const heading = headingField(page)
  await expect(firstHeading(page)).toContainText(await heading.inputValue())
  await heading.fill('Partners, said anew')
  await expect(saved(page)).toBeVisible()
  await expect(firstHeading(page)).toContainText('Partners, said anew')
  expect(await (await page.request.get('/partners')).text()).not.toContain('Partners, said anew')
  await page
    .locator('iframe[title^="Phone"]')
    .evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.scrollTo(0, 900))
  await openPart(page, 'In search results')
  const description = page.getByLabel('Description in search results')
  const reloaded = page.waitForResponse((response) => response.url().endsWith('/partners'))
  await description.fill(
    (await description.inputValue()).replace('Use our devices', 'Use all our devices'),
  )
  await reloaded
  // The preview does not scroll, because the page does not show the description.
  await expect.poll(windowOf.bind(null, page)).toMatchObject({ top: 900 })
  await heading.fill('Partners, said once more')
  await expect(firstHeading(page)).toContainText('said once more')
  await expect(firstHeading(page)).toBeInViewport()
})

test('the slide that is being edited stands still, and a part that is opened scrolls into sight', async ({
  page,
}) => {
  const home = 'content/pages/home.yaml'
  await page.goto(edit(home))
  const frame = frameOf(page)
  const slide = frame.locator('#featured-3')
  await openPart(page, 'Slides')
  await openPart(page, 'Slide 3')
  await expect(slide).toHaveAttribute('data-current')
  const heading = page.getByLabel('Heading', { exact: true })
  await heading.fill('Door codes, said anew.')
  await expect(saved(page)).toBeVisible()
  await expect(slide.getByText('Door codes, said anew.')).toBeInViewport()
  await expect(slide).toHaveAttribute('data-current')
  await expect(frame.getByRole('button', { name: 'Pause the slides' })).toHaveCount(0)
  await openPart(page, 'About')
  await expect(frame.getByText('We design connected devices')).toBeInViewport()
  await discardDraft(page, home)
})

test('a save before the page is there waits for it, and leaves the form where it is', async ({
  page,
}) => {
  const held = await holdBack(page, '**/partners')
  await page.goto(edit(partners))
  const heading = headingField(page)
  await heading.fill('Partners, in a hurry')
  await expect(saved(page)).toBeVisible()
  held.release()
  await expect(firstHeading(page)).toContainText('in a hurry')
  await expect(heading).toHaveValue('Partners, in a hurry')
  await expect.poll(windowOf.bind(null, page)).toMatchObject({ path: '/partners' })
})

test('a draft with a fault is left out of the preview, and named with the way to it', async ({
  page,
  editor,
}) => {
  await page.goto(edit(partners))
  const heading = headingField(page)
  const before = await heading.inputValue()
  await heading.fill('')
  await expect(saved(page)).toBeVisible()
  const fault = page.getByText(
    'This is the published page. Your draft is shown once this is fixed: Heading:',
  )
  await fault.getByRole('button', { name: 'Heading' }).click()
  await expect(heading).toBeFocused()
  await expect(firstHeading(page)).toContainText(before)
  // The form of another entry reports the text that the preview leaves out, in one line that can be
  // opened.
  await page.goto(productPath('intelligent-camera'))
  const line = page.locator('summary', { hasText: 'left out' })
  await expect(line).toContainText(`by ${editor.name}`)
  await line.click()
  const link = page.getByRole('link', { name: /: Heading$/ })
  await expect(link.first()).toHaveAttribute(
    'href',
    new RegExp(`path=${encodeURIComponent(partners)}.*field=heading`),
  )
})

test('a press on words opens the field that holds them, of this entry or of another; a link leads nowhere meanwhile', async ({
  page,
}) => {
  await page.goto(edit(partners))
  const frame = frameOf(page)
  await frame.getByRole('heading', { level: 1 }).click()
  await expect(headingField(page)).toBeFocused()

  const answer = await page.request.get(`/api/content/entry?path=${encodeURIComponent(partners)}`)
  // as in contracts/content/content.ts
  const { value } = (await answer.json()) as { value: { callToAction: { heading: string } } }
  const words = value.callToAction.heading
  await frame.getByRole('heading', { name: words }).click()
  await expect(page.locator(':focus')).toHaveValue(words)

  // The columns of the footer are folded in a narrow frame.
  await frame.locator('footer details').evaluateAll((columns) => {
    for (const column of columns) column.setAttribute('open', '')
  })
  const link = frame
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Contact', exact: false })
    .first()
  await link.click()
  await expect(page.getByRole('dialog').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/admin\/content\/edit\?path=/,
  )
  await page.keyboard.press('Escape')
  expect(await windowOf(page)).toMatchObject({ path: '/partners' })
  await page.getByLabel('Press words to edit').uncheck()
  await link.click()
  await expect.poll(windowOf.bind(null, page)).not.toMatchObject({ path: '/partners' })
})

test('on a card that is one link, the words pressed decide', async ({ page }) => {
  await page.goto(edit('content/pages/expertise.yaml'))
  const card = frameOf(page).locator('[data-card]:has(a.covers):has(> p)').first()
  const text = card.locator('> p')
  await text.scrollIntoViewIfNeeded()
  const words = ((await text.textContent()) ?? '').slice(0, 20)
  const box = await text.boundingBox()
  // The link lies over the words, so that the mouse is moved to them.
  await page.mouse.click((box?.x ?? 0) + 12, (box?.y ?? 0) + 8)
  await expect(page.locator('textarea:focus')).toHaveValue(new RegExp(`^${words}`))
})

test('on a telephone the page takes the place of the form, and a press on its words gives it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(edit(partners))
  const heading = headingField(page)
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(heading).toBeHidden()
  await firstHeading(page).click()
  await expect(heading).toBeFocused()
})

test('a link shows one draft to somebody without an account, until it is ended', async ({
  page,
  browser,
  baseURL,
}) => {
  expectedProblems.push(/status of 404/)
  await page.goto(edit(partners))
  await headingField(page).fill('Partners, for a friend')
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Share this preview' }).click()
  const address = await page.getByRole('dialog').getByLabel('Link').inputValue()

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { 'x-forwarded-for': '100.127.0.11' },
  })
  const friend = await context.newPage()
  await friend.goto(address)
  await expect(friend.getByRole('heading', { level: 1 })).toContainText('Partners, for a friend')
  await expect(friend.getByText('This is a draft that was shown to you.')).toBeVisible()

  await page.goto('/admin/content/preview')
  const end = page.getByRole('button', { name: 'End the link to Partners, for a friend' })
  await end.click()
  await expect(end).toHaveCount(0)
  expect((await friend.goto(address))?.status()).toBe(404)
  await expect(friend.getByText('for a friend')).toHaveCount(0)
  await context.close()
})

test('before a publication somebody is told what visitors lose', async ({ page }) => {
  expectedProblems.push(/status of 410/)
  const path = 'content/products/smart-mirror.yaml'
  await page.goto(productPath('smart-mirror'))
  await page.getByRole('checkbox', { name: 'Hidden' }).check()
  await expect(saved(page)).toBeVisible()
  await page.getByRole('link', { name: 'Publish…' }).click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await page.getByRole('button', { name: /^Publish (all|1)$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'What visitors lose' })
  await expect(dialog).toContainText('says that the page is gone (410)')
  const address = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await page.request.get(address)).status()).toBe(200)
  await discardDraft(page, path)
})

test('a public page leads whoever edits to its form, and nobody else', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/admin/content')
  await expect(page.getByLabel('Search')).toBeVisible()
  await page.goto('/partners')
  await page.getByRole('link', { name: 'Edit this page' }).click()
  await expect(page).toHaveURL(edit(partners))
  await expect(firstHeading(page)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/signin')
  await page.goto('/partners')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0)
  const visitor = await browser.newPage({ baseURL: baseURL ?? '' })
  await visitor.goto('/partners')
  await expect(visitor.getByRole('link', { name: 'Edit this page' })).toHaveCount(0)
  await visitor.close()
})
