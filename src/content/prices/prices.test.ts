import { describe, expect, it } from 'vitest'
import { convert } from '#src/model/site-cost.ts'
import { currentCopy } from '../copy.ts'
import { type Prices, prices } from '../schemas/prices-schema.ts'
import { settings } from '../settings/settings.ts'
import { currentSnapshot, withSnapshot } from '../snapshot.ts'
import { planSumTable, planTable, priceTable, setTable, sumTables } from './price-tables.ts'
import { amountText, exampleAddress, localText, priceInText, priceTokens, rowsOfSet, setInText } from './prices.ts'
import { siteCostOf, siteTokens } from './site-sums.ts'

const { company, prices: shipped } = settings()
/** The money of other prices. */
const money = (prices: Prices = shipped) => ({ company, prices })

/** Runs something while content/prices.json says something else. */
const inSnapshot = <T>(prices: Prices, run: () => T): T => {
  const snapshot = currentSnapshot()
  return withSnapshot({ ...snapshot, settings: { ...snapshot.settings, prices } }, run)
}

const isPrice = (value: unknown): value is { isExample: boolean } => typeof value === 'object' && value !== null && 'isExample' in value
/** All values with their marks set alike. */
const markAll = (isExample: boolean): Prices => ({
  ...shipped,
  ...Object.fromEntries(Object.entries(shipped).flatMap(([key, value]) => (isPrice(value) ? [[key, { ...value, isExample }]] : []))),
  plans: shipped.plans.map((plan) => ({ ...plan, isExample })),
})
const texts = (prices: Prices) =>
  Object.values(priceTokens(money(prices))).filter((token) => typeof token === 'string' && token.includes(']('))

