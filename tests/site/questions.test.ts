import { afterAll, beforeAll, expect, it } from 'vitest'
import { getBuyerQuestions } from '#src/content/buyer-questions.ts'
import { currentCopy } from '#src/content/copy.ts'
import { buyerPages } from '#src/content/schemas/buyer-questions-schema.ts'
import { readPages } from '../../scripts/read-pages.ts'
import { startSite } from '../../scripts/start-site.ts'
import { attributes } from './pages-of-site.ts'

/** Milliseconds for a test that starts the site. */
const patience = 120_000

let site: Awaited<ReturnType<typeof startSite>>
let pages: Awaited<ReturnType<typeof readPages>>
beforeAll(async () => {
  site = await startSite()
  pages = await readPages(site.origin)
}, patience)
afterAll(() => site.stop())

const htmlOf = (address: string) => pages.get(address)?.html ?? ''
const addressesOf = (page: (typeof buyerPages)[number]) =>
  page === 'product' ? currentCopy().products.map(({ id }) => `/product/${id}`) : [`/${page}`]

it.each(buyerPages)('%s links each of its questions to a place that is there', (page) => {
  for (const address of addressesOf(page)) {
    const links = attributes(htmlOf(address), 'a', 'href')
    for (const { owner } of getBuyerQuestions(page).items) {
      expect(links, address).toContain(owner.href)
      const [path = '', place] = owner.href.split('#')
      expect(htmlOf(path), owner.href).toContain(place ? ` id="${place}"` : '<h1')
    }
  }
})

it('the page of all questions has each of them with its day', () => {
  const html = htmlOf('/questions')
  for (const { id, checkedOn } of currentCopy().buyerQuestions.groups.flatMap(({ items }) => items)) {
    const at = html.indexOf(` id="${id}"`)
    expect(at, id).toBeGreaterThan(0)
    expect(html.slice(at).split('</time>', 1)[0], id).toContain(`datetime="${checkedOn}"`)
  }
})

it('a page that asks to write to us says which it is', () => {
  const asking = [...pages].filter(([, { html }]) => /class="night [^"]*end/.test(html))
  const links = asking.map(([address, { html }]) => {
    const last = html.lastIndexOf('class="night ')
    return [address, attributes(html.slice(last), 'a', 'href')[0] ?? '']
  })
  expect(links.length).toBeGreaterThan(10)
  for (const [address, href] of links) expect(href, address).toBe(`/contact?about=${address}`)
})
