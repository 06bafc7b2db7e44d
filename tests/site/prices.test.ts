import { expect, it } from 'vitest'
import { exampleValues } from '#src/content/prices/example-values.ts'
import { isRateExample } from '#src/content/prices/prices.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site as company } from '#src/content/settings/site.ts'
import { formatAmount } from '#src/contracts/formats.ts'
import { planningMark } from '#src/contracts/planning-mark.ts'
import { pagesOfSite } from './pages-of-site.ts'
import { textOfHtml } from './text-of-html.ts'

const list = settings().prices

/** Elements that are read as a line. */
const line = /<(tr|p|li|dd)\b[^>]*>(?:(?!<\1\b).)*?<\/\1>/gs

/** The sign of the local currency, in which each amount follows from the rate. */
const sign = formatAmount('0', { locale: company().locale, currency: list.local.currency }).replace('0', '')
/** What a page says beside its marked lines. */
const unmarked = (html: string) =>
  textOfHtml(html.replace(line, (found) => (found.includes(`href="${planningMark.address}"`) ? ' ' : found)))

it.runIf(exampleValues(list).length > 0)('no page shows an example without its mark', async () => {
  const examples = [list.survey, list.installationDay, list.pilot, list.training, list.spares, list.call, list.data].filter(
    ({ isExample }) => isExample,
  )
  const written = examples.map(({ amount }) => formatAmount(amount, { locale: company().locale, currency: company().currency }))
  const isShown = (text: string, amount: string) => new RegExp(`${amount.replace(/[$.]/g, '\\$&')}(?![\\d.,]\\d)(?!\\d)`).test(text)
  const pages = [...(await pagesOfSite())]
  expect(pages.filter(([, html]) => html.includes(`href="${planningMark.address}"`)).length).toBeGreaterThan(6)
  const wrong = pages.filter(([, html]) => {
    const text = unmarked(html)
    return (isRateExample(settings()) && text.includes(sign)) || written.some((amount) => isShown(text, amount))
  })
  expect(wrong.map(([address]) => address)).toEqual([])
})
