import { type StorageFault, storageTexts } from '#src/contracts/storage.ts'
import { expectNoFaultsOnDesktopAndPhone } from '../access/axe.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../staff.ts'

const entries = 'Entries, newest first'

test.describe('the log', () => {
  test('says who signed in, filters by keyboard, and has no fault on desktop and phone', async ({
    page,
    account,
  }) => {
    await signIn(page, account)
    await page.goto('/admin/dashboard')
    await page.getByRole('banner').getByText('More', { exact: true }).press('Enter')
    const link = page.getByRole('banner').getByRole('link', { name: 'Audit log' })
    await link.focus()
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/log')
    const list = page.getByRole('list', { name: entries }).getByRole('listitem')
    await expect(list.first()).toBeVisible()
    await expectNoFaultsOnDesktopAndPhone(page)

    await page.locator('select[name=actor]').focus()
    await page.keyboard.type(account.name)
    await page.locator('select[name=action]').focus()
    await page.keyboard.type('Signed in')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/admin/log?actor=${account.name}&action=session.opened#answer`)
    await expect(list.first()).toContainText(account.name)
    await expect(list.filter({ hasNotText: 'Signed in' })).toHaveCount(0)
    await expect(page.locator('select[name=action]')).toHaveValue('session.opened')

    await page.goto(`/admin/log?actor=${account.name}&action=subject.erased`)
    await expect(page.getByText('No entry matches.')).toBeVisible()
    await expectNoFaultsOnDesktopAndPhone(page)
    await page.getByRole('link', { name: 'Show the whole log' }).click()
    await expect(page).toHaveURL('/admin/log')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('is read, filtered and paged', async ({ page, account }) => {
      await signIn(page, account)
      // A search makes a log entry whenever its filter differs from the one before, even if nothing
      // is found.
      for (let n = 0; n < 52; n++)
        await page.request.get(`/api/contact?search=nowhere&${n % 2 ? 'state=new' : 'received=7d'}`)
      await page.goto('/admin/log')
      await page.locator('select[name=actor]').selectOption(account.name)
      await page.getByRole('button', { name: 'Show', exact: true }).click()
      await expect(
        page.getByRole('list', { name: entries }).getByRole('listitem').first(),
      ).toContainText('filtered by')
      await expect(page.getByText('nowhere')).toHaveCount(0)
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page.getByText(/^51 to \d+ of \d+, newest first$/)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`actor=${account.name}&after=\\d+$`))
      await page.getByRole('link', { name: 'Prev' }).click()
      await expect(page).toHaveURL(`/admin/log?actor=${account.name}`)
    })
  })
})

test('an open page says so once the disk of the server is full', async ({ page, account }) => {
  await signIn(page, account)
  const storageFault: StorageFault = 'full'
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch()
    return route.fulfill({ response: answer, json: { ...(await answer.json()), storageFault } })
  })
  await page.goto('/admin/dashboard', { waitUntil: 'networkidle' })
  await expect(page.getByRole('alert').filter({ hasText: storageTexts.full.title })).toBeVisible()
})
