import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import PostalMime from 'postal-mime'
import { newsletterBanner } from '#content/newsletter.ts'
import { readCopy } from '#src/content/read-copy.ts'
import { expect, failedRequest, test } from './fixtures.ts'

const { button, states } = readCopy().page('unsubscribe')

/** The folder that takes mails while no mail server is configured; it lies beside the database (scripts/start-site.ts). */
const mailbox = () => path.join(path.dirname(process.env['E2E_DATABASE'] ?? ''), 'mail/new')

/** Path and query of the link in the welcome to an address, once the mail has come. */
async function linkTo(address: string): Promise<string> {
  const find = async () => {
    for (const name of existsSync(mailbox()) ? readdirSync(mailbox()) : []) {
      const mail = await PostalMime.parse(readFileSync(path.join(mailbox(), name)))
      if (mail.to?.[0]?.address === address) return /https:\S+(\/newsletter\/unsubscribe\S+)/.exec(mail.text ?? '')?.[1] ?? ''
    }
    return ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}

test.describe('§2 Footer · the link in each letter ends it, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('from the form to the mail to the button', async ({ page }) => {
    const address = 'leaving@company.example'
    await page.goto('/nfc')
    const form = page.getByRole('contentinfo').locator('form[action="/newsletter"]')
    await form.getByRole('textbox', { name: newsletterBanner.label }).fill(address)
    await form.getByRole('button').click()
    await page.goto(await linkTo(address))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(states.ask.heading)
    await page.getByRole('button', { name: button }).click()
    await expect(heading).toHaveText(states.done.heading)
    await expect(page.locator('form[action="/newsletter"]')).toHaveCount(0)
  })
})

test('§2 Footer · a link that was cut says what to do', async ({ page, expectedProblems }) => {
  expectedProblems.push(failedRequest(400))
  const response = await page.goto('/newsletter/unsubscribe?token=2.LVwv7')
  expect(response?.status()).toBe(400)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.damaged.heading)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
