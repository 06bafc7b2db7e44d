import type { Page } from '@playwright/test'
import { expectNoFaults, expectNoLayoutFaults } from '../access/axe.ts'
import { smallTargets } from '../access/touch-targets.ts'
import { expect, isLive, test } from '../fixtures.ts'
import { hasRead, signIn } from '../staff.ts'
import {
  dashboard,
  expectCounts,
  found,
  leadCards,
  leadSearch,
  look,
  more,
  openLeads,
  said,
  sendLeads,
  states,
} from './leads.ts'

const menu = (page: Page, name: 'Show' | 'Received' | 'Assigned to' | 'Sort') =>
  page.getByRole('combobox', { name, exact: true })
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' })

const expectNames = (page: Page, names: string[]) =>
  expect(leadCards(page).locator('dl > div:nth-child(2) dd')).toHaveText(names)

const expectQuery = (page: Page, expected: Record<string, string>) =>
  expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(expected)

test.describe('§2 /admin/dashboard · the menus of the contact list', () => {
  test('each choice shows its contacts at once, says so, and leaves focus and page where they are', async ({
    page,
    account,
  }) => {
    const word = await openLeads(page, account)
    await isLive(page, 'Dashboard')
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    await expectNames(page, ['Webb', 'Ọkẹ́', 'Okonkwo'])
    await expect(apply(page)).toBeHidden()

    await more(found(page, 'Ọkẹ́')).click()
    await found(page, 'Ọkẹ́')
      .getByRole('button', { name: /^Assign to me/ })
      .click()
    await expect(said(page, /is assigned to/)).toBeVisible()
    await menu(page, 'Assigned to').focus()
    await menu(page, 'Assigned to').selectOption(account.name)
    await expectNames(page, ['Ọkẹ́'])
    await expect(said(page, '1 contact found.')).toBeAttached()
    await expect(menu(page, 'Assigned to')).toBeFocused()
    await expectCounts(page, [1, 1, 0, 0])
    await menu(page, 'Assigned to').selectOption({ label: 'Anybody' })
    await menu(page, 'Show').selectOption({ label: 'With nobody' })
    await expectNames(page, ['Webb', 'Okonkwo'])
    await expectCounts(page, [2, 1, 0, 1])
    await menu(page, 'Show').selectOption({ label: 'All' })
    await expectNames(page, ['Webb', 'Ọkẹ́', 'Okonkwo'])

    await menu(page, 'Sort').focus()
    await page.keyboard.press('o')
    await expectNames(page, ['Okonkwo', 'Ọkẹ́', 'Webb'])
    await expect(said(page, '3 contacts, oldest first.')).toBeAttached()
    await expect(menu(page, 'Sort')).toBeFocused()
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(
      '1 to 3 of 3, oldest first',
    )
    await menu(page, 'Received').focus()
    await page.keyboard.press('ArrowDown')
    await expect(menu(page, 'Received')).toHaveValue('24h')
    await expect(said(page, '3 contacts found.')).toBeAttached()
    await expectQuery(page, { search: word, received: '24h', sort: 'oldest' })
    await expectNoFaults(page)

    await states(page).getByRole('link', { name: 'Open' }).click()
    await expectNames(page, ['Okonkwo', 'Ọkẹ́'])

    await leadSearch(page).fill('50% of nothing')
    await menu(page, 'Show').selectOption('files')
    await expect(page.getByText(/^Nothing found for/)).toBeVisible()
    await expectNoFaults(page)
    await page.goBack()
    await expectNames(page, ['Okonkwo', 'Ọkẹ́'])
    await expect(menu(page, 'Show')).toHaveValue('')
    await expect(leadSearch(page)).toHaveValue(word)
    await page.goForward()
    await expect(menu(page, 'Show')).toHaveValue('files')
    await expect(page.locator('body')).toHaveAttribute('data-same-page', '')
    await page.getByRole('link', { name: 'Show all contacts' }).click()
    await expectQuery(page, { sort: 'oldest' })
    await expect(leadSearch(page)).toHaveValue('')
    await page.getByText('Filters', { exact: true }).click()
    await expect(menu(page, 'Received')).toHaveValue('')
  })

  test('an address that cannot be read shows all contacts, and pressing the label opens the menu', async ({
    page,
    account,
  }) => {
    await sendLeads(page)
    await signIn(page, account)
    await page.goto(`${dashboard}?received=1y&work=%3Cb%3E&sort=up`)
    await hasRead(page)
    await expect(leadCards(page)).not.toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveText('')
    await page.getByText('Filters', { exact: true }).click()
    for (const name of ['Received', 'Show'] as const) await expect(menu(page, name)).toHaveValue('')
    await expect(menu(page, 'Sort')).toHaveValue('newest')
    await page.getByText('Received', { exact: true }).click()
    await expect(menu(page, 'Received')).toBeFocused()
    await expect
      .poll(() => menu(page, 'Received').evaluate((element) => element.matches(':open')))
      .toBe(true)
  })

  for (const width of [390, 820])
    test.describe(`under a thumb at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true })
      test('every menu is large enough, whatever is chosen', async ({ page, account }) => {
        await openLeads(page, account)
        await hasRead(page)
        const first = leadCards(page).first()
        const top = () => first.evaluate((card) => card.getBoundingClientRect().top + scrollY)
        const before = await top()
        await menu(page, 'Received').selectOption('30d')
        await menu(page, 'Show').selectOption('unassigned')
        await menu(page, 'Sort').selectOption('oldest')
        await expectNames(page, ['Okonkwo', 'Ọkẹ́', 'Webb'])
        await sendLeads(page)
        await look(page)
        await expect(page.getByRole('button', { name: /^Show \d+ new$/ })).toBeVisible()
        expect(await top()).toBe(before)
        expect(await smallTargets(page)).toEqual([])
        await expectNoLayoutFaults(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        )
      })
    })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('one button applies what is chosen', async ({ page, account }) => {
      const word = await openLeads(page, account)
      await states(page).getByRole('link', { name: 'Open' }).click()
      await menu(page, 'Received').selectOption('7d')
      await menu(page, 'Sort').selectOption({ label: 'Oldest first' })
      await apply(page).click()
      await expectNames(page, ['Okonkwo', 'Ọkẹ́'])
      await expectQuery(page, {
        state: 'new',
        search: word,
        received: '7d',
        work: '',
        assignee: '',
        about: '',
        sort: 'oldest',
      })
      await menu(page, 'Show').selectOption({ label: 'With nobody' })
      await apply(page).click()
      await expectNames(page, ['Okonkwo', 'Ọkẹ́'])
      await expect(menu(page, 'Received')).toHaveValue('7d')
      await expect(menu(page, 'Show')).toHaveValue('unassigned')
      await expect(menu(page, 'Sort')).toHaveValue('oldest')
    })
  })
})
