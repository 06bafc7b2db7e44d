import { describe, expect, it } from 'vitest'
import { snapshotWith, withSettings } from '../../tests/content/changed-content.ts'
import { examplePrices } from '../../tests/content/example-prices.ts'
import type { ExampleSite } from './example-sites/example-site.ts'
import { hasPage } from './page.ts'
import { planTable, priceTable, siteTable } from './price-tables.ts'
import {
  priceInText,
  priceText,
  priceTokens,
  quoteTerms,
  rowsOfSet,
  setInText,
  unlikePayment,
} from './prices/prices.ts'
import { costOfExampleSite } from './prices/site-sums.ts'
import type { Prices } from './schemas/prices-schema.ts'
import { settingSchemas } from './schemas/setting-schemas.ts'
import { settings } from './settings/settings.ts'
import { currentCopy } from './snapshot/copy.ts'
import { currentSnapshot, withSnapshot } from './snapshot/snapshot.ts'

/**
 * A company with a catalogue in dollars that is also paid in naira, whatever this site's currency
 * is.
 */
const company = { ...settings().company, locale: 'en-GB', currency: 'USD', pricedIn: 'USD' }
const shipped = {
  ...examplePrices(),
  vat: { ...examplePrices().vat, percent: 7.5 },
  local: { ...settings().prices.local, currency: 'NGN', rate: 1450, roundTo: 1000 },
}
const money = (prices: Prices = shipped) => ({
  company,
  prices,
  phrases: settings().phrases,
})

const inSnapshot = <T>(prices: Prices, run: () => T): T => withSettings({ company, prices }, run)

const texts = (prices: Prices) =>
  Object.values(priceTokens(money(prices))).filter(
    (token) => typeof token === 'string' && token.includes(']('),
  )

