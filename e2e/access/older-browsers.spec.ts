import { request as apiRequest, type Page } from '@playwright/test'
import { z } from 'zod'
import { brand } from '#src/content/settings/brand.ts'
import { startSite } from '../../scripts/site/start-site.ts'
import { publishing, readSavedEntry, saveDraftAsEditor } from '../editor/editor.ts'
import { expect, test } from '../fixtures.ts'
import { openAccount, sameOriginHeaders } from '../staff.ts'

/**
 * Imitates a browser without popovers and command buttons.
 * @returns a function that expects style sheets with rules for such browsers
 */
async function withoutPopovers(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command')
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
    // The test browser still reacts to these attributes, so its reaction is prevented.
    addEventListener('click', (event) => {
      const button =
        event.target instanceof Element && event.target.closest('[popovertarget], [commandfor]')
      if (button) event.preventDefault()
    })
  })
  const asked = '@supports not selector(:popover-open)'
  const older = (text: string) =>
    text
      .replaceAll(asked, '@supports (display: block)')
      .replace('</head>', '<style>[popover][data-open] { display: block }</style></head>')
  let found = 0
  await page.route(/\.css$|\/services$/, async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    if (text.includes(asked)) found += 1
    const headers = { ...answer.headers() }
    // The Content-Security-Policy is removed, because it would refuse the inline style that `older`
    // adds to show popovers.
    delete headers['content-security-policy']
    await route.fulfill({ response: answer, headers, body: older(text) })
  })
  return () => expect(found, 'sheets that ask for popovers').toBeGreaterThan(0)
}

test.describe('a browser without popovers and commands', () => {
  test('the Solutions panel and the menu open by their button, and close by it, by Escape and by a press beside them', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1000 })
    const sheetsAsk = await withoutPopovers(page)
    await page.goto('/services')
    sheetsAsk()
    const button = page.getByRole('button', { name: 'Solutions' })
    const panel = page.locator('#solutions')
    await expect(panel).toBeHidden()
    await button.click()
    await expect(panel).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await button.click()
    await expect(panel).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await page.mouse.click(640, 700)
    await expect(panel).toBeHidden()

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
  })
})

test.describe('a browser without light-dark()', () => {
  const rgb = (hex: string) =>
    `rgb(${(hex.match(/[0-9a-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16)).join(', ')})`
  const page = { light: '#fdf6e3', dark: '#231708' } as const

  async function publishColours({ origin, database }: { origin: string; database: string }) {
    const request = await apiRequest.newContext({ baseURL: origin })
    const path = 'content/brand.json'
    await openAccount({ request }, 'owner', database)
    const { value } = await readSavedEntry({ request }, path)
    await saveDraftAsEditor({ request }, path, {
      palette: { ...z.record(z.string(), z.unknown()).parse(value['palette']), page },
    })
    const { versions } = await (await request.get('/api/content/check')).json()
    const answer = await request.post('/api/content/publish', {
      data: { versions },
      headers: sameOriginHeaders,
      timeout: publishing,
    })
    expect(answer.status(), await answer.text()).toBe(200)
    // Requests with a session wait until the new page is rendered. Until then visitors would get
    // the previous page.
    await request.get('/contact')
    await request.dispose()
  }

  test('shows colours changed after the build, by day, at night, in a part with its own scheme', async ({
    page: tab,
    allowedOrigins,
  }) => {
    const site = await startSite()
    allowedOrigins.push(site.origin)
    try {
      await publishColours(site)
      const ground = (selector: string) =>
        tab.locator(selector).evaluate((element) => {
          const probe = document.createElement('i')
          probe.style.color = 'var(--page)'
          element.append(probe)
          const { color } = getComputedStyle(probe)
          probe.remove()
          return color
        })
      for (const address of ['/contact', '/admin/signin'])
        for (const scheme of ['light', 'dark'] as const) {
          await tab.emulateMedia({ colorScheme: scheme })
          const answer = await tab.goto(site.origin + address)
          expect(await answer?.text()).not.toContain('light-dark(')
          expect(await ground('body'), `${address}, ${scheme}`).toBe(rgb(page[scheme]))
          const other = scheme === 'light' ? 'dark' : 'light'
          await tab.evaluate(
            (value) => document.documentElement.setAttribute('data-theme', value),
            other,
          )
          expect(await ground('body'), `${address}, ${other} chosen`).toBe(rgb(page[other]))
          await tab
            .locator('main')
            .evaluate((element, value) => element.setAttribute('data-scheme', value), scheme)
          expect(await ground('main'), `${address}, ${scheme} within ${other}`).toBe(
            rgb(page[scheme]),
          )
        }
      await expect(tab.locator('meta[name="theme-color"]').first()).toHaveAttribute(
        'content',
        brand().palette.surface.light,
      )
    } finally {
      // Leaves the page, because a request to the stopped site would fail the test.
      await tab.goto('about:blank')
      await site.stop()
    }
  })
})
