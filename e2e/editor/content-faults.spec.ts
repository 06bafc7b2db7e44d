import { startSite } from '../../scripts/site/start-site.ts'
import { copy } from '../copy.ts'
import { expect, test } from '../fixtures.ts'
import { openAccount } from '../staff.ts'

// The tests use a separate site, because they hide products.
test.describe.configure({ mode: 'default' })
let site: Awaited<ReturnType<typeof startSite>>
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())
const shots = process.env['SHOTS']

test('an entry that is opened from Publish shows its faults, and the cursor is at the first', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  await openAccount(page, 'editor', site.database)
  await page.goto('/admin/content')
  await page.getByRole('button', { name: 'New…' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Faulty relay')
  await page.getByRole('button', { name: 'Make the draft' }).click()
  await expect(page).toHaveURL(/faulty-relay/)
  await page.goto('/admin/content/publish')
  await page.getByRole('checkbox', { name: 'Publish Faulty relay' }).check()
  const faults = page.getByRole('region', { name: 'Fix these first' })
  await expect(faults.getByRole('link').first()).toBeVisible()
  if (shots) await page.screenshot({ path: `${shots}/publish.png` })
  const changes = page.getByRole('heading', { name: 'What will change' })
  await expect(changes).toBeInViewport()
  await page.getByRole('link', { name: /thing to fix first$/ }).click()
  const list = page.getByRole('region', { name: /thing to fix before you publish$/ })
  await expect(list.getByRole('link').first()).toBeVisible()
  await expect(page.locator('[aria-invalid="true"]:focus')).toBeInViewport()
  if (shots) await page.screenshot({ path: `${shots}/entry.png` })
  await context.close()
})

test('several pages and products are hidden in one dialog, and lead to one page', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  await openAccount(page, 'editor', site.database)
  await page.goto('/admin/content')
  const [first, second, other] = copy.products.filter(({ kind }) => kind !== 'gateway')
  if (!first || !second || !other) throw new Error('Three products are needed')
  await page.getByRole('button', { name: 'Hide several…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hide pages and products' })
  for (const { name } of [first, second]) await dialog.getByLabel(name, { exact: true }).check()
  await dialog.getByLabel('Leads instead to').selectOption({ label: other.name })
  if (shots) await page.screenshot({ path: `${shots}/hide.png` })
  await dialog.getByRole('button', { name: 'Hide 2', exact: true }).click()
  await expect(page).toHaveURL(/content\/publish/)
  for (const { name } of [first, second])
    await expect(page.getByRole('checkbox', { name: `Publish ${name}` })).toBeChecked()
  await expect(page.getByRole('button', { name: /^Publish 2/ })).toBeEnabled()
  await expect(page.getByRole('region', { name: 'Fix these first' })).toBeHidden()
  if (shots) await page.screenshot({ path: `${shots}/hidden.png`, fullPage: true })
  await context.close()
})
