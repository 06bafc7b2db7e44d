import { navigation } from '#src/content/settings/navigation.ts'
import { site } from '#src/content/settings/site.ts'
import { expectNoFaults } from '../access/axe.ts'
import { dashboard } from '../desk/leads.ts'
import { expect, expectedProblems, failedRequest, test, withMotion } from '../fixtures.ts'
import { addAccount, flag, signOut, typeNewPassword, typeSignIn } from '../staff.ts'

test.use(withMotion)

test.describe('§2 /admin/signin ·', () => {
  test("has the site's header and footer, as every public route, both fields, and a Login button that sets the flag", async ({
    page,
    account,
  }) => {
    await page.goto('/admin/signin')
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
    for (const { label, href } of navigation().header)
      await expect
        .soft(page.getByRole('banner').getByRole('link', { name: label, exact: true }))
        .toHaveAttribute('href', href)
    await expect
      .soft(page.getByRole('contentinfo').getByRole('link', { name: site().email }))
      .toBeVisible()
    await expect.soft(page.getByRole('link', { name: 'Book A Call', exact: true })).toHaveCount(0)
    for (const name of ['Username', 'Password'])
      await expect.soft(page.getByLabel(name, { exact: true })).toHaveJSProperty('required', true)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByLabel('Username')).toBeFocused()
    await expect(page).toHaveURL('/admin/signin')
    await typeSignIn(page, account)
    await expect(page).toHaveURL(dashboard)
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
    await expect.poll(() => flag(page)).toBe('true')
  })

  test('a one-time password opens nothing until it is changed', async ({ page }) => {
    expectedProblems.push(failedRequest(401), failedRequest(422))
    const account = await addAccount()
    await page.goto('/admin/signin')
    await typeSignIn(page, account)
    await expect(page).toHaveURL('/admin/password')
    await page.goto(dashboard)
    await expect(page).toHaveURL('/admin/password')
    await expectNoFaults(page)
    await typeNewPassword(page, 'passwordpassword')
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      /too easy to guess/,
    )
    await expectNoFaults(page)
    const password = await typeNewPassword(page)
    await expect(page).toHaveURL(dashboard)
    await signOut(page)
    await typeSignIn(page, account)
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials!')
    await typeSignIn(page, { ...account, password })
    await expect(page).toHaveURL(dashboard)
  })
})

test.describe('§8 Invalid admin login ·', () => {
  test('says the same for a wrong password and an unknown name', async ({ page, account }) => {
    expectedProblems.push(failedRequest(401))
    for (const wrong of [
      { ...account, password: 'wrong' },
      { ...account, name: 'nobody' },
    ]) {
      await page.goto('/admin/signin')
      await expect(page.getByText('Invalid credentials!')).toHaveCount(0)
      await typeSignIn(page, wrong)
      await expect(page.getByRole('alert')).toHaveText('Invalid credentials!')
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
      expect(await flag(page)).toBeNull()
      if (wrong.name === account.name) await expectNoFaults(page)
    }
  })
})
