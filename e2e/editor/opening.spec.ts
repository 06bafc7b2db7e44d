import { openingForms } from '#src/contracts/content/opening.ts'
import { startSite } from '../../scripts/site/start-site.ts'
import { expectNoFaultsOnDesktopAndPhone } from '../access/axe.ts'
import { expect, test, withAndWithoutScript } from '../fixtures.ts'
import { makeStale, openAccount, signIn } from '../staff.ts'

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

test('a proof of identity says which press it interrupted, and a closed site says so on each page', async ({
  browser,
}) => {
  const site = await startSite()
  const context = await browser.newContext({ baseURL: site.origin })
  try {
    const page = await context.newPage()
    const account = await openAccount(page, 'owner', site.database)
    await page.goto('/admin/opening#beginning')
    const beginning = page.getByRole('region', { name: 'Where you begin' })
    const begin = async () => {
      await beginning.getByText('Begin with a plain site…').click()
      await beginning.getByRole('button', { name: 'Begin', exact: true }).click()
    }
    await expect(beginning.getByText('Begin with a plain site…')).toBeVisible()
    makeStale(account, site.database)
    await begin()
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    const again = page.getByText('Press “Begin” once more', { exact: false })
    await expect(again).toBeFocused()
    await page.getByRole('heading', { name: 'Where you begin' }).click()
    await begin()
    await expect(page.getByText('The site is a plain site now.', { exact: false })).toBeVisible()
    await expect(again).toHaveCount(0)
    for (const address of ['/admin/content', '/admin/dashboard']) {
      await page.goto(address)
      await expect(page.getByText('The site is closed to visitors.')).toBeVisible()
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Open the site' }).first(),
      ).toHaveAttribute('href', '/admin/opening#open')
    }
    const steps = page.getByRole('region', { name: /^Make the site yours/ })
    await expect(steps.getByText('closed to visitors')).toBeVisible()
    await page.goto('/admin/content')
    await page.getByRole('button', { name: 'Hide several…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Hide pages and products' })
    await expect(dialog.getByRole('checkbox').first()).toBeVisible()
    await expect(dialog.getByLabel('Home', { exact: true })).toHaveCount(0)
  } finally {
    await context.close()
    await site.stop()
  }
})
