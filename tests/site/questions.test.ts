import { expect, it } from 'vitest'
import { getBuyerQuestions } from '#src/content/questions/buyer-questions.ts'
import { buyerPages } from '#src/content/schemas/buyer-questions-schema.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { attributes, pagesOfSite } from './pages-of-site.ts'

const pages = await pagesOfSite()
const htmlOf = (address: string) => pages.get(address) ?? ''
const addressesOf = (page: (typeof buyerPages)[number]) =>
  page === 'product'
    ? currentCopy().products.map(({ id }) => `/product/${id}`)
    : [page === 'form' ? '/contact' : `/${page}`]

it.each(buyerPages)('%s links each of its questions to its answer', (page) => {
  for (const address of addressesOf(page))
    expect(attributes(htmlOf(address), 'a', 'href'), address).toEqual(
      expect.arrayContaining(getBuyerQuestions(page).items.map(({ href }) => href)),
    )
})

it('the page of all questions answers each of them and leads to the page that owns it', () => {
  const html = htmlOf('/questions')
  const links = attributes(html, 'a', 'href')
  for (const { id, owner } of currentCopy().buyerQuestions.groups.flatMap(({ items }) => items)) {
    expect(html, id).toContain(` id="${id}"`)
    if (!owner) continue
    expect(links).toContain(owner.href)
    const [path = '', place] = owner.href.split('#')
    expect(htmlOf(path), owner.href).toContain(place ? ` id="${place}"` : '<h1')
  }
})
