import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { describeOffer, offerCallBacks } from '#src/contracts/contact/call-back.ts'
import { contactFieldNames, contactFields } from '#src/contracts/contact/contact-fields.ts'
import {
  expect,
  expectedProblems,
  failedRequest,
  holdBack,
  isLive,
  test,
  toasts,
} from '../fixtures.ts'
import {
  contactApi,
  contactForm,
  contactRequestFields,
  control,
  emptyRequest,
  expectFields,
  fillRequest,
  openContact,
  reachContact,
  sendButton,
  statusOfForm,
  terms,
  request as typed,
} from './contact-request.ts'

const firstFolded = contactFieldNames.find((name) => contactFields[name].isFolded) ?? 'message'

test.describe('§2 /contact ·', () => {
  test('has the form, calendar and details, and names what is missing or refused', async ({
    page,
  }) => {
    expectedProblems.push(failedRequest(422))
    await openContact(page)
    const main = page.locator('main')
    await expect(
      main.locator('address').filter({ hasText: site().address.city }).first(),
    ).toBeVisible()
    await expect(main.locator(`a[href="mailto:${site().email}"]`).first()).toBeVisible()
    await expect(main.locator(`a[href="tel:${site().telephone}"]`).first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'Book A Call With Us!' })).toBeVisible()

    const count = contactForm(page).locator('> p[aria-live=polite]')
    await test.step('a field left empty is named beside it, and the first has the focus', async () => {
      let asked = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/api/contact')) asked += 1
      })
      await control(page, 'lastName').fill('Okonkwo')
      await control(page, 'businessEmail').fill('no address')
      await sendButton(page).click()
      for (const [field, text] of [
        ['firstName', words().forms.errors.firstName.missing],
        ['phone', words().forms.errors.phone.missing],
        ['businessEmail', words().forms.errors.email.invalid],
        ['message', words().forms.errors.message.missing],
      ] as const)
        await expect(control(page, field)).toHaveAccessibleDescription(
          new RegExp(text.replaceAll('.', '\\.')),
        )
      await expect(terms(page)).toHaveAccessibleDescription(
        words().forms.errors.termsAccepted.missing,
      )
      await expect(control(page, 'lastName')).toHaveAccessibleDescription('')
      await expect(control(page, 'company')).toHaveAccessibleDescription('')
      await expect(control(page, 'firstName')).toBeFocused()
      await expect(control(page, 'firstName')).toHaveAttribute('aria-invalid', 'true')
      const faults = contactRequestFields.filter((field) => contactFields[field].min).length
      await expect(count).toHaveText(`${faults} fields need another look`)
      await page.keyboard.type('Ada')
      await expect(control(page, 'firstName')).toHaveAccessibleDescription('')
      await expect(count).toHaveText(`${faults - 1} fields need another look`)
      expect(asked).toBe(0)
    })

    await test.step('what only the server refuses stands beside its field too, without a toast', async () => {
      await fillRequest(page, { phone: 'ring me', businessEmail: 'ada@cold' })
      await expect(count).toHaveText('')
      await sendButton(page).click()
      await expect(control(page, 'phone')).toHaveAccessibleDescription(
        /^Enter a phone number with its country code/,
      )
      await expect(control(page, 'businessEmail')).toHaveAccessibleDescription(
        words().forms.errors.email.invalid,
      )
      await expect(control(page, 'phone')).toBeFocused()
      await expect(control(page, 'phone')).toHaveValue('ring me')
      await expect(toasts(page)).toHaveCount(0)
    })

    await test.step('what was typed is sent with the time zone, which is said twice, and the form starts again', async () => {
      await control(page, 'phone').fill(typed.phone)
      await control(page, 'businessEmail').fill(typed.businessEmail)
      const [answer] = await Promise.all([
        page.waitForResponse(contactApi),
        sendButton(page).click(),
      ])
      expect(answer.request().postDataJSON()).toMatchObject({
        ...typed,
        termsAccepted: true,
        timeZone: 'Africa/Lagos',
      })
      await expect(toasts(page)).toHaveText('Message sent successfully!')
      await expect(contactForm(page).locator(statusOfForm)).toContainText(
        'Message sent successfully!',
      )
      const { reference } = await answer.json()
      await expect(contactForm(page).locator(statusOfForm)).toContainText(reference)
      await expectFields(page, emptyRequest)
      await expect(terms(page)).not.toBeChecked()
      await expect(contactForm(page).locator('[name=timeZone]')).toHaveValue('Africa/Lagos')
      await page.reload()
      await expectFields(page, emptyRequest)
    })
  })

  test('a double click sends once, and an answer without the success flag is still a submission', async ({
    page,
  }) => {
    const held = await holdBack(page, contactApi)
    await openContact(page)
    await fillRequest(page)
    await sendButton(page).dblclick()
    await expect(sendButton(page)).toHaveText('Sending…')
    await sendButton(page).press('Enter')
    held.release()
    await expect(toasts(page)).toHaveText('Message sent successfully!')
    expect(held.count).toBe(1)
    await toasts(page).getByRole('button', { name: 'close' }).click()
    await expect(toasts(page)).toHaveCount(0)
    await page.route(contactApi, (route) => route.fulfill({ json: {} }))
    await fillRequest(page)
    await sendButton(page).click()
    await expect(toasts(page)).toHaveText('Submission successful!')
    await expect(contactForm(page).locator(statusOfForm)).toContainText('Submission successful!')
    await expectFields(page, emptyRequest)
  })

  test('loads React once the form is reached, and at once where a draft or a list waits', async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on('request', (asked) => loaded.push(asked.url()))
    const hasReact = () => loaded.some((url) => /\/client\.[^/]*\.js$/.test(url))
    await page.goto('/contact', { waitUntil: 'networkidle' })
    expect(hasReact()).toBe(false)
    await control(page, 'firstName').fill('Adaeze')
    await isLive(page, 'ContactForm')
    expect(hasReact()).toBe(true)
    await expect(control(page, 'firstName')).toHaveValue('Adaeze')
    await page.reload()
    await isLive(page, 'ContactForm')
    await contactForm(page).getByRole('button', { name: 'Empty the form' }).click()
    await page.goto('/contact?list=smart-lock*2')
    await isLive(page, 'ContactForm')
    await page.goto('/contact')
    await isLive(page, 'ContactForm')
  })

  test('what was typed outlives a reload, and can be emptied', async ({ page }) => {
    await openContact(page)
    await fillRequest(page)
    await page.reload()
    await expectFields(page, typed)
    await expect(terms(page)).not.toBeChecked()
    await contactForm(page).getByRole('button', { name: 'Empty the form' }).click()
    await expectFields(page, emptyRequest)
    await page.reload()
    await reachContact(page)
    await expectFields(page, emptyRequest)
  })

  test('a page brings its name along', async ({ page }) => {
    await page.goto('/iot-managed-services')
    await page.locator('main a[href^="/contact"]').last().click()
    await expect(page).toHaveURL('/contact?about=/iot-managed-services')
    await expect(control(page, 'message')).toHaveValue(/IoT Managed Services/)
    await expect(
      page.locator('main').getByRole('link', { name: 'IoT Managed Services' }),
    ).toHaveAttribute('href', '/iot-managed-services')
    // What replaced the message of the page stays alone.
    await reachContact(page)
    await control(page, 'message').fill('Two rooms, in dollars.')
    await page.reload()
    await reachContact(page)
    await expect(control(page, 'message')).toHaveValue('Two rooms, in dollars.')
    // A link that names no page leaves it to the browser.
    await page.goto('/nfc?utm_source=newsletter&utm_campaign=june')
    await page.locator('a[href="/contact"]:visible').first().click()
    await reachContact(page)
    const hidden = (name: string) => contactForm(page).locator(`[name=${name}]`)
    await expect(hidden('askedAbout')).toHaveValue('/nfc')
    await expect(hidden('campaign')).toHaveValue('newsletter/june')
  })

  test('can be done by keyboard alone', async ({ page }) => {
    await openContact(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
    for (const field of contactRequestFields) {
      // Several presses may be needed to reach the first field, because the introduction may have
      // links.
      for (let press = 0; press < (field === 'firstName' ? 12 : 1); press++) {
        await page.keyboard.press('Tab')
        if (await control(page, field).evaluate((element) => element === document.activeElement))
          break
      }
      await expect(control(page, field)).toBeFocused()
      await page.keyboard.type(typed[field].replace('\n', ' '))
    }
    await page.keyboard.press('Tab')
    await expect(contactForm(page).locator('summary')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(control(page, firstFolded)).toBeFocused()
    for (const last of [contactForm(page).locator('[type=file]'), terms(page)])
      for (
        let press = 0;
        press < 8 && !(await last.evaluate((element) => element === document.activeElement));
        press++
      )
        await page.keyboard.press('Tab')
    await expect(terms(page)).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(contactForm(page).getByRole('link', { name: 'privacy policy' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(contactForm(page).locator('[name=marketing]')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(sendButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(contactForm(page).locator(statusOfForm)).toContainText(
      'Message sent successfully!',
    )
  })
})

test.describe('§2 /contact · a call-back', () => {
  const timezoneId = site().timeZone === 'Asia/Kathmandu' ? 'Africa/Accra' : 'Asia/Kathmandu'
  test.use({ timezoneId })
  test('is offered by the clock of the office, and by that of the visitor', async ({ page }) => {
    await openContact(page)
    const office = { ...site(), place: site().address.city }
    const offers = offerCallBacks(new Date(), office).map((offer) =>
      describeOffer(offer, office, timezoneId, words().phrases.calls),
    )
    expect(offers[0]).toContain('where you are')
    await expect(control(page, 'callBack').locator('option:not([value=""])')).toHaveText(offers)
  })
})

test.describe('§2 /contact · without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('an error comes back beside its field, with all that was typed, and then a reference', async ({
    page,
  }) => {
    expectedProblems.push(failedRequest(422))
    await page.goto('/contact')
    await fillRequest(page, { phone: 'ring me' })
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'POST'),
      sendButton(page).click(),
    ])
    expect(response.status()).toBe(422)
    await expect(page.getByRole('alert')).toContainText('One field needs another look')
    await expect(control(page, 'phone')).toHaveAttribute('aria-invalid', 'true')
    await expect(control(page, 'phone')).toHaveAccessibleDescription(
      /^Enter a phone number with its country code/,
    )
    await expectFields(page, { ...typed, phone: 'ring me' })
    await expect(terms(page)).toBeChecked()
    await page.getByRole('alert').getByRole('link').click()
    await expect(control(page, 'phone')).toBeFocused()
    await control(page, 'phone').fill(typed.phone)
    await sendButton(page).click()
    await expect(page).toHaveTitle(/^Message sent successfully!/)
    await expect(contactForm(page)).toContainText('Message sent successfully!')
    await expect(contactForm(page)).toContainText(/Your reference is \S{4}-\S{4}/)
    await expectFields(page, emptyRequest)
  })
})
