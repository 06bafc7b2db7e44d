import { expect, it } from 'vitest'
import type { Article } from '#src/content/schemas/article-schema.ts'
import { sampleCompany } from '#src/content/schemas/sample-company.ts'
import { site } from '#src/content/settings/site.ts'
import { listedPages, shareAddress } from '#src/content/share-cards.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { articleData, organisationData, productData } from '#src/content/structured-data.ts'
import { GET } from '#src/pages/rss.xml.ts'
import { readKnownAddresses } from '#src/server/pages/known-addresses.ts'

it('every product and article has a picture, which is served', () => {
  const pictures = listedPages().map(({ address }) => shareAddress(address))
  const articles: Article[] = currentCopy().folder('articles')
  const described = [
    ...currentCopy().products.flatMap((product) => productData(product) ?? []),
    ...articles.map((article) => articleData(article)),
  ]
  for (const one of described) expect(pictures).toContain(Reflect.get(one, 'image'))
})

it('a product is described with an offer before VAT, or not at all', () => {
  for (const product of currentCopy().products) {
    const data = productData(product)
    if (!product.amount || product.availability === 'discontinued') expect(data).toBeUndefined()
    if (data)
      expect(data).toMatchObject({
        offers: { priceSpecification: { valueAddedTaxIncluded: false } },
      })
  }
})

it('the company is described without contacts that reach nobody', () => {
  const written = JSON.stringify(organisationData())
  for (const contact of [sampleCompany.facts.phone, sampleCompany.facts.street])
    expect(written).not.toContain(contact)
  expect(written).not.toMatch(/"(?:telephone|email)":"[^"]*(?:7000000000|\.example)"/)
})

it('pages that tell the time are rendered again, and a page beyond the last of a list is none', async () => {
  const { pages } = await readKnownAddresses([])
  for (const address of ['/.well-known/security.txt', '/contact'])
    expect(pages.get(address)?.maxAge, address).toBeLessThanOrEqual(24 * 3_600_000)
  expect(pages.get('/products')?.version?.(new URLSearchParams('page=999'))).toBeNull()
})

it('the feed names itself', async () => {
  const feed = await (await GET()).text()
  expect(feed).toContain(`<atom:link href="${site().url}/rss.xml" rel="self"`)
  expect(feed).toContain('xmlns:atom=')
})

it('every address of the content is https', () =>
  expect(JSON.stringify(currentCopy().entries)).not.toMatch(/\bhttp:\/\/(?!www\.w3\.org)/))
