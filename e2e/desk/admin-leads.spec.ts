import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoFaults, expectNoLayoutFaults } from '../access/axe.ts'
import { smallTargets } from '../access/touch-targets.ts'
import { expect, expectedProblems, failedRequest, isLive, test } from '../fixtures.ts'
import { hasRead, signIn } from '../staff.ts'
import {
  answerElsewhere,
  dashboard,
  expectCounts,
  found,
  leadCards,
  leadSearch,
  more,
  openLeads,
  said,
  sendLead,
  sendLeads,
  states,
} from './leads.ts'

const expectCurrent = (page: Page, name: string) =>
  expect(states(page).locator('[aria-current=true]')).toHaveText(new RegExp(`^${name} \\d+$`))

test.describe('§2 /admin/dashboard · no lead is lost', () => {
  test('staff search, filter, mark as answered and take it back, and no page, focus or typed text is lost', async ({
    page,
    account,
  }) => {
    const word = await sendLeads(page)
    await signIn(page, account)
    await page.goto(dashboard)
    await isLive(page, 'Dashboard')
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    // The second letter is typed just after the timer of the first letter has run, before React has
    // rendered the search for the first.
    await leadSearch(page).evaluate((field: HTMLInputElement) => {
      const type = (letter: string) => {
        field.setRangeText(letter, field.value.length, field.value.length, 'end')
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
      const { setTimeout: later } = window
      window.setTimeout = ((run: () => void, wait: number) =>
        later(() => {
          run()
          if (field.value === 'x') type('y')
        }, wait)) as typeof setTimeout // the field calls it only in this way
      type('x')
      window.setTimeout = later
    })
    await expect(page).toHaveURL(`${dashboard}?search=xy`)
    await expect(leadSearch(page)).toHaveValue('xy')

    await leadSearch(page).fill(word.toUpperCase())
    await leadSearch(page).press('Enter')
    await expect(page).toHaveURL(`${dashboard}?search=${word.toUpperCase()}`)
    await expect(said(page, '3 contacts found.')).toBeAttached()
    await expect(leadCards(page)).toHaveCount(3)
    await expect(leadSearch(page)).toBeFocused()
    await expectCounts(page, [3, 2, 0, 1])

    await states(page).getByRole('link', { name: 'Open' }).press('Enter')
    await expectCurrent(page, 'Open')
    await expect(leadCards(page)).toHaveCount(2)
    await expect(states(page).getByRole('link', { name: 'Open' })).toBeFocused()

    const lead = found(page, 'Okonkwo')
    const step = lead.getByRole('button', { name: /^Mark/ })
    await expect(step).toHaveAccessibleName(/^Mark answered contact \d+$/)
    await step.press('Enter')
    // The card of the answered request stays in place, so that the change can be undone at once.
    await expect(lead.locator('header')).toContainText('Answered')
    await expect(said(page, /Contact #\d+ is marked as answered\./)).toBeAttached()
    await expect(step).toHaveAccessibleName(/^Mark open contact \d+$/)
    await expect(step).toBeFocused()
    await expectCounts(page, [3, 1, 1, 1])
    await step.press('Enter')
    await expectCounts(page, [3, 2, 0, 1])
    await expect(lead.locator('header')).toContainText('Open')
    await step.press('Enter')
    await expectCounts(page, [3, 1, 1, 1])

    await states(page).getByRole('link', { name: 'Answered' }).click()
    await expect(leadCards(page)).toHaveCount(1)
    await more(lead).click()
    await expect(lead).toContainText(
      new RegExp(`Answered by ${account.name}, \\d{1,2} \\w+ \\d{4}, \\d{2}:\\d{2}`),
    )

    await states(page).getByRole('link', { name: 'Flagged' }).click()
    const spam = found(page, 'Webb')
    await expect(spam.getByRole('link', { name: /^Reply/ })).toHaveCount(0)
    await spam.getByRole('button', { name: 'Not spam' }).click()
    await expect(spam.locator('header')).toContainText('Open')
    await expect(spam.getByRole('link', { name: /^Reply/ })).toBeVisible()
    await expectCounts(page, [3, 2, 1, 0])
    await spam.getByRole('button', { name: 'Flag again' }).click()
    await expectCounts(page, [3, 1, 1, 1])

    await page.goBack()
    await expectCurrent(page, 'Answered')
    await expect(leadCards(page)).toHaveCount(1)
    await page.getByRole('link', { name: 'Clear the search' }).click()
    await expect(page).toHaveURL(`${dashboard}?state=answered`)
    await expect(leadSearch(page)).toHaveValue('')
    await expect(leadSearch(page)).toBeFocused()

    await expect(page.locator('body')).toHaveAttribute('data-same-page', '')
  })

  test('a colleague’s change or a lost network is said; a double click is one step', async ({
    page,
    account,
  }) => {
    expectedProblems.push(failedRequest())
    await openLeads(page, account)
    await hasRead(page)
    const lead = found(page, 'Okonkwo')
    const step = lead.getByRole('button', { name: /^Mark/ })
    await page.route('**/api/contact/changes', (route) => route.abort())
    await step.press('Enter')
    const alert = page.getByRole('alert').filter({ hasText: /\S/ })
    await expect(alert).toContainText('Not saved')
    await expect(lead.locator('header')).toContainText('Open')
    await expect(step).toBeFocused()
    await page.unroute('**/api/contact/changes')

    const id = await answerElsewhere(page, lead)
    await step.press('Enter')
    await expect(alert).toContainText(`Somebody else has changed contact #${id}`)
    await expect(lead.locator('header')).toContainText('Answered')
    await expectNoFaults(page)
    await step.press('Enter')
    await expect(alert).toHaveCount(0)
    await expect(lead.locator('header')).toContainText('Open')

    // The link's action is prevented, because the test browser has no mail program to open.
    await page.evaluate(() =>
      addEventListener('click', (event) => event.preventDefault(), { once: true }),
    )
    await lead.getByRole('link', { name: /^Reply/ }).press('Enter')
    await lead.getByRole('link', { name: 'Use the mail program' }).press('Enter')
    await expect(lead.getByRole('status')).toHaveText(
      'This answer is not stored here. Once your reply is sent, mark the contact as answered.',
    )
    await expectNoFaults(page)
    await lead.getByRole('button', { name: /^Mark answered/ }).press('Enter')
    await expect(lead.locator('header')).toContainText('Answered')
    await expect(lead.getByRole('button', { name: 'Mark open' })).toBeFocused()
    await expect(lead.getByRole('status')).toBeEmpty()

    await found(page, 'Webb').getByRole('button', { name: 'Not spam' }).dblclick()
    await expectCounts(page, [3, 2, 1, 0])
    await expect(found(page, 'Webb').locator('header')).toContainText('Open')
  })

  test('the receipt that was held back is sent by one press', async ({ page, account }) => {
    const businessEmail = `${randomUUID().slice(0, 8)}@cold.example`
    // Only the first three requests of an address in a day get an automatic receipt.
    for (let count = 1; count <= 4; count++)
      await sendLead(page, { businessEmail, message: `Rooms, ${businessEmail}, ${count}` })
    await signIn(page, account)
    await page.goto(`${dashboard}?search=${businessEmail}`)
    await hasRead(page)
    const last = leadCards(page).first()
    await expect(last.getByText(/^The receipt was held back:/)).toBeVisible()
    await last.getByRole('button', { name: /^Send the receipt/ }).click()
    await expect(said(page, /^The receipt for contact #\d+ will be sent\.$/)).toBeVisible()
    await expect(last.getByRole('button', { name: /^Send the receipt/ })).toHaveCount(0)
    await expect(last).not.toContainText('receipt held back')
    await expectNoFaults(page)
  })

  test.describe('on a telephone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    test('every state can be read, heard and pressed', async ({ page, account }) => {
      await openLeads(page, account)
      await hasRead(page)
      await found(page, 'Okonkwo').getByRole('button', { name: 'Mark answered' }).tap()
      await found(page, 'Webb').getByRole('button', { name: 'Not spam' }).tap()
      await expectCounts(page, [3, 2, 1, 0])
      expect(await smallTargets(page)).toEqual([])
      await expectNoLayoutFaults(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      )
      await leadSearch(page).fill('x'.repeat(120))
      await leadSearch(page).press('Enter')
      await expect(page.getByText(`Nothing found for “${'x'.repeat(100)}”.`)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      )
      await expectNoFaults(page)
    })
  })

  for (const width of [390, 1440])
    test(`a contact is folded to its next step at ${width}, until it is opened`, async ({
      page,
      account,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await openLeads(page, account)
      await isLive(page, 'Dashboard')
      const card = found(page, 'Okonkwo')
      const assignee = card.getByRole('combobox', { name: /is assigned to$/ })
      const controls = card.locator('a, button, input, select, textarea, summary')
      const visible = async () =>
        (await Promise.all((await controls.all()).map((one) => one.isVisible()))).filter(Boolean)
          .length
      await expect(card.getByRole('link', { name: /^Reply to/ })).toBeVisible()
      await expect(assignee).toBeHidden()
      expect(await visible()).toBeLessThanOrEqual(8)
      const height = async () => (await card.boundingBox())?.height ?? 0
      const folded = await height()
      await more(card).click()
      await expect(assignee).toBeVisible()
      expect(folded).toBeLessThan((await height()) / 2)
      await card.getByRole('button', { name: /^Less of/ }).click()
      await expect(assignee).toBeHidden()
    })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('the same is done by links and forms', async ({ page, account }) => {
      expectedProblems.push(failedRequest(409))
      const word = await sendLeads(page)
      await signIn(page, account)
      await page.goto(dashboard)
      await leadSearch(page).fill(word)
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(leadCards(page)).toHaveCount(3)
      await expect(leadSearch(page)).toHaveValue(word)

      await found(page, 'Okonkwo').getByRole('button', { name: 'Mark answered' }).click()
      await expect(page).toHaveURL(
        new RegExp(`${dashboard}\\?search=${word}&changed=\\d+#contact-\\d+$`),
      )
      await expect(found(page, 'Okonkwo').locator('header')).toContainText('Answered')
      await expectCounts(page, [3, 1, 1, 1])

      await states(page).getByRole('link', { name: 'Open' }).click()
      await found(page, 'Ọkẹ́').getByRole('button', { name: 'Mark answered' }).click()
      await expect(page.getByText('No contact waits for an answer.')).toHaveCount(0)
      await expect(page.getByText(`Nothing found for “${word}” in Open.`)).toBeVisible()
      await expect(page.getByText(/Contact #\d+ is marked as answered\./)).toBeVisible()
      await page.getByRole('button', { name: 'Mark open' }).click()
      await expect(leadCards(page)).toHaveCount(1)
      await expectCurrent(page, 'Open')

      await answerElsewhere(page, leadCards(page))
      await leadCards(page).getByRole('button', { name: 'Mark answered' }).click()
      await expect(
        page.getByRole('alert').filter({ hasText: 'Somebody else has changed this contact.' }),
      ).toBeVisible()

      await states(page).getByRole('link', { name: 'Flagged' }).click()
      await leadCards(page).getByRole('button', { name: 'Not spam' }).click()
      await page.getByRole('link', { name: 'Clear the search' }).click()
      await expect(page).toHaveURL(`${dashboard}?state=flagged`)
    })
  })
})
