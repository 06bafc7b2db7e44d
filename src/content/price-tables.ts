import { hoursInWords } from '#src/contracts/contact/office-hours.ts'
import {
  capitalised,
  currencyName,
  formatAmount,
  formatDay,
  formatList,
  formatNumber,
  isForeign,
} from '#src/contracts/formats.ts'
import { ownValue } from '#src/contracts/own-value.ts'
import { quoteHref } from '#src/contracts/quote/quote-address.ts'
import { say, sayCount } from '#src/contracts/text/say.ts'
import { fillTokens, type Tokens } from '#src/contracts/tokens.ts'
import { nameOfSite } from '#src/site-model/site.ts'
import type { PageContent } from './collections/page-schemas.ts'
import { hasPage } from './page.ts'
import { chargesTax, priceWriter, quotesLocal, quoteTerms, withTax } from './prices/prices.ts'
import { costOfExampleSite, offeredLines } from './prices/site-sums.ts'
import { companyValues } from './reading/company-values.ts'
import { describeSet } from './sets.ts'
import { settings } from './settings/settings.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'
import { lang, words as wordsOfSite } from './words/words.ts'

type Words = PageContent<'prices'>['tables']
type Shown = {
  caption: string
  columns: string[]
  rows: string[][]
  note?: string | undefined
}

/** Says, while the rate no longer holds, in which currency prices are. */
export function confirmedIn(): string | undefined {
  const { toConfirm } = quoteTerms(settings())
  const { locale, currency } = settings().company
  return (
    toConfirm &&
    say(wordsOfSite().products.prices.toConfirm, {
      catalogue: currencyName({ locale, currency }),
      local: currencyName({ locale, currency: toConfirm }, 'singular'),
    })
  )
}

/**
 * Totals for whole sites, tax included. A site with a device that has no amount has no total, and
 * is named below the table. Null where the company shows no such site.
 */
export function siteTable(words: Words): Shown | null {
  const { derived, settings: values } = currentSnapshot()
  const { columns, sites, included } = words
  const said = wordsOfSite().products.prices
  const rows = values.prices.sites.flatMap(({ exampleSite, size, isOwnFitting }) => {
    const example = derived.examples.find(({ id }) => id === exampleSite)
    if (!example) return []
    const { cost, site } = costOfExampleSite(example, derived.range, values, { size, isOwnFitting })
    const plain = nameOfSite(site)
    const sized = site.size
      ? sayCount(said.withFloors, site.floors, { site: plain }, lang())
      : plain
    const name = isOwnFitting ? say(said.ownFitting, { site: sized }) : sized
    // The night shows the example's own size, installed by us.
    const hasNight = hasPage('cut-the-power') && size === undefined && !isOwnFitting
    const link = hasNight ? `[${name}](/cut-the-power?site=${exampleSite})` : name
    const sums = [cost.devices, cost.fitting, cost.running, cost.firstYear, cost.laterYears]
    return [
      {
        link,
        // The form quotes a site of the example's own size, installed by us.
        row:
          size === undefined && !isOwnFitting
            ? say(said.quoted, {
                site: link,
                quote: `[${said.quote}](${quoteHref({ site: exampleSite, ...offeredLines(cost) })})`,
              })
            : link,
        sums: sums.map(({ gross }) => gross),
        isWhole: cost.without.length === 0,
      },
    ]
  })
  if (rows.length === 0) return null
  const write = priceWriter(
    rows.flatMap(({ sums }) => sums),
    values,
  )
  const onRequest = rows.filter(({ isWhole }) => !isWhole).map(({ link }) => link)
  return {
    caption: sites.caption,
    columns: [
      columns.site,
      columns.devices,
      columns.fitting,
      columns.running,
      columns.total,
      columns.laterYears,
    ],
    rows: rows
      .filter(({ isWhole }) => isWhole)
      .map(({ row, sums }) => [row, ...sums.map((gross) => (gross > 0 ? write(gross) : included))]),
    note:
      [
        onRequest.length > 0 &&
          say(said.onRequest, { sites: formatList(onRequest, 'conjunction', lang()) }),
        confirmedIn(),
      ]
        .filter(Boolean)
        .join(' ') || undefined,
  }
}

/**
 * Sites on cards: what each holds, and its first year and each later one with tax. A site with a device that has no
 * amount is on request.
 */
export function siteCards({ cards }: Words) {
  const { derived, settings: values } = currentSnapshot()
  const shown = cards.items.flatMap(({ set, ...card }) => {
    const { exampleSite } = values.prices.sets.find(({ id }) => id === set) ?? {}
    const example = derived.examples.find(({ id }) => id === exampleSite)
    if (!example) return []
    const { cost } = costOfExampleSite(example, derived.range, values)
    return [{ set, card, example, cost }]
  })
  const write = priceWriter(
    shown.flatMap(({ cost }) => [cost.firstYear.gross, cost.laterYears.gross]),
    values,
  )
  return shown.map(({ set, card, example, cost }) => {
    const { holds } = describeSet({ set })
    const isWhole = cost.without.length === 0
    const href = quoteHref({ site: example.id, ...offeredLines(cost) })
    const later = say(wordsOfSite().products.prices.laterYear, {
      amount: write(cost.laterYears.gross),
    })
    const sum = isWhole && write(cost.firstYear.gross)
    return { ...card, id: set, href, holds, sum, later }
  })
}

