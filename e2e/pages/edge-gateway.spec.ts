import { expect, test } from '../fixtures.ts'

test.describe('§2 /edge-gateway', () => {
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
