import type { Page } from '@playwright/test'
import { makeStale, signIn } from '../staff.ts'
import { discardByHand, edit, expect, openPart, saved, test } from './editor.ts'

// The tests run one after another, because they use drafts of the same files, which all editors
// share.
test.describe.configure({ mode: 'serial' })

const company = 'content/company.json'
const redirects = 'content/redirects.json'
const ownersAlone = /Only an owner can publish this/
const discard = async (page: Page, path: string) => {
  await page.goto(edit(path))
  await discardByHand(page)
  await expect(page.getByRole('button', { name: 'Discard the draft' })).toHaveCount(0)
}

test('an editor drafts a field of the company, reads that an owner publishes it, and finds it waiting there', async ({
  page,
}) => {
  await page.goto(edit(company))
  const email = page.getByLabel('E-mail', { exact: true })
  await expect(email).toHaveAccessibleDescription(ownersAlone)
  await openPart(page, 'Calendar')
  await expect(page.getByRole('group', { name: 'Calendar' })).toContainText(ownersAlone)
  await openPart(page, 'Places of examples')
  await expect(page.getByLabel('Where farms are', { exact: true })).not.toHaveAccessibleDescription(
    ownersAlone,
  )
  await email.fill('sales@works.example')
  await expect(saved(page)).toBeVisible()
  await page.goto('/admin/content/publish')
  await expect(page.getByRole('checkbox', { name: 'Publish Company' })).toBeDisabled()
  await discard(page, company)

  await page.goto(edit(redirects))
  await openPart(page, 'Redirects')
  await page.getByRole('button', { name: 'Add redirect' }).click()
  await page.getByLabel('Old address', { exact: true }).fill('/shop')
  const href = page.getByLabel('New address', { exact: true })
  await href.fill('https://elsewhere.example')
  await expect(href).toHaveAccessibleDescription(ownersAlone)
  await href.fill('/about')
  await expect(href).not.toHaveAccessibleDescription(ownersAlone)
  await expect(saved(page)).toBeVisible()
  await discard(page, redirects)

  await page.goto(edit('content/facts.json'))
  await expect(page.getByText(ownersAlone).first()).toBeVisible()
})

test('an editor leaves such a draft to an owner, who proves who they are', async ({
  page,
  account,
  editorAccount,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { 'x-forwarded-for': '100.127.0.8' },
  })
  const owner = await context.newPage()
  await signIn(owner, account)
  await owner.goto(edit(company))
  await owner.getByLabel('E-mail', { exact: true }).fill('sales@works.example')
  await expect(saved(owner)).toBeVisible()

  await signIn(page, editorAccount)
  await page.goto('/admin/content/publish')
  const tick = page.getByRole('checkbox', { name: 'Publish Company' })
  await expect(tick).not.toBeChecked()
  await expect(tick).toBeDisabled()
  await expect(page.getByText(/E-mail: only an owner can publish this/)).toBeVisible()

  makeStale(account)
  await owner.goto('/admin/content/publish')
  await expect(owner.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
  await owner.getByRole('link', { name: 'Confirm who you are' }).click()
  await owner.getByLabel('Password', { exact: true }).fill(account.password)
  await owner.getByRole('button', { name: 'Confirm' }).click()
  await expect(owner).toHaveURL('/admin/content/publish')
  // Drafts of other tests decide whether the button is enabled, so the test only expects a visible
  // button.
  await expect(owner.getByRole('button', { name: /^Publish/ })).toBeVisible()
  await discard(owner, company)
  await context.close()
})
