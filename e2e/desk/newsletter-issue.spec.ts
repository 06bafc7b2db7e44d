import { expectNoFaults } from '../access/axe.ts'
import { expect, isLive, test } from '../fixtures.ts'
import { openAccount } from '../staff.ts'

// Nothing is sent here, because it would go to the subscribers of other tests.
test('an article becomes a mail, which an owner looks at before it is sent', async ({ page }) => {
  await openAccount(page)
  await page.goto('/admin/content/edit?path=content/articles/night-without-power.yaml')
  await page.getByRole('link', { name: 'Send this article to subscribers…' }).click()
  const firstLines = page.getByLabel('First lines')
  await isLive(page, 'IssueForm')
  await firstLines.fill('Hello from the bench.')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(firstLines).toHaveValue('Hello from the bench.')
  await isLive(page, 'IssueForm')
  const mail = page.frameLocator('iframe')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByText('was restored from this browser')).toBeHidden()
  await expect(mail.getByText('Hello from the bench.')).toBeVisible()
  await page.getByRole('link', { name: 'Dark' }).click()
  await expect(mail.locator('body')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.getByRole('link', { name: 'Plain text' }).click()
  await expect(mail.getByText('----')).toBeVisible()
  await page.getByRole('button', { name: 'Last look…' }).click()
  await expect(page.getByText(/^\d+ subscribers?$/)).toBeVisible()
  await expectNoFaults(page)
})
