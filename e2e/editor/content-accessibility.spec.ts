import { expectNoFaultsOnDesktopAndPhone } from '../access/axe.ts'
import { edit, expect, openPart, productPath, test } from './editor.ts'

test.describe('accessibility', () => {
  for (const [name, address, open] of [
    ['overview', '/admin/content', []],
    [
      'form of a product',
      productPath('smart-lock'),
      ['Benefits', 'Benefit 1', 'Pictures', 'Picture 1', 'Specification', 'Group of rows 1'],
    ],
    ['form of an article', edit('content/articles/data-cost-cold-room.yaml'), ['Section 1', 'Table 4', 'Sources']],
    ['publication', '/admin/content/publish', []],
    ['history', '/admin/content/history', []],
    ['pictures', '/admin/content/pictures', []],
  ] as const) {
    test(`${name}, on desktop and phone`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
      for (const part of open) await openPart(page, part)
      await expectNoFaultsOnDesktopAndPhone(page)
    })
  }

  test('without JavaScript the page says what the editor needs', async ({ browser, baseURL, page }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    })
    const plain = await context.newPage()
    await plain.goto('/admin/content')
    // Playwright reads no text out of this element.
    expect(await plain.locator('main noscript').innerHTML()).toContain('The editor needs JavaScript')
    await context.close()
  })
})
