import { expectNoFaultsOnDesktopAndPhone } from '../access/axe.ts'
import { expect, isLive, test } from '../fixtures.ts'
import { signIn } from '../staff.ts'

test.describe('the numbers', () => {
  test('are there without a script, for a period that the keyboard chooses, and have no fault', async ({
    page,
    account,
    browser,
  }) => {
    await signIn(page, account)
    await page.goto('/admin/dashboard')
    // The browser drops keys until it has painted the page, so the test waits for the script.
    await isLive(page, 'Dashboard')
    const menu = page.getByRole('banner').locator('details')
    await menu.getByText('More', { exact: true }).press('Enter')
    await expect(menu).toHaveAttribute('open')
    await menu.getByRole('link', { name: 'Numbers', exact: true }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Numbers', exact: true })).toBeVisible()
    await expectNoFaultsOnDesktopAndPhone(page)
    await page.getByRole('link', { name: 'More numbers' }).press('Enter')
    await expect(page.getByRole('link', { name: 'Only the most important' })).toBeVisible()
    await expectNoFaultsOnDesktopAndPhone(page)
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    })
    const without = await plain.newPage()
    await without.goto('/admin/numbers')
    await without.locator('select[name=period]').focus()
    await without.keyboard.type('Last week')
    await without.keyboard.press('Tab')
    await without.keyboard.press('Enter')
    await expect(without).toHaveURL('/admin/numbers?period=last-week#answer')
    await expect(without.getByRole('img', { name: /^Requests by week/ })).toBeVisible()
    await plain.close()
  })
})
