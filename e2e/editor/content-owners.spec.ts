import type { Page } from '@playwright/test'
import { makeStale, signIn } from '../staff.ts'
import {
  discardByHand,
  discardDraft,
  edit,
  expect,
  openPart,
  saveDraftAsEditor,
  saved,
  test,
} from './editor.ts'

// The tests run one after another, because they use drafts of the same files, which all editors
// share.
test.describe.configure({ mode: 'serial' })

const company = 'content/company.json'
const blog = 'content/pages/blog.yaml'
const redirects = 'content/redirects.json'
const ownersAlone = 'Only an owner can publish this entry'
const discard = async (page: Page, path: string) => {
  await page.goto(edit(path))
  await discardByHand(page)
  await expect(page.getByRole('button', { name: 'Discard the draft' })).toHaveCount(0)
}

test('an editor drafts an entry of the owner’s, reads that an owner publishes it, and finds it waiting there', async ({
  page,
}) => {
  await page.goto(edit(company))
  await expect(page.getByText(`${ownersAlone}. You may prepare a draft.`)).toBeVisible()
  await page.getByLabel('E-mail', { exact: true }).fill('sales@works.example')
  await expect(saved(page)).toBeVisible()
  await page.goto('/admin/content/publish')
  await expect(page.getByRole('checkbox', { name: 'Publish Company' })).toBeDisabled()
  await discard(page, company)
})

test('an editor reads beside the draft that a link leads away, and deletes nothing', async ({
  page,
}) => {
  await page.goto(edit(redirects))
  await expect(page.getByText(ownersAlone)).toHaveCount(0)
  await openPart(page, 'Redirects')
  await page.getByRole('button', { name: 'Add redirect' }).click()
  await page.getByLabel('Old address', { exact: true }).fill('/shop')
  const href = page.getByLabel('New address', { exact: true })
  await href.fill('https://elsewhere.example')
  const warning = page.getByText(/an address that the company does not name/)
  await expect(warning.first()).toBeVisible()
  await href.fill('/about')
  await expect(warning).toHaveCount(0)
  await expect(saved(page)).toBeVisible()
  await discard(page, redirects)

  await page.goto(edit('content/products/gateway.yaml'))
  await page.getByText('More about this entry').click()
  await expect(
    page.getByText('Only an owner can delete this entry; hide it instead.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove from the site' })).toHaveCount(0)
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
  await saveDraftAsEditor(owner, blog, { title: 'News of the works' })

  await signIn(page, editorAccount)
  await page.goto('/admin/content/publish')
  const tick = page.getByRole('checkbox', { name: 'Publish Company' })
  await expect(tick).not.toBeChecked()
  await expect(tick).toBeDisabled()
  await expect(page.getByText(`${ownersAlone}.`)).toBeVisible()

  makeStale(account)
  await owner.goto('/admin/content/publish')
  await expect(owner.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
  const other = owner.getByRole('checkbox', { name: 'Publish Articles' })
  await expect(other).toBeChecked()
  await other.uncheck()
  await owner.getByRole('link', { name: 'Confirm that it is you' }).click()
  await owner.getByLabel('Password', { exact: true }).fill(account.password)
  await owner.getByRole('button', { name: 'Confirm' }).click()
  await expect(owner).toHaveURL('/admin/content/publish')
  // Drafts of other tests decide whether the button is enabled, so the test only expects a visible
  // button.
  await expect(owner.getByRole('button', { name: /^Publish/ })).toBeVisible()
  await expect(other).not.toBeChecked()
  await expect(owner.getByRole('checkbox', { name: 'Publish Company' })).toBeChecked()
  await owner.getByRole('button', { name: /^Tick all \d+$/ }).click()
  await expect(other).toBeChecked()
  await owner.getByRole('button', { name: 'Tick none' }).click()
  await owner.reload()
  await expect(owner.getByText(/^0 of \d+ ticked\. Tick what is to be public\.$/)).toBeVisible()
  await expect(other).not.toBeChecked()
  await discardDraft(owner, blog)
  await discard(owner, company)
  await context.close()
})
