import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expectNoFaults } from '../access/axe.ts'
import { expect, isLive, test } from '../fixtures.ts'
import { openAccount, signIn } from '../staff.ts'
import {
  answerElsewhere,
  dashboard,
  leadCards,
  leadSearch,
  more,
  said,
  sendFlagged,
  sendLead,
} from './leads.ts'

const rows = (page: Page) => page.locator('main summary[id^=row-]')
const view = (page: Page, name: 'Cards' | 'List') =>
  page.getByRole('form', { name: 'View' }).getByRole('button', { name })

/** Chooses how contacts are shown, which loads the page again. */
async function choose(page: Page, name: 'Cards' | 'List') {
  await view(page, name).click()
  await expect(view(page, name)).toHaveAttribute('aria-pressed', 'true')
}

/**
 * Sends contact requests of three people.
 * @returns a word that only these requests contain, and the first person's phone number
 */
async function sendThree(page: Page) {
  const word = `Desk${randomUUID().slice(0, 6)}`
  const phone = `0803 ${Math.floor(1_000_000 + Math.random() * 8_999_999)}`
  await sendLead(page, { lastName: 'Eze', company: '', phone, message: `${word} Call me.` })
  await sendLead(page, {
    lastName: 'Bello',
    company: `Hotel ${word}`,
    phone: '0805 000 0001',
    message: 'Locks.',
  })
  await sendLead(page, {
    lastName: 'Okoro',
    company: `Cold store ${word}`,
    phone: '0805 000 0002',
    message: 'Rooms.',
  })
  return { word, phone }
}

/** Opens the dashboard with a new account, because the chosen view is stored with the account. */
async function open(page: Page, role = 'sales') {
  const account = await openAccount(page, role)
  await signIn(page, account)
  await page.goto(dashboard)
  await isLive(page, 'Dashboard')
  return account
}

/** Waits, because other tests send requests: the list may be read again at this moment. */
const expectInFirstThird = (locator: Locator) =>
  expect.poll(async () => (await locator.boundingBox())?.y).toBeLessThan(844 / 3)

