import { describe, expect, it } from 'vitest'
import { exampleSites } from '#src/content/example-sites.ts'
import { listedProducts } from '#src/content/listed-products.ts'
import { siteCards } from '#src/content/price-tables.ts'
import { deliveryTable, priceText, priceTokens } from '#src/content/prices/prices.ts'
import { shownTerms } from '#src/content/quote-of.ts'
import { atPresentPrices } from '#src/content/quote-to-store.ts'
import type { Prices } from '#src/content/schemas/prices-schema.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { words } from '#src/content/words/words.ts'
import { quoteLinesOf, readRequestList } from '#src/contracts/contact/request-list.ts'
import { formatDay, formatUnits } from '#src/contracts/formats.ts'
import { linesOfQuote } from '#src/contracts/quote/lines-of-choice.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { readConfig } from '#src/core/environment/config.ts'
import { toMail } from '#src/core/mail-kind.server.ts'
import { proFormaRequest, sumProForma } from '#src/desk/offers/form/pro-forma-form.ts'
import {
  proFormaDefaults,
  proFormaOfQuote,
  proFormaTerms,
} from '#src/desk/offers/form/pro-forma-terms.server.ts'
import { describeProForma } from '#src/desk/offers/sent-pro-forma.ts'
import { writeAcknowledgement } from '#src/desk/requests/mails/receipt-mail.server.ts'
import { mailContext } from '#src/server/site-mail-context.ts'
import { withSettings } from '../content/changed-content.ts'
import { examplePrices } from '../content/example-prices.ts'
import { exampleRequest } from '../desk/example-request.ts'
import { ownersFacts, ownersSettings } from '../desk/owners-company.ts'
import { arriving, linesOf, store } from './offered-lines.ts'

const now = Date.now()
const today = new Date(now).toISOString().slice(0, 10)
const list = 'smart-lock*40,part.wired-probe*3'
const context = mailContext(readConfig({}), 'secret')

const asked = exampleSites().flatMap(({ id }) => [
  { quote: `site=${id}`, requestList: '' },
  { quote: `site=${id}&sites=4&plan=visits`, requestList: list },
  { quote: `site=${id}&hours=12&plan=watched&region=north`, requestList: '' },
])

/** What the card above the form adds up. */
function sumOfCard({ quote, requestList }: (typeof asked)[number]) {
  const choice = arriving(quote)
  const listed = quoteLinesOf(readRequestList(requestList) ?? [], listedProducts())
  const ofSites = linesOf(quote)
  const table = deliveryTable(settings())
  return sumQuote(linesOfQuote(ofSites, listed, table, choice?.region ?? ''), shownTerms())
}