describe('a price in a sentence', () => {
  it('is marked as long as its value or the rate is an example', () => {
    const value = { ...markAll(false), survey: { ...shipped.survey, isExample: true } }
    const rate = { ...markAll(false), local: { ...shipped.local, isExample: true } }
    expect(priceTokens(money(value)).surveyPrice).toContain(`](${exampleAddress})`)
    expect(priceTokens(money(value)).callPrice).not.toContain(exampleAddress)
    expect(priceTokens(money(rate)).callPrice).toContain(`](${exampleAddress})`)
  })
  it('leads to the prices once both are confirmed', () => {
    expect(texts(markAll(true)).length).toBeGreaterThan(4)
    for (const text of texts(markAll(false))) {
      expect(text).not.toContain(exampleAddress)
      expect(text).toMatch(/\]\(\/prices(#\w+)?\)/)
    }
  })
  it('is in both currencies by the one rule of rounding', () => {
    const { rate, roundTo } = shipped.local
    expect(convert(180, { rate, roundTo }) % roundTo).toBe(0)
    expect(priceInText([180], true, money())).toContain(`${amountText(180, money())}, about ${localText(180, money())}`)
  })
  it('has a mark that says whether it covers the amount or only the rate', () => {
    const rate = { ...markAll(false), local: { ...shipped.local, isExample: true } }
    const both = priceInText([180], true, money(markAll(true)))
    expect(both).toBe(`$180, about ₦261,000 ([example prices](${exampleAddress}))`)
    const rateAlone = priceInText([180], false, money(rate))
    expect(rateAlone).toBe(`$180 (about ₦261,000 at an [example rate](${exampleAddress}))`)
    const oneCurrency = { ...markAll(true), local: { ...shipped.local, currency: 'USD' } }
    expect(priceInText([180], true, money(oneCurrency))).toBe(`$180 ([example price](${exampleAddress}))`)
    expect(priceInText([180], false, money(oneCurrency))).toBe('[$180](/prices)')
  })
  it('names the local currency that is configured, and none where it is that of the catalogue', () => {
    const named = (currency: string) => priceTokens(money({ ...shipped, local: { ...shipped.local, currency } }))
    expect(named('NGN')).toMatchObject({ localCurrency: 'Nigerian naira', otherCurrency: 'Nigerian naira' })
    expect(named('KES')).toMatchObject({ localCurrency: 'Kenyan shilling', otherCurrency: 'Kenyan shilling' })
    expect(named('USD')).toMatchObject({ otherCurrency: null })
  })
})

describe('what a site pays in each later year', () => {
  const tokens = (prices: Prices) =>
    siteTokens(siteCostOf(prices, { devices: 258, gateways: 1, installationDays: 2, megabytesAMonth: 7 }), money(prices))
  /** Two plans of 90 and 570 a year, with the app at 30, no data and no VAT. */
  const round: Prices = {
    ...markAll(false),
    plans: shipped.plans
      .filter(({ id }) => id !== 'visits')
      .map((plan) => ({ ...plan, laterYears: plan.id === shipped.sums.plan ? '90' : '570', isExample: false })),
    app: { ...shipped.app, laterYears: '30', isExample: false },
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
    const marked = tokens({ ...round, plans, local: { ...shipped.local, currency: 'USD' } })
    expect(marked.siteLaterMonth).not.toContain(exampleAddress)
    expect(marked.siteLaterMonthWatched).toContain(exampleAddress)
  })
})

describe('payment and returns', () => {
  it('are marked until an owner has confirmed them', () => {
    const of = (isExample: boolean) => {
      const { paymentPlan, paymentRate, returnTerms, paymentDays, cancellationTerms } = priceTokens(money(markAll(isExample)))
      return [paymentPlan, paymentRate, returnTerms, paymentDays, cancellationTerms]
    }
    for (const text of of(true)) expect(text).toContain(exampleAddress)
    for (const text of of(false)) expect(text).toContain('](/prices#payment)')
    expect(of(true)[2]).toContain(`${shipped.payment.returnDays} days`)
    expect(of(true)[3]).toContain(`${shipped.payment.dueDays}\u00a0days`)
    expect(of(true)[4]).toContain(shipped.payment.cancellation)
  })
  it('are refused where the parts do not add up', () => {
    const parts = [{ percent: 30, when: 'with the order' }]
    const { success } = prices.safeParse({ ...shipped, payment: { ...shipped.payment, parts } })
    expect(success).toBe(false)
  })
})

describe('a set', () => {
  const amounts = { gateway: 120 }
  const gateways = { name: 'Gateway', product: 'gateway', count: 2 }
  it('names what has no amount, and adds nothing for it', () =>
    expect(setInText([gateways, { name: 'Horn', count: 1 }], amounts, money())).toMatch(/^\$240\b.* without Horn, price on request$/))
  it('has no price while one of our own products in it has none', () => {
    const rows = [gateways, { name: 'Terminal', product: 'terminal', count: 1 }, { name: 'Horn', count: 1 }]
    expect(setInText(rows, amounts, money())).toMatch(/^price on request; .*without Terminal and Horn, is \$240\b/)
  })
  it('of a worked example holds only the devices that it names, and others beside', () => {
    const dossierOf = () => ({
      gateways: 2,
      devices: [
        { id: 'locks', name: 'Locks', product: 'lock', count: 4 },
        { id: 'lamps', name: 'Lamps', product: 'lamp', count: 9 },
      ],
    })
    const parts = { nameOf: (product: string) => product, dossierOf, gateway: 'gateway' }
    expect(rowsOfSet({ dossier: 'hotel', only: ['locks'], devices: [{ name: 'Encoder', count: 1 }] }, parts)).toEqual([
      { name: 'gateway', product: 'gateway', count: 2 },
      { name: 'Locks', product: 'lock', count: 4 },
      { name: 'Encoder', count: 1 },
    ])
  })
  it('that holds nothing with an amount has no sum', () =>
    expect(setInText([{ name: 'Horn', count: 1 }], amounts, money())).toBe('price on request'))
  it('of a worked example holds its devices and gateways', () => {
    const dossierOf = () => ({ gateways: 3, devices: [] })
    expect(rowsOfSet({ dossier: 'hotel' }, { nameOf: () => 'Gateway', dossierOf, gateway: 'gateway' })).toEqual([
      { name: 'Gateway', product: 'gateway', count: 3 },
    ])
  })
})

describe('the tables of the page', () => {
  const { tables } = currentCopy().page('prices')
  // The snapshot stays; only the marks differ.
  const rows = () =>
    [priceTable(tables), planTable(tables), ...Object.values(sumTables(tables)), planSumTable(tables), setTable(tables)].flatMap(
      (table) => table.rows,
    )
  it('mark each line, as long as all values are examples', () => {
    const own = tables.sums.rows.devices
    const unmarked = rows().filter((row) => !row.at(-1)?.includes(exampleAddress))
    // Devices in the currency of the catalogue are no example.
    expect(unmarked.map(([name]) => name)).toEqual([own])
    expect(rows().length).toBeGreaterThan(25)
  })
  it('say the same of one site as the tokens', () => {
    const cell = ({ rows: sums }: { rows: string[][] }) => sums.find(([name]) => name === tables.sums.rows.gross)?.[1] ?? 'no row'
    const { firstYear, laterYears } = sumTables(tables)
    expect(
      currentCopy()
        .buyerQuestions.groups.flatMap(({ items }) => items.map(({ answer }) => answer))
        .join(' '),
    ).toContain(cell(firstYear))
    expect(cell(laterYears)).toMatch(/\d/)
  })

  it('have for the plan of the sums what the table of each plan has, and two lines for each plan', () => {
    const gross = Object.values(sumTables(tables)).map(({ rows: sums }) => {
      const [amounts = [], inNaira = []] = [tables.sums.rows.gross, tables.sums.rows.local].map(
        (line) => sums.find(([name]) => name === line)?.slice(1, -1) ?? [],
      )
      return amounts.map((amount, index) => `${amount} (${inNaira[index]})`)
    })
    const plans = planSumTable(tables).rows
    expect(plans).toHaveLength(2 * shipped.plans.length)
    const at = 2 * shipped.plans.findIndex(({ id }) => id === shipped.sums.plan)
    expect(plans.slice(at, at + 2).map((row) => row.slice(1, -1))).toEqual(gross)
    expect(plans.map((row) => row[1])).toContain(planTable(tables).rows.at(-2)?.[3])
  })

  it('say in each line whether the value or only the rate is an example', () => {
    const confirmed = { ...markAll(false), local: { ...shipped.local, isExample: true } }
    const { status } = tables
    const ends = inSnapshot(confirmed, () => [priceTable(tables), setTable(tables)].map(({ rows }) => rows.map((row) => row.at(-1))))
    expect(ends[0]).toContain(`[${status.rate}](${exampleAddress})`)
    expect(ends[0]).not.toContain(status.listed)
    expect(new Set(ends[1])).toEqual(new Set([`[${status.listedAtExample}](${exampleAddress})`]))
  })
  it('have no column of a local currency where the catalogue is in it', () => {
    const local = { ...shipped.local, currency: 'USD' }
    for (const { columns, rows } of inSnapshot({ ...shipped, local }, () => [priceTable(tables), setTable(tables)])) {
      expect(columns).not.toContain(tables.columns.local)
      for (const row of rows) expect(row).toHaveLength(columns.length)
    }
  })
  it('have the sums of as many sites as the file says', () => {
    for (const { columns, rows: sums } of [...Object.values(sumTables(tables)), planSumTable(tables)]) {
      expect(columns).toHaveLength(shipped.sums.sites.length + 2)
      for (const row of sums) expect(row).toHaveLength(columns.length)
    }
  })
})
