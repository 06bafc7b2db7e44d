import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentCopy } from '#src/content/copy.ts'
import { headLineOf, lineOf, statusAddress } from '#src/content/products/availability.ts'
import type { Progress } from '#src/content/schemas/availability-words-schema.ts'
import { settings } from '#src/content/settings/settings.ts'
import { isForeign } from '#src/contracts/formats.ts'
import { readPages } from '../../scripts/read-pages.ts'
import { startSite } from '../../scripts/start-site.ts'
import { foreignSentences, sentencesIn } from '../stage-words.ts'
import { editSite } from './editing-site.ts'
import { textOfHtml } from './text-of-html.ts'

/** Pages that sell nothing: they say nothing of what can be delivered. */
const notSelling = /^\/(404|accessibility|blog|documents|image|newsletter|privacy-policy)(\/|$)/
/** Words about products that cannot be delivered yet; a radio link keeps some signal in reserve, too. */
const reserving =
  /\b(can be reserved|reserve (it|them|the others|without|now)|to reserve|reserving|(take|your) reservations?|month of delivery follows)\b/i

const { products } = currentCopy()
const lock = products.find(({ slug }) => slug === 'smart-lock')
const gateway = products.find(({ kind }) => kind === 'gateway')
if (!lock || !gateway) throw new Error('The catalogue has a lock and a gateway')
const fileOf = (slug: string) => `content/products/${slug}.yaml`

let site: Awaited<ReturnType<typeof startSite>>
let editor: Awaited<ReturnType<typeof editSite>>
beforeAll(async () => {
  site = await startSite()
  // Stages are published by an owner.
  editor = await editSite(site.origin, site.database, 'owner')
})
afterAll(() => site.stop())

const readAll = async () => new Map([...(await readPages(site.origin, { pictures: 'logo' }))].map(([address, { html }]) => [address, html]))
const read = async (address: string) => (await fetch(site.origin + address)).text()
/** The stage line of a page. */
const lineIn = (html: string) => textOfHtml(/<a[^>]*data-stage[^>]*>(.*?)<\/a>/s.exec(html)?.[1] ?? '')
/** What a visitor reads of a page, below the header and above the footer. */
const bodyOf = (html: string) => textOfHtml(/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '')

/** The sentences of another progress of the models that pages say, each with its page. */
const foreignIn = (pages: ReadonlyMap<string, string>, progress: Progress) => {
  const foreign = foreignSentences(progress)
  return [...pages].flatMap(([address, html]) => sentencesIn(bodyOf(html), foreign).map((sentence) => `${address}: ${sentence}`))
}

describe('while all models are reserved', () => {
  it('every selling page has one line about it, first of all, that leads to the status of each model', async () => {
    const all = await readAll()
    expect(foreignIn(all, 'reserved')).toEqual([])
    const pages = [...all]
    const selling = pages.filter(([address]) => !notSelling.test(address))
    expect(selling.length).toBeGreaterThan(products.length + 20)
    const wrong = selling.filter(([address, html]) => {
      const id = Number(/^\/product\/(\d+)$/.exec(address)?.[1])
      const product = address === '/edge-gateway' ? gateway : products.find((one) => one.id === id)
      const first = /<main[^>]*>\s*<p[^>]*><span[^>]*><a [^>]*data-stage/.test(html) && html.split('data-stage').length === 2
      return (
        !first ||
        !html.includes(`href="${statusAddress}"`) ||
        lineIn(html).split(/\s+/).length > 8 ||
        lineIn(html) !== headLineOf(product ? [product] : products, settings())
      )
    })
    expect(wrong.map(([address]) => address)).toEqual([])
    expect(pages.filter(([address, html]) => notSelling.test(address) && html.includes('data-stage')).map(([address]) => address)).toEqual(
      [],
    )
  })

  it('the status that all models share is said once, without a table of equal rows', async () => {
    const status = /<section[^>]*id="status".*?<\/section>/s.exec(await read('/products'))?.[0] ?? ''
    expect(textOfHtml(status)).toContain(lineOf(products[0] ?? gateway, settings()))
    expect(textOfHtml(status).toLowerCase().split(settings().availability.product.reserved.name.toLowerCase())).toHaveLength(2)
    expect(status).not.toContain('<table')
  })
})

describe('when an owner sets a product to deliverable', () => {
  it('its page, the status and the lines of all others change', async () => {
    const before = lineIn(await read('/services'))
    await editor.save(fileOf(lock.slug), { stage: 'deliverable', approval: { state: 'granted', number: 'NCC/1234' } })
    await editor.publish('The lock is ready')
    await expect.poll(async () => lineIn(await read('/services'))).not.toBe(before)
    const page = await read(`/product/${lock.id}`)
    expect(bodyOf(page)).not.toMatch(reserving)
    expect(bodyOf(page)).toContain('NCC/1234')
    // Without an amount in the company's currency nothing is offered to machines.
    const isOffered = !isForeign(settings().company)
    expect(page.includes('https://schema.org/InStock')).toBe(isOffered)
    expect((await read('/product/1')).includes('https://schema.org/PreOrder')).toBe(isOffered)
    const others = headLineOf(
      products.map((product) => (product === lock ? { ...product, stage: 'deliverable' as const } : product)),
      settings(),
    )
    const isOfOne = (address: string) => notSelling.test(address) || /^\/(product\/|edge-gateway)/.test(address)
    const stale = async () => {
      const pages = await readAll()
      const lines = [...pages].filter(([address, html]) => !isOfOne(address) && lineIn(html) !== others).map(([address]) => address)
      return [...lines, ...foreignIn(pages, 'some')]
    }
    // The page before is answered until the new one is made.
    await expect.poll(stale, { interval: 2_000 }).toEqual([])
    const status = /<section[^>]*id="status".*?<\/section>/s.exec(await read('/products'))?.[0] ?? ''
    // They differ now, so each is listed.
    expect(products.filter(({ id }) => !status.includes(`href="/product/${id}"`)).map(({ name }) => name)).toEqual([])
    const row = status.split('<tr').find((one) => one.includes(`href="/product/${lock.id}"`)) ?? ''
    expect(textOfHtml(row)).toContain(settings().availability.product.deliverable.name)
    expect(textOfHtml(row)).not.toMatch(reserving)
  })

  it('and once all can be delivered, no page speaks of reserving any more', async () => {
    for (const { slug } of products) await editor.save(fileOf(slug), { stage: 'deliverable', approval: { state: 'granted', number: slug } })
    await editor.publish('All are ready')
    const spoken = async () => {
      const pages = await readAll()
      const reserved = [...pages].filter(([, html]) => reserving.test(bodyOf(html))).map(([address]) => address)
      return [...reserved, ...foreignIn(pages, 'all')]
    }
    await expect.poll(spoken, { interval: 2_000 }).toEqual([])
    expect(lineIn(await read('/'))).not.toMatch(/reserv/)
    // It publishes sixteen products and reads every page.
  }, 120_000)

  it('and while all are only designed, none says that anything can be reserved or ordered', async () => {
    for (const { slug } of products) await editor.save(fileOf(slug), { stage: 'designed', approval: { state: 'applied' } })
    await editor.publish('Back to the drawing board')
    await expect.poll(async () => foreignIn(await readAll(), 'designed'), { interval: 2_000 }).toEqual([])
    expect(lineIn(await read('/'))).toBe(
      headLineOf(
        products.map((product) => ({ ...product, stage: 'designed' as const })),
        settings(),
      ),
    )
  }, 120_000)
})
