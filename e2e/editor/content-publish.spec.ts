import { globSync } from 'node:fs'
import type { Browser, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { priceOf } from '#src/content/prices/price.ts'
import { settings } from '#src/content/settings/settings.ts'
import { startSite } from '../../scripts/site/start-site.ts'
import { copy } from '../copy.ts'
import { expect, test } from '../fixtures.ts'
import { openAccount } from '../staff.ts'
import {
  discardDraft,
  edit,
  productPath,
  publishing,
  readSavedEntry,
  saveDraftAsEditor,
  saved,
} from './editor.ts'

const shown = (amount: string) => priceOf(amount, settings().company, settings().phrases).text
const lockPrice = copy.products.find(({ slug }) => slug === 'smart-lock')?.amount ?? ''
const newProduct = `/product/${globSync('content/products/*.yaml').length + 1}`

/** The link to a published page, by its name. */
const linkTo = (page: Page, address: string, name: string) =>
  page
    .getByRole('link', { name, exact: true })
    .and(page.locator(`[href="${address}"]`))
    .first()

// The tests use a separate site, so that their publications do not affect other tests.
test.describe.configure({ mode: 'default' })
let site: Awaited<ReturnType<typeof startSite>>
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

async function openBrowsers(browser: Browser, role = 'editor') {
  const staff = await browser.newContext({ baseURL: site.origin })
  const visitors = await browser.newContext({
    baseURL: site.origin,
    extraHTTPHeaders: { 'x-forwarded-for': '100.127.0.7' },
  })
  const page = await staff.newPage()
  const account = await openAccount(page, role, site.database)
  const close = async () => {
    await staff.close()
    await visitors.close()
  }
  return { page, account, visitor: await visitors.newPage(), close }
}

/**
 * Copies the texts of one product into another product, which keeps its number, name and pictures.
 */
async function fillIn(page: Page, file: string, from: string) {
  const { value } = await readSavedEntry(page, file)
  const {
    amount: _,
    code: __,
    outline: ___,
    pictures: ____,
    ...texts
  } = (await readSavedEntry(page, from)).value
  const own = Object.fromEntries(
    ['id', 'name', 'title', 'pictures'].map((key) => [key, value[key]]),
  )
  await saveDraftAsEditor(page, file, { ...texts, ...own })
}

async function publish(page: Page, summary: string) {
  await page.goto('/admin/content/publish')
  await page.getByLabel('What is this change?').fill(summary)
  await page.getByRole('button', { name: /^Publish (all|\d+)$/ }).click()
  await expect(page.getByRole('button', { name: 'Publishing…' })).toHaveCount(0, {
    timeout: publishing,
  })
}

/**
 * Expects a public page to have the new content without delay, because the publication has been
 * answered.
 */
async function expectShown(visitor: Page, address: string, find: (page: Page) => Locator) {
  await visitor.goto(address)
  await expect(find(visitor).first()).toBeVisible()
}

test('a publication that is refused says so, names the fault, loses no draft, and leaves the site as it was', async ({
  browser,
}) => {
  const { page, visitor, close } = await openBrowsers(browser)
  try {
    await page.goto(productPath('smart-lock'))
    await page.getByLabel('Price', { exact: false }).fill('145')
    await expect(saved(page)).toBeVisible()
    await page.goto('/admin/content/publish')
    await expect(page.getByRole('button', { name: 'Publish all' })).toBeEnabled()
    // Changes the draft as another window would, while this page is open.
    await saveDraftAsEditor(page, 'content/products/smart-lock.yaml', { name: '' })
    await page.getByRole('button', { name: 'Publish all' }).click()
    await expect(
      page.getByText('Not published: the site is as it was, and your drafts are safe'),
    ).toBeVisible()
    await expect(page.getByText(/^Nothing is ticked: .* has 1 thing to fix first\.$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
    await page.goto(productPath('smart-lock'))
    await expect(page.getByLabel('Price', { exact: false })).toHaveValue('145')
    await expectShown(visitor, '/product/2', (shownPage) => shownPage.getByText(shown(lockPrice)))
    await discardDraft(page, 'content/products/smart-lock.yaml')
  } finally {
    await close()
  }
})

test('an owner changes a price and a heading, adds a product with a picture, previews, publishes and undoes it', async ({
  browser,
}) => {
  test.slow()
  const { page, account, visitor, close } = await openBrowsers(browser, 'owner')
  try {
    await page.goto(productPath('smart-lock'))
    await page.getByLabel('Price', { exact: false }).fill('135')
    await expect(saved(page)).toBeVisible()
    await page.goto(edit('content/pages/services.yaml'))
    const heading = page.getByLabel('Heading', { exact: true }).first()
    const headingBefore = await heading.inputValue()
    await heading.fill('What we do for you')
    await expect(saved(page)).toBeVisible()

    await page.goto('/admin/content')
    await page.getByRole('button', { name: 'New…' }).click()
    await page.getByRole('dialog').getByLabel('Product', { exact: true }).check()
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Flood Switch')
    await page.getByRole('button', { name: 'Make the draft' }).click()
    await expect(page.getByRole('heading', { name: 'Flood Switch', level: 1 })).toBeVisible()
    await fillIn(
      page,
      'content/products/flood-switch.yaml',
      'content/products/humidity-sensor.yaml',
    )
    await page.reload()
    await page.getByRole('button', { name: 'Add picture' }).click()
    await page.getByRole('button', { name: 'Choose a picture' }).click()
    const file = await sharp({
      create: { width: 1600, height: 1200, channels: 3, background: 'teal' },
    })
      .jpeg()
      .toBuffer()
    await page
      .getByLabel('Add a picture')
      .setInputFiles({ name: 'On the floor.jpg', mimeType: 'image/jpeg', buffer: file })
    await page
      .getByLabel('What does it show?')
      .fill('The sensor on a tiled floor beside a washing machine')
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await expect(page.getByText('Say what it is')).toBeVisible()
    await page.getByLabel('A photograph').check()
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('Flood switch, on the floor').first()).toBeVisible()
    await expect(saved(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: /to fix before you publish/ })).toHaveCount(0)

    await page.goto('/admin/content/preview?address=/product/2')
    const desktop = page.frameLocator('iframe[title^="Desktop"]')
    await expect(desktop.getByText(shown('135')).first()).toBeVisible()
    await page.goto('/product/2')
    await expect(page.getByText(shown('135')).first()).toBeVisible()
    await page.getByRole('button', { name: 'Leave the preview' }).click()
    await page.goto('/product/2')
    await expect(page.getByText(shown(lockPrice)).first()).toBeVisible()
    await visitor.goto('/product/2')
    await expect(visitor.getByText(shown(lockPrice)).first()).toBeVisible()
    expect((await visitor.request.get(newProduct)).status()).toBe(404)

    await publish(page, 'New price, new product')
    // Every page shows a price, and each is rendered twice before it is listed as changed.
    await expect(linkTo(page, '/product/2', 'Smart Lock')).toBeVisible({
      timeout: publishing,
    })
    await expectShown(visitor, '/product/2', (shownPage) => shownPage.getByText(shown('135')))
    await expectShown(visitor, '/services', (shownPage) =>
      shownPage.getByRole('heading', { level: 1, name: 'What we do for you' }),
    )
    await visitor.goto(newProduct)
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Flood Switch')
    const picture = visitor
      .getByRole('img', { name: 'The sensor on a tiled floor beside a washing machine' })
      .first()
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)

    await page.goto('/admin/content/history')
    const entry = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'New price, new product' }) })
    await expect(entry).toContainText(account.name)
    const undo = page.getByRole('button', { name: 'Undo this: New price, new product' })
    await undo.click()
    const losses = page.getByRole('dialog', { name: 'What visitors lose' })
    await expect(losses).toContainText('Flood Switch')
    await expect(losses).toContainText(newProduct)
    await losses.getByRole('button', { name: 'Not now' }).click()
    await expect(undo).toBeFocused()
    expect((await visitor.request.get(newProduct)).status()).toBe(200)
    await undo.click()
    await losses.getByRole('button', { name: 'Publish all the same' }).click()
    await expect(linkTo(page, '/product/2', 'Smart Lock')).toBeVisible({
      timeout: publishing,
    })
    await expect(
      page.getByRole('heading', { name: 'Undone: New price, new product' }),
    ).toBeVisible()
    await expectShown(visitor, '/product/2', (shownPage) => shownPage.getByText(shown(lockPrice)))
    await expectShown(visitor, '/services', (shownPage) =>
      shownPage.getByRole('heading', { level: 1, name: headingBefore }),
    )
    expect((await visitor.request.get(newProduct)).status()).toBe(404)

    await page
      .getByRole('button', { name: 'Bring it back as a draft: New price, new product' })
      .click()
    await page.getByRole('link', { name: 'Look at the draft, then publish it' }).click()
    await expect(page.getByText('Flood Switch').first()).toBeVisible()
    expect((await visitor.request.get(newProduct)).status()).toBe(404)
  } finally {
    await close()
  }
})
