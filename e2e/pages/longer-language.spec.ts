import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { accented, madeCatalogues, madePrefix } from '../../scripts/language/made-language.ts'
import { listedPages } from '../../scripts/site/read-pages.ts'
import { startSite } from '../../scripts/site/start-site.ts'
import { makeChangedRoot } from '../../tests/changed-root.ts'
import { isTestAll } from '../../tests/test-all.ts'

/** Texts of drawings that are over the edge of their drawing, and pages that scroll sideways. */
const tooLong = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const { scrollWidth } = document.documentElement
    const texts = Array.from(document.querySelectorAll('svg'), (svg) => {
      const { left, right } = svg.getBoundingClientRect()
      return Array.from(svg.querySelectorAll('text'), (text) => {
        const place = text.getBoundingClientRect()
        const over = Math.max(left - place.left, place.right - right)
        // A number is as long in every language.
        const isText = /\p{L}/u.test(text.textContent)
        return isText && place.width > 0 && over > 4
          ? [`${text.textContent} (${Math.round(over)} px)`]
          : []
      }).flat()
    }).flat()
    return [...texts, ...(scrollWidth > innerWidth + 1 ? [`the page (${scrollWidth} px)`] : [])]
  })

test.describe('in a language that is a fifth longer', () => {
  test.skip(!isTestAll, 'a release tries it')
  const root = mkdtempSync(path.join(tmpdir(), 'longer-language-'))
  let site: Awaited<ReturnType<typeof startSite>>
  test.beforeAll(async () => {
    makeChangedRoot(
      root,
      madeCatalogues('en-GB', (text) => accented(text, true)),
    )
    site = await startSite({ root })
  })
  test.afterAll(async () => {
    await site?.stop()
    rmSync(root, { recursive: true, force: true })
  })

  for (const width of [390, 800, 1440])
    test(`drawings and pages ${width} px wide have room for it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const unneeded = ['image', 'script', 'media']
      await page.route('**/*', (route) =>
        unneeded.includes(route.request().resourceType()) ? route.abort() : route.continue(),
      )
      const found: string[] = []
      // The first request for a language waits until its content is made.
      await page.goto(site.origin + madePrefix, { waitUntil: 'domcontentloaded' })
      const listed = await listedPages(site.origin, madePrefix)
      expect(listed.length).toBeGreaterThan(20)
      for (const address of [...listed, `${madePrefix}/newsletter`]) {
        await page.goto(site.origin + address, { waitUntil: 'domcontentloaded' })
        for (const text of await tooLong(page)) found.push(`${address}: ${text}`)
      }
      expect(found).toEqual([])
    })
})
