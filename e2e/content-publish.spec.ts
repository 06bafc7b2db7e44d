import { globSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { priceOf } from '#src/content/price.ts'
import { copyCheckout } from '../scripts/copy-checkout.ts'
import { startSite } from '../scripts/start-site.ts'
import { edit, product, saved } from './editor.ts'
import { test, expect as usual } from './fixtures.ts'
import { openAccount } from './staff.ts'

/** A price as the site shows it, in the company's currency. */
const shown = (amount: string) => priceOf(amount).text
/** Where a new product will stand. */
const newProduct = `/product/${globSync('content/products/*.yaml').length + 1}`
/** Milliseconds that a build may take on a machine that is busy with other tests. */
const patience = 240_000
/** While a version is built there is less of the machine for all else. */
const expect = usual.configure({ timeout: 60_000 })
const sameOrigin = { 'sec-fetch-site': 'same-origin' }

/** The built site in a copy of the checkout: what is published changes its files. */
async function openCopy() {
  const { folder, built, git, remove } = copyCheckout()
  const site = await startSite({ built })
  const close = async () => {
    await site.stop()
    remove()
  }
  return { ...site, folder, git, close }
}

/** Gives a new product the texts of another, as somebody does who pastes them; what is its own stays. */
async function fillIn(page: Page, file: string, from: string) {
  const read = async (one: string) =>
    (await (await page.request.get(`/api/content/entry?path=${encodeURIComponent(`content/${one}`)}`)).json()) as {
      value: Record<string, unknown>
      version: string
    } // contracts/content.ts
  const { value, version } = await read(file)
  const { amount: _, outline: __, pictures: ___, ...texts } = (await read(from)).value
  const own = Object.fromEntries(['id', 'name', 'title', 'pictures'].map((key) => [key, value[key]]))
  const answer = await page.request.put('/api/content/entry', {
    data: { path: `content/${file}`, version, value: { ...texts, ...own } },
    headers: sameOrigin,
  })
  expect(answer.status()).toBe(200)
}

async function publish(page: Page, summary: string) {
  await page.goto('/admin/content/publish')
  await page.getByLabel('What is this change?').fill(summary)
  await page.getByRole('button', { name: /^Publish (all|\d+)$/ }).click()
}

test('an editor changes a price and a heading, adds a product with a picture, previews, publishes, sees it public and undoes it', async ({
  browser,
}) => {
  test.setTimeout(4 * patience)
  const site = await openCopy()
  const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce' })
  const visitors = await browser.newContext({ baseURL: site.origin, extraHTTPHeaders: { 'x-forwarded-for': '100.127.0.7' } })
  try {
    context.setDefaultTimeout(patience)
    const page = await context.newPage()
    const { name } = await openAccount(page, 'editor', site.database)
    const visitor = await visitors.newPage()

    await page.goto(product('smart-lock'))
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
    await fillIn(page, 'products/flood-switch.yaml', 'products/humidity-sensor.yaml')
    await page.reload()
    await page.getByRole('button', { name: /^Pictures/ }).click()
    await page.getByRole('button', { name: 'Add picture' }).click()
    await page.getByRole('button', { name: 'Choose a picture' }).click()
    const file = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
    await page.getByLabel('Add a picture').setInputFiles({ name: 'On the floor.jpg', mimeType: 'image/jpeg', buffer: file })
    await expect(page.getByText('products/flood-switch/on-the-floor').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByLabel('What it shows').fill('The sensor on a tiled floor beside a washing machine')
    await expect(saved(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: /another look/ })).toHaveCount(0)

    await page.goto('/admin/content/preview?address=/product/2')
    const desktop = page.frameLocator('iframe[title^="Desktop"]')
    await expect(desktop.getByText(shown('135')).first()).toBeVisible({ timeout: patience })
    await visitor.goto('/product/2')
    await expect(visitor.getByText(shown('120')).first()).toBeVisible()
    expect((await visitor.request.get(newProduct)).status()).toBe(404)

    await publish(page, 'New price, new product')
    await expect(page.getByRole('link', { name: '/product/2', exact: true })).toBeVisible({ timeout: patience })
    await visitor.goto('/product/2')
    await expect(visitor.getByText(shown('135')).first()).toBeVisible()
    await visitor.goto('/services')
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('What we do for you')
    await visitor.goto(newProduct)
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Flood Switch')
    await expect(visitor.getByRole('img', { name: 'The sensor on a tiled floor beside a washing machine' }).first()).toBeVisible()
    expect(site.git('log', '-1', '--format=%an %s').trim()).toBe(`${name} New price, new product`)

    await page.goto('/admin/content/history')
    await page.getByRole('button', { name: 'Undo this: New price, new product' }).click()
    await expect(page.getByRole('link', { name: '/product/2', exact: true })).toBeVisible({ timeout: patience })
    await expect(page.getByRole('heading', { name: 'Undone: New price, new product' })).toBeVisible()
    await visitor.goto('/product/2')
    await expect(visitor.getByText(shown('120')).first()).toBeVisible()
    await visitor.goto('/services')
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(headingBefore)
    expect((await visitor.request.get(newProduct)).status()).toBe(404)

    await page.getByRole('button', { name: 'Bring back as a draft: New price, new product' }).click()
    await page.getByRole('link', { name: 'Look at the draft, then publish it' }).click()
    await expect(page.getByText('Flood Switch').first()).toBeVisible()
    expect((await visitor.request.get(newProduct)).status()).toBe(404)
  } finally {
    await context.close()
    await visitors.close()
    await site.close()
  }
})

test('a publication that fails says so, loses no draft, and leaves the site as it was', async ({ browser }) => {
  test.setTimeout(2 * patience)
  const site = await openCopy()
  const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await openAccount(page, 'editor', site.database)
    await page.goto(product('smart-lock'))
    await page.getByLabel('Price', { exact: false }).fill('145')
    await expect(saved(page)).toBeVisible()
    // What an engineer has left half done on the server.
    const halfDone = path.join(site.folder, 'src/pages/about.astro')
    // The copy has the same bytes as the checkout: a file is replaced, and never written.
    rmSync(halfDone)
    writeFileSync(halfDone, '---\nimport nothing from "./that-is-not-there.ts"\n---\n{nothing}')
    await page.goto('/admin/content/publish')
    await page.getByRole('button', { name: 'Publish all' }).click()
    await expect(page.getByText('Not published: the site is as it was, and your drafts are safe')).toBeVisible({ timeout: patience })
    await expect(page.getByRole('heading', { name: 'What will change' })).toBeVisible()
    await page.goto(product('smart-lock'))
    await expect(page.getByLabel('Price', { exact: false })).toHaveValue('145')
    await page.goto('/product/2')
    await expect(page.getByText(shown('120')).first()).toBeVisible()
    expect(site.git('status', '--porcelain', '--', 'content')).toBe('')
  } finally {
    await context.close()
    await site.close()
  }
})
