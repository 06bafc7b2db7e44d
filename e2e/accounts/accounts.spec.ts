import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoFaultsOnDesktopAndPhone } from '../access/axe.ts'
import { expect, expectedProblems, failedRequest, test, withAndWithoutScript } from '../fixtures.ts'
import { signIn, signOut, typeSignIn } from '../staff.ts'

const newName = () => `Amaka ${randomUUID().slice(0, 8)}`
const own = 'seven quiet boats at noon'

async function invite(page: Page, name: string): Promise<string> {
  await page.goto('/admin/accounts')
  const form = page.getByRole('region', { name: 'Invite somebody' })
  await form.getByLabel('Name').fill(name)
  await form.getByRole('radio', { name: /^Viewer/ }).check()
  await form.getByRole('button', { name: 'Invite' }).click()
  const { pathname, search } = new URL(
    await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue(),
  )
  return pathname + search
}

const card = (page: Page, name: string) => page.getByRole('article', { name })

withAndWithoutScript('invitation', (isScripted) => {
  test('an invitation works once, a role changes, an account closes and opens', async ({
    page,
    account,
    browser,
  }) => {
    expectedProblems.push(failedRequest(410), failedRequest(422))
    await signIn(page, account)
    const name = newName()
    const link = await invite(page, name)
    await expect(card(page, name).getByText('Invited', { exact: true })).toBeVisible()

    const context = await browser.newContext({
      javaScriptEnabled: isScripted,
      baseURL: new URL(page.url()).origin,
    })
    const guest = await context.newPage()
    await guest.goto(link)
    await expect(guest.getByText(name)).toBeVisible()
    await guest.getByLabel('New password', { exact: true }).fill('passwordpassword')
    await guest.getByRole('button', { name: 'Set password' }).click()
    await expect(guest.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      /too easy to guess/,
    )
    await guest.getByLabel('New password', { exact: true }).fill(own)
    await guest.getByRole('button', { name: 'Set password' }).click()
    await expect(guest).toHaveURL('/admin/dashboard')
    const nav = guest.getByRole('navigation', { name: 'Staff area' })
    await expect(nav.getByRole('link', { name: 'Team' })).toHaveCount(0)
    await guest.getByRole('banner').getByRole('link', { name: 'Your account' }).click()
    await expect(guest.getByText('Viewer', { exact: true })).toBeVisible()
    await signOut(guest, isScripted)
    await typeSignIn(guest, { name, password: own })
    await expect(guest).toHaveURL('/admin/dashboard')
    await guest.goto(link)
    await expect(
      guest.getByRole('heading', { level: 1, name: 'This link has ended' }),
    ).toBeVisible()
    await context.close()

    await page.goto('/admin/accounts')
    await expect(card(page, name).getByText('Active', { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveCount(0)

    const press = async (button: string) => {
      await card(page, name).getByText(`Change the account of ${name}`).click()
      await card(page, name).getByRole('button', { name: button }).click()
      await expect(page.getByText(`The account of ${name} was changed.`)).toBeVisible()
    }
    await card(page, name).getByText(`Change the account of ${name}`).click()
    await card(page, name)
      .getByRole('radio', { name: /^Editor/ })
      .check()
    await card(page, name).getByRole('button', { name: 'Change the role' }).click()
    await expect(card(page, name).getByText('Editor', { exact: true }).first()).toBeVisible()
    await press('Close the account')
    await expect(card(page, name).getByText('Closed', { exact: true })).toBeVisible()
    await press('Open the account again')
    await expect(card(page, name).getByText('Active', { exact: true })).toBeVisible()
  })

  test('a session elsewhere is ended', async ({ page, account, playwright, baseURL }) => {
    await signIn(page, account)
    const elsewhere = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
      extraHTTPHeaders: { origin: baseURL ?? '' },
    })
    await elsewhere.post('/api/session', {
      data: { username: account.name, password: account.password },
    })
    expect((await elsewhere.get('/api/session')).status()).toBe(200)
    await page.goto('/admin/account')
    await page
      .getByRole('button', { name: 'End the session on Firefox on Android' })
      .first()
      .click()
    await expect(page.locator('#answer')).toHaveText('Ended. Nobody reads on there.')
    await expect(page).toHaveURL(`/admin/account${isScripted ? '' : '?ended'}#answer`)
    await page
      .getByRole('button', { name: 'End all others' })
      .or(page.getByText('This session'))
      .first()
      .waitFor()
    expect((await elsewhere.get('/api/session')).status()).toBe(401)
    expect((await page.request.get('/api/session')).status()).toBe(200)
    await elsewhere.dispose()
  })
})

test('the link of an invitation is copied, with and without the clipboard, and is explained', async ({
  page,
  account,
  context,
}) => {
  await signIn(page, account)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await invite(page, newName())
  const part = page.getByRole('region', { name: 'Hand this link over' })
  // The link is shown, because the site of these tests has no mail server.
  await expect(part).toContainText('No mail server is set')
  const link = part.getByRole('textbox', { name: 'Link', exact: true })
  const copy = part.getByRole('button', { name: 'Copy the link' })
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await copy.click()
  await expect(part.getByText('Copied', { exact: true })).toBeVisible()
  expect(await clipboard()).toBe(await link.inputValue())

  await page.evaluate(() => navigator.clipboard.writeText('something else'))
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    })
  })
  await copy.press('Enter')
  await expect.poll(clipboard).toBe(await link.inputValue())
  await page.evaluate(() => {
    Object.defineProperty(document, 'execCommand', { value: () => false })
  })
  await copy.press('Enter')
  await expect(part.getByText('Not copied: the link is selected, copy it yourself.')).toBeVisible()
  await expect(link).toBeFocused()
  expect(
    await link.evaluate((field: HTMLInputElement) =>
      field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
    ),
  ).toBe(await link.inputValue())
})

test('an invitation is written by keyboard alone; a double click invites once, and its link stays', async ({
  page,
  account,
}) => {
  await signIn(page, account)
  await page.goto('/admin/accounts', { waitUntil: 'networkidle' })
  const name = newName()
  await page.getByRole('region', { name: 'Invite somebody' }).getByLabel('Name').focus()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(
    /\/admin\/join\?token=/,
  )
  await expect(card(page, name).getByText('Sales', { exact: true }).first()).toBeVisible()

  await page.goto('/admin/accounts', { waitUntil: 'networkidle' })
  const form = page.getByRole('region', { name: 'Invite somebody' })
  await form.getByLabel('Name').fill(newName())
  await form.getByRole('radio', { name: /^Viewer/ }).check()
  await form.getByRole('button', { name: 'Invite' }).dblclick()
  await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(
    /\/admin\/join\?token=/,
  )
})

test('pages of accounts have no faults and no scrolling sideways, on desktop and phone', async ({
  page,
  account,
}) => {
  expectedProblems.push(failedRequest(410))
  await signIn(page, account)
  const link = await invite(page, newName())
  const change = page.getByText(/^Change the account of/)
  await change.first().click()
  for (const target of ['', '/admin/account', link, '/admin/join?token=none']) {
    if (target) await page.goto(target)
    await expectNoFaultsOnDesktopAndPhone(page)
  }
})
