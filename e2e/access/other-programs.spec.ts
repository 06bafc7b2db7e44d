import type { Page } from '@playwright/test'
import { isTestAll } from '../../tests/test-all.ts'
import { expect, expectedProblems, failedRequest, holdBack, isLive, test } from '../fixtures.ts'
import {
  contactForm,
  control,
  expectFields,
  fillRequest,
  request,
} from '../forms/contact-request.ts'
import { pagesToRead } from '../pages/page-content.ts'
import { everyPage, withScript } from '../pages/routes.ts'
import { walks } from './island-walks.ts'
import { otherPrograms } from './other-programs.ts'
import { faultsOfIslands } from './sent-islands.ts'

const scripts = /\/_astro\/.*\.js/
/** Entries for the walks of the editor, which run at the same time. */
const entries = ['about', 'services', 'nfc', 'aiot'].map((name) => `content/pages/${name}.yaml`)

const changes = Object.entries(otherPrograms).flatMap(([change, apply]) =>
  (['before', 'after'] as const).map((moment) => ({ change, apply, moment })),
)
/** `npm test` takes each walk with one change, and the contact form with all, because of its leads. */
const isTried = (name: string, walk: number, change: number) =>
  isTestAll || name === 'the contact form with a list' || walk % changes.length === change

for (const [row, { change, apply, moment }] of changes.entries())
  for (const [column, [name, walk]] of Object.entries(walks).entries()) {
    if (!isTried(name, column, row)) continue
    const { address, island, setUp, reach, keeps, use } = walk
    test(`${name}, ${change} ${moment} its script`, async ({ page, account, allowedOrigins }) => {
      expectedProblems.push(failedRequest(401))
      allowedOrigins.push('https://calendar.isopo.example')
      await setUp?.(page, account)
      // The editor has no fields before its script.
      const isHeld = moment === 'before' && name !== 'the editor'
      const held = isHeld ? await holdBack(page, scripts) : undefined
      await page.goto(typeof address === 'string' ? address : address(entries[row] ?? ''), {
        waitUntil: isHeld ? 'commit' : 'load',
      })
      await reach(page)
      if (moment === 'after') {
        if (island) await isLive(page, island)
        await page.waitForLoadState('networkidle')
      }
      await apply(page)
      held?.release()
      if (island) await isLive(page, island)
      await keeps?.(page)
      await use(page)
    })
  }

// Others are looked at in every-page.spec.ts.
const startingAtOnce = everyPage.filter((path) => withScript.test(path) || !pagesToRead.has(path))

test('every island that starts at once is recognised as what the server sent', async ({ page }) => {
  expectedProblems.push(failedRequest(400), failedRequest(404))
  await holdBack(page, scripts)
  let count = 0
  for (const address of startingAtOnce) {
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.readyState !== 'loading')
    expect.soft(await faultsOfIslands(page), address).toEqual([])
    count += await page.locator('astro-island[ssr]').count()
  }
  expect(count).toBeGreaterThan(20)
})

test('what is typed and chosen before the script stays, with caret and focus', async ({ page }) => {
  const held = await holdBack(page, scripts)
  await page.goto('/contact?product=2', { waitUntil: 'commit' })
  const message = control(page, 'message')
  const brought = await message.inputValue()
  const file = contactForm(page).locator('[type=file]')
  await contactForm(page).locator('summary').click()
  // Which windows are offered depends on the time of day; the last one always is.
  const windows = control(page, 'callBack').locator('option')
  const window = (await windows.last().getAttribute('value')) ?? ''
  await control(page, 'callBack').selectOption(window)
  await file.setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  })
  await contactForm(page).locator('[name=marketing]').check()
  await message.fill(`${brought} And a lock.`)
  await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 5))
  held.release()
  await isLive(page, 'ContactForm')
  await expect(contactForm(page).getByRole('button', { name: /plan\.pdf/ })).toBeVisible()
  await expect(message).toHaveValue(`${brought} And a lock.`)
  await expect(message).toBeFocused()
  expect(
    await message.evaluate(({ selectionStart, selectionEnd }: HTMLTextAreaElement) => [
      selectionStart,
      selectionEnd,
    ]),
  ).toEqual([2, 5])
  await expect(control(page, 'callBack')).toHaveValue(window)
  await expect(contactForm(page).locator('[name=marketing]')).toBeChecked()
})

test('what is selected before the script is replaced by what is typed after it', async ({
  page,
}) => {
  const held = await holdBack(page, scripts)
  await page.goto('/contact?product=2', { waitUntil: 'commit' })
  const message = control(page, 'message')
  await message.focus()
  await message.evaluate((field: HTMLTextAreaElement) => field.select())
  held.release()
  await isLive(page, 'ContactForm')
  await page.keyboard.insertText('Forty locks')
  await expect(message).toHaveValue('Forty locks')
})

test('a letter that is composed while the script starts is stored once it is there', async ({
  page,
}) => {
  const held = await holdBack(page, scripts)
  await page.goto('/contact', { waitUntil: 'commit' })
  const message = control(page, 'message')
  await message.focus()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', {
    text: 'ni',
    selectionStart: 2,
    selectionEnd: 2,
  })
  await message.evaluate((field: HTMLTextAreaElement) => {
    const { prototype } = HTMLTextAreaElement
    const property = Object.getOwnPropertyDescriptor(prototype, 'value')
    Object.defineProperty(prototype, 'value', {
      ...property,
      set(text: string) {
        if (this === field) field.dataset['wasSet'] = text
        property?.set?.call(this, text)
      },
    })
  })
  held.release()
  await isLive(page, 'ContactForm')
  await keyboard.send('Input.imeSetComposition', {
    text: 'nih',
    selectionStart: 3,
    selectionEnd: 3,
  })
  expect(await message.getAttribute('data-was-set')).toBe(null)
  await keyboard.send('Input.insertText', { text: '你好' })
  await expect(message).toHaveValue('你好')
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  await expect.poll(stored).toContain('你好')
})

test('what is typed before the script is added to a stored draft', async ({ page }) => {
  await page.goto('/contact')
  await fillRequest(page)
  await isLive(page, 'ContactForm')
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  await expect.poll(stored).toContain('A cut every night.')
  const held = await holdBack(page, scripts)
  await page.reload({ waitUntil: 'commit' })
  await control(page, 'firstName').fill('Nkechi')
  held.release()
  await isLive(page, 'ContactForm')
  await expectFields(page, { ...request, firstName: 'Nkechi' })
})

const breakRendering = (page: Page) =>
  page.evaluate(() => {
    Element.prototype.setAttribute = () => {
      throw new Error('broken by a test')
    }
  })

test('an island that fails for good shows what the server sent, with what was typed', async ({
  page,
}) => {
  expectedProblems.push(/broken by a test/, failedRequest(422))
  await page.goto('/nfc')
  const form = page.locator('footer form[action^="/newsletter"]')
  await form.locator('[name=email]').fill('reader@company')
  await isLive(page, 'NewsletterForm')
  await breakRendering(page)
  await form.getByRole('button').click()
  // React reports the fault once the form has been put back.
  await expect(form.locator('[name=email]')).toHaveValue('reader@company')
  await form.locator('[name=email]').fill('reader@company.example')
  await form.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Successfully subscribed!' })).toBeVisible()
})
