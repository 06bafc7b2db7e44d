import { expect, expectedProblems, failedRequest, test, toasts } from '../fixtures.ts'
import {
  contactApi,
  contactForm,
  expectFields,
  fillRequest,
  openContact,
  sendButton,
  statusOfForm,
  terms,
  request as typed,
} from './contact-request.ts'

test.describe('§8 Failed contact request ·', () => {
  test('is said in a toast and by the form, which keeps the fields, whatever failed', async ({
    page,
  }) => {
    expectedProblems.push(failedRequest())
    await openContact(page)
    await fillRequest(page)
    for (const [what, answer] of [
      ['no network', undefined],
      [
        'an answer that cannot be read',
        { status: 200, contentType: 'text/html', body: '<h1>Sign in to this Wi-Fi</h1>' },
      ],
    ] as const)
      await test.step(what, async () => {
        await page.route(contactApi, (route) => (answer ? route.fulfill(answer) : route.abort()))
        await sendButton(page).click()
        await expect(toasts(page)).toHaveText('Error submitting form')
        await expect(contactForm(page).locator(statusOfForm)).toContainText('Error submitting form')
        await expectFields(page, typed)
        await expect(terms(page)).toBeChecked()
        await expect(sendButton(page)).toHaveText('Send')
        await toasts(page).getByRole('button', { name: 'close' }).click()
        await expect(toasts(page)).toHaveCount(0)
      })
  })

  test('a retry after an answer that was lost stores once', async ({ page }) => {
    expectedProblems.push(failedRequest())
    const references: string[] = []
    await page.route(contactApi, async (route) => {
      const response = await route.fetch()
      references.push((await response.json()).reference)
      if (references.length === 1) await route.abort()
      else await route.fulfill({ response })
    })
    await openContact(page)
    await fillRequest(page)
    await sendButton(page).click()
    await expect(toasts(page)).toHaveText('Error submitting form')
    await sendButton(page).click()
    await expect(contactForm(page).locator(statusOfForm)).toContainText(
      'Message sent successfully!',
    )
    expect(references).toHaveLength(2)
    expect(references[1]).toBe(references[0])
    await expect(contactForm(page).locator(statusOfForm)).toContainText(references[0] ?? 'none')
    await fillRequest(page)
    await sendButton(page).click()
    await expect(async () => expect(references).toHaveLength(3)).toPass()
    expect(references[2]).not.toBe(references[0])
  })
})
