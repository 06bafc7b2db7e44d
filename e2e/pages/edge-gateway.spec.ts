import { copy, shown } from '../copy.ts'
import { expect, test, withAndWithoutScript, withMotion } from '../fixtures.ts'

const content = copy.page('edge-gateway')
const [first] = content.features.items
if (!first) throw new Error('The page has no features')
const countWords = (text: string) => text.trim().split(/\s+/).length

test.describe('§2 /edge-gateway ·', () => {
  test('shows use cases, benefits in six columns, details of features in full, and the technical document', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/edge-gateway')
    await test.step('the technical document opens from two buttons, in a new tab, and is a PDF', async () => {
      const links = page.getByRole('link', { name: /Download Technical Document/ })
      await expect(links).toHaveCount(2)
      for (const link of await links.all())
        await expect.soft(link).toHaveAttribute('target', '_blank')
      const document = await request.get((await links.first().getAttribute('href')) ?? '')
      expect(document.status()).toBe(200)
      expect(document.headers()['content-type']).toBe('application/pdf')
      expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-')
    })
    await test.step('use cases show name, description, picture and benefits', async () => {
      for (const { name, description, picture, benefits } of content.useCases?.items ?? []) {
        const card = page.locator('#use-cases li', {
          has: page.getByRole('heading', { name, exact: true }),
        })
        await expect(card).toContainText(shown(description))
        await expect(card.getByRole('img', { name: picture.alt })).toBeVisible()
        for (const benefit of benefits)
          await expect(card.getByRole('listitem').filter({ hasText: shown(benefit) })).toBeVisible()
      }
    })
    await test.step('six benefits; each over ten words is cut after the tenth and opens in full, the others have no Read More', async () => {
      const cards = page.locator('#benefits [data-card]')
      await expect(cards).toHaveCount(content.benefits.items.length)
      const tops = await cards.evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().top)),
      )
      expect(new Set(tops).size).toBe(1)
      expect(content.benefits.items).toHaveLength(6)
      for (const [index, { title, description }] of content.benefits.items.entries()) {
        const card = cards.nth(index)
        const isLong = countWords(description) > 10
        const text = isLong ? `${description.split(/\s+/).slice(0, 10).join(' ')}…` : description
        await expect(card.locator('p')).toHaveText(shown(text))
        await expect(card.getByRole('button')).toHaveCount(isLong ? 1 : 0)
        if (!isLong) continue
        await card.getByRole('button').click()
        await expect(page.getByRole('dialog', { name: title, exact: true })).toContainText(
          shown(description),
        )
        await page.keyboard.press('Escape')
      }
    })
    await test.step('each key feature opens its detail, with its labelled lists', async () => {
      for (const {
        title,
        description,
        description1,
        list1 = [],
        description2,
        list2 = [],
      } of content.features.items) {
        await page.getByRole('button', { name: `Read More about ${title}`, exact: true }).click()
        const dialog = page.getByRole('dialog', { name: title, exact: true })
        await expect(dialog).toBeVisible()
        for (const text of [description, description1, description2])
          if (text) await expect(dialog).toContainText(shown(text))
        for (const { label, text } of [...list1, ...list2]) {
          const row = dialog.locator('dl > div', {
            has: page.locator('dt', { hasText: new RegExp(`^${shown(label)}$`) }),
          })
          await expect(row.locator('dd')).toHaveText(shown(text))
        }
        if (title === first.title) {
          const drawing = await dialog.locator('svg').first().boundingBox()
          const heading = await dialog.getByRole('heading', { name: title }).boundingBox()
          if (!drawing || !heading) throw new Error('the detail shows no drawing, or no heading')
          expect(drawing.x + drawing.width, 'room for the drawing beside the text').toBeLessThan(
            heading.x,
          )
        }
        await dialog.getByRole('button', { name: 'Close' }).click()
        await expect(dialog).toBeHidden()
      }
    })
  })

  test.describe('with motion', () => {
    test.use(withMotion)
    test('a drawing below the first screen draws its line once it comes into view', async ({
      page,
    }) => {
      await page.goto('/edge-gateway')
      const drawing = page.locator('#architecture svg', { has: page.locator('.signal-line') })
      const line = drawing.first().locator('.signal-line').first()
      const animation = () => line.evaluate((path) => getComputedStyle(path).animationName)
      await expect.poll(animation).toBe('none')
      await drawing.first().scrollIntoViewIfNeeded()
      await expect.poll(animation).toBe('draw-signal')
      await expect(line).toHaveCSS('stroke-dashoffset', '0px')
    })
  })

  withAndWithoutScript('details', () => {
    test('a detail closes by Close, Escape and a click outside; one is open at a time', async ({
      page,
    }) => {
      await page.goto('/edge-gateway')
      const cut = content.benefits.items.find(({ description }) => countWords(description) > 10)
      for (const title of [first.title, cut?.title ?? '']) {
        const opener = page.getByRole('button', { name: `Read More about ${title}`, exact: true })
        const dialog = page.getByRole('dialog', { name: title, exact: true })
        for (const close of [
          () => dialog.getByRole('button', { name: 'Close' }).click(),
          () => page.keyboard.press('Escape'),
          () => page.mouse.click(2, 2),
        ]) {
          await opener.click()
          await expect(dialog).toBeVisible()
          await expect(page.locator('dialog[open]')).toHaveCount(1)
          await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
          await close()
          await expect(dialog).toBeHidden()
          await expect(opener).toBeFocused()
        }
      }
    })
  })
})
