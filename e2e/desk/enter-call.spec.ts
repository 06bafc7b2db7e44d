import type { Page } from '@playwright/test'
import { newLetters } from '../copy.ts'
import { expect, expectedProblems, failedRequest, holdBack, isLive, test } from '../fixtures.ts'
import { openAccount } from '../staff.ts'
import { leadCards } from './leads.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: false })

async function fill(page: Page, message: string) {
  await field(page, 'First name').fill('Chidi')
  await field(page, 'Last name').fill('Eze')
  await field(page, 'Phone number').fill('0803 123 4567')
  await field(page, 'Message').fill(message)
}

test.describe('§2 Admin dashboard · what somebody said on the telephone', () => {
  test('is entered from the list, and kept over a reload', async ({ page }) => {
    expectedProblems.push(failedRequest(422))
    await openAccount(page, 'sales')
    const word = `Yaba-${newLetters()}`
    await page.goto('/admin/dashboard')
    await page.getByRole('link', { name: 'Enter a call' }).click()
    await isLive(page, 'EnterForm')
    await fill(page, `Three cold rooms. ${word}`)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await isLive(page, 'EnterForm')
    await expect(field(page, 'Message')).toHaveValue(`Three cold rooms. ${word}`)
    await page.getByRole('button', { name: 'Store it' }).click()
    await expect(page.getByText('Tell the caller first, then tick the box.').first()).toBeVisible()
    await expect(field(page, 'Message')).toHaveValue(`Three cold rooms. ${word}`)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Store it' }).click()
    await expect(page.getByRole('heading', { name: /^Stored as contact #\d+$/ })).toBeVisible()
    await page.getByRole('link', { name: 'Open it' }).click()
    await expect(leadCards(page)).toContainText(word)
    await expect(leadCards(page)).toContainText('Told on the telephone')
    await page.goto('/admin/enter')
    await isLive(page, 'EnterForm')
    await expect(field(page, 'Message')).toHaveValue('')
    await page.goto(`/admin/dashboard?search=${word}`)
    await isLive(page, 'Dashboard')
    await page.getByRole('button', { name: /^More of/ }).click()
    await page.getByRole('link', { name: /^Enter again with an e-mail address/ }).click()
    await isLive(page, 'EnterForm')
    await field(page, 'Business email').fill('eze@works.example')
    await page.getByRole('checkbox').check()
    const again = page.url()
    await page.getByRole('button', { name: 'Store it' }).click()
    await expect(page.getByRole('heading', { name: /^Stored as contact #\d+$/ })).toBeVisible()
    await page.goto(again)
    await isLive(page, 'EnterForm')
    await expect(field(page, 'Business email')).toHaveValue('')
  })

  test('is kept also if it was typed before the script ran', async ({ page }) => {
    await openAccount(page, 'sales')
    const held = await holdBack(page, /\/_astro\/.*\.js/)
    await page.goto('/admin/enter', { waitUntil: 'commit' })
    const words = `Typed early. ${newLetters()}`
    await field(page, 'Message').fill(words)
    held.release()
    await isLive(page, 'EnterForm')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await isLive(page, 'EnterForm')
    await expect(field(page, 'Message')).toHaveValue(words)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('is entered, and again with an address for an answer by mail', async ({ page }) => {
      await openAccount(page, 'sales')
      await page.goto('/admin/enter')
      await fill(page, `Locks. Surulere-${newLetters()}`)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Store it' }).click()
      await page.getByRole('link', { name: 'Open it' }).click()
      await page.getByRole('link', { name: /^Enter again with an e-mail address/ }).click()
      await expect(field(page, 'First name')).toHaveValue('Chidi')
    })
  })
})
