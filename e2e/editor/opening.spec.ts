import { openingForms } from '#src/contracts/content/opening.ts'
import { expectNoFaultsOnDesktopAndPhone } from '../access/axe.ts'
import { expect, test, withAndWithoutScript } from '../fixtures.ts'
import { signIn } from '../staff.ts'

withAndWithoutScript('what is left to do', (isScripted) => {
  test('the first steps lead an owner to the three forms, which have no fault', async ({
    page,
    account,
  }) => {
    await signIn(page, account)
    await page.goto('/admin/dashboard')
    const steps = page.getByRole('region', { name: /^Make the site yours: \d+ left$/ })
    await steps.getByRole('link', { name: openingForms.company }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Make the site yours' })).toBeVisible()
    for (const name of Object.values(openingForms))
      await expect(page.getByText(name).first()).toBeVisible()
    if (isScripted) await expectNoFaultsOnDesktopAndPhone(page)
  })
})