const lists = ['', 'region=abuja', 'region=elsewhere'].map((quote) => ({
  quote,
  requestList: list,
}))
describe.each([...asked, ...lists])('$quote $requestList', (choice) => {
  const { quote, requestList } = store(choice, now)
  if (!quote) throw new Error('Something is asked for')
  const card = sumOfCard(choice)
  const terms = shownTerms()

  it('has one sum in the form, the request, the receipt and a pro-forma', () => {
    const stored = sumQuote(quote.lines, quote.terms)
    expect([stored.net, stored.tax, stored.gross]).toEqual([card.net, card.tax, card.gross])
    const { text } = toMail(
      'contact-acknowledgement',
      writeAcknowledgement(
        { ...exampleRequest, quote },
        { company: site(), availability: '', datasheets: [] },
        context,
      ),
      context,
    )
    expect(text).toContain(formatUnits(card.gross, terms))
    // The sum holds the listed products too, so they are named beside the site.
    for (const { name } of quoteLinesOf(
      readRequestList(choice.requestList) ?? [],
      listedProducts(),
    ))
      expect(text).toMatch(new RegExp(`×\\s${name}`))
    const form = proFormaOfQuote(quote, today)
    // Staff type the prices that are on request.
    const typed = Object.fromEntries(
      Object.entries(form).map(([name, value]) => [
        name,
        name.startsWith('price.') ? value || '0' : value,
      ]),
    )
    const read = proFormaRequest({
      ...{ currency: quote.catalogue, today, missing: [], hasVat: true, taxName: 'VAT' },
    }).parse({ ...typed, addressee: 'Ann Bee', delivery: 'Soon', payment: 'Now' })
    const { net, tax, gross } = sumProForma(read)
    expect([net, tax, gross]).toEqual([card.net, card.tax, card.gross])
    expect(read.validUntil).toBe(quote.validUntil)
  })

  it('lists the devices for datasheets and numbers', () => {
    const count = (slug: string) =>
      readRequestList(requestList)?.find((line) => line.slug === slug)?.quantity ?? 0
    if (choice.requestList) expect(count('smart-lock')).toBeGreaterThanOrEqual(40)
    if (choice.quote.startsWith('site=')) expect(count('gateway')).toBeGreaterThan(0)
  })

  it('keeps its prices, and shows those of today beside', () => {
    expect(atPresentPrices(quote).lines).toEqual(quote.lines)
    const prices = examplePrices()
    const dearer = {
      ...prices,
      local: { ...prices.local, rate: 2 * prices.local.rate },
      installationDay: { ...prices.installationDay, amount: '400' },
    }
    const later = withSettings({ prices: dearer }, () => atPresentPrices(quote))
    expect(sumQuote(later.lines, later.terms).gross).toBeGreaterThan(1.9 * card.gross)
  })
})

it.each<[string, Prices['delivery']]>([
  ['costs', [{ id: 'far', name: 'Far', amount: '50', days: 9 }]],
  ['is free from an order', [{ id: 'far', name: 'Far', amount: '50', days: 9, freeFrom: '900' }]],
  ['has no price', []],
])('begins on a card with what the form adds up, where delivery %s', (_, delivery) =>
  withSettings({ prices: { ...settings().prices, delivery } }, () => {
    const cards = siteCards(currentCopy().page('prices').tables)
    expect(cards.length).toBeGreaterThan(0)
    for (const { href, sum } of cards) {
      const { search } = new URL(href, 'https://site.example')
      const { gross } = sumOfCard({ quote: search.slice(1), requestList: '' })
      expect(sum).toBe(priceText(gross, settings()))
      const { quote } = store({ quote: search.slice(1), requestList: '' }, now)
      expect(quote?.lines.filter(({ kind }) => kind === 'delivery')).toHaveLength(1)
    }
  }),
)

it('keeps the region of a request at present prices, also where it is gone', () => {
  const { quote } = store({ quote: 'region=north', requestList: list }, now)
  if (!quote) throw new Error('Something is asked for')
  const priceOf = (amount: string | undefined) =>
    withSettings(
      {
        prices: {
          ...settings().prices,
          delivery: amount ? [{ id: 'north', name: 'North', amount, days: 3 }] : [],
        },
      },
      () => atPresentPrices(quote).lines.at(-1)?.price,
    )
  expect([priceOf('70'), priceOf(undefined)]).toEqual(['70', null])
})

it('stores nothing where nothing is asked for', () =>
  expect(store({ quote: 'site=nowhere', requestList: '' }, now)).toEqual({
    quote: null,
    requestList: '',
  }))

it('adds no tax in the form and the pro-forma of a company that is not registered for it', () => {
  const company = { ...site(), tax: { number: '123', vatNumber: null } }
  withSettings({ company }, () => {
    const { quote } = store({ quote: 'site=cold-store', requestList: '' }, now)
    if (!quote) throw new Error('Something is asked for')
    expect(sumQuote(quote.lines, shownTerms()).tax).toBe(0)
    expect(sumQuote(quote.lines, quote.terms).tax).toBe(0)
    expect(proFormaTerms()).toMatchObject({ hasVat: false })
    expect(priceTokens(settings())).toMatchObject({ taxName: 'tax', taxRate: 'No tax is added' })
  })
})