test.describe('§2 /admin/dashboard · a call comes in', () => {
  for (const width of [1440, 390])
    test(`the caller is answered, the hotel given away, the cold store snoozed, in few presses at ${width}`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const { word, phone } = await sendThree(page)
      const ada = await openAccount({ request }, 'sales')
      await open(page)
      let presses = 0
      const press = async (
        locator: Locator,
        what: (one: Locator) => Promise<unknown> = (one) => one.click(),
        count = 1,
      ) => {
        await what(locator)
        presses += count
      }
      const select = (locator: Locator, option: { label: string }) =>
        press(locator, (one) => one.selectOption(option), 2)
      // On a phone the search field is folded. Pressing the label opens and focuses the field.
      await press(width === 390 ? page.locator('label[for="find"]') : leadSearch(page))
      await expect(leadSearch(page)).toBeFocused()
      await page.keyboard.type(phone)
      await expect(leadCards(page)).toHaveCount(1)
      await press(leadCards(page).getByRole('button', { name: /^Mark answered/ }))
      await expect(leadCards(page).locator('header')).toContainText('Answered')
      await press(page.getByRole('link', { name: 'Clear the search' }))
      await page.keyboard.type(`hotel ${word}`)
      await expect(leadCards(page).filter({ hasText: 'Bello' })).toHaveCount(1)
      await expect(leadCards(page)).toHaveCount(1)
      await press(more(leadCards(page)))
      await select(page.getByLabel(/is assigned to$/), { label: ada.name })
      await expect(said(page, `is assigned to ${ada.name}.`)).toBeVisible()
      await press(page.getByRole('link', { name: 'Clear the search' }))
      await page.keyboard.type(`store ${word}`)
      await expect(leadCards(page).filter({ hasText: 'Okoro' })).toHaveCount(1)
      await expect(leadCards(page)).toHaveCount(1)
      await press(more(leadCards(page)))
      await press(leadCards(page).getByRole('button', { name: 'Next Monday' }))
      await expect(said(page, /is snoozed until Monday/)).toBeVisible()
      await expect(leadCards(page).locator('header')).toContainText('Snoozed')
      expect(presses).toBeLessThanOrEqual(12)
    })

  test('on a phone the first contact is in the first third; the list is remembered, opens in place and has no fault', async ({
    page,
  }) => {
    const { word } = await sendThree(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page)
    await expectInFirstThird(leadCards(page).first())
    await choose(page, 'List')
    await isLive(page, 'Dashboard')
    await expectInFirstThird(rows(page).first())
    await page.getByRole('checkbox', { name: 'Show search and filters' }).press('Space')
    await page.keyboard.type(word)
    await expect(rows(page)).toHaveCount(3)
    await expectNoFaults(page)
    await expect(view(page, 'List')).toHaveAttribute('aria-pressed', 'true')
    await page.goto(`${dashboard}?search=${word}`)
    await isLive(page, 'Dashboard')
    await expect(rows(page)).toHaveCount(3)
    const call = page.getByRole('link', { name: /^Call / }).first()
    const box = await call.boundingBox()
    expect((box?.y ?? 1000) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
    await rows(page).first().click()
    const card = leadCards(page)
    await expect(card).toHaveCount(1)
    await expectNoFaults(page)
    await more(card).click()
    await card.getByRole('button', { name: /^Add a note/ }).click()
    await page.getByLabel(/^Note at contact/).fill('Called, no answer.')
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(card.getByRole('list', { name: /^Notes/ })).toContainText('Called, no answer.')
    await card.getByRole('link', { name: /^Reply to/ }).click()
    await expect(card.getByText(/this reply is stored here but not sent/)).toBeVisible()
    await expectNoFaults(page)
    await page.getByLabel('Begin with').selectOption({ index: 1 })
    await expect(page.getByLabel('Reply', { exact: true })).toHaveValue(/^Dear Adaeze,/)
    await card.getByRole('button', { name: 'Store without sending' }).click()
    const notSent =
      'This reply is stored but not sent: no mail server is set. Once your reply is sent, mark the contact as answered.'
    await expect(card.getByText(notSent)).toBeVisible()
    await expect(card.getByRole('list', { name: /^Replies/ })).toContainText(/not sent/)
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(card).toHaveCount(1)
    await expectNoFaults(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      1280,
    )
  })

  for (const width of [1440, 390])
    test(`37 flagged requests are cleared with three presses and taken back with one at ${width}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const word = `Crowd${randomUUID().slice(0, 6)}`
      for (let sent = 0; sent < 37; sent++)
        await sendFlagged(page, { lastName: `No${sent}`, message: `${word} Locks.` })
      await open(page)
      await choose(page, 'List')
      await page.goto(`${dashboard}?state=flagged&search=${word}`)
      await isLive(page, 'Dashboard')
      await expect(rows(page)).toHaveCount(37)
      const boxes = page.getByRole('checkbox', { name: /^Choose contact/ })
      await boxes.nth(2).click()
      await boxes.nth(6).click({ modifiers: ['Shift'] })
      await expect(page.getByText('5 chosen')).toBeVisible()
      await boxes.first().click({ modifiers: ['Shift'] })
      await expect(page.getByText('7 chosen')).toBeVisible()
      const all = page.getByRole('checkbox', { name: 'Select all 37' })
      await expect(all).toHaveJSProperty('indeterminate', true)
      await all.check()
      await expect(page.getByText('37 chosen')).toBeInViewport()
      await page.getByRole('button', { name: 'Not spam' }).click()
      await expect(said(page, /^37 contacts/)).toBeInViewport()
      await expect(said(page, /^37 contacts/)).toBeFocused()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(said(page, 'Undone.')).toBeVisible()
      await expect(rows(page).first()).toContainText('Flagged')
    })

  test('a reply closes with Escape and keeps its text, goes with Ctrl+Enter, and gives the focus back', async ({
    page,
  }) => {
    const { word } = await sendThree(page)
    await open(page)
    await page.goto(`${dashboard}?search=Hotel ${word}`)
    await isLive(page, 'Dashboard')
    const card = leadCards(page)
    const opener = card.getByRole('link', { name: /reply|Reply/ }).first()
    await opener.click()
    const text = page.getByLabel('Reply', { exact: true })
    await text.fill('Dear Adaeze, the locks are here.')
    await text.press('Escape')
    await expect(text).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(text).toHaveValue('Dear Adaeze, the locks are here.')
    await text.press('Control+Enter')
    await expect(card.getByRole('list', { name: /^Replies/ })).toContainText(/not sent/)
    await expect(opener).toBeFocused()
    await card.getByRole('button', { name: 'Tomorrow' }).click()
    await expect(said(page, /is snoozed until/)).toBeVisible()
    await page.goto(`${dashboard}?work=snoozed&search=${word}`)
    await isLive(page, 'Dashboard')
    await expect(card).toHaveCount(1)
  })

  test('by keyboard alone: next, previous, answered, a note; several at once; undo takes back what it names', async ({
    page,
  }) => {
    const { word } = await sendThree(page)
    const me = await open(page)
    await choose(page, 'List')
    await page.goto(`${dashboard}?search=${word}`)
    await isLive(page, 'Dashboard')
    await rows(page).first().focus()
    await page.keyboard.press('j')
    await expect(rows(page).nth(1)).toBeFocused()
    await expect(leadCards(page)).toHaveCount(1)
    await page.keyboard.press('k')
    await expect(rows(page).first()).toBeFocused()
    await leadCards(page).first().getByRole('heading', { level: 3 }).focus()
    await page.keyboard.press('a')
    await expect(leadCards(page).first().locator('header')).toContainText('Answered')
    await page.keyboard.press('u')
    await expect(leadCards(page).first().locator('header')).toContainText('Open')
    await rows(page).first().focus()
    await page.keyboard.press('n')
    await expect(page.getByLabel(/^Note at contact/)).toBeFocused()
    await page.keyboard.type('enj')
    await expect(page.getByLabel(/^Note at contact/)).toHaveValue('enj')
    for (const box of await page.getByRole('checkbox', { name: /^Choose contact/ }).all())
      await box.check()
    await page.getByRole('button', { name: 'Assign to me', exact: true }).press('Enter')
    await expect(said(page, '3 contacts are yours.')).toBeVisible()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.press('Enter')
    await expect(said(page, 'Undone.')).toBeVisible()
    await expectNoFaults(page)

    // The offer to undo ends with the next action, and undoing fails if a colleague has changed the
    // contact.
    const { word: other } = await sendThree(page)
    await choose(page, 'Cards')
    await page.goto(`${dashboard}?search=${other}`)
    await isLive(page, 'Dashboard')
    const [okoro, bello] = [
      leadCards(page).filter({ hasText: 'Okoro' }),
      leadCards(page).filter({ hasText: 'Bello' }),
    ]
    await more(bello).click()
    await bello.getByRole('button', { name: /^Assign to me/ }).click()
    await expect(said(page, `is assigned to ${me.name}.`)).toBeVisible()
    await okoro.getByRole('button', { name: /^Mark answered/ }).click()
    await expect(said(page, /is marked as answered\./)).toBeVisible()
    await undo.click()
    await expect(okoro.locator('header')).toContainText('Open')
    await expect(bello.getByLabel(/is assigned to$/)).toHaveValue(me.name)
    await okoro.getByRole('button', { name: /^Mark answered/ }).click()
    await expect(undo).toBeVisible()
    await bello.getByRole('button', { name: /^Add a note/ }).click()
    await page.getByLabel(/^Note at contact/).fill('Called.')
    await bello.getByRole('button', { name: 'Save' }).click()
    await expect(bello.getByRole('list', { name: /^Notes/ })).toContainText('Called.')
    await expect(undo).toHaveCount(0)
    await okoro.getByRole('button', { name: /^Mark open/ }).click()
    await expect(undo).toBeVisible()
    const id = await answerElsewhere(page, okoro)
    await undo.click()
    await expect(
      page.getByRole('alert').filter({ hasText: `Somebody else has changed contact #${id}` }),
    ).toBeVisible()
    await expect(okoro.locator('header')).toContainText('Answered')
  })
})

