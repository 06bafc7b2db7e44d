import { randomInt } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { settings } from '#src/content/settings/settings.ts'
import { newLetters } from '../copy.ts'
import { expect, expectedProblems, failedRequest, isLive, test } from '../fixtures.ts'
import { contactForm, fillRequest, openContact, sendButton } from './contact-request.ts'
import { button, cutForms, expectStored, keep, notices, read, restore } from './queued-requests.ts'

test.describe('A form without a network ·', () => {
  test.beforeEach(() => void expectedProblems.push(failedRequest()))

  test('keeps its files over a reload', async ({ page, context }) => {
    const reconnect = await cutForms(context)
    await openContact(page)
    const lastName = newLetters()
    await fillRequest(page, { lastName })
    await contactForm(page).locator('summary').click()
    await contactForm(page)
      .locator('input[type=file]')
      .setInputFiles({
        name: 'plan.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\nplan'),
      })
    await sendButton(page).click()
    await keep(page).click()
    await expect(contactForm(page)).toContainText('Kept on this phone.')
    await page.reload()
    await isLive(page, 'ContactForm')
    await expect(contactForm(page).getByRole('listitem')).toHaveText(/^plan\.pdf/)
    await reconnect()
    await restore(page)
    await expect(notices(page)).toContainText('sent at')
    const files = read(
      'select f.name from contact_file f join contact c on c.id = f.contact_id where c.last_name = ?',
      lastName,
    )
    expect(files.map(({ name }) => name)).toEqual(['plan.pdf'])
  })

  test('names a file that can no longer be read, and neither sends nor keeps the rest', async ({
    page,
    context,
  }, testInfo) => {
    expectedProblems.push(/ERR_FILE_NOT_FOUND/)
    await openContact(page)
    const lastName = newLetters()
    await fillRequest(page, { lastName })
    await contactForm(page).locator('summary').click()
    const [plan, photo] = [testInfo.outputPath('plan.pdf'), testInfo.outputPath('photo.pdf')]
    for (const path of [plan, photo]) writeFileSync(path, `%PDF-1.7\n${path}`)
    await contactForm(page).locator('input[type=file]').setInputFiles([plan, photo])
    await expect(contactForm(page).getByRole('listitem')).toHaveCount(2)
    rmSync(plan)
    await sendButton(page).click()
    const fault = '“plan.pdf” can no longer be read'
    await expect(contactForm(page)).toContainText(fault)
    await expect(keep(page)).toHaveCount(0)
    await contactForm(page)
      .getByRole('button', { name: /plan\.pdf/ })
      .click()
    const reconnect = await cutForms(context)
    await sendButton(page).click()
    await expect(keep(page)).toBeVisible()
    rmSync(photo)
    await keep(page).click()
    await expect(contactForm(page)).toContainText('“photo.pdf” can no longer be read')
    await expect(notices(page)).toHaveCount(0)
    await contactForm(page)
      .getByRole('button', { name: /photo\.pdf/ })
      .click()
    await reconnect()
    await sendButton(page).click()
    await expect(contactForm(page)).toContainText('Message sent successfully!')
    expect(read('select id from contact where last_name = ?', lastName)).toHaveLength(1)
  })

  test('for the newsletter is kept and sent too', async ({ page, context }) => {
    const reconnect = await cutForms(context)
    const email = `${newLetters()}@kept.example`
    const form = page.getByRole('contentinfo').locator('form[action^="/newsletter"]')
    await page.goto('/nfc')
    await form.getByRole('textbox', { name: settings().newsletter.label }).fill(email)
    await isLive(page, 'NewsletterForm')
    await form.getByRole('button', { name: settings().newsletter.button }).click()
    await expect(form.locator('[data-status]')).toContainText('Error Subscribing')
    await keep(page).click()
    await expect(notices(page)).toContainText('Newsletter sign-up of')
    await reconnect()
    await restore(page)
    await expect(form.locator('[data-status]')).toContainText('Successfully subscribed!')
    await expect(notices(page)).toContainText('sent at')
    expect(read('select email from subscriber where email = ?', email)).toHaveLength(1)
  })

  test('for a call is kept, and one whose half hour is taken by then is opened with its fields', async ({
    page,
    context,
  }) => {
    expectedProblems.push(failedRequest(409))
    const book = async () => {
      const lastName = newLetters()
      await page.goto('/book')
      await page.locator('main form legend').hover()
      await isLive(page, 'BookingForm')
      const form = page.locator('main form[action^="/book"]')
      // Other journeys book the first half hours, and the page may be some seconds old.
      await form.locator('[name="day"] + label').last().click()
      await form.locator('summary').filter({ visible: true }).click()
      const halfHours = form.locator('label:has([name^="startsAt"])').filter({ visible: true })
      const halfHour = halfHours.nth(randomInt(await halfHours.count()))
      const [time = 'no time'] = /\d+:\d+/.exec((await halfHour.textContent()) ?? '') ?? []
      await halfHour.click()
      await form.locator('[name=name]').fill(`Ada ${lastName}`)
      await form.locator('[name=phone]').fill(`+234 803 ${String(Date.now()).slice(-7)}`)
      await form.locator('[name=termsAccepted]').check()
      await form.locator('button[type=submit]').last().click()
      await expect(form).toContainText('Your request may not have arrived.')
      await keep(page).click()
      await expect(notices(page)).toContainText('kept on this phone')
      return { lastName, time }
    }
    let reconnect = await cutForms(context, 'POST')
    const { lastName, time } = await book()
    await reconnect()
    await restore(page)
    await expect(page.locator('main [data-booked]')).toBeVisible()
    await expectStored(lastName, [''])
    await expect(notices(page)).toContainText(time)
    await expect(notices(page).getByRole('link')).toHaveAttribute('href', /^\/book\/change\?token=/)
    await notices(page).getByRole('button', { name: 'Close', exact: true }).click()
    await expect(notices(page)).toHaveCount(0)
    reconnect = await cutForms(context, 'POST')
    const { lastName: other } = await book()
    await reconnect()
    await context.route('**/api/book', (route) =>
      route.fulfill({
        status: 409,
        json: { type: 'about:blank', status: 409, detail: 'This half hour is taken.' },
      }),
    )
    await restore(page)
    await expect(notices(page)).toContainText('This half hour is taken.')
    await button(page, 'Open it').click()
    await isLive(page, 'BookingForm')
    await expect(page.locator('main [name=name]')).toHaveValue(`Ada ${other}`)
  })
})
