import { describe, expect, it } from 'vitest'
import { setting, withSettings } from '#src/company/settings.ts'
import { convert } from '#src/model/site-cost.ts'
import { currentCopy } from './copy.ts'
import { planTable, priceTable, setTable, sumTables } from './price-tables.ts'
import { amountText, exampleAddress, localText, priceInText, priceTokens, rowsOfSet, setInText } from './prices.ts'
import { type Prices, prices } from './schemas/prices-schema.ts'
import { type Settings, settingSchemas } from './schemas/setting-schemas.ts'

const shipped = setting('prices')
const names = Object.keys(settingSchemas) as (keyof Settings)[] // the keys of our own object
const settings = Object.fromEntries(names.map((name) => [name, setting(name)]))
/** Runs something while content/prices.json says something else. */
const withPrices = <T>(prices: Prices, run: () => T): T => withSettings({ ...settings, prices }, run)

const isPrice = (value: unknown): value is { isExample: boolean } => typeof value === 'object' && value !== null && 'isExample' in value
/** All values with their marks set alike. */
const markAll = (isExample: boolean): Prices => ({
  ...shipped,
  ...Object.fromEntries(Object.entries(shipped).flatMap(([key, value]) => (isPrice(value) ? [[key, { ...value, isExample }]] : []))),
  plans: shipped.plans.map((plan) => ({ ...plan, isExample })),
})
const texts = () => Object.values(priceTokens()).filter((token) => typeof token === 'string' && token.includes(']('))

describe('a price in a sentence', () => {
  it('is marked as long as its value or the rate is an example', () => {
    const value = { ...markAll(false), survey: { ...shipped.survey, isExample: true } }
    const rate = { ...markAll(false), local: { ...shipped.local, isExample: true } }
    expect(withPrices(value, priceTokens).surveyPrice).toContain(`](${exampleAddress})`)
    expect(withPrices(value, priceTokens).callPrice).not.toContain(exampleAddress)
    expect(withPrices(rate, priceTokens).callPrice).toContain(`](${exampleAddress})`)
  })
  it('leads to the prices once both are confirmed', () => {
    expect(withPrices(markAll(true), texts).length).toBeGreaterThan(4)
    for (const text of withPrices(markAll(false), texts)) {
      expect(text).not.toContain(exampleAddress)
      expect(text).toMatch(/\]\(\/prices(#\w+)?\)/)
    }
  })
  it('is in both currencies by the one rule of rounding', () => {
    const { rate, roundTo } = shipped.local
    expect(convert(180, { rate, roundTo }) % roundTo).toBe(0)
    expect(priceInText([180], true)).toContain(`${amountText(180)}, about ${localText(180)}`)
  })
})

describe('payment and returns', () => {
  it('are marked until an owner has confirmed them', () => {
    const of = (isExample: boolean) =>
      withPrices(markAll(isExample), () => {
        const { paymentPlan, paymentRate, returnTerms } = priceTokens()
        return [paymentPlan, paymentRate, returnTerms]
      })
    for (const text of of(true)) expect(text).toContain(exampleAddress)
    for (const text of of(false)) expect(text).toContain('](/prices#payment)')
    expect(of(true)[2]).toContain(`${shipped.payment.returnDays} days`)
  })
  it('are refused where the parts do not add up', () => {
    const parts = [{ percent: 30, when: 'with the order' }]
    const { success } = prices.safeParse({ ...shipped, payment: { ...shipped.payment, parts } })
    expect(success).toBe(false)
  })
})

describe('a set', () => {
  const amounts = { gateway: 120 }
  it('names what has no amount, and adds nothing for it', () => {
    const rows = [
      { name: 'Gateway', product: 'gateway', count: 2 },
      { name: 'Terminal', product: 'terminal', count: 1 },
      { name: 'Horn', count: 1 },
    ]
    expect(setInText(rows, amounts)).toMatch(/^\$240\b.* without Terminal and Horn, price on request$/)
  })
  it('that holds nothing with an amount has no sum', () =>
    expect(setInText([{ name: 'Horn', count: 1 }], amounts)).toBe('price on request'))
  it('of a worked example holds its devices and gateways', () => {
    const dossierOf = () => ({ gateways: 3, devices: [] })
    expect(rowsOfSet({ id: 'hotel', name: 'Hotel', dossier: 'hotel' }, { nameOf: () => 'Gateway', dossierOf, gateway: 'gateway' })).toEqual(
      [{ name: 'Gateway', product: 'gateway', count: 3 }],
    )
  })
})

describe('the tables of the page', () => {
  const { tables } = currentCopy().page('prices')
  // The snapshot stays; only the marks differ.
  const rows = () =>
    [priceTable(tables), planTable(tables), ...Object.values(sumTables(tables)), setTable(tables)].flatMap((table) => table.rows)
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
  it('have the sums of as many sites as the file says', () => {
    for (const { columns, rows: sums } of Object.values(sumTables(tables))) {
      expect(columns).toHaveLength(shipped.sums.sites.length + 2)
      for (const row of sums) expect(row).toHaveLength(columns.length)
    }
  })
})