it('is in the currency of the catalogue while a rate no longer holds, and staff confirm the other', () => {
  const prices = { ...settings().prices, hasOldRate: true }
  withSettings({ prices }, () => {
    const { quote } = store({ quote: 'site=cold-store', requestList: '' }, now)
    if (!quote) throw new Error('Something is asked for')
    expect(quote.terms).toMatchObject({ currency: 'USD', rate: '1', toConfirm: 'NGN' })
    expect(proFormaOfQuote(quote, today)).toMatchObject({ currency: 'NGN', rate: '', rateDate: '' })
  })
})

it('has no price of delivery while amounts wait for the currency of the catalogue', () => {
  const company = { ...site(), pricedIn: 'EUR' }
  withSettings({ company }, () => {
    const { quote } = store({ quote: 'site=shop', requestList: '' }, now)
    expect(quote?.lines.map(({ price }) => price).filter((price) => price !== null)).toEqual([])
  })
})

it('has all that a buyer’s list asks for on the pro-forma of a company with a bank', () => {
  const { company, prices } = ownersSettings(settings())
  withSettings({ company, prices }, () => {
    const { quote } = store({ quote: 'site=cold-store&region=north', requestList: '' }, now)
    if (!quote) throw new Error('Something is asked for')
    const form = { ...proFormaDefaults(settings()), ...proFormaOfQuote(quote, today) }
    const read = proFormaRequest({
      ...{ currency: quote.catalogue, today, missing: [], hasVat: true, taxName: 'VAT' },
      overEstimate: quote.terms.overEstimate,
    }).parse({ ...form, addressee: 'Ann Bee' })
    const of = { number: 'k7m3-9qxa-1', today, documents: [] }
    const sheet = describeProForma(read, site(), of, words().papers.proForma)
    expect(sheet.lines.map(([item, quantity]) => [item, quantity])).toEqual(
      quote.lines.map(({ name, code, quantity, isEstimate }) => [
        [name, code && `(${code})`, isEstimate && '(estimate)'].filter(Boolean).join(' '),
        quantity,
      ]),
    )
    // What each later year costs is on the sheet, with its tax.
    const later = sumQuote(quote.later ?? [], quote.terms)
    expect(later.gross).toBeGreaterThan(0)
    expect(sheet.later[0]?.[1]).toContain(
      formatUnits(later.gross, { ...quote.terms, locale: site().locale }),
    )
    // What is firm in the quote is firm in the offer.
    const { firm, estimated, atMost, gross } = sumQuote(quote.lines, quote.terms)
    const { locale } = site()
    expect([firm + estimated, atMost]).toEqual([gross, firm + Math.round(estimated * 1.1)])
    expect(sheet.split.map(([, says]) => says.split('. ')[0])).toEqual(
      [firm, estimated, atMost ?? 0].map((units) => formatUnits(units, { ...quote.terms, locale })),
    )
    const [first = []] = sheet.lines
    expect(first[3]).toMatch(/[1-9]/)
    expect(first[3]).toBe(first[2])
    expect(sheet.lines.at(-1)?.[0]).toMatch(/^Delivery to the North West/)
    expect(sheet.sums.map(([name]) => name)).toEqual([
      ...['Net', expect.stringMatching(/ %$/), 'To be paid, with the estimates'],
    ])
    expect(sheet.facts.flat()).toContain(formatDay(read.validUntil, site().locale, 'long'))
    const { bank, registration, tax, tradeTerms } = ownersFacts
    for (const needed of [
      ...bank.map(({ value }) => value),
      ...[registration.number, tax.number, tax.vatNumber],
      ...[tradeTerms.delivery, tradeTerms.payment],
    ])
      expect(sheet.terms.map(([, value]) => value).join('\n')).toContain(needed)
  })
})