/** Prices of support plans and the app per site and year, with tax; null without any. */
export function planTable(words: Words): Shown | null {
  const { plans, app } = settings().prices
  const yearly = [...plans, ...(app ? [app] : [])]
  if (yearly.length === 0) return null
  const { columns, included } = words
  const ofCompany: Tokens = {
    ...companyValues(settings().company),
    hours: hoursInWords(settings().company, settings().phrases),
  }
  const write = priceWriter(
    yearly.flatMap(({ firstYear, laterYears }) =>
      [firstYear, laterYears].map((amount) => withTax(amount, settings())),
    ),
    settings(),
  )
  const format = (amount: string) =>
    Number(amount) > 0 ? write(withTax(amount, settings())) : included
  return {
    caption: words.plans.caption,
    columns: [columns.what, columns.firstYear, columns.laterYears, columns.includes],
    rows: yearly.map(({ name, firstYear, laterYears, text }) => [
      name,
      format(firstYear),
      format(laterYears),
      fillTokens(text, (token) => ownValue(ofCompany, token)).text,
    ]),
  }
}

/** Regions of delivery with their prices, tax included; null where the owner lists none. */
export function deliveryPrices(words: Words): Shown | null {
  const { company, prices } = settings()
  const { columns, delivery, included } = words
  if (prices.delivery.length === 0 || isForeign(company)) return null
  const amounts = prices.delivery.flatMap(({ amount, freeFrom }) =>
    freeFrom === undefined ? [amount] : [amount, freeFrom],
  )
  const writeUnits = priceWriter(
    amounts.map((amount) => withTax(amount, settings())),
    settings(),
  )
  const write = (amount: string) => writeUnits(withTax(amount, settings()))
  return {
    caption: delivery.caption,
    columns: [columns.region, columns.amount, columns.days, columns.freeFrom],
    rows: [
      ...prices.delivery.map(({ name, amount, days, freeFrom }) => [
        capitalised(name),
        Number(amount) > 0 ? write(amount) : included,
        formatNumber(days, company.locale),
        freeFrom === undefined ? delivery.never : write(freeFrom),
      ]),
      [delivery.elsewhere, delivery.onRequest, delivery.never, delivery.never],
    ],
    note: delivery.note,
  }
}

/** Prices paid once or by use, and spares and work, with tax, then its rate and the exchange rate. */
export function priceTable(words: Words): Shown {
  const { survey, installationDay, pilot, training, spares, cell, call, data, vat, local } =
    settings().prices
  const { locale } = settings().company
  const { columns, single } = words
  const said = wordsOfSite().products.prices
  const bundle = data && {
    ...data,
    name: say(said.data, {
      service: data.name,
      megabytes: formatNumber(data.megabytes, locale),
    }),
  }
  const dated = pilot && {
    ...pilot,
    name: sayCount(said.pilot, pilot.days, { service: pilot.name }, locale),
  }
  const services = [survey, installationDay, dated, training, spares, call]
  const named = [
    ...services.flatMap((one) => (one && !one.isNotOffered ? one : [])),
    ...[cell, bundle].flatMap((one) => one ?? []),
  ]
  const { withCode } = wordsOfSite().products
  const coded = currentSnapshot().derived.range.parts.flatMap(
    ({ name, code, amount, isAccessory }) =>
      amount === undefined || isAccessory
        ? []
        : [{ name: code ? say(withCode, { item: name, code }) : name, amount }],
  )
  const priced = [...named, ...coded]
  const write = priceWriter(
    priced.map(({ amount }) => withTax(amount, settings())),
    settings(),
  )
  // The rate is not rounded to the step of amounts.
  const rate = `${formatAmount('1', settings().company)} = ${formatAmount(String(local.rate), { locale, currency: local.currency })}`
  const { phrases } = settings()
  const percent = say(phrases.percent, { percent: formatNumber(vat.percent, locale) })
  return {
    caption: single.caption,
    columns: [columns.what, columns.amount],
    rows: [
      ...priced.map(({ name, amount }) => [name, write(withTax(amount, settings()))]),
      ...(chargesTax(settings().company) ? [[single.vat, percent]] : []),
      ...(quotesLocal(settings())
        ? [
            [
              local.on
                ? say(said.rateOn, { date: formatDay(local.on, locale, 'long') })
                : said.rate,
              rate,
            ],
          ]
        : []),
    ],
    note: single.note,
  }
}
