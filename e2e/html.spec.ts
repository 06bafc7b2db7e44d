import { htmlFaults } from '../tests/site/html-faults.ts'
import { expect, signIn, test } from './staff.ts'

/** Pages that are rendered when asked for; tests/site/html.test.ts looks at the built ones. */
const rendered = [
  '/contact',
  '/contact?product=2',
  '/newsletter',
  '/newsletter/unsubscribe',
  '/newsletter/unsubscribe?token=none',
  '/newsletter/confirm',
  '/newsletter/confirm?token=none',
  '/technologies-tools/search?q=modbus',
  '/technologies-tools/search?q=nothing-has-this-word',
  '/admin/signin',
  '/no-such-page',
]

for (const path of rendered)
  test(`HTML of ${path} is valid`, async ({ page }) => {
    const answer = await page.request.get(path)
    expect(await htmlFaults(await answer.text())).toEqual([])
  })

test('HTML of forms that come back with their faults is valid', async ({ page, baseURL }) => {
  for (const path of ['/contact', '/newsletter', '/admin/signin']) {
    const answer = await page.request.post(path, { form: { businessEmail: '"><', email: '"><' }, headers: { origin: baseURL ?? '' } })
    expect(answer.status()).toBe(422)
    expect(await htmlFaults(await answer.text()), path).toEqual([])
  }
})

test('HTML of the staff area is valid', async ({ page, account }) => {
  await signIn(page, account)
  for (const path of [
    '/admin/dashboard',
    '/admin/dashboard?tab=newsletter',
    '/admin/dashboard?search=zzz',
    '/admin/delete?state=flagged',
    '/admin/password',
  ]) {
    const answer = await page.request.get(path)
    expect(answer.url()).toContain(path)
    expect(await htmlFaults(await answer.text()), path).toEqual([])
  }
})
