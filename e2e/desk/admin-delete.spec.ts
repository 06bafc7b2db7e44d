import { expectNoFaults } from '../access/axe.ts'
import { expect, isLive, test, withAndWithoutScript } from '../fixtures.ts'
import { dashboard, expectCounts, found, leadCards, more, openLeads } from './leads.ts'

withAndWithoutScript('§2 /admin/dashboard · deleting contacts', (isScripted) => {
  test('asks before it deletes one, or those that are flagged one by one, and leads back to the list', async ({
    page,
    account,
  }) => {
    const word = await openLeads(page, account)
    const heading = page.getByRole('heading', { level: 1 })
    const link = found(page, 'Okonkwo').getByRole('link', { name: /^Delete contact \d+$/ })

    const openDelete = async () => {
      if (isScripted) await isLive(page, 'Dashboard')
      if (isScripted) await more(found(page, 'Okonkwo')).click()
      await link.click()
    }
    await openDelete()
    await expect(heading).toHaveText(/^Delete contact #\d+\?$/)
    await expect(page.locator('main')).toContainText('Okonkwo')
    if (isScripted) await expectNoFaults(page)
    await page.getByRole('link', { name: 'Keep it' }).click()
    await expectCounts(page, [3, 2, 0, 1])

    await openDelete()
    await page.getByRole('button', { name: 'Delete for good' }).click()
    // A script takes out of the address what the page has said.
    const said = isScripted ? '' : '&deleted=1'
    await expect(page).toHaveURL(`${dashboard}?search=${word}${said}#answer`)
    await expect(page.locator('#answer')).toHaveText('The contact is deleted.')
    await expectCounts(page, [2, 1, 0, 1])

    await page.goto(`${dashboard}?state=flagged&search=${word}`)
    await page.getByRole('link', { name: 'Review and delete 1, one by one', exact: true }).click()
    await expect(heading).toHaveText(/^Delete flagged contact #\d+\?$/)
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page).toHaveURL(`${dashboard}?state=flagged&search=${word}${said}#answer`)
    await expectCounts(page, [1, 1, 0, 0])
    await page.goto(`${dashboard}?search=${word}`)
    await expect(leadCards(page)).toHaveCount(1)
  })
})
