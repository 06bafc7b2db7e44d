import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { lang, words } from '#src/content/words/words.ts'
import {
  describeFileFault,
  type FileFault,
  fileFields,
} from '#src/contracts/contact/contact-files.ts'
import { dashboard, found, leadCards, more } from '../desk/leads.ts'
import {
  expect,
  expectedProblems,
  failedRequest,
  holdBack,
  isLive,
  test,
  toasts,
} from '../fixtures.ts'
import { openAccount } from '../staff.ts'
import {
  contactForm,
  control,
  emptyRequest,
  expectFields,
  fillRequest,
  openContact,
  sendButton,
} from './contact-request.ts'

const textOf = (fault: FileFault) => describeFileFault(fault, words().forms.files, lang())

const pdf = (name: string, size = 200_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, name)]),
})
const disguised = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from('MZ\x90 a program'),
}

const input = (page: Page) => contactForm(page).locator(`[name=${fileFields.files}][type=file]`)
const list = (page: Page) => contactForm(page).getByRole('listitem')
const remove = (page: Page, name: string) =>
  contactForm(page).getByRole('button', { name: `Remove ${name}` })

test.describe('§2 /contact · files', () => {
  test('add up choice by choice, are taken out, and are sent with progress; staff save them', async ({
    page,
  }) => {
    await openContact(page)
    await expect(input(page)).toBeHidden()
    await contactForm(page).locator('summary').click()
    await expect(input(page)).toHaveAccessibleName(/^Files/)
    await expect(input(page)).not.toHaveAttribute('capture')
    const chooser = page.waitForEvent('filechooser')
    await contactForm(page).getByText('Choose files', { exact: true }).click()
    await chooser
    await input(page).setInputFiles([pdf('a.pdf'), pdf('b.pdf')])
    await input(page).setInputFiles([pdf('plan.pdf')])
    await expect(list(page)).toHaveText([/^a\.pdf/, /^b\.pdf/, /^plan\.pdf/])
    await remove(page, 'a.pdf').click()
    await expect(list(page)).toHaveCount(2)
    await expect(input(page)).toBeFocused()

    const lastName = `Files ${Date.now()}`
    await fillRequest(page, { lastName })
    // The test holds back the answer, so that the progress bar stays visible.
    const held = await holdBack(page, '**/api/contact/form')
    await sendButton(page).click()
    await expect(page.getByRole('progressbar', { name: 'Files sent' })).toBeVisible()
    await expect(contactForm(page).getByRole('button', { name: 'Stop' })).toBeVisible()
    held.release()
    await expect(toasts(page)).toHaveText('Message sent successfully!')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expectFields(page, emptyRequest)
    await expect(list(page)).toHaveCount(0)
    await expect(input(page)).toHaveJSProperty('files.length', 0)

    await openAccount(page)
    await page.goto(dashboard)
    const card = found(page, lastName)
    await isLive(page, 'Dashboard')
    await more(card).click()
    await expect(card.getByRole('link', { name: /\.pdf$/ })).toHaveText(['b.pdf', 'plan.pdf'])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('link', { name: 'plan.pdf' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('plan.pdf')
    expect(readFileSync(await download.path()).equals(pdf('plan.pdf').buffer)).toBe(true)
    await expect(leadCards(page).first()).toBeVisible()
  })

  test('what cannot be taken is said beside the field, and the rest stays', async ({ page }) => {
    expectedProblems.push(failedRequest(422))
    await openContact(page)
    await input(page).setInputFiles([pdf('a.pdf'), { ...disguised, name: 'x.exe', mimeType: '' }])
    await expect(input(page)).toHaveAccessibleDescription(
      new RegExp(`${RegExp.escape(textOf({ is: 'type', name: 'x.exe', kind: 'program' }))}$`),
    )
    await expect(list(page)).toHaveText([/^a\.pdf/])
    // The server refuses the file because of its bytes. Files that the server has accepted are not
    // sent again.
    await input(page).setInputFiles([disguised])
    await fillRequest(page)
    await sendButton(page).click()
    await expect(input(page)).toHaveAccessibleDescription(
      new RegExp(`${RegExp.escape(textOf({ is: 'type', name: 'photo.png', kind: 'program' }))}$`),
    )
    await expect(input(page)).toBeFocused()
    await expect(list(page)).toHaveText([/^a\.pdf/])
    await expect(input(page)).toHaveJSProperty('files.length', 0)
    await sendButton(page).click()
    await expect(toasts(page)).toHaveText('Message sent successfully!')
  })

  test('a sending that is stopped keeps everything', async ({ page }) => {
    await openContact(page)
    await input(page).setInputFiles([pdf('a.pdf')])
    await fillRequest(page)
    await page.route('**/api/contact/form', () => {})
    await sendButton(page).click()
    await contactForm(page).getByRole('button', { name: 'Stop' }).click()
    await expect(contactForm(page).locator('[data-status]')).toContainText('Error submitting form')
    await expect(list(page)).toHaveText([/^a\.pdf/])
    await expect(control(page, 'firstName')).not.toHaveValue('')
  })
})

test('§2 /contact · a folded field that a draft fills is unfolded after a reload', async ({
  page,
}) => {
  await openContact(page)
  await contactForm(page).locator('summary').click()
  await control(page, 'callBack').selectOption({ index: 1 })
  await page.reload()
  await expect(control(page, 'callBack')).toBeVisible()
  await expect(control(page, 'callBack')).not.toHaveValue('')
})

test.describe('§2 /contact · files without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('are kept where a field is at fault, can be left out, and arrive with the next press', async ({
    page,
  }) => {
    expectedProblems.push(failedRequest(422))
    await page.goto('/contact')
    await fillRequest(page, { phone: 'ring me' })
    await input(page).setInputFiles([pdf('a.pdf'), pdf('b.pdf'), disguised])
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText(
      textOf({ is: 'type', name: 'photo.png', kind: 'program' }),
    )
    await page.getByRole('checkbox', { name: /^a\.pdf/ }).uncheck()
    await expect(page.getByRole('checkbox', { name: /^b\.pdf/ })).toBeChecked()
    await control(page, 'phone').fill('+234 802 345 6789')
    await sendButton(page).click()
    await expect(page).toHaveTitle(/^Message sent successfully!/)
    await expect(contactForm(page)).not.toContainText('b.pdf')
  })
})
