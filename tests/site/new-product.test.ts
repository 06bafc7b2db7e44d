import { expect, it } from 'vitest'
import { hasEuropeanLetter } from '#src/content/european-letters.ts'
import { priceOf } from '#src/content/prices/price.ts'
import { site } from '#src/content/settings/site.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { words } from '#src/content/words/words.ts'
import { ask } from '../../scripts/site/ask-site.ts'
import { editSite } from './editing-site.ts'
import { htmlFaults } from './html-faults.ts'
import { startOwnSite } from './own-site.ts'

const path = 'content/products/flood-switch.yaml'
/**
 * Fields that an owner fills in besides the name. The editor sets the product's number by itself.
 */
const fields = {
  summary: 'Łukasz’s valve shuts when the floor is wet',
  pictures: [{ name: 'products/smart-lock/hero', alt: 'The switch on a wet floor' }],
  amount: '35.00',
}
const price = priceOf(fields.amount, site(), words().phrases)

const running = await startOwnSite()
const editor = await editSite(running.origin, running.database)

const read = (target: string) => ask(running.origin, target, { headers: { accept: 'text/html' } })
/**
 * Expects a public page to contain the words. Polls, because pages that quote a published text
 * change up to two seconds later.
 */
const expectShown = (target: string, words: string) =>
  expect
    .poll(async () => (await read(target)).body.includes(words), { message: `${target}: ${words}` })
    .toBe(true)

it('a product with a name, one sentence, one picture and a price is made in the editor, published, and shown everywhere', async () => {
  const made = await editor.send('POST', '/api/content/entries', {
    kind: 'product',
    slug: 'flood-switch',
    title: 'Flood Switch',
  })
  expect(made.status).toBe(201)
  await editor.save(path, fields)
  const { problems, value } = await editor.open(path)
  // Warnings are left out, because the check warns about each amount if the company has another
  // currency.
  expect(problems.filter(({ isWarning }) => !isWarning)).toEqual([])
  const id = Number(Object(value)['id'])
  expect(id).toBe(Math.max(...currentCopy().products.map((product) => product.id)) + 1)
  const letters = /\/_astro\/manrope-latin-ext[^)"]*/
  expect(letters.test((await read('/')).body)).toBe(hasEuropeanLetter())
  await editor.publish('Flood Switch')

  const address = `/product/${id}`
  const page = await read(address)
  expect(page.status).toBe(200)
  const shown = [
    '>Flood Switch</h1>',
    fields.summary,
    price.text,
    'alt="The switch on a wet floor"',
    `product=${id}`,
  ]
  expect(shown.filter((words) => !page.body.includes(words))).toEqual([])
  const [typeface = ''] = letters.exec(page.body) ?? []
  expect((await ask(running.origin, typeface)).status).toBe(200)
  expect(await htmlFaults(page.body)).toEqual([])
  const main = /<main.*<\/main>/s.exec(page.body)?.[0] ?? ''
  // The questions of every buyer are the only section.
  expect(main.match(/<h[2-6]\b[^>]*>[^<]*/g)?.map((heading) => heading.replace(/.*>/, ''))).toEqual(
    ['Before you buy'],
  )
  expect(main.match(/#specification|undefined|<(dl|ul)[^>]*><\/\1>/g)).toBeNull()
  // The page has no row about approval or warranty, because the owner has not filled in these
  // fields.
  expect(main.match(/<dt[^>]*>[^<]*(approval|warranty)/i)).toBeNull()
  const data = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page.body)?.[1] ?? '{}',
  )
  expect(data).toMatchObject({ '@type': 'Product', name: 'Flood Switch' })
  expect(data.offers?.price).toBe(price.offer?.price)

  await expectShown('/products', `href="${address}"`)
  await expectShown('/sitemap.xml', `${address}</loc>`)
  await expectShown(`/product/${id - 1}`, `href="${address}"`)
  await expectShown(`/contact?product=${id}`, 'Flood Switch')
  expect((await read(`/share${address}.jpg`)).status).toBe(200)
})
