import type { Page } from '@playwright/test'
import { signInReasons } from '#src/contracts/account/proof.ts'
import { newLetters } from '../copy.ts'
import { expect, expectedProblems, failedRequest, isLive, test } from '../fixtures.ts'
import { type Account, openAccount, sameOriginHeaders, signIn, typeSignIn } from '../staff.ts'
import { dashboard, leadCards, sendLead } from './leads.ts'

const text = 'Dear Adaeze,\n\nwe can deliver forty locks in March.'

const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply', exact: true })
const kept = (page: Page) => page.getByRole('list', { name: 'Not sent yet' })
const goOn = (page: Page) =>
  leadCards(page).getByRole('link', { name: /^Go on with the reply to contact/ })

/** Opens one request and types a reply. @returns the account and a word of the request */
async function typeReply(page: Page): Promise<{ account: Account; word: string }> {
  const account = await openAccount(page, 'sales')
  const word = `Ikeja-${newLetters()}`
  await sendLead(page, { firstName: 'Adaeze', lastName: 'Okoro', message: `Locks. ${word}` })
  await page.goto(`${dashboard}?search=${word}`)
  await isLive(page, 'Dashboard')
  await leadCards(page)
    .getByRole('link', { name: /^Reply to/ })
    .click()
  await reply(page).fill(text)
  return { account, word }
}

async function sendReply(page: Page) {
  await leadCards(page).getByRole('button', { name: 'Store without sending' }).click()
  await expect(leadCards(page).getByRole('list', { name: /^Replies/ })).toBeVisible()
  await expect(kept(page)).toBeHidden()
  await page.reload()
  await isLive(page, 'Dashboard')
  await expect(kept(page)).toBeHidden()
}

test.describe('§2 Admin dashboard · what was typed at a contact is not lost', () => {
  test('by a reload or a link, which ask first', async ({ page }) => {
    await typeReply(page)
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await page.reload()
    await isLive(page, 'Dashboard')
    await expect(kept(page)).toContainText('a reply')
    await goOn(page).click()
    await expect(reply(page)).toHaveValue(text)
    await expect(page.getByText('was restored.')).toBeVisible()
    await page.getByRole('link', { name: 'Your account' }).click()
    await expect(page).toHaveURL('/admin/account')
    expect(asked).toEqual(['beforeunload'])
    await page.goto(dashboard)
    await isLive(page, 'Dashboard')
    await kept(page)
      .getByRole('link', { name: /^Show the contact/ })
      .click()
    await goOn(page).click()
    await expect(reply(page)).toHaveValue(text)
    await sendReply(page)
  })

  test('by the end of the session, and only the same account reads it', async ({ page }) => {
    expectedProblems.push(failedRequest(401))
    const { account } = await typeReply(page)
    // The session ends as the reply is sent. The dashboard asks for news, so it might notice an
    // earlier end by itself.
    await page.route('**/replies', async (route) => {
      await page.request.delete('/api/session', { headers: sameOriginHeaders })
      await route.continue()
    })
    await leadCards(page).getByRole('button', { name: 'Store without sending' }).click()
    await expect(page.getByText(signInReasons.kept)).toBeVisible()
    const signInPage = page.url()
    await openAccount(page, 'sales')
    await page.goto(dashboard)
    await isLive(page, 'Dashboard')
    await expect(kept(page)).toBeHidden()
    // The dashboard would lead to the sign-in by itself, at the same moment as this test.
    await page.goto('about:blank')
    await page.request.delete('/api/session', { headers: sameOriginHeaders })
    await page.unroute('**/replies')
    await page.goto(signInPage)
    await typeSignIn(page, account)
    await isLive(page, 'Dashboard')
    await goOn(page).click()
    await expect(reply(page)).toHaveValue(text)
    await sendReply(page)
  })

  test('without a network', async ({ page, context }) => {
    expectedProblems.push(/ERR_INTERNET_DISCONNECTED/)
    await typeReply(page)
    await context.setOffline(true)
    await leadCards(page).getByRole('button', { name: 'Store without sending' }).click()
    await expect(leadCards(page).getByText(/^Not sent\. Your text is kept/)).toBeVisible()
    await expect(reply(page)).toHaveValue(text)
    await context.setOffline(false)
    await sendReply(page)
  })

  for (const drops of [false, true])
    test(`by Logout, which asks and ${drops ? 'drops' : 'keeps'} it`, async ({ page }) => {
      // The server may refuse requests that the page sends while a person signs out.
      expectedProblems.push(failedRequest(401))
      const { account, word } = await typeReply(page)
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByRole('dialog')).toContainText('kept in this tab until you close it')
      await page
        .getByRole('button', { name: drops ? 'Log out and drop it' : 'Log out and keep it' })
        .click()
      await expect(page).toHaveURL('/admin/signin')
      await signIn(page, account)
      await page.goto(`${dashboard}?search=${word}`)
      await isLive(page, 'Dashboard')
      await expect(kept(page)).toHaveCount(drops ? 0 : 1)
    })

  test('a colleague’s reply is shown before mine is sent', async ({ page, browser, baseURL }) => {
    expectedProblems.push(failedRequest(409))
    await typeReply(page)
    const heading = leadCards(page).getByRole('heading', { level: 3 })
    const id = /\d+/.exec((await heading.textContent()) ?? '')?.[0]
    const colleague = await browser.newContext({ baseURL: baseURL ?? '' })
    await openAccount(colleague, 'sales')
    const data = { key: newLetters().padEnd(20, 'x'), subject: 'Hello', text: 'In two days.' }
    await colleague.request.post(`/api/contact/${id}/replies`, {
      data,
      headers: sameOriginHeaders,
    })
    await colleague.close()
    await leadCards(page).getByRole('button', { name: 'Store without sending' }).click()
    const added = page.getByRole('list', { name: 'Added since you opened this contact' })
    await expect(added).toContainText('In two days.')
    await expect(reply(page)).toHaveValue(text)
    await leadCards(page).getByRole('button', { name: 'Store without sending' }).click()
    await expect(leadCards(page).getByRole('list', { name: /^Replies/ })).toContainText('forty')
  })
})
