import { randomInt } from 'node:crypto'
import { isTestAll } from '../../tests/test-all.ts'
import { newLetters } from '../copy.ts'
import { expect, expectedProblems, failedRequest, isLive, test } from '../fixtures.ts'
import { openNetwork, type Weather } from './bad-network.ts'
import {
  contactForm,
  fillRequest,
  reachContact,
  request,
  sendButton,
  statusOfForm,
} from './contact-request.ts'
import { expectStored, keep, notices, read, restore } from './queued-requests.ts'

const plan = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(400_000, 'p')])
const cases: [name: string, weather: Weather, hasFile?: boolean][] = [
  ['200 ms away', { delay: 200 }],
  ['2 s away', { delay: 2000 }],
  ['cut in the middle of the request', { cutUp: 400 }],
  ['cut in the middle of the answer', { cutDown: 40 }],
  ['cut in the middle of a file', { cutUp: 200_000 }, true],
  ['cut in the answer to a file', { cutDown: 40 }, true],
]
/** Of what is cut in the answer the visitor knows least, and a file takes the longest way. */
const chosen = cases.filter(([name]) => /answer$|middle of a file/.test(name))

test.describe('A network ·', () => {
  // The network is another origin than the one that the tests know.
  test.beforeEach(
    () =>
      void expectedProblems.push(
        failedRequest(),
        /net::ERR_EMPTY_RESPONSE/,
        /^third party: http:\/\/localhost:/,
      ),
  )

  for (const [name, weather, hasFile] of isTestAll ? cases : chosen)
    test(`${name} loses and doubles no request`, async ({ page, baseURL }) => {
      const network = await openNetwork(baseURL ?? '')
      try {
        await page.goto(`${network.origin}/contact`)
        await reachContact(page)
        const lastName = newLetters()
        await fillRequest(page, { lastName })
        if (hasFile) {
          await contactForm(page).locator('summary').click()
          await contactForm(page)
            .locator('input[type=file]')
            .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: plan })
        }
        network.state.weather = weather
        await sendButton(page).click()
        const status = contactForm(page).locator(statusOfForm)
        if (weather.delay) await expect(status).toContainText('Message sent successfully!')
        else {
          await expect(status).toContainText('Error submitting form')
          await keep(page).click()
          await expect(notices(page)).toContainText('kept on this phone')
          network.state.weather = {}
          await restore(page)
          await expect(notices(page)).toContainText('sent at')
          await expect(status).toContainText('Message sent successfully!')
        }
        expect(network.state.met).toBeGreaterThan(0)
        await expectStored(lastName, [request.message])
        const files = read(
          'select f.size from contact_file f join contact c on c.id = f.contact_id where c.last_name = ?',
          lastName,
        )
        expect(files.map(({ size }) => size)).toEqual(hasFile ? [plan.length] : [])
      } finally {
        network.close()
      }
    })

  test('cut in the answer to a booking takes one half hour', async ({ page, baseURL }) => {
    const network = await openNetwork(baseURL ?? '')
    try {
      const lastName = newLetters()
      await page.goto(`${network.origin}/book`)
      await page.locator('main form legend').hover()
      await isLive(page, 'BookingForm')
      const form = page.locator('main form[action^="/book"]')
      await form.locator('[name="day"] + label').last().click()
      await form.locator('summary').filter({ visible: true }).click()
      const halfHours = form.locator('label:has([name^="startsAt"])').filter({ visible: true })
      await halfHours.nth(randomInt(await halfHours.count())).click()
      await form.locator('[name=name]').fill(`Ada ${lastName}`)
      await form.locator('[name=phone]').fill(`+234 803 ${String(Date.now()).slice(-7)}`)
      await form.locator('[name=termsAccepted]').check()
      network.state.weather = { cutDown: 40 }
      await form.locator('button[type=submit]').last().click()
      await keep(page).click()
      await expect(notices(page)).toContainText('kept on this phone')
      network.state.weather = {}
      await restore(page)
      await expect(page.locator('main [data-booked]')).toBeVisible()
      await expectStored(lastName, [''])
      const calls = read(
        'select starts_at from booking b join contact c on c.id = b.contact_id where c.last_name = ?',
        lastName,
      )
      expect(calls).toHaveLength(1)
    } finally {
      network.close()
    }
  })
})
