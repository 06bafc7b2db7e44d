import { expectNoFaultsOnDesktopAndPhone } from '../access/axe.ts'
import { expect, expectedProblems, failedRequest, test, withAndWithoutScript } from '../fixtures.ts'
import { signIn } from '../staff.ts'

withAndWithoutScript('webhooks', (isScripted) => {
  const recipient = isScripted ? 'courts and authorities' : 'sales and engineering staff'

  test('an owner adds one of a named recipient, sees its secret once, tries and ends it', async ({
    page,
    account,
  }) => {
    expectedProblems.push(failedRequest(422), failedRequest(409))
    await signIn(page, account)
    await page.goto('/admin/webhooks')
    await page.getByLabel('Recipient').fill('Nobody Ltd')
    await page.getByLabel('Address', { exact: true }).fill('https://receiver.example/events')
    const add = page.getByRole('button', { name: 'Add' })
    await add.press('Enter')
    await expect(page.getByRole('group', { name: 'Events' })).toHaveAccessibleDescription(
      'Tick at least one event.',
    )
    await page.getByLabel('Request received').press('Space')
    await add.press('Enter')
    await expect(page.getByText(/privacy policy does not name this recipient/)).toBeVisible()
    if (isScripted) await expectNoFaultsOnDesktopAndPhone(page)
    await page.getByLabel('Recipient').fill(recipient)
    await add.press('Enter')
    await expect(page.getByText(/^whsec_/)).toBeVisible()
    if (isScripted) await expectNoFaultsOnDesktopAndPhone(page)
    const entry = page.getByRole('region', { name: recipient })
    await expect(entry).toContainText('none of the person')
    await entry.getByRole('button', { name: /^Send a test/ }).press('Enter')
    await expect(page.getByRole('heading', { name: 'No answer' })).toBeVisible()
    await expect(page.getByText(/^whsec_/)).toHaveCount(0)
    await entry.getByRole('button', { name: /^End/ }).press('Enter')
    await expect(entry).toHaveCount(0)
  })
})
