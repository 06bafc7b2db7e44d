import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { expect } from '../fixtures.ts'

/**
 * The folder for mails, used because no mail server is configured. It is beside the database
 * (scripts/site/start-site.ts).
 */
const mailbox = () => path.join(path.dirname(process.env['E2E_DATABASE'] ?? ''), 'mail/new')

/**
 * Waits for a newsletter mail to an address.
 * @returns path and query of the mail's link to the page
 */
export async function linkTo(page: 'confirm' | 'unsubscribe', address: string): Promise<string> {
  const find = async () => {
    for (const name of existsSync(mailbox()) ? readdirSync(mailbox()) : []) {
      const file = path.join(mailbox(), name)
      // The file may already be deleted, because the folder has only the latest mails.
      if (!existsSync(file)) continue
      const mail = await PostalMime.parse(readFileSync(file))
      const link = new RegExp(`https:\\S+(/newsletter/${page}\\S+)`).exec(mail.text ?? '')?.[1]
      if (mail.to?.[0]?.address === address && link) return link
    }
    return ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}

export async function subscribe(page: Page, email: string) {
  const headers = { cookie: '' }
  expect(
    (
      await page.request.post('/api/newsletter', { data: { email, subject: '' }, headers })
    ).status(),
  ).toBe(200)
  expect(
    (await page.request.post(await linkTo('confirm', email), { form: {}, headers })).status(),
  ).toBe(200)
}
