import { describe, expect, it } from 'vitest'
import { labelOf, lineOf } from '#src/content/products/availability.ts'
import { settings } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { isForeign } from '#src/contracts/formats.ts'
import { type Progress, statusAddress } from '#src/contracts/progress.ts'
import { readPages } from '../../scripts/site/read-pages.ts'
import { foreignSentences, sentencesIn } from '../stage-words.ts'
import { editSite, storeDrafts } from './editing-site.ts'
import { startOwnSite } from './own-site.ts'
import { pagesOfSite } from './pages-of-site.ts'
import { textOfHtml } from './text-of-html.ts'

/** Matches words about reserving products. Texts about radio signals "in reserve" do not match. */
const reserving =
  /\b(can be reserved|reserve (it|them|the others|without|now)|to reserve|reserving|(take|your) reservations?|month of delivery follows)\b/i

const { products } = currentCopy()
const lock = products.find(({ slug }) => slug === 'smart-lock')
const gateway = products.find(({ kind }) => kind === 'gateway')
if (!lock || !gateway) throw new Error('The catalogue has a lock and a gateway')
const fileOf = (slug: string) => `content/products/${slug}.yaml`

const site = await startOwnSite()
// Only an owner can publish stages.
const editor = await editSite(site.origin, site.database, 'owner')

const setAll = (change: object) =>
  storeDrafts(
    site.database,
    products.map(({ slug }) => [fileOf(slug), (value) => ({ ...Object(value), ...change })]),
  )

const readAll = async () =>
  new Map(
    [...(await readPages(site.origin, { pictures: 'logo' }))].map(([address, { html }]) => [
      address,
      html,
    ]),
  )
const read = async (address: string) => (await fetch(site.origin + address)).text()
/** Finds the availability labels on a page, each with the address to which it links. */
const labelsIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/<a href="([^"]*)"[^>]*data-stage[^>]*>(.*?)<\/a>/gs)].map(
      ([, href, text = '']) => `${href} ${textOfHtml(text)}`,
    ),
  ),
]
const labelled = (models: Parameters<typeof labelOf>[0]) => [
  `${statusAddress} ${labelOf(models, settings())}`,
]
/** Pages whose availability label is about all products. */
const ofAll = ['/prices', '/cut-the-power']
const bodyOf = (html: string) => textOfHtml(/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '')

/**
 * Finds sentences that are written for another availability of the products, each with its page.
 */
const foreignIn = (pages: ReadonlyMap<string, string>, progress: Progress) => {
  const foreign = foreignSentences(progress)
  return [...pages].flatMap(([address, html]) =>
    sentencesIn(bodyOf(html), foreign).map((sentence) => `${address}: ${sentence}`),
  )
}

describe('while all models are reserved', () => {
  it('a label beside each price and button says so, and leads to the status of each model', async () => {
    const pages = await pagesOfSite()
    expect(foreignIn(pages, 'reserved')).toEqual([])
    const labels = (address: string) => labelsIn(pages.get(address) ?? '')
    for (const product of products)
      expect(labels(`/product/${product.id}`), product.slug).toEqual(labelled([product]))
    for (const address of [...ofAll, '/products', '/existing-solutions'])
      expect(labels(address), address).toEqual(labelled(products))
    expect(labels('/edge-gateway')).toEqual(labelled([gateway]))
  })

  it('the status that all models share is said once, without a table of equal rows', async () => {
    const page = (await pagesOfSite()).get('/products') ?? ''
    const status = /<section[^>]*id="status".*?<\/section>/s.exec(page)?.[0] ?? ''
    expect(textOfHtml(status)).toContain(lineOf(products[0] ?? gateway, settings()))
    expect(
      textOfHtml(status)
        .toLowerCase()
        .split(settings().availability.product.reserved.name.toLowerCase()),
    ).toHaveLength(2)
    expect(status).not.toContain('<table')
  })
})

describe('when an owner sets a product to deliverable', () => {
  it('its label, the status and the words of all pages change', async () => {
    const ready = { ...lock, stage: 'deliverable' as const }
    await editor.save(fileOf(lock.slug), {
      stage: 'deliverable',
      approval: { state: 'granted', number: 'NCC/1234' },
    })
    await editor.publish('The lock is ready')
    await expect
      .poll(async () => labelsIn(await read(`/product/${lock.id}`)))
      .toEqual(labelled([ready]))
    const page = await read(`/product/${lock.id}`)
    expect(bodyOf(page)).not.toMatch(reserving)
    expect(bodyOf(page)).toContain('NCC/1234')
    // Without an amount in the company's currency, structured data has no offer.
    const isOffered = !isForeign(settings().company)
    expect(page.includes('https://schema.org/InStock')).toBe(isOffered)
    expect((await read('/product/1')).includes('https://schema.org/PreOrder')).toBe(isOffered)
    const all = products.map((product) => (product === lock ? ready : product))
    const stale = async () => {
      const pages = await readAll()
      const labels = ofAll.filter(
        (address) => labelsIn(pages.get(address) ?? '').join() !== labelled(all).join(),
      )
      return [...labels, ...foreignIn(pages, 'some')]
    }
    // The test polls, because the site sends the earlier pages until the new pages are rendered.
    await expect.poll(stale, { interval: 2_000 }).toEqual([])
    expect(labelsIn(await read('/existing-solutions')).length).toBeGreaterThan(1)
    expect(textOfHtml(await read('/products')).split(labelOf([ready], settings()))).toHaveLength(2)
    const status =
      /<section[^>]*id="status".*?<\/section>/s.exec(await read('/products'))?.[0] ?? ''
    expect(
      products
        .filter(({ id }) => !status.includes(`href="/product/${id}"`))
        .map(({ name }) => name),
    ).toEqual([])
    const row = status.split('<tr').find((one) => one.includes(`href="/product/${lock.id}"`)) ?? ''
    expect(textOfHtml(row)).toContain(settings().availability.product.deliverable.name)
    expect(textOfHtml(row)).not.toMatch(reserving)
  })

  it('and once all can be delivered, no page speaks of reserving any more', async () => {
    await setAll({ stage: 'deliverable', approval: { state: 'granted', number: 'NCC/1' } })
    await editor.publish('All are ready')
    const spoken = async () => {
      const pages = await readAll()
      const reserved = [...pages]
        .filter(([, html]) => reserving.test(bodyOf(html)))
        .map(([address]) => address)
      return [...reserved, ...foreignIn(pages, 'all')]
    }
    await expect.poll(spoken, { interval: 2_000 }).toEqual([])
    for (const address of ofAll)
      expect(labelsIn(await read(address))).toEqual([
        `${statusAddress} ${settings().availability.label.all}`,
      ])
  })

  it('and while all are only designed, none says that anything can be reserved or ordered', async () => {
    await setAll({ stage: 'designed', approval: { state: 'applied' } })
    await editor.publish('Back to the drawing board')
    await expect
      .poll(async () => foreignIn(await readAll(), 'designed'), { interval: 2_000 })
      .toEqual([])
    for (const address of ofAll)
      expect(labelsIn(await read(address))).toEqual([
        `${statusAddress} ${settings().availability.label.designed}`,
      ])
  })
})
