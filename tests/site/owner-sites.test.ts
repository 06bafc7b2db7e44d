import { expect, it } from 'vitest'
import {
  filesOfSite,
  namesOfExample,
  ownerSite,
  wordsOfExample,
} from '../../scripts/company/owner-site.ts'
import { readPages } from '../../scripts/site/read-pages.ts'
import { startChangedSite } from './own-site.ts'
import { attributes } from './pages-of-site.ts'
import { textOfHtml } from './text-of-html.ts'

const sites: [name: string, options: Parameters<typeof ownerSite>[0]][] = [
  ['just begun', { hasForms: false }],
  ['with its forms sent', {}],
  ['with three products', { products: 3 }],
]

/** Lists, tables, headings and menus of which visitors see nothing. */
const emptyPart = /<(ul|ol|dl|table|tbody|nav|h[1-6]|section|figure)\b[^>]*>\s*<\/\1>/g

it.each(sites)(
  'a plain site %s says no word of the example, and has no empty part and no dead link',
  { timeout: 120_000 },
  async (_, options) => {
    const overlay = ownerSite(options)
    const site = await startChangedSite(filesOfSite(overlay))
    // Reads what pages link to, and fails where an address does not answer.
    const pages = await readPages(site.origin, { pictures: 'logo' })
    const found: string[] = []
    const look = (where: string, text: string) => {
      for (const words of [
        wordsOfExample,
        ...(options?.hasForms === false ? [] : [namesOfExample]),
      ]) {
        const match = words.exec(text)
        if (match)
          found.push(`${where}: ${text.slice(Math.max(0, match.index - 40), match.index + 40)}`)
      }
    }
    for (const [address, { html }] of pages) {
      look(address, textOfHtml(html))
      for (const [, text = ''] of html.matchAll(/\s(?:alt|aria-label|placeholder)="([^"]*)"/g))
        look(address, text)
      for (const text of attributes(html, 'meta', 'content')) look(`${address} meta`, text)
      for (const [part] of html.matchAll(emptyPart)) found.push(`${address}: ${part.slice(0, 120)}`)
      for (const href of attributes(html, 'a', 'href')) {
        const [path = '', id] = href.split('#')
        const target = pages.get(path || address)?.html
        if (id && target && !target.includes(`id="${id}"`)) found.push(`${address}: ${href}`)
      }
    }
    for (const address of ['/rss.xml', '/search.json?q=price', '/sitemap.xml']) {
      const response = await fetch(site.origin + address)
      expect(response.status, address).toBe(200)
      look(address, await response.text())
    }
    expect(found).toEqual([])
    expect(pages.size).toBeGreaterThan(12)
  },
)
