import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import config from '../../playwright.config.ts'
import type { ContentValue } from '../../src/contracts/content.ts'
import { crawl, isOfOtherPicture, picturePages, type Visited, visit } from '../hostile/answers.ts'
import { makeHostileContent } from '../hostile/hostile-content.ts'
import { startWithDrafts } from '../hostile/hostile-site.ts'
import { aloneTexts, hostileTexts, pageMarkup } from '../hostile/hostile-text.ts'
import { formulasIn } from '../hostile/spreadsheet.ts'

/** Milliseconds for what looks at every page twice, on a machine that is busy with other tests. */
const patience = 300_000

const pages = ['/', '/sitemap.xml', '/rss.xml', '/documents/edge-gateway', '/admin/signin', '/newsletter/confirm', '/no-such-page']
const seeds = [...pages, ...picturePages]
/** Pictures and programs hold no elements; the contact page is the same for every product but the first. */
const isLeftOut = (target: string) =>
  /^\/(_astro|film|share)\/|^\/contact\?(list=[^&]*&)?product=(?!1$)/.test(target) || isOfOtherPicture(target)
const previewed = ['/', '/product/2', '/edge-gateway', '/contact', '/blog', '/documents/edge-gateway', '/hostile', '/no-such-page']
const staffPages = [
  '/admin',
  '/admin/content',
  '/admin/content/edit?path=content/products/gateway.yaml',
  '/admin/content/edit?path=content/company.json',
  '/admin/content/publish',
]

/** Elements that Markdown makes of a text. Where a text begins a comment, a link in it is none; all other elements are the page's own. */
const ofMarkdown = /^(a|em|strong|code)( href)?$/
const ownParts = ({ found }: Visited) => Object.fromEntries(Object.entries(found?.parts ?? {}).filter(([part]) => !ofMarkdown.test(part)))

let browser: Browser
let parser: Page
beforeAll(async () => {
  browser = await chromium.launch(config.use?.launchOptions)
  parser = await browser.newPage()
})
afterAll(() => browser?.close())

/** Every page of a site whose texts these are: as drafts that are previewed or shared, in the staff area, and published. */
async function pagesOf(values: ReadonlyMap<string, ContentValue>): Promise<Map<string, Visited>> {
  const site = await startWithDrafts(values)
  try {
    const cookie = `${site.session}; ${await site.preview()}`
    const found = new Map<string, Visited>()
    for (const target of previewed) found.set(`preview of ${target}`, await visit(site.origin, target, parser, cookie))
    for (const target of staffPages) found.set(target, await visit(site.origin, target, parser, site.session))
    found.set('shared preview', await visit(site.origin, await site.share('content/products/gateway.yaml'), parser))
    await site.publish()
    for (const [target, page] of await crawl(site.origin, seeds, [site.origin], parser, isLeftOut)) found.set(target, page)
    return found
  } finally {
    await site.stop()
  }
}

/** Joined in forty fields, and one alone in each of the next forty: each start and end falls to fields of both kinds. */
const markupTexts: typeof hostileTexts = (field, form, written) =>
  (Math.floor(field / 40) % 2 === 0 ? hostileTexts : aloneTexts)(field, form, written)

it(
  'the starts and ends of a page, joined and each alone, change no element, no attribute and no form of it',
  async () => {
    const { values, control } = makeHostileContent(markupTexts)
    const expected = await pagesOf(control)
    const found = await pagesOf(values)
    const count = (kind: string) => [...found.values()].reduce((sum, page) => sum + (page.found?.parts[kind] ?? 0), 0)
    console.log(`Markup in texts: ${found.size} answers, ${count('form')} forms, ${count('meta content')} texts in meta elements`)
    for (const [target, page] of found) {
      const before = expected.get(target)
      if (!before) throw new Error(`A text leads to ${target}`)
      expect.soft([page.status, page.type], target).toEqual([before.status, before.type])
      expect.soft(ownParts(page), target).toEqual(ownParts(before))
      expect.soft(page.found?.parts['a href'] ?? 0, target).toBeLessThanOrEqual(before.found?.parts['a href'] ?? 0)
      if (page.type === 'text/csv') expect.soft(formulasIn(page.body), target).toEqual([])
    }
    // Astro leaves `<` as it is in an attribute.
    const bodies = [...found.values()].map(({ body }) => body).join('\n')
    expect(pageMarkup.filter((markup) => !new RegExp(`="[^"]*${RegExp.escape(markup)}`).test(bodies))).toEqual([])
  },
  patience,
)
