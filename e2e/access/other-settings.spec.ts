import { cookiesBlocked } from '#src/contracts/account/sign-in-texts.ts'
import { dashboard, sendLeads } from '../desk/leads.ts'
import { edit } from '../editor/editor.ts'
import { expect, expectedProblems, failedRequest, isLive, test } from '../fixtures.ts'
import { subscribe } from '../forms/newsletter-mails.ts'
import { sameOriginHeaders, signIn, typeSignIn } from '../staff.ts'
import { lostTexts } from './text-size.ts'

const phone = { width: 390, height: 844 }

test('no page is wider than a phone with text of 200 %', async ({ page, account }) => {
  // The frame of a mail runs no script, and so not that of this test.
  expectedProblems.push(/the 'allow-scripts' permission is not set/)
  await page.setViewportSize(phone)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
  await sendLeads(page)
  await subscribe(page, 'large@company.example')
  await signIn(page, account)
  const issue = '?article=data-cost-cold-room'
  await page.request.post(`/admin/newsletter/issue${issue}`, {
    form: { act: 'save', subject: 'A month', preview: '', intro: 'Hello from the bench.' },
    headers: sameOriginHeaders,
  })
  for (const address of [
    '/product/1',
    '/product/3',
    '/product/5',
    '/product/9',
    '/product/11',
    '/contact?list=smart-lock*40,gateway*2',
    '/admin/numbers',
    `/admin/newsletter/send${issue}`,
    edit('content/pages/about.yaml'),
  ]) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    expect.soft(await lostTexts(page), address).toEqual([])
  }
  await page.goto(dashboard)
  await isLive(page, 'Dashboard')
  const last = await page
    .getByRole('navigation', { name: 'Staff area' })
    .getByRole('link')
    .last()
    .boundingBox()
  const first = await page.getByRole('button', { name: 'Cards' }).boundingBox()
  expect(first?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0))
})

test('forced colours leave the two periods of the numbers apart', async ({ page, account }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn(page, account)
  await page.goto('/admin/numbers')
  const colours = await page
    .locator('main p span')
    .filter({ hasText: /20\d\d/ })
    .evaluateAll((keys) => keys.map((key) => getComputedStyle(key, '::before').backgroundColor))
  expect(new Set(colours).size).toBe(2)
  const current = page
    .getByRole('navigation', { name: 'Staff area' })
    .locator('summary[aria-current]')
  const [line, ground] = await current.evaluate((link) => [
    getComputedStyle(link, '::after').backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ])
  expect(line).not.toBe(ground)
})

test('a browser that keeps no cookie is told so at the sign-in', async ({ page, account }) => {
  expectedProblems.push(failedRequest(401))
  await page.goto('/admin/signin')
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch()
    await page.context().clearCookies()
    const { 'set-cookie': _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
  await page.getByLabel('Username', { exact: true }).focus()
  await isLive(page, 'SignInForm')
  await typeSignIn(page, account)
  await expect(page.getByRole('alert')).toHaveText(cookiesBlocked)
})
