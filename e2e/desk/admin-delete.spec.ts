import { expectNoFaults } from '../access/axe.ts'
import { expect, signIn, test } from '../staff.ts'
import { dashboard, expectCounts, found, leadCards, sendLeads } from './leads.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(`§2 /admin/dashboard · deleting contacts ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('asks before it deletes one, or those that are flagged one by one, and leads back to the list', async ({ page, account }) => {
      const word = await sendLeads(page)
      await signIn(page, account)
      await page.goto(`${dashboard}?search=${word}`)
      const heading = page.getByRole('heading', { level: 1 })

      await found(page, 'Okonkwo')
        .getByRole('link', { name: /^Delete contact \d+$/ })
        .click()
      await expect(heading).toHaveText(/^Delete contact #\d+\?$/)
      await expect(page.locator('main')).toContainText('Okonkwo')
      if (javaScriptEnabled) await expectNoFaults(page)
      await page.getByRole('link', { name: 'Keep it' }).click()
      await expectCounts(page, [3, 2, 0, 1])

      await found(page, 'Okonkwo')
        .getByRole('link', { name: /^Delete contact \d+$/ })
        .click()
      await page.getByRole('button', { name: 'Delete for good' }).click()
      await expect(page).toHaveURL(`${dashboard}?search=${word}`)
      await expectCounts(page, [2, 1, 0, 1])

      await page.goto(`${dashboard}?state=flagged&search=${word}`)
      await page.getByRole('link', { name: 'Review and delete 1, one by one', exact: true }).click()
      await expect(heading).toHaveText(/^Delete flagged contact #\d+\?$/)
      await page.getByRole('button', { name: 'Delete for good' }).click()
      await expect(page).toHaveURL(`${dashboard}?state=flagged&search=${word}`)
      await expectCounts(page, [1, 1, 0, 0])
      await page.goto(`${dashboard}?search=${word}`)
      await expect(leadCards(page)).toHaveCount(1)
    })
  })
