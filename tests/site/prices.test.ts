import { expect, it } from 'vitest'
import { priceOf } from '#src/content/prices/price.ts'
import { site as company } from '#src/content/settings/site.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { pagesOfSite } from './pages-of-site.ts'
import { textOfHtml } from './text-of-html.ts'

it('a product shows its price and offers it in that currency; without an amount it is on request, and no offer', async () => {
  const pages = await pagesOfSite()
  for (const { id, amount } of currentCopy().products) {
    const html = pages.get(`/product/${id}`) ?? ''
    const { text, offer } = priceOf(amount, company())
    expect(textOfHtml(/<main.*<\/main>/s.exec(html)?.[0] ?? ''), `/product/${id}`).toContain(
      textOfHtml(text),
    )
    const { offers } = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
    )
    expect([offers?.price, offers?.priceCurrency], `/product/${id}`).toEqual([
      offer?.price,
      offer?.currency,
    ])
  }
})
