import { expectNoFaultsOnDesktopAndPhone } from '../access/axe.ts'
import { edit, expect, openPart, productPath, test } from './editor.ts'

test('the editor has no fault on desktop and phone', async ({ page }) => {
  for (const [address, ...parts] of [
    ['/admin/content'],
    [productPath('smart-lock'), 'Benefits', 'Benefit 1', 'Picture 1', 'Group of rows 1'],
    [edit('content/articles/data-cost-cold-room.yaml'), 'Section 1', 'Table 4', 'Sources'],
    ['/admin/content/publish'],
    ['/admin/content/history'],
    ['/admin/content/pictures'],
  ] as const)
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(address)
      await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
      // The headings of the overview unfold their groups.
      if (address === '/admin/content')
        for (const group of await page.locator('summary > h2').all()) await group.click()
      for (const part of parts) await openPart(page, part)
      await expectNoFaultsOnDesktopAndPhone(page)
    })
})

test('without JavaScript the page says what the editor needs', async ({
  browser,
  baseURL,
  page,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto('/admin/content')
  // The HTML is read, because Playwright does not find text in a `noscript` element.
  expect(await plain.locator('main noscript').innerHTML()).toContain('The editor needs JavaScript')
  await context.close()
})
