import { expectNoFaults } from '../access/axe.ts'
import { expect, isLive, test } from '../fixtures.ts'
import { subscribe } from '../forms/newsletter-mails.ts'
import { openAccount } from '../staff.ts'

// Nothing is sent at once here, because it would go to the subscribers of other tests.
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
  await expect(page.getByText('was restored.')).toBeHidden()
  await expect(mail.getByText('Hello from the bench.')).toBeVisible()
  await page.getByRole('link', { name: 'Dark' }).click()
  await expect(mail.locator('body')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.getByRole('link', { name: 'Plain text' }).click()
  await expect(mail.getByText('----')).toBeVisible()
  await page.getByRole('button', { name: 'Last look…' }).click()
  await expect(page.getByText(/^\d+ subscribers?$/)).toBeVisible()
  await expectNoFaults(page)
})

test('who presses Send after somebody else is told so', async ({ page, context }) => {
  await subscribe(page, 'waits@company.example')
  await openAccount(page)
  await page.goto('/admin/newsletter/issue?article=zigbee-or-z-wave-hotel')
  await page.getByRole('button', { name: 'Last look…' }).click()
  const other = await context.newPage()
  await other.goto(page.url())
  for (const owner of [page, other]) {
    await owner.getByLabel('When').fill('2099-01-31T09:30')
    await owner.getByRole('button', { name: /^Send to/ }).click()
    await expect(owner.getByText('Scheduled, 31 Jan 2099')).toBeVisible()
  }
  await expect(other.getByText('Nobody gets it twice.')).toBeVisible()
  await other.getByRole('button', { name: /^Stop/ }).click()
  await expect(other.getByText('The issue is stopped.')).toBeVisible()
})
