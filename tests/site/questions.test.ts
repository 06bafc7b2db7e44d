import { expect, it } from 'vitest'
import { currentCopy } from '#src/content/copy.ts'
import { getBuyerQuestions } from '#src/content/questions/buyer-questions.ts'
import { buyerPages } from '#src/content/schemas/buyer-questions-schema.ts'
import { attributes, pagesOfSite } from './pages-of-site.ts'

const pages = await pagesOfSite()
const htmlOf = (address: string) => pages.get(address) ?? ''
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
    expect(html.slice(at).split('</time>', 1)[0], id).toContain(`dateTime="${checkedOn}"`)
  }
})