test('the keys of the list work while it has the focus, are named beside it, and can be switched off', async ({
  page,
}) => {
  const { word } = await sendThree(page)
  await open(page)
  await page.goto(`${dashboard}?search=${word}`)
  await isLive(page, 'Dashboard')
  await expect(leadCards(page)).toHaveCount(3)
  const heading = (at: number) => leadCards(page).nth(at).getByRole('heading', { level: 3 })
  const form = page.getByRole('textbox', { name: 'Reply', exact: true })
  await page.keyboard.press('j')
  await expect(heading(0)).not.toBeFocused()
  // A press anywhere on the list gives it the focus.
  await leadCards(page).first().locator('header').click()
  await page.keyboard.press('j')
  await expect(heading(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(heading(1)).toBeFocused()
  await page.keyboard.press('/')
  await expect(leadSearch(page)).toBeFocused()
  await expect(leadSearch(page)).toHaveValue(word)
  await heading(1).focus()
  await page.keyboard.press('r')
  await expect(form).toBeFocused()
  await expect(form).toHaveValue(/^Dear /)
  await leadCards(page).nth(1).getByRole('button', { name: 'Close' }).click()
  await heading(1).focus()
  await page.keyboard.press('?')
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Switch the keys off' }).click()
  await page.reload()
  await isLive(page, 'Dashboard')
  await heading(0).focus()
  await page.keyboard.press('j')
  await expect(heading(0)).toBeFocused()
  await page.getByText('Keys', { exact: true }).click()
  await page.getByRole('button', { name: 'Switch the keys on' }).click()
  await heading(0).focus()
  await page.keyboard.press('j')
  await expect(heading(1)).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the list is chosen and opens, and a contact is answered', async ({ page }) => {
    const { word } = await sendThree(page)
    await signIn(page, await openAccount(page, 'sales'))
    await page.goto(`${dashboard}?search=${word}`)
    await choose(page, 'List')
    await expect(page).toHaveURL(`${dashboard}?search=${word}`)
    await expect(rows(page)).toHaveCount(3)
    await rows(page).first().click()
    const first = leadCards(page).first()
    await first.getByRole('button', { name: /^Mark answered/ }).click()
    await expect(rows(page).first()).toContainText('Answered')
  })
})
