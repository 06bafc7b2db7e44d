import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Company } from '#src/content/schemas/company-schema.ts'
import { sampleCompany } from '#src/content/schemas/sample-company.ts'

import { settings } from '#src/content/settings/settings.ts'
import { withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { slugOfPart } from '#src/contracts/contact/request-list.ts'
import { shiftDay } from '#src/contracts/days.ts'
import { isoDay } from '#src/contracts/formats.ts'
import type { StoredQuote } from '#src/contracts/quote/stored-quote.ts'
import { snapshotWith } from '../../../../tests/content/changed-content.ts'
import { someProduct } from '../../../../tests/content/some-products.ts'
import { ownersFacts, ownersSettings } from '../../../../tests/desk/owners-company.ts'
import { signedIn } from '../../../../tests/signed-in.ts'
import { refusedIn } from './missing-settings.ts'
import {
  availabilityOfForm,
  documentsOf,
  listMissingSettings,
  listWhyMissing,
  missingPromises,
  missingWriter,
  proFormaDefaults,
  proFormaLines,
  proFormaOfQuote,
  proFormaTerms,
  warrantiesOf,
  writerOf,
} from './pro-forma-terms.server.ts'
import { readPercent, sumTyped } from './typed-lines.ts'

const given = ownersSettings(settings())
const examples = ownersSettings(settings(), true)
const { prices } = given
const withCompany = (change: Partial<Company>, of = given) => ({
  ...of,
  company: { ...of.company, ...change },
})
const inNaira = { currency: 'NGN', pricedIn: 'NGN' }

describe('a pro-forma', () => {
  it('begins with rate, VAT and term that an owner has given, in the currency of payment', () => {
    const { rate, currency } = prices.local
    const on = '2026-11-20'
    const dated = { ...given, prices: { ...given.prices, local: { ...given.prices.local, on } } }
    const noon = Date.parse('2026-11-22T11:00:00Z')
    const { delivery, payment } = ownersFacts.tradeTerms
    const yearlyEnds = prices.plansEnd
    const term = { delivery, payment, yearlyEnds, validUntil: '2026-12-22' }
    const vat = String(prices.vat.percent)
    expect(proFormaDefaults(dated, noon)).toEqual({
      ...{ currency, rate: String(rate), rateDate: on, vat },
      ...term,
    })
    expect(proFormaDefaults(withCompany(inNaira), noon)).toEqual({ currency, vat, ...term })
    const old = { ...given, prices: { ...given.prices, hasOldRate: true } }
    expect(proFormaDefaults(old, noon)).toEqual({ currency, vat, ...term })
  })

  it('begins with a tax of three decimals as its form reads it', () => {
    const vat = { ...prices.vat, percent: 14.975 }
    const defaults = proFormaDefaults({ ...given, prices: { ...prices, vat } })
    const asked = proFormaOfQuote(
      {
        ...{ version: 1, name: '', catalogue: 'USD', validUntil: '2099-01-01', lines: [] },
        terms: { currency: 'USD', rate: '1', vat: '14.975', taxName: 'Taxes' },
      },
      '2026-11-20',
    )
    for (const form of [defaults, asked])
      expect(readPercent(form['vat'], 'no number')).toEqual({ digits: '14.975' })
  })

  it.each<[string, Partial<Company>, string[]]>([
    ['nothing', {}, []],
    ['a tax number', { tax: null }, ['tax']],
    [
      'a tax number of its own',
      { tax: { number: sampleCompany.facts.taxNumber, vatNumber: null } },
      ['tax'],
    ],
    ['an account', { bank: [] }, ['bank']],
    ['terms', { tradeTerms: null }, ['tradeTerms']],
    ['a registration', { registration: null }, ['registration']],
    ['a phone of its own', { phone: '+234 700 000 0000' }, ['phone']],
    ['an address that anyone can own', { url: 'https://other.example' }, ['url']],
    ['a mailbox that anyone can own', { email: 'a@other.example' }, ['email']],
  ])('misses %s', (_, change, missing) =>
    expect(listMissingSettings(withCompany(change))).toEqual(missing),
  )

  it.each<[Partial<Company>, string]>([
    [{ bank: [] }, 'not given yet'],
    [{ phone: sampleCompany.facts.phone }, 'still the example’s'],
    [{ email: `office@${sampleCompany.host}` }, 'still the example’s'],
    [{ email: 'a@other.example' }, 'nobody has an address under .example'],
  ])('says why %j is missing', (change, why) =>
    expect(listWhyMissing(withCompany(change)).map((one) => one.why)).toEqual([why]),
  )

  it('names what a form has saved and offers refuse, without what is empty', () => {
    const missing = listWhyMissing(withCompany({ email: 'a@other.example', bank: [] }))
    const said = 'No offer can be made with the e-mail, nobody has an address under .example.'
    expect(refusedIn(missing, ['company/email', 'company/bank'])).toBe(said)
    expect(refusedIn(missing, ['company/bank', 'company/phone'])).toBe('')
  })

  it('misses prices while they are samples', () =>
    expect(listMissingSettings(examples)).toEqual(['prices']))

  it('has no VAT of a company that is not registered for it', () => {
    const tax = { ...ownersFacts.tax, vatNumber: null }
    expect(proFormaTerms(withCompany({ tax }, examples))).toMatchObject({
      hasVat: false,
      taxName: 'VAT',
      missing: ['prices'],
    })
  })
})

const { file, slug, text } = someProduct
const priced = `${text.replace(/^amount: .*\n/m, '')}amount: '120'\n`
const snapshot = snapshotWith(new Map([[file, priced]]), '2100-01-01')
const product = snapshot.derived.range.products.find((one) => one.slug === slug)
const [part] = snapshot.derived.range.parts
const list = `${product?.slug}*2,${slugOfPart(part?.id ?? '')}*3`

/** Runs in a company whose amounts are in dollars. */
const inCompany = <T>(currency: string, run: () => T) =>
  withSnapshot(
    {
      ...snapshot,
      settings: {
        ...snapshot.settings,
        company: { ...snapshot.settings.company, currency, pricedIn: 'USD' },
      },
    },
    run,
  )

/** An amount at the rate of the local currency, which has two decimals. */
const inLocal = ({ amount = '' } = {}) =>
  (Number(amount) * snapshot.settings.prices.local.rate).toFixed(2)

it.each([
  ['with prices in the currency of payment', 'USD', [inLocal(product), inLocal(part)]],
  ['without amounts in another currency', 'KES', ['', '']],
])('begins the lines of a request %s', (_, currency, [first, second]) =>
  expect(inCompany(currency, () => proFormaLines(list))).toMatchObject({
    'quantity.0': '2',
    'price.0': first,
    'of.0': product?.slug,
    'text.1': `${part?.name} (${part?.code})`,
    'price.1': second,
    'of.1': slugOfPart(part?.id ?? ''),
  }),
)

it('begins in the catalogue’s currency where the rate no longer held, and asks for the rate', () => {
  const quote = {
    ...{ version: 1, name: '', catalogue: 'USD', validUntil: '2099-01-01' },
    lines: [{ kind: 'product', id: 'gateway', name: 'Gateway', quantity: '2', price: '120.5' }],
    terms: { currency: 'USD', rate: '1', vat: '7.5', taxName: 'VAT', toConfirm: 'NGN' },
  } satisfies StoredQuote
  const form = proFormaOfQuote(quote, '2026-11-20')
  expect(form).toMatchObject({ currency: 'NGN', rate: '', pricedIn: 'USD', 'price.0': '120.50' })
  const typed = { ...form, rate: '1500', rateDate: '2026-11-29' }
  expect(sumTyped(typed, 'USD').sum?.net).toBe(36_150_000)
})

it('says how the products of its lines can be had, and of no others', () => {
  const { name = '' } = product ?? {}
  const fields = { 'text.0': 'A day', 'of.0': 'service.installation-day', 'text.1': '', 'of.1': '' }
  inCompany('USD', () => {
    expect(availabilityOfForm(fields)).toBe('')
    expect(availabilityOfForm({ ...fields, 'text.2': name, 'of.2': slug })).toContain(name)
  })
})

it.each([
  ['its own days, where the quote of the request ends before', 14, 30],
  ['as long as the quote, where that ends later', 60, 60],
])('holds for %s', (_, daysOfQuote, daysOfOffer) => {
  const company = { ...snapshot.settings.company, tradeTerms: ownersFacts.tradeTerms }
  const today = isoDay(new Date(), company.timeZone)
  const quote = {
    ...{ version: 1, name: '', catalogue: 'USD', validUntil: shiftDay(today, daysOfQuote) },
    ...{ lines: [], terms: { currency: 'USD', rate: '1', vat: '0', taxName: 'VAT' } },
  } satisfies StoredQuote
  const form = withSnapshot({ ...snapshot, settings: { ...snapshot.settings, company } }, () => ({
    ...proFormaDefaults(settings()),
    ...proFormaOfQuote(quote, today),
  }))
  expect(form).toMatchObject({ validUntil: shiftDay(today, daysOfOffer) })
})

it.each(['content', 'starter'])(
  'the terms of sale of %s leave its last day to the offer',
  (base) => {
    const terms = readFileSync(`${base}/free-pages/terms-of-sale.yaml`, 'utf8')
    expect(terms).toContain('It holds until the day that it')
    expect(terms).not.toContain('{quoteDays}')
  },
)

it('names the company as the writer where the account names no person, and says so before sending', () => {
  const admin = signedIn({ name: 'admin' })
  const bola = signedIn({ name: 'Bola Ade' })
  const named = signedIn({ name: 'admin', shownName: 'Ngozi Eze' })
  expect([admin, bola, named].map(writerOf)).toEqual([
    ...[settings().company.name, 'Bola Ade', 'Ngozi Eze'],
  ])
  expect([bola, named].flatMap(missingWriter)).toEqual([])
  expect(missingWriter(admin)).toEqual([
    {
      what: expect.stringContaining(settings().company.name),
      address: expect.stringMatching(/^\/admin\/account#/),
      isOwn: true,
    },
  ])
})

describe('the warranty of an offer', () => {
  const months = { months: 24, from: 'handover' }
  const withWarranty = text
    .replace(/^warranty: .*\n/m, '')
    .concat(`warranty: ${JSON.stringify(months)}\n`)
  const warranted = snapshotWith(new Map([[file, withWarranty]]), '2100-01-01')
  const own = warranted.derived.range.products.find((one) => one.slug === slug)
  const line = (name: string) =>
    ({ kind: 'product', id: slug, name, quantity: '1', price: '1' }) as const
  const other = (kind: 'service' | 'free', id: string, name: string) =>
    ({ kind, id, name, quantity: '1', price: '1' }) as const
  const promised = (lines: Parameters<typeof warrantiesOf>[0]['lines'], exactFor?: string) =>
    withSnapshot(warranted, () => warrantiesOf({ lines, exactFor }).join())

  it('begins with the delivery where nothing is handed over', () => {
    const goods = [line(own?.name ?? '')]
    expect(promised([...goods, other('free', '', 'Sea freight')])).toContain('from delivery')
    for (const fitted of [
      [...goods, other('service', 'installation-day', 'Day')],
      [...goods, other('free', '', 'Montage')],
    ])
      expect(promised(fitted)).toContain('from handover')
    expect(promised(goods, 'k7m3-9qxa-1')).toContain('from handover')
  })

  it.each([
    ['its name', own?.name ?? '', true],
    [
      'its code among other words',
      `Black, ${/^code: (.+)$/m.exec(text)?.[1]?.toLowerCase()}`,
      true,
    ],
    ['something else', 'Meter reading', false],
  ])('is promised of a line with %s', (_, name, isPromised) => {
    expect(promised([line(name)]) !== '').toBe(isPromised)
    withSnapshot(warranted, () => {
      const named = documentsOf({ lines: [line(name)] }).filter(([title]) => title.includes(name))
      expect(named.length > 0).toBe(isPromised)
      const missing = missingPromises([line(name)]).filter(({ what }) => what.includes(name))
      expect(missing).toEqual(
        isPromised
          ? []
          : [{ what: expect.stringContaining(`“${name}” is written over ${own?.name}`) }],
      )
    })
  })
})

it('names a journey that no line is for, where somebody comes from far', () => {
  const [home, away] = settings().prices.delivery
  const sold = { quantity: '1', price: '1', isEstimate: false }
  const survey = { ...sold, kind: 'service', id: 'survey', name: 'Survey' } as const
  const to = (id = '') => ({ ...sold, kind: 'delivery', id, name: 'Delivery' }) as const
  const names = (lines: Parameters<typeof missingPromises>[0]) =>
    missingPromises(lines).some(({ what }) => what.includes('travel is not included'))
  expect(names([survey, to(away?.id)])).toBe(true)
  expect([names([survey, to(home?.id)]), names([to(away?.id)])]).toEqual([false, false])
})
