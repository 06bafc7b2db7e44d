import { brotliCompressSync } from 'node:zlib'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { expectNoFaults } from '../access/axe.ts'
import { expect, test } from '../fixtures.ts'

const { heading, label, all, ask } = currentCopy().page('search')
const phone = { width: 390, height: 844 }
/** Maximum number of bytes that the search field loads when it is opened. */
const most = 12_000

test('the magnifier opens a field that answers while one types, by keyboard alone', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/search') && scripts.push(new URL(request.url()).pathname),
  )
  await page.goto('/about')
  const magnifier = page.getByRole('banner').getByRole('link', { name: heading })
  expect(scripts).toEqual([])
  const script = page.waitForResponse('**/search-field.js')
  await magnifier.press('Enter')
  expect(brotliCompressSync(await (await script).body()).length).toBeLessThan(most)
  const dialog = page.getByRole('dialog', { name: label })
  const field = dialog.getByRole('searchbox')
  await expect(field).toBeFocused()
  await field.pressSequentially('lok')
  const [lock, next] = [dialog.getByRole('link').first(), dialog.getByRole('link').nth(1)]
  await expect(lock).toHaveText(/^Smart Lock.*\d/)
  await expect(lock.locator('img')).toHaveJSProperty('complete', true)
  await expect(dialog.getByRole('status')).toContainText('“lok”')
  await expect(dialog.locator('mark').filter({ hasText: /lock/i }).first()).toBeVisible()
  await expectNoFaults(page)
  await field.press('ArrowDown')
  await expect(lock).toBeFocused()
  await lock.press('ArrowDown')
  await next.press('ArrowUp')
  await lock.press('ArrowUp')
  await expect(field).toBeFocused()
  await expect(dialog.getByRole('link', { name: all })).toHaveAttribute('href', '/search?q=lok')
  await field.fill('')
  await expect(dialog.getByRole('link')).toHaveCount(0)
  await field.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(magnifier).toBeFocused()
  await magnifier.press('Enter')
  await field.fill('smart lock')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=smart+lock#answer')
})

test('a place on the page itself is shown, and no longer the field', async ({ page }) => {
  await page.goto('/questions')
  await page.getByRole('banner').getByRole('link', { name: heading }).click()
  const dialog = page.getByRole('dialog', { name: label })
  await dialog.getByRole('searchbox').fill('warranty')
  await dialog.locator('a[href="/questions#warranty"]').click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/questions#warranty')
})

test('the menu of a phone begins with it, and what is not found leads to us', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const first = page.getByRole('dialog', { name: 'Menu' }).getByRole('listitem').first()
  await first.getByRole('link', { name: heading }).click()
  const dialog = page.getByRole('dialog', { name: label })
  await dialog.getByRole('searchbox').fill('gxtxway')
  await expect(dialog.getByRole('link', { name: 'gateway' })).toHaveAttribute(
    'href',
    '/search?q=gateway',
  )
  await expect(dialog.getByRole('link', { name: ask })).toHaveAttribute(
    'href',
    '/contact?searched=gxtxway',
  )
  await expectNoFaults(page)
  for (const address of ['/search?q=gxtxway', '/search?q=lok']) {
    await page.goto(address)
    await expectNoFaults(page)
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the magnifier leads to the page of results', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', { name: heading }).click()
    await page.getByRole('main').getByRole('searchbox').fill('lok')
    await page.getByRole('main').getByRole('button', { name: heading }).click()
    await expect(page).toHaveURL('/search?q=lok#answer')
    await expect(page.locator('[data-result] a').first()).toHaveText('Smart Lock')
  })
})
