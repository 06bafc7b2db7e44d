import { expect, it } from 'vitest'
import { exampleValues } from '#src/content/prices/example-values.ts'
import { priceOf } from '#src/content/prices/price.ts'
import { isRateExample } from '#src/content/prices/prices.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site as company } from '#src/content/settings/site.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { formatAmount } from '#src/contracts/formats.ts'
import { guidePrice } from '#src/contracts/guide-price.ts'
import { pagesOfSite } from './pages-of-site.ts'
import { textOfHtml } from './text-of-html.ts'

const list = settings().prices

/**
 * Returns a page's text without noted amounts: those with `aria-describedby`, sums directly before
 * a note, and tables with one.
 */
function withoutNote(html: string): string {
  const { guide } = currentCopy().page('prices').tables
  const noted = (part: string) => (textOfHtml(part).includes(guide) ? ' ' : part)
  return textOfHtml(
    html
      .replace(/<table\b.*?<\/table>/gs, noted)
      .replace(/<dl>(?:(?!<dl>).)*?<\/dl><p id="guide-of-sums".*?<\/p>/gs, noted)
      .replace(
        new RegExp(
          `<(span|dd|a)\\b[^>]*aria-describedby="(?:${guidePrice.id}|guide-of-sums)"[^>]*>.*?</\\1>`,
          'gs',
        ),
        ' ',
      ),
  )
}
/**
 * The symbol of the local currency. Amounts in this currency are calculated by the exchange rate.
 */
const sign = formatAmount('0', { locale: company().locale, currency: list.local.currency }).replace(
  '0',
  '',
)

it.runIf(exampleValues(list).length > 0)('no page shows an example without its note', async () => {
  const examples = [
    list.survey,
    list.installationDay,
    list.pilot,
    list.training,
    list.spares,
    list.call,
    list.data,
  ].filter(({ isExample }) => isExample)
  const written = examples.map(({ amount }) =>
    formatAmount(amount, { locale: company().locale, currency: company().currency }),
  )
  const isShown = (text: string, amount: string) =>
    new RegExp(`${amount.replace(/[$.]/g, '\\$&')}(?![\\d.,]\\d)(?!\\d)`).test(text)
  const pages = [...(await pagesOfSite())]
  const described = pages.filter(([, html]) =>
    html.includes(`<span aria-describedby="${guidePrice.id}"`),
  )
  expect(described.length).toBeGreaterThan(6)
  expect(
    described
      .filter(([, html]) => !html.includes(`<p id="${guidePrice.id}"`))
      .map(([address]) => address),
  ).toEqual([])
  const wrong = pages.filter(([, html]) => {
    const text = withoutNote(html)
    return (
      (isRateExample(settings()) && text.includes(sign)) ||
      written.some((amount) => isShown(text, amount))
    )
  })
  expect(wrong.map(([address]) => address)).toEqual([])
})

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
