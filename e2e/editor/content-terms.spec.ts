import { signIn } from '../staff.ts'
import { discardByHand, edit, expect, openPart, saved, test } from './editor.ts'

// The tests run one after another, because they use drafts of one file, which all editors share.
test.describe.configure({ mode: 'serial' })

const returns = 'content/free-pages/returns.yaml'

test('the overview names the documents that wait for an owner; an editor may draft them', async ({
  page,
}) => {
  await page.goto('/admin/content')
  await page.getByText(/^Documents that wait for an owner: \d+$/).click()
  const seen = page.getByRole('region', { name: /^Visitors see these once/ })
  await seen.getByRole('link', { name: 'Returns' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('field') === 'binding')
  await expect(page.getByText(/^Only an owner can publish this entry/)).toBeVisible()
  await expect(page.getByLabel('Heading', { exact: true })).toBeEditable()
})

test('an owner confirms one in its form, once nothing is left to decide', async ({
  page,
  account,
}) => {
  await signIn(page, account)
  await page.goto(edit(returns))
  await openPart(page, 'Binding document')
  const binding = page.getByRole('group', { name: 'Binding document' })
  await binding.getByRole('button', { name: 'Add confirmation' }).click()
  await page.getByLabel('Confirmed on', { exact: true }).fill('2026-11-22')
  await page.getByLabel('Confirmed by', { exact: true }).fill('Bola Ade, director')
  await expect(page.getByText(/Decide each open point/).first()).toBeVisible()
  const remove = binding
    .getByRole('group', { name: 'Left to decide' })
    .getByRole('button', { name: /^Remove/ })
  for (let left = await remove.count(); left > 0; left--) await remove.first().click()
  await expect(page.getByText(/Decide each open point/)).toHaveCount(0)
  await expect(saved(page)).toBeVisible()
  await discardByHand(page)
  await expect(page.getByRole('button', { name: 'Discard the draft' })).toHaveCount(0)
})
