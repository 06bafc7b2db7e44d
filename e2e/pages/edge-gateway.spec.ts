import { expect, test } from '../fixtures.ts'

test.describe('§2 /edge-gateway', () => {
  test('feature details open one at a time and close by button, Escape and a click outside', async ({ page }) => {
    await page.goto('/edge-gateway')
    const opener = page.getByRole('button', { name: /Read More/ }).first()
    const open = page.locator('dialog[open]')
    await opener.click()
    await expect(open).toHaveCount(1)
    await expect(open.getByRole('heading').first()).toBeVisible()
    await open.getByRole('button', { name: 'Close' }).last().click()
    await expect(open).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.click()
    await page.keyboard.press('Escape')
    await expect(open).toHaveCount(0)
    await opener.click()
    await page.mouse.click(3, 300)
    await expect(open).toHaveCount(0)
  })

  test('shows twelve benefits in six columns', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/edge-gateway')
    const benefits = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: /^Benefits/ }) })
      .locator('[data-card]')
    await expect(benefits).toHaveCount(12)
    const tops = await benefits.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
    expect(new Set(tops.slice(0, 6)).size).toBe(1)
    expect(tops[6]).not.toBe(tops[0])
  })

  test('a benefit over ten words is cut and its Read More shows the whole text', async ({ page }) => {
    await page.goto('/edge-gateway')
    const benefits = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: /^Benefits/ }) })
      .locator('[data-card]')
    const cut = benefits.filter({ has: page.getByRole('button', { name: /Read More/ }) })
    expect(await cut.count()).toBeGreaterThanOrEqual(4)
    const shown = ((await cut.first().locator('p').first().textContent()) ?? '').trim()
    expect(shown.endsWith('…')).toBe(true)
    expect(shown.replace('…', '').trim().split(/\s+/)).toHaveLength(10)
    await cut
      .first()
      .getByRole('button', { name: /Read More/ })
      .click()
    const whole = (await page.locator('dialog[open]').textContent()) ?? ''
    expect(whole.replace(/\s+/g, ' ')).toContain(shown.replace('…', '').trim().replace(/\s+/g, ' '))
    const uncut = benefits.filter({ hasNot: page.getByRole('button', { name: /Read More/ }) })
    for (const text of await uncut.locator('p').allTextContents()) expect(text).not.toContain('…')
  })

  test('the technical document opens from two buttons, in a new tab, and is a PDF', async ({ page, request }) => {
    await page.goto('/edge-gateway')
    const links = page.getByRole('link', { name: /Download Technical Document/ })
    await expect(links).toHaveCount(2)
    for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank')
    const document = await request.get((await links.first().getAttribute('href')) ?? '')
    expect(document.status()).toBe(200)
    expect(document.headers()['content-type']).toBe('application/pdf')
    expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })
})
