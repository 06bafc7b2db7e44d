import {
  keyOfLine,
  quoteLinesOf,
  type RequestLine,
  readRequestList,
  slugOfPart,
  writeRequestList,
} from '#src/contracts/contact/request-list.ts'
import { isoDay } from '#src/contracts/formats.ts'
import { withDelivery } from '#src/contracts/quote/delivery.ts'
import { linesOfChoice, linesOfQuote } from '#src/contracts/quote/lines-of-choice.ts'
import { nameOfQuote } from '#src/contracts/quote/name-of-quote.ts'
import type { QuoteChoice } from '#src/contracts/quote/quote-address.ts'
import { withFirmness } from '#src/contracts/quote/quote-line.ts'
import type { StoredQuote } from '#src/contracts/quote/stored-quote.ts'
import { listedProducts } from './listed-products.ts'
import { deliveryTable, quoteTerms } from './prices/prices.ts'
import { soldLines } from './prices/sold-lines.ts'
import { offeredBeside } from './quote-of.ts'
import { namedSets } from './sets.ts'
import { settings } from './settings/settings.ts'
import { words } from './words/words.ts'

const dayMs = 24 * 3_600_000

/**
 * Makes what a request stores of what it asks for: the quote at present prices, and the list of
 * products with the devices of a chosen site.
 * @param asked `choice`: with the lines of its site
 */
export function quoteToStore(
  asked: { choice: QuoteChoice | null; requestList: string },
  now: number,
): { quote: StoredQuote | null; requestList: string } {
  const { company, prices } = settings()
  const { choice } = asked
  const { plans, sites } = offeredBeside()
  const sold = soldLines(settings(), listedProducts())
  const list = readRequestList(asked.requestList) ?? []
  const ofSites = choice ? linesOfChoice(choice, { sold, plans }) : []
  const later = choice ? linesOfChoice(choice, { sold, plans }, 'later') : []
  const listed = quoteLinesOf(list, listedProducts())
  const lines = linesOfQuote(ofSites, listed, deliveryTable(settings()), choice?.region ?? '')
  if (lines.length === 0) return { quote: null, requestList: asked.requestList }
  const devices = ofSites.flatMap(({ kind, id, quantity }): RequestLine[] => {
    const slug = kind === 'product' ? id : kind === 'accessory' && id ? slugOfPart(id) : ''
    return slug ? [{ slug, quantity: Number(quantity) }] : []
  })
  return {
    quote: {
      version: 1,
      name: nameOfQuote(
        { choice, ofSites, listed },
        { plans, sites, sets: namedSets(), words: words().quote, locale: company.locale },
      ),
      lines,
      ...(later.length > 0 && { later }),
      catalogue: company.currency,
      terms: quoteTerms({ company, prices }),
      validUntil: isoDay(new Date(now + prices.quoteDays * dayMs), company.timeZone),
    },
    requestList: writeRequestList([...list, ...devices]),
  }
}

/** Returns a quote for its reader: prices that no owner has confirmed hold for no time. */
export const asRead = (quote: StoredQuote): StoredQuote =>
  settings().prices.isSample ? { ...quote, validUntil: '' } : quote

/** Returns a stored quote at present prices and rate. What is no longer sold keeps its price. */
export function atPresentPrices(quote: StoredQuote): StoredQuote {
  const { company, prices } = settings()
  const sold = soldLines(settings(), listedProducts())
  const present = new Map(sold.map((line) => [keyOfLine(line), line.price]))
  const yearly = new Map(sold.map(({ later, ...line }) => [keyOfLine(line), later ?? line.price]))
  const goods = quote.lines
    .filter(({ kind }) => kind !== 'delivery')
    .map((line) => {
      const price = present.get(keyOfLine(line))
      return price === undefined ? line : { ...line, price }
    })
  const region = quote.lines.find(({ kind }) => kind === 'delivery')?.id
  return {
    ...quote,
    lines: (region === undefined
      ? goods
      : withDelivery(goods, deliveryTable(settings()), region)
    ).map((line) => withFirmness({ ...line, isEstimate: undefined })),
    ...(quote.later && {
      later: quote.later.map((line) => {
        const price = yearly.get(keyOfLine(line))
        return price === undefined ? line : { ...line, price }
      }),
    }),
    catalogue: company.currency,
    terms: quoteTerms({ company, prices }),
  }
}
