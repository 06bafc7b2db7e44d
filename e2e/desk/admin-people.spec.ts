import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectNoFaultsOnDesktopAndPhone } from '../access/axe.ts'
import { expect, expectedProblems, failedRequest, test, withAndWithoutScript } from '../fixtures.ts'
import { request as typed } from '../forms/contact-request.ts'
import { subscribe } from '../forms/newsletter-mails.ts'
import { signIn } from '../staff.ts'
import { sendFlagged } from './leads.ts'

async function lookUp(page: Page, email: string) {
  await page.goto('/admin/people')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Email address').press('Enter')
}

withAndWithoutScript('a person’s data,', (isScripted) => {
  test('is found, corrected, handed out and erased, and no address of a page names it', async ({
    page,
    account,
  }) => {
    expectedProblems.push(failedRequest(404), failedRequest(422))
    const email = `${randomUUID().slice(0, 8)}@person.example`
    await sendFlagged(page, { businessEmail: email })
    await subscribe(page, email)
    await signIn(page, account)
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(frame.url()))

    const expectNoFaults = async () => {
      if (isScripted) await expectNoFaultsOnDesktopAndPhone(page)
    }
    await lookUp(page, 'no address')
    await expect(
      page.getByText('Enter an email address or a telephone number.').first(),
    ).toBeVisible()
    await expectNoFaults()
    await lookUp(page, 'nobody@person.example')
    await expect(page.getByRole('alert')).toHaveText('No data is stored under this address.')
    await lookUp(page, email)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`What is kept about ${email}`)
    await expect(page.getByRole('heading', { name: 'Newsletter subscription' })).toBeVisible()

    await page.getByText('Correct it').click()
    await page.getByLabel('Phone number').fill('no number')
    await page.getByLabel('First name').fill('Adé')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: /country code/ })).toBeVisible()
    await expect(page.getByText('One field needs another look')).toBeVisible()
    await expectNoFaults()
    await expect(page.getByLabel('First name')).toHaveValue('Adé')
    await page.getByLabel('Phone number').fill(typed.phone)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('#answer')).toContainText('Corrected.')
    await expect(page.getByText('Adé', { exact: true })).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Save as a file' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^person-contact-\d+\.json$/)
    expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
      email,
      contacts: [{ firstName: 'Adé' }],
      subscription: { email },
    })

    await page.getByRole('link', { name: 'Erase all of it' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Erase everything under ${email}?`,
    )
    await expectNoFaults()
    await page.getByRole('button', { name: 'Erase for good' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The data is erased')
    await lookUp(page, email)
    await expect(page.getByRole('alert')).toContainText('left the newsletter on')
    expect(visited.join()).not.toContain('person.example')
    expect(visited.join()).not.toContain('%40')
  })
})
