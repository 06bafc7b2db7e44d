import { describe, expect, it } from 'vitest'
import { siteTable } from '#src/content/price-tables.ts'
import { siteTokens } from '#src/content/prices/site-sums.ts'
import type { Prices } from '#src/content/schemas/prices-schema.ts'
import { settings } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { examplePrices } from '../content/example-prices.ts'

const company = { ...settings().company, locale: 'en-GB', currency: 'USD', pricedIn: 'USD' }
const shipped = examplePrices()

describe('what a site pays in each later year', () => {
  const tokens = (prices: Prices) =>
    siteTokens(currentSnapshot().derived.examples, currentSnapshot().derived.range, {
      company,
      prices,
      facts: settings().facts,
      phrases: settings().phrases,
    })
  /**
   * Prices with two support plans for 90 and 570 a year, the app for 30 a year, and without data
   * costs and VAT.
   */
  const round: Prices = {
    ...shipped,
    plans: shipped.plans
      .filter(({ id }) => id !== 'visits')
      .map((plan) => ({
        ...plan,
        laterYears: plan.id === shipped.sums.plan ? '90' : '570',
      })),
    app: { ...shipped.app, laterYears: '30' },
    cell: { ...shipped.cell, amount: '0' },
    local: { ...shipped.local, currency: 'USD' },
    data: { ...shipped.data, amount: '0' },
    vat: { ...shipped.vat, percent: 0 },
  }
  it('is said by the month too, and with the dearest plan', () => {
    expect(tokens(round).siteLaterMonth).toMatch(/\$10\b/)
    expect(tokens(round).siteLaterMonthWatched).toMatch(/\$50\b/)
    expect(tokens(round).siteLaterYearWatched).toMatch(/\$600\b/)
  })
})

it('the tables of the page of prices say the same of the cold store as the tokens', () => {
  const row =
    siteTable(currentCopy().page('prices').tables)?.rows.find(([name]) =>
      name?.includes('site=cold-store'),
    ) ?? []
  const answers = currentCopy().buyerQuestions.groups.flatMap(({ items }) =>
    items.map(({ answer }) => answer),
  )
  for (const cell of row.slice(4)) expect(answers.join(' ')).toContain(cell.split(/, (?=\D)/)[0])
})