describe('a price in a sentence', () => {
  it('leads to the prices', () => {
    expect(texts(shipped).length).toBeGreaterThan(4)
    for (const text of texts(shipped)) expect(text).toMatch(/\]\(\/prices(#\w+)?\)/)
  })
  it('has its VAT, as the sums beside it have', () => {
    const confirmed = shipped
    const tokens = priceTokens(
      money({
        ...confirmed,
        survey: { ...confirmed.survey, amount: '180' },
        pilot: { ...confirmed.pilot, amount: '150' },
        vat: { ...confirmed.vat, percent: 7.5 },
        local: { ...confirmed.local, roundTo: 100 },
      }),
    )
    expect([tokens.surveyPrice, tokens.pilotPrice]).toEqual([
      '[₦281,000 with VAT](/prices)',
      '[₦234,000 with VAT](/prices)',
    ])
  })
  it('is rounded as people say it, in the local currency where there is one', () => {
    expect(priceInText([26_100_000], money())).toBe('[₦261,000](/prices)')
    expect(priceInText([168_781_450], money())).toBe('[₦1.7\u00a0million](/prices)')
    expect(priceText(168_781_450, money())).toBe('₦1.7\u00a0million')
    const oneCurrency = { ...shipped, local: { ...shipped.local, currency: 'USD' } }
    expect(priceInText([18_000], money(oneCurrency))).toBe('[$180](/prices)')
  })
  it('names the local currency that is configured, and none where it is that of the catalogue', () => {
    const named = (currency: string) =>
      priceTokens(money({ ...shipped, local: { ...shipped.local, currency } }))
    expect(named('NGN')).toMatchObject({
      localCurrency: 'Nigerian naira',
      otherCurrency: 'Nigerian naira',
    })
    expect(named('KES')).toMatchObject({
      localCurrency: 'Kenyan shilling',
      otherCurrency: 'Kenyan shilling',
    })
    expect(named('USD')).toMatchObject({ otherCurrency: null })
  })
})

describe('payment and returns', () => {
  it('lead to the terms of payment', () => {
    const { paymentPlan, paymentRate, returnTerms, paymentDays, cancellationTerms } = priceTokens(
      money(),
    )
    for (const text of [paymentPlan, paymentRate, returnTerms, paymentDays, cancellationTerms])
      expect(text).toContain('](/prices#payment)')
    expect(returnTerms).toContain(`${shipped.payment.returnDays} days`)
    expect(paymentDays).toContain(`${shipped.payment.dueDays}\u00a0days`)
    expect(cancellationTerms).toContain(shipped.payment.cancellation)
  })
  it('are compared with the terms of offers', () => {
    const terms = { delivery: 'Soon', validDays: 14, asksForCode: false }
    const unlike = (payment: string, firstShare?: number) => {
      const { company, ...rest } = money()
      const tradeTerms = { ...terms, payment, firstShare }
      return unlikePayment({ ...rest, company: { ...company, tradeTerms } })
    }
    expect(unlikePayment(money())).toBeNull()
    expect(unlike('30% with the order, 60% on delivery, 10% after handover')).toBeNull()
    expect(unlike('60% with the order, 30% on delivery, 10% after handover')).not.toBeNull()
    // Of other words nobody knows the shares, but the share that is paid first.
    expect(unlike('50 % now; see clauses 30, 60 and 10', 30)).toBeNull()
    expect(unlike('In full on delivery')).toBeNull()
    expect(unlike('30, 60 and 10 per cent', 60)?.page).toMatch(/^30\s% with the order, 60\s%/)
    expect(unlike('60% with the order, 40% at handover')?.offers).toContain('40% at handover')
  })
  it('are refused where the parts do not add up', () => {
    const parts = [{ percent: 30, when: 'with the order' }]
    const { success } = settingSchemas.prices.safeParse({
      ...shipped,
      payment: { ...shipped.payment, parts },
    })
    expect(success).toBe(false)
  })
})

it.each([
  ['lagos', true],
  ['elsewhere', false],
  ['global', false],
])('a region may be named %s in addresses: %s', (id, isAllowed) => {
  const delivery = [{ id, name: 'Lagos', amount: '15', days: 3 }]
  expect(settingSchemas.prices.safeParse({ ...shipped, delivery }).success).toBe(isAllowed)
})

describe('a set', () => {
  const amounts = { gateway: '120' }
  const device = { power: 'battery', radio: 'zigbee' } as const
  const gateways = { name: 'Gateway', product: 'gateway', count: 2 }
  it('has no price while one of its devices has none', () => {
    const rows = [
      gateways,
      { name: 'Terminal', product: 'terminal', count: 1 },
      { name: 'Horn', count: 1 },
    ]
    expect(setInText(rows, amounts, money())).toMatch(/^price on request; the rest: .*₦374,000\b/)
  })
  it('of an example site holds only the devices that it names, and others beside', () => {
    const siteOf = () => ({
      gateways: 2,
      devices: [
        { ...device, id: 'locks', name: 'Locks', product: 'lock', count: 4 },
        { ...device, id: 'lamps', name: 'Lamps', product: 'lamp', count: 9 },
      ],
    })
    const parts = { names: { lock: 'Smart Lock' }, siteOf, gateway: 'gateway' }
    expect(
      rowsOfSet(
        {
          exampleSite: 'hotel',
          only: ['locks'],
          devices: [{ name: 'Encoder', count: 1, price: 'encoder' }],
        },
        parts,
      ),
    ).toMatchObject([
      { name: 'gateway', product: 'gateway', count: 2 },
      { name: 'Smart Lock', product: 'lock', count: 4 },
      { name: 'Encoder', count: 1, price: 'encoder' },
    ])
  })
  it('that holds nothing with an amount has no sum', () =>
    expect(setInText([{ name: 'Horn', count: 1 }], amounts, money())).toBe('price on request'))
})

describe.runIf(hasPage('prices'))('the tables of the page', () => {
  const words = () => currentCopy().page('prices').tables
  it('begin with whole sums of each site of the instrument; one with a device without an amount is on request', () => {
    const { rows = [], note = '' } = siteTable(words()) ?? {}
    const linked = (texts: readonly (string | undefined)[]) =>
      new Set([...texts.join(' ').matchAll(/\/cut-the-power\?site=([\w-]+)/g)].map(([, id]) => id))
    const { derived, settings: values } = currentSnapshot()
    const isPriced = (example: ExampleSite) =>
      costOfExampleSite(example, derived.range, values).cost.without.length === 0
    const ids = (isWhole: boolean) =>
      new Set(derived.examples.filter((one) => isPriced(one) === isWhole).map(({ id }) => id))
    expect(linked(rows.map(([name]) => name))).toEqual(ids(true))
    expect(linked([note])).toEqual(ids(false))
  })
  it('have none of sites where the company shows no site', () => {
    const snapshot = currentSnapshot()
    const without = { ...snapshot, derived: { ...snapshot.derived, examples: [] } }
    expect(withSnapshot(without, () => siteTable(words()))).toBeNull()
  })
  it('have no local amounts where the catalogue is in that currency', () => {
    const local = { ...shipped.local, currency: 'USD' }
    const cells = inSnapshot({ ...shipped, local }, () =>
      [siteTable(words()), priceTable(words())].flatMap((table) => table?.rows.flat() ?? []),
    )
    expect(cells.filter((cell) => cell.includes('₦'))).toEqual([])
  })
  it('show no amount that was written in another currency, and no local one', () => {
    const elsewhere = { ...company, currency: 'KES' }
    const cells = withSettings({ company: elsewhere, prices: shipped }, () =>
      [siteTable(words()), planTable(words()), priceTable(words())].flatMap((table) =>
        (table?.rows ?? []).flatMap((row) => row.slice(1)),
      ),
    )
    expect(cells.filter((cell) => /[$₦]|KES/.test(cell))).toEqual([])
    expect(cells.filter((cell) => cell === 'price on request').length).toBeGreaterThan(10)
    const said = Object.values(priceTokens({ ...money(), company: elsewhere })).map(String)
    expect(said.filter((text) => /[$₦]|KES/.test(text))).toEqual([])
  })
})

describe('a rate that no longer holds', () => {
  const saved = { ...settings().prices, local: { ...settings().prices.local, on: '2026-11-01' } }
  const on = (day: string, prices: object = saved) =>
    snapshotWith(new Map([['content/prices.json', JSON.stringify(prices)]]), day).settings

  it('is one that an owner has saved more days ago than it holds', () => {
    expect(saved.rateDays).toBe(30)
    expect(quoteTerms(on('2026-12-01'))).toMatchObject({ currency: 'NGN', rateDay: '2026-11-01' })
    expect(quoteTerms(on('2026-12-02'))).toMatchObject({
      ...{ currency: 'USD', rate: '1', toConfirm: 'NGN' },
    })
    expect(quoteTerms(on('2030-01-01', settings().prices)).currency).toBe('NGN')
  })

  it('leaves prices in the currency of the catalogue', () => {
    const { tokens } = snapshotWith(
      new Map([['content/prices.json', JSON.stringify(saved)]]),
      '2026-12-02',
    ).derived
    expect(tokens['surveyPrice']).toMatch(/^\[\$[\d.]+ with VAT\]/)
    const prices = { ...shipped, hasOldRate: true }
    const table = inSnapshot(prices, () => priceTable(currentCopy().page('prices').tables))
    expect(JSON.stringify(table)).not.toContain('₦')
    expect(
      inSnapshot(prices, () => siteTable(currentCopy().page('prices').tables))?.note,
    ).toContain('US dollars')
  })
})

it.each([
  [
    'the first region and the slowest',
    shipped.delivery,
    '[within 5 working days in Lagos and up to 10 further away](/prices#delivery)',
  ],
  [
    'one region alone',
    shipped.delivery.slice(0, 1),
    '[within 5 working days in Lagos](/prices#delivery)',
  ],
  ['the quote, without a table', [], 'on the day that your quote names'],
])('devices arrive as the table of delivery says: %s', (_, delivery, said) =>
  expect(priceTokens(money({ ...shipped, delivery }))['deliveryTimes']).toBe(said),
)
