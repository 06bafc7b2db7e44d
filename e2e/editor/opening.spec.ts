import { expectNoFaultsOnDesktopAndPhone } from '../access/axe.ts'
import { expect, test, withAndWithoutScript } from '../fixtures.ts'
import { signIn } from '../staff.ts'

test.describe.configure({ mode: 'serial' })

withAndWithoutScript('what is left to do', (isScripted) => {
  test('an owner settles a line on a page without fault, sees who said it, and takes it back', async ({
    page,
    account,
  }) => {
    await signIn(page, account)
    await page.goto('/admin/dashboard')
    await page.getByRole('link', { name: 'Before you open' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Before you open' })).toBeVisible()
    if (isScripted) await expectNoFaultsOnDesktopAndPhone(page)
    const first = page.getByRole('button', { name: 'This is ours: ' }).first()
    const title = (await first.getAttribute('aria-label'))?.replace('This is ours: ', '') ?? ''
    const ours = page.getByRole('button', { name: `This is ours: ${title}`, exact: true })
    await ours.press('Enter')
    await expect(page.getByText('Settled.')).toBeVisible()
    const settled = page.getByRole('region', { name: /^Settled/ })
    await expect(settled.getByRole('listitem').filter({ hasText: title })).toContainText(
      `This is ours, said ${account.name}`,
    )
    await settled.getByRole('button', { name: `Undo: ${title}`, exact: true }).click()
    await expect(ours).toBeVisible()
  })
})
