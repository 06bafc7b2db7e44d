import type { Request } from '@playwright/test'
import { retention } from '#src/contracts/retention.ts'
import { newLetters } from '../copy.ts'
import { expect, expectedProblems, failedRequest, isLive, test } from '../fixtures.ts'
import {
  contactApi,
  contactForm,
  control,
  fillRequest,
  openContact,
  request,
  sendButton,
  statusOfForm,
} from './contact-request.ts'
import {
  button,
  cutForms,
  expectStored,
  formApi,
  keep,
  keepContact,
  keptIn,
  notices,
  restore,
} from './queued-requests.ts'

test.describe('A request without a network ·', () => {
  test.beforeEach(() => void expectedProblems.push(failedRequest()))

  test('is kept only when asked, sent when the network is back, and said to be sent', async ({
    page,
    context,
  }) => {
    const reconnect = await cutForms(context)
    await openContact(page)
    const lastName = newLetters()
    await fillRequest(page, { lastName })
    await sendButton(page).click()
    await expect(keep(page)).toBeVisible()
    await expect(button(page, 'Try again')).toBeVisible()
    expect(await keptIn(page)).toBe('[]')
    await keep(page).click()
    await expect(notices(page)).toContainText('kept on this phone')
    await expect(notices(page)).not.toContainText(lastName)
    await reconnect()
    await restore(page)
    await expect(contactForm(page).locator(statusOfForm)).toContainText(
      'Message sent successfully!',
    )
    await expect(control(page, 'message')).toHaveValue('')
    await expect(notices(page)).toContainText(/sent at \d/)
    await expectStored(lastName, [request.message])
    await notices(page).getByRole('button', { name: 'Close', exact: true }).click()
    await expect(notices(page)).toHaveCount(0)
  })

  test('is tried again by its button, and then not offered any more', async ({ page, context }) => {
    const reconnect = await cutForms(context)
    const lastName = await keepContact(page)
    await reconnect()
    await sendButton(page).click()
    await expect(contactForm(page).locator(statusOfForm)).toContainText(
      'Message sent successfully!',
    )
    await expect(keep(page)).toHaveCount(0)
    await expect(notices(page)).toHaveCount(0)
    await expectStored(lastName, [request.message])
  })

  test('whose answer was lost is stored once', async ({ page, context }) => {
    let lost = 0
    await context.route(formApi, async (route) => {
      await route.fetch()
      lost += 1
      if (lost < 3) await route.abort()
      else await route.continue()
    })
    const lastName = await keepContact(page)
    await restore(page)
    await expect(async () => {
      await restore(page)
      await expect(notices(page)).toContainText('sent at', { timeout: 2000 })
    }).toPass()
    expect(lost).toBeGreaterThan(1)
    await expectStored(lastName, [request.message])
  })

  test('is sent from the next page of a new tab, which says so first', async ({
    page,
    context,
  }) => {
    const reconnect = await cutForms(context)
    const lastName = await keepContact(page)
    await page.close()
    await reconnect()
    const next = await context.newPage()
    await next.goto('/about')
    await expect(notices(next)).toContainText('sent at')
    await expect(next.locator('main > :first-child')).toHaveAttribute('data-queued')
    await expectStored(lastName, [request.message])
  })

  test('that is changed and sent again replaces the one that waits', async ({ page, context }) => {
    const reconnect = await cutForms(context)
    const lastName = await keepContact(page)
    await page.reload()
    await isLive(page, 'ContactForm')
    await expect(control(page, 'message')).toHaveValue(request.message)
    await control(page, 'message').fill('Changed.')
    await contactForm(page).locator('[name=termsAccepted]').check()
    await sendButton(page).click()
    await expect(contactForm(page)).toContainText('Kept on this phone.')
    await expect(notices(page)).toHaveCount(1)
    await reconnect()
    await restore(page)
    await expect(notices(page)).toContainText('sent at')
    await expectStored(lastName, ['Changed.'])
  })

  test('is sent by one of two tabs', async ({ page, context }) => {
    const reconnect = await cutForms(context)
    const lastName = await keepContact(page)
    const other = await context.newPage()
    await other.goto('/about')
    await expect(notices(other)).toContainText('kept on this phone')
    await reconnect()
    let sent = 0
    context.on('request', (asked) => {
      if (formApi.test(asked.url())) sent += 1
    })
    await Promise.all([restore(page), restore(other)])
    await expect(notices(other)).toContainText('sent at')
    expect(sent).toBe(1)
    await expectStored(lastName, [request.message])
  })

  test('that our server refuses later is opened in its form, in another tab by its address', async ({
    page,
    context,
  }) => {
    expectedProblems.push(failedRequest(422))
    const reconnect = await cutForms(context)
    const lastName = await keepContact(page)
    await reconnect()
    await context.route(contactApi, (route) =>
      route.fulfill({
        status: 422,
        json: { success: false, errors: { phone: ['Enter a telephone number.'] } },
      }),
    )
    await restore(page)
    await expect(notices(page)).toContainText('Enter a telephone number.')
    const other = await context.newPage()
    await other.goto('/nfc')
    await button(other, 'Open it').click()
    const address = other.getByLabel('The e-mail address or phone number in this request')
    await address.fill('other@cold.example')
    await button(other, 'Open').click()
    await expect(notices(other)).toContainText('This request has another one.')
    await address.fill(request.businessEmail.toUpperCase())
    await button(other, 'Open').click()
    await isLive(other, 'ContactForm')
    await expect(control(other, 'lastName')).toHaveValue(lastName)
    await expect(control(other, 'message')).toHaveValue(request.message)
    await page.goto('/nfc')
    await button(page, 'Open it').click()
    await isLive(page, 'ContactForm')
    await expect(control(page, 'message')).toHaveValue(request.message)
    await context.unroute(contactApi)
    await contactForm(page).locator('[name=termsAccepted]').check()
    await sendButton(page).click()
    await expect(contactForm(page).locator(statusOfForm)).toContainText(
      'Message sent successfully!',
    )
    await expect(notices(page)).toHaveCount(0)
    await expectStored(lastName, [request.message])
  })

  test('waits on after an answer that is not ours', async ({ page, context }) => {
    expectedProblems.push(failedRequest(413), failedRequest(503))
    const reconnect = await cutForms(context)
    const lastName = await keepContact(page)
    await reconnect()
    for (const [what, answer] of [
      ['a portal’s page', { status: 200, contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }],
      ['a portal’s redirect', { status: 302, headers: { location: '/about' } }],
      ['a proxy’s refusal', { status: 413, contentType: 'text/html', body: '<h1>413</h1>' }],
      ['a server that is away', { status: 503, json: { type: 'about:blank', status: 503 } }],
    ] as const)
      await test.step(what, async () => {
        await context.route(contactApi, (route) => route.fulfill(answer))
        // A redirect fails the request, so no response is reported for it.
        const isContact = (sent: Request) => sent.url().endsWith('/api/contact')
        const ended = Promise.any([
          page.waitForEvent('requestfinished', isContact),
          page.waitForEvent('requestfailed', isContact),
        ])
        await restore(page)
        await ended
        await expect(notices(page)).toContainText('It is sent as soon as')
        await context.unroute(contactApi)
      })
    await restore(page)
    await expect(notices(page)).toContainText('sent at')
    await expectStored(lastName, [request.message])
  })

  test('is removed by a press', async ({ page, context }) => {
    await cutForms(context)
    await keepContact(page)
    await contactForm(page).getByRole('button', { name: 'Remove from this phone' }).click()
    await expect(notices(page)).toHaveCount(0)
    expect(await keptIn(page)).toBe('[]')
  })

  test('is sent where the phone’s clock jumps by days meanwhile', async ({ page, context }) => {
    const reconnect = await cutForms(context)
    const lastName = await keepContact(page)
    await page.clock.install({ time: Date.now() + (retention.queuedRequestHours + 24) * 3_600_000 })
    await page.goto('/about')
    await expect(notices(page)).toContainText('It is sent as soon as')
    await reconnect()
    await restore(page)
    await expect(notices(page)).toContainText('sent at')
    await expectStored(lastName, [request.message])
  })

  test('waits for as long as the server asks', async ({ page, context }) => {
    expectedProblems.push(failedRequest(429))
    const reconnect = await cutForms(context)
    const lastName = await keepContact(page)
    await reconnect()
    await context.route(contactApi, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '4' },
        json: { type: 'about:blank', status: 429, detail: 'Wait.' },
      }),
    )
    await restore(page)
    await expect(notices(page)).toContainText('Our server is busy. It is sent after')
    await context.unroute(contactApi)
    await expect(async () => {
      await restore(page)
      await expect(notices(page)).toContainText('sent at', { timeout: 1000 })
    }).toPass()
    await expectStored(lastName, [request.message])
  })

  test('comes back into its form after two days by the clock of the server', async ({
    page,
    context,
  }) => {
    expectedProblems.push(failedRequest(503))
    const reconnect = await cutForms(context)
    await keepContact(page)
    await reconnect()
    let now = Date.now()
    await context.route('**/api/form-token', (route) =>
      route.fulfill({
        headers: { date: new Date(now).toUTCString() },
        json: { success: true, formToken: 'x' },
      }),
    )
    await context.route(contactApi, (route) =>
      route.fulfill({ status: 503, json: { type: 'about:blank', status: 503 } }),
    )
    const answered = page.waitForResponse(contactApi)
    await restore(page)
    await answered
    await expect(notices(page)).toContainText('It is sent as soon as')
    now += (retention.queuedRequestHours + 1) * 3_600_000
    await restore(page)
    await expect(notices(page)).toContainText('it could not be sent within')
    await button(page, 'Open it').click()
    await isLive(page, 'ContactForm')
    await expect(control(page, 'message')).toHaveValue(request.message)
    await expect(notices(page)).toHaveCount(0)
    expect(await keptIn(page)).toBe('[]')
  })

  test('that needs the visitor comes back into its form after two days too', async ({
    page,
    context,
  }) => {
    expectedProblems.push(failedRequest(422))
    const reconnect = await cutForms(context)
    await keepContact(page)
    await reconnect()
    let now = Date.now()
    await context.route('**/api/form-token', (route) =>
      route.fulfill({
        headers: { date: new Date(now).toUTCString() },
        json: { success: true, formToken: 'x' },
      }),
    )
    await context.route(contactApi, (route) =>
      route.fulfill({
        status: 422,
        json: { success: false, errors: { phone: ['Enter a telephone number.'] } },
      }),
    )
    await restore(page)
    await expect(notices(page)).toContainText('Enter a telephone number.')
    now += (retention.queuedRequestHours + 1) * 3_600_000
    await restore(page)
    await expect(notices(page)).toContainText('it could not be sent within')
    await button(page, 'Open it').click()
    await isLive(page, 'ContactForm')
    await expect(control(page, 'message')).toHaveValue(request.message)
    await expect(notices(page)).toHaveCount(0)
    expect(await keptIn(page)).toBe('[]')
  })

  test('is not offered to be kept where the browser stores nothing', async ({ page, context }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { get: () => undefined })
      delete (window as { indexedDB?: unknown }).indexedDB
    })
    await cutForms(context)
    await openContact(page)
    await fillRequest(page)
    await sendButton(page).click()
    await expect(contactForm(page).locator(statusOfForm)).toContainText('Error submitting form')
    await expect(keep(page)).toHaveCount(0)
  })
})
