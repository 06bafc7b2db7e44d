import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { settings } from '#src/content/settings/settings.ts'
import { startSite } from '../../scripts/site/start-site.ts'
import { makeChangedRoot } from '../../tests/changed-root.ts'
import { ownersFacts, ownersSettings } from '../../tests/desk/owners-company.ts'
import { expectNoFaults } from '../access/axe.ts'
import { expect, isLive, test } from '../fixtures.ts'
import { startMailServer } from '../mail-server.ts'
import { openAccount } from '../staff.ts'
import { dashboard, issueToken, leadCards, more, sendLead } from './leads.ts'

/** A site with a mail server, whose owner asks for a code before an offer is accepted. */
const root = mkdtempSync(path.join(tmpdir(), 'site-'))
let server: Awaited<ReturnType<typeof startMailServer>>
let site: Awaited<ReturnType<typeof startSite>>
test.beforeAll(async () => {
  const { company, prices } = ownersSettings(settings())
  const { pricedIn: _, ...facts } = company
  const tradeTerms = { ...ownersFacts.tradeTerms, asksForCode: true }
  makeChangedRoot(
    root,
    new Map([
      ['content/company.json', JSON.stringify({ ...facts, tradeTerms })],
      ['content/prices.json', JSON.stringify(prices)],
    ]),
  )
  server = await startMailServer()
  const env = {
    SMTP_URL: server.url,
    MAIL_FROM: 'sales@company.test',
    MAIL_TO: 'sales@company.test',
  }
  site = await startSite({ root, env })
})
test.afterAll(async () => {
  await site.stop()
  await server.close()
  rmSync(root, { recursive: true })
})

/** Waits for a mail about something. @returns its text */
async function mailAbout(subject: RegExp) {
  const find = async () => {
    const mails = await Promise.all(server.mails.map((mail) => PostalMime.parse(mail)))
    return mails.findLast((mail) => subject.test(mail.subject ?? ''))?.text
  }
  await expect.poll(find, { timeout: 15_000 }).toBeDefined()
  return (await find()) ?? ''
}

test('§2 an offer is accepted with the code of its mail, without a script', async ({
  browser,
  allowedOrigins,
}) => {
  allowedOrigins.push(site.origin)
  const page = await browser.newPage({ baseURL: site.origin, reducedMotion: 'reduce' })
  await openAccount(page, 'sales', site.database)
  await sendLead(
    page,
    { firstName: 'Adaeze', lastName: 'Okoro', businessEmail: 'adaeze@cold.example' },
    issueToken(page),
  )
  await page.goto(dashboard)
  await isLive(page, 'Dashboard')
  await more(leadCards(page)).click()
  await leadCards(page).getByRole('link', { name: 'Pro-forma' }).click()
  await isLive(page, 'ProFormaForm')
  await page.getByLabel('To be paid in').fill('USD')
  await page.getByLabel('Item').fill('Gateway')
  await page.getByLabel('Quantity').fill('40')
  await page.getByLabel('Price, USD').fill('120')
  await page.getByRole('button', { name: 'Send it by mail' }).click()
  const offer = await mailAbout(/^Our offer/)
  const link = new URL(/\S+\/offer\?token=\S+/.exec(offer)?.[0] ?? '')
  await page.goto(link.pathname + link.search)
  await expectNoFaults(page)
  await page.close()

  const customer = await browser.newPage({
    ...{ baseURL: site.origin, javaScriptEnabled: false },
    viewport: { width: 390, height: 844 },
  })
  await customer.goto(link.pathname + link.search)
  await expect(customer.getByText('we send to a…@cold.example alone')).toBeVisible()
  const person = customer.getByLabel('Your name')
  await person.fill('Adaeze Okoro')
  await customer.getByRole('button', { name: 'Send me the code' }).click()
  await expect(customer.locator('#answer')).toContainText('We are sending it to a…@cold.example')
  await expect(customer.getByLabel('Code')).toBeInViewport()
  const code = /\b\d{6}\b/.exec(await mailAbout(/^Code to accept/))?.[0] ?? ''
  const accept = customer.getByRole('button', { name: 'Accept the offer' })
  await expect(person).toHaveValue('Adaeze Okoro')
  await customer.getByLabel('Your position').fill('Owner')
  await accept.click()
  await expect(customer.locator('#answer')).toContainText('Enter the code.')
  await customer.getByLabel('Code').fill(code)
  // Enter accepts, and asks for no other code.
  await customer.getByLabel('Code').press('Enter')
  await expect(customer.locator('#answer')).toContainText('The offer is accepted.')
  await expect(customer.getByText('with the code that we sent')).toBeVisible()
  expect(await mailAbout(/is accepted/)).toContain('with a code that we had sent to this address')
  const room = customer.locator('html')
  expect(await room.evaluate((page) => page.scrollWidth - page.clientWidth)).toBe(0)
  await customer.close()
})
