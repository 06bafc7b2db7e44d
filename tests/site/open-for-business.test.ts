import { expect, it } from 'vitest'
import { getDocument } from '#src/content/document.ts'
import { printedPages } from '#src/content/paper-addresses.ts'
import { priceOf } from '#src/content/prices/price.ts'
import { sampleCompany } from '#src/content/schemas/sample-company.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site as company } from '#src/content/settings/site.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { words } from '#src/content/words/words.ts'
import { paintDatasheet } from '#src/paper/datasheet.ts'
import { pagePaper } from '#src/paper/page-paper.ts'
import { paintTechnicalDocument } from '#src/paper/technical-document.ts'
import { readSentMails } from '../hostile/mails.ts'
import { editSite } from './editing-site.ts'
import { startOwnSite } from './own-site.ts'
import { pagesOfSite } from './pages-of-site.ts'
import { textOfHtml } from './text-of-html.ts'

/** How a site speaks that is not open yet. */
const unfinished =
  /not connected|not delivered|not granted|none yet|once (it.s|they.re) staffed|photographs will replace|no customer|applied for|no month yet|your quote applies|planning value|guide price|in preparation|can be reserved/i

const wordsOf = (value: unknown): string => JSON.stringify(value) ?? ''

it('no page speaks of the site as unfinished', async () => {
  const found = [...(await pagesOfSite())].flatMap(([address, html]) => {
    const [found] = unfinished.exec(textOfHtml(html)) ?? []
    return found ? [`${address}: ${found}`] : []
  })
  expect(found).toEqual([])
})

it('no datasheet, technical document or terms does either', async () => {
  const document = getDocument()
  const papers = [
    ...(await Promise.all(currentCopy().products.map(paintDatasheet))),
    ...(document ? [await paintTechnicalDocument(document)] : []),
    ...[...(await printedPages()).values()].map(pagePaper),
  ]
  expect(papers.map(wordsOf).filter((paper) => unfinished.test(paper))).toEqual([])
})

it('no mail does either', async () => {
  const mails = await readSentMails(company(), 'Typed')
  expect(mails.length).toBeGreaterThan(20)
  const texts = mails.flatMap(({ subject, text, html }) => [subject, text, textOfHtml(html ?? '')])
  expect(texts.filter((text) => unfinished.test(text ?? ''))).toEqual([])
})

it.runIf(settings().company.name === sampleCompany.name)(
  'no sample is left once the company has another name',
  async () => {
    const samples = [
      ...settings().people.people.map(({ name }) => name),
      ...settings().references.references.map(({ customer }) => customer),
      ...settings().awards.awards.map(({ name }) => name),
    ]
    const shownIn = (pages: ReadonlyMap<string, string>) =>
      [...pages].flatMap(([address, html]) => {
        const text = textOfHtml(html)
        return samples.filter((name) => text.includes(name)).map((name) => `${address}: ${name}`)
      })
    const before = shownIn(await pagesOfSite())
    expect(before.length).toBeGreaterThan(3)
    const addresses = new Set(['/', ...before.map((one) => one.split(': ')[0] ?? '')])
    const site = await startOwnSite()
    const owner = await editSite(site.origin, site.database, 'owner')
    await owner.save('content/company.json', { name: 'Omi Meters' })
    await owner.publish('Another company')
    const pages = new Map<string, string>()
    for (const address of addresses)
      pages.set(address, await (await fetch(site.origin + address)).text())
    expect(shownIn(pages)).toEqual([])
    const home = textOfHtml(pages.get('/') ?? '')
    expect(home).not.toContain('is an example company')
    expect(home).toContain('on this site are samples')
  },
)

it('a product shows its price and offers it in that currency; without an amount it is on request, and no offer', async () => {
  const pages = await pagesOfSite()
  for (const { id, amount } of currentCopy().products) {
    const html = pages.get(`/product/${id}`) ?? ''
    const { text, offer } = priceOf(amount, company(), words().phrases)
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
