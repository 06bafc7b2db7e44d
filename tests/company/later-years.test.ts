import { describe, expect, it } from 'vitest'
import { siteTable } from '#src/content/price-tables.ts'
import { siteTokens } from '#src/content/prices/site-sums.ts'
import { type Prices, prices } from '#src/content/schemas/prices-schema.ts'
import { settings } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { guidePrice } from '#src/contracts/guide-price.ts'

const company = { ...settings().company, locale: 'en-GB', currency: 'USD', pricedIn: 'USD' }
/** The site's prices, all marked as confirmed by the owner. */
const shipped: Prices = prices.parse(
  JSON.parse(JSON.stringify(settings().prices), (key, value: unknown) =>
    key === 'isExample' ? false : value,
  ),
)

describe('what a site pays in each later year', () => {
  const tokens = (prices: Prices) =>
    siteTokens(currentSnapshot().derived.examples, currentSnapshot().derived.range, {
      company,
      prices,
      facts: settings().facts,
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
        isExample: false,
      })),
    app: { ...shipped.app, laterYears: '30', isExample: false },
    cell: { ...shipped.cell, amount: '0', isExample: false },
    local: { ...shipped.local, currency: 'USD', isExample: false },
    data: { ...shipped.data, amount: '0', isExample: false },
    vat: { percent: 0, isExample: false },
  }
  it('is said by the month too, and with the dearest plan', () => {
    expect(tokens(round).siteLaterMonth).toMatch(/\$10\b/)
    expect(tokens(round).siteLaterMonthWatched).toMatch(/\$50\b/)
    expect(tokens(round).siteLaterYearWatched).toMatch(/\$600\b/)
  })
  it('is marked where one of its parts is an example, and the dearest plan alone where it is that plan', () => {
    const plans = round.plans.map((plan) => ({ ...plan, isExample: plan.laterYears === '570' }))
    const said = tokens({ ...round, plans })
    expect(said.siteLaterMonth).not.toContain(guidePrice.address)
    expect(said.siteLaterMonthWatched).toContain(guidePrice.address)
  })
})

it('the tables of the page of prices say the same of the cold store as the tokens', () => {
  const row =
    siteTable(currentCopy().page('prices').tables).rows.find(([name]) =>
      name?.includes('site=cold-store'),
    ) ?? []
  const answers = currentCopy().buyerQuestions.groups.flatMap(({ items }) =>
    items.map(({ answer }) => answer),
  )
  for (const cell of row.slice(4)) expect(answers.join(' ')).toContain(cell.split(/, (?=\D)/)[0])
})
