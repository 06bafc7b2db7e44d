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
    const save = page
      .getByRole('region', { name: openingForms.company })
      .getByRole('button', { name: 'Save and publish' })
    // Without a script nothing opens the part that the link leads to.
    if (!isScripted) await page.getByRole('heading', { name: openingForms.company }).click()
    await expect(save).toBeVisible()
    if (isScripted) await expectNoFaultsOnDesktopAndPhone(page)

    // Folded, the page names all its parts on one screen of a phone, and what is next.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin/opening')
    await expect(page.getByRole('link', { name: /^Next: / })).toBeInViewport()
    const parts = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(parts.last()).toHaveText('Do mails go out?')
    await expect(parts.last()).toBeInViewport()
    await expect(save).toBeHidden()
  })
})
