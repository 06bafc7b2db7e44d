import { settings } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { faults } from '../access/axe.ts'
import { expect, expectedProblems, failedRequest, test } from '../fixtures.ts'
import { linkTo } from './newsletter-mails.ts'

const unsubscribe = currentCopy().page('unsubscribe')

const confirm = currentCopy().page('confirm')

test.describe('§2 Footer · the link in each letter ends it, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('from the form to the mail to the button', async ({ page }) => {
    const address = 'leaving@company.example'
    await page.goto('/nfc')
    const form = page.getByRole('contentinfo').locator('form[action^="/newsletter"]')
    await form.getByRole('textbox', { name: settings().newsletter.label }).fill(address)
    await form.getByRole('button').click()
    await page.goto(await linkTo('confirm', address))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(confirm.states.ask.heading)
    await page.getByRole('button', { name: confirm.button }).click()
    await expect(heading).toHaveText(confirm.states.done.heading)
    await page.goto(await linkTo('unsubscribe', address))
    await expect(heading).toHaveText(unsubscribe.states.ask.heading)
    await page.getByRole('button', { name: unsubscribe.button }).click()
    await expect(heading).toHaveText(unsubscribe.states.done.heading)
    await expect(page.locator('form[action^="/newsletter"]')).toHaveCount(0)
  })
})

test('§2 Footer · a link to confirm or unsubscribe that was cut says what to do', async ({
  page,
}) => {
  expectedProblems.push(failedRequest(400))
  for (const [name, { states }] of Object.entries({ unsubscribe, confirm })) {
    const response = await page.goto(`/newsletter/${name}?token=2.LVwv7`)
    expect(response?.status()).toBe(400)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.damaged.heading)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    expect(await faults(page)).toEqual([])
  }
})
