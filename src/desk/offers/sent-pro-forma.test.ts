import { describe, expect, it } from 'vitest'
import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { ownersFacts } from '../../../tests/desk/owners-company.ts'
import { proFormaRequest, sumProForma } from './form/pro-forma-form.ts'
import { splitOfSent } from './offer-sums.ts'
import { copyOf, describeProForma, exactPricesOf } from './sent-pro-forma.ts'
import { readWords } from './stored-pro-forma.ts'

const seller = {
  ...ownersFacts,
  address: {
    street: '1 Real Street',
    city: 'Lagos',
    postalCode: null,
    country: 'Nigeria',
    countryCode: 'NG',
  },
  locale: 'en-GB',
  currency: 'USD',
}
const proForma = {
  ...{ addressee: 'Ann Bee', company: 'Works Ltd', delivery: 'Soon', payment: 'Now', vat: '7.5' },
  ...{ currency: 'NGN', exchange: { rate: '1450.5', on: '2026-11-20' }, validUntil: '2026-12-04' },
  pricedIn: 'NGN',
  lines: [
    {
      ...({ kind: 'product', id: 'smart-lock', name: 'Smart Lock (SL-100)' } as const),
      ...{ quantity: '40', price: '43500.50', discount: { percent: '12.5' }, isEstimate: false },
    },
    {
      ...({ kind: 'free', id: '', name: 'Wiring' } as const),
      ...{ quantity: '2.5', price: '10000.00', discount: { amount: '500' }, isEstimate: true },
    },
    {
      ...({ kind: 'free', id: '', name: 'Plinth' } as const),
      ...{ quantity: '1', price: null, isEstimate: false },
    },
  ],
  discount: { amount: '7517.50' },
}
const terms = { currency: 'USD', today: '2026-11-22', missing: [], hasVat: true, taxName: 'VAT' }
const write = (change: object = {}) =>
  describeProForma(
    { ...proForma, ...change },
    seller,
    { number: 'k7m3-9qxa-1', today: '2026-11-22', documents: [] },
    words().papers.proForma,
  )

describe('the sheet of a pro-forma', () => {
  it('lists the taxes of which the tax is the sum, and the buyer’s tax number', () => {
    const of = { number: 'k7m3-9qxa-1', today: '2026-11-22', documents: [] }
    const taxes = [
      { name: 'CGST', percent: 9 },
      { name: 'SGST', percent: 9 },
    ]
    const sheet = (vat: string) => {
      const given = { ...proForma, vat, taxNumber: '29ABCDE1234F1Z5' }
      return describeProForma(given, seller, { ...of, taxes }, words().papers.proForma)
    }
    expect(sheet('18').sums.slice(-4)).toEqual([
      ['Net', '₦1,539,500.00'],
      ['CGST 9 %', '₦138,555.00'],
      ['SGST 9 %', '₦138,555.00'],
      ['To be paid, with the estimates', '₦1,816,610.00'],
    ])
    // Of another rate nobody knows the parts.
    expect(sheet('12').sums.slice(-3)[1]?.[1]).toBe('₦184,740.00')
    expect(sheet('12').sums).toHaveLength(5)
    expect(sheet('18').parties).toContainEqual(['Your tax number', '29ABCDE1234F1Z5'])
    expect(copyOf(sheet('18'))['taxNumber']).toBe('29ABCDE1234F1Z5')
    expect(write().parties.map(([name]) => name)).toEqual(['For', 'From'])
  })

  it('has each discount below what it is taken from, and amounts that add up', () => {
    const { lines, sums } = write()
    expect(lines).toEqual([
      ['Smart Lock (SL-100)', '40', '₦43,500.50', '₦1,740,020.00'],
      ['Discount 12.5 % on Smart Lock (SL-100)', '', '', '−₦217,502.50'],
      ['Wiring (estimate)', '2.5', '₦10,000.00', '₦25,000.00'],
      ['Discount on Wiring', '', '', '−₦500.00'],
      ['Plinth', '1', '—', '—'],
    ])
    expect(sums).toEqual([
      ['Before the discount', '₦1,547,017.50'],
      ['Discount', '−₦7,517.50'],
      ['Net', '₦1,539,500.00'],
      [expect.stringContaining('7.5'), '₦115,462.50'],
      ['To be paid, with the estimates', '₦1,654,962.50'],
    ])
  })

  it('has no delivery for nothing beside a line that charges it', () => {
    const delivery = { kind: 'delivery', id: 'lagos', name: 'Delivery to Lagos', quantity: '1' }
    const itemsOf = (freight: string, price: string) =>
      write({
        lines: [
          { ...delivery, price },
          { kind: 'free', id: '', name: freight, quantity: '1', price: '900' },
        ],
      }).lines.map(([item]) => item)
    expect(itemsOf('Air freight', '0')).toEqual(['Air freight'])
    expect(itemsOf('Livraison par avion', '0')).toEqual(['Livraison par avion'])
    expect(itemsOf('Air freight', '15')).toHaveLength(2)
    expect(itemsOf('Crates', '0')).toHaveLength(2)
  })

  it('writes the rate of the tax as the language does', () => {
    const of = { number: 'k7m3-9qxa-1', today: '2026-11-22', documents: [] }
    const own = { ...seller, locale: 'fr-NG' }
    const labels = describeProForma(proForma, own, of, words().papers.proForma).sums.map(
      ([label]) => label,
    )
    expect(labels).toContainEqual(expect.stringContaining('7,5 %'))
  })

  it('says of what is firm and what is an estimate what accepting means, in sums that add up', () => {
    const { split, facts } = write()
    expect(split).toEqual([
      ['Firm', expect.stringMatching(/^₦1,628,752.98\. By accepting you order the lines/)],
      ['Estimated', expect.stringMatching(/^₦26,209.52\. Accepting does not bind you/)],
      ['At most', expect.stringMatching(/^₦1,628,752.98\. By accepting you owe at most the firm/)],
    ])
    expect(1_628_752.98 + 26_209.52).toBe(1_654_962.5)
    expect(facts.at(-1)?.[0]).toBe('Firm prices hold until')
    const firm = proForma.lines.map((line) => ({ ...line, isEstimate: false }))
    expect(write({ lines: firm })).toMatchObject({
      ...{ split: [], facts: [{}, {}, ['Valid until', expect.anything()]] },
    })
    const estimates = proForma.lines.filter(({ isEstimate }) => isEstimate)
    expect(write({ lines: estimates })).toMatchObject({
      ...{
        split: [
          ['Estimated', expect.anything()],
          ['At most', expect.stringMatching(/^Nothing/)],
        ],
      },
      ...{ facts: [{}, {}, ['Valid until', expect.anything()]] },
    })
  })
})

it('begins a copy with the same lines, discounts, rate and sum', () => {
  const priced = proForma.lines.filter(({ price }) => price !== null)
  const from = write({ lines: priced, vat: '14.975' })
  const read = proFormaRequest(terms).parse({ ...copyOf(from), validUntil: '2026-12-31' })
  expect(read).toMatchObject({ exchange: proForma.exchange, discount: proForma.discount })
  expect(sumProForma(read)).toMatchObject(
    sumProForma({ ...proForma, lines: priced, vat: '14.975' }),
  )
})

describe('one that an earlier version has stored', () => {
  const stored = {
    version: 1,
    ...{ parties: [['For', 'Ann Bee']], facts: [], sums: [['Net', '₦174,180.00']], terms: [] },
    ...{ lines: [['Gateway', '1', '₦174,180.00', '₦174,180.00']], note: '' },
  }
  const given = {
    ...{ addressee: 'Ann Bee', company: '', delivery: 'Soon', payment: 'Now', currency: 'NGN' },
    ...{ exchange: { rate: '1451.5', on: '2026-11-20' }, vat: '7', validUntil: '2026-12-04' },
  }
  it.each([
    [
      'priced in the catalogue’s currency',
      { text: 'Gateway', quantity: '1', price: '120', of: '' },
    ],
    ['with a number as quantity', { text: 'Gateway', quantity: 1, price: '120', of: 'gateway' }],
  ])('is read and copied: %s', (_, line) => {
    const words = readWords(JSON.stringify({ ...stored, given: { ...given, lines: [line] } }))
    expect(words.lines).toEqual(stored.lines)
    const read = proFormaRequest(terms).parse({ ...copyOf(words), validUntil: '2026-12-31' })
    expect([read.pricedIn, sumProForma(read).net]).toEqual(['NGN', 17_418_000])
  })
  it('is split as its sheet said it, which called only an installation after a survey an estimate', () => {
    const line = (of: string) => ({ text: of || 'Wiring', quantity: '1', price: '10', of })
    const splitOfLines = (...of: string[]) => {
      const lines = of.map(line)
      const words = readWords(JSON.stringify({ ...stored, given: { ...given, lines } }))
      return words.given?.lines.map(({ isEstimate }) => isEstimate)
    }
    expect(splitOfLines('service.survey', 'service.installation-day', '')).toEqual([
      ...[false, true, false],
    ])
    expect(splitOfLines('service.installation-day')).toEqual([false])
  })
  it.each([{ vat: 'abc' }, { currency: '?' }, { exchange: { rate: '', on: '' } }])(
    'is damaged with numbers that cannot be added up: %j',
    (damage) => {
      const lines = [{ text: 'Gateway', quantity: '1', price: '120', of: '' }]
      const row = (typed: object) => JSON.stringify({ ...stored, given: typed })
      expect(readWords(row({ ...given, lines })).given).not.toBeNull()
      expect(() => readWords(row({ ...given, lines, ...damage }))).toThrow('added up')
    },
  )
  it('is read without what was typed, and begins no copy', () => {
    const words = readWords(JSON.stringify({ ...stored, given: null }))
    expect([words.lines, copyOf(words)]).toEqual([stored.lines, {}])
  })
})

it('says that a price is an estimate, also where it comes to nothing', () => {
  const lines = proForma.lines.map((one) => (one.isEstimate ? { ...one, price: '0' } : one))
  expect(write({ lines }).split.map(([name]) => name)).toEqual([
    words().papers.proForma.firm,
    words().papers.proForma.estimated,
    words().papers.proForma.atMost,
  ])
})

it('names what each later year costs beside the sum, with its tax and how it ends', () => {
  const later = { price: '100000.00', services: 'Remote support and App and platform' }
  const of = { number: 'k7m3-9qxa-1', today: '2026-11-22', documents: [] }
  const sheet = (more: object) =>
    describeProForma({ ...proForma, ...more }, seller, of, words().papers.proForma)
  const { later: label, laterMeans } = words().papers.proForma
  const yearly = say(laterMeans, { sum: '₦107,500.00', yearly: later.services })
  expect(yearly).toContain('By accepting you order it too.')
  expect(sheet({ later }).later).toEqual([[label, yearly]])
  // In the seller's words alone, never by a setting that nobody has seen on the form.
  const ends = 'with a month’s notice.'
  expect(sheet({ later: { ...later, ends } }).later).toEqual([
    [label, `${yearly} You can end it with a month’s notice.`],
  ])
  const work = { kind: 'service', id: 'training', name: 'Training', quantity: '1', price: '9' }
  const [alone] = sheet({ later, lines: [work], discount: undefined }).later
  expect(alone?.[1]).toContain(', from the second year on: ')
  expect(sheet({ later }).sums).toEqual(sheet({}).sums)
  expect(sheet({}).later).toEqual([])
  const copied = { yearly: '100000.00', yearlyFor: later.services }
  expect(copyOf(sheet({ later }))).toMatchObject({ ...copied, yearlyEnds: '' })
  expect(copyOf(sheet({ later: { ...later, ends } }))).toMatchObject({
    ...copied,
    yearlyEnds: ends,
  })
})

it('begins an offer of exact prices with the estimated lines alone, which names the first', () => {
  const sent = write({ later: { price: '1', services: 'Support' } })
  expect(exactPricesOf(sent, 'k7m3-9qxa-1')).toMatchObject({
    ...{ 'text.0': 'Wiring', 'quantity.0': '2.5', 'price.0': '', 'priceIs.0': 'firm' },
    ...{ exactFor: 'k7m3-9qxa-1', currency: 'NGN', payment: 'Now' },
  })
  // A copy of it gives exact prices too, as after a refusal.
  const exact = { ...proForma, exactFor: 'k7m3-9qxa-1' }
  expect(copyOf(write(exact))).toMatchObject({ exactFor: 'k7m3-9qxa-1' })
  expect(Object.keys(exactPricesOf(sent, 'k7m3-9qxa-1'))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^text\.1$|^yearly|^discount\.?0?$/)]),
  )
  // And what those estimates were, with what they were to be at most.
  const of = { number: 'k7m3-9qxa-2', today: '2026-11-22', documents: [] }
  const facts = (atMost: number | null, isAgreed = true, hasLater = false) => {
    const sums = { currency: 'NGN', firm: 100, estimated: 2_620_952, atMost }
    return describeProForma(
      { ...proForma, exactFor: 'k7m3-9qxa-1' },
      seller,
      { ...of, estimates: { ...sums, isAgreed, hasLater } },
      words().papers.proForma,
    ).facts
  }
  const named = (...most: Parameters<typeof facts>) => facts(...most)[1]?.[1]
  // The lines of the example come to ₦1,654,962.50.
  expect(named(165_496_250)).toBe(
    'k7m3-9qxa-1, where they were ₦26,209.52, and at most ₦1,654,962.50. They are within that, and hold without an answer. With what is firm there, all comes to ₦1,654,963.50.',
  )
  expect(named(165_496_250, false, true)).toMatch(/ only if you accept them\. .* on top\.$/)
  // What holds without an answer does so after any day.
  const until = (isAgreed: boolean) => facts(165_496_250, isAgreed).map(([name]) => name)
  expect(until(true)).not.toContain('Firm prices hold until')
  expect(until(false)).toContain('Firm prices hold until')
  expect(named(2_883_047)).toContain(
    'This is ₦1,626,132.03 above that, owed only if you accept it.',
  )
  expect(named(null)).toBe('k7m3-9qxa-1, where they were ₦26,209.52')
  expect(write({ exactFor: 'k7m3-9qxa-1' }).facts).toContainEqual([
    'Exact prices of the estimates in',
    'k7m3-9qxa-1',
  ])
})

it('names the first payment as a share of what is firm, which exact prices do not ask again', () => {
  const sheet = write({ firstShare: '30' })
  const first = ['First payment', '₦488,625.89, which is 30 % of ₦1,628,752.98']
  expect(sheet.terms).toContainEqual(first)
  expect(copyOf(sheet)['firstShare']).toBe('30')
  expect(exactPricesOf(sheet, 'k7m3-9qxa-1')).toHaveProperty('firstShare', '30')
  expect(exactPricesOf(write({}), 'k7m3-9qxa-1')).toHaveProperty('firstShare', '')
  expect(write().terms.map(([name]) => name)).not.toContain('First payment')
})

describe('what an offer with estimates costs at most', () => {
  const split = (overEstimate?: string) =>
    Object.fromEntries(
      write({ lines: proForma.lines, ...(overEstimate && { overEstimate }) }).split,
    )
  it('is what is firm until an exact price is accepted', () => {
    const { Firm = '', 'At most': atMost = '' } = split()
    expect(atMost).toContain(`${Firm.split('. ')[0]}. By accepting you owe at most the firm sum.`)
  })
  it('is named with the per cent of the owner, which its copy takes anew', () => {
    const { Estimated, 'At most': atMost } = split('12.5')
    expect(Estimated).toContain('all estimates together up to 12.5 % above')
    expect(atMost).toContain('the estimated part with 12.5 % more')
    expect(split('12.5')['At most']).not.toBe(split('20')['At most'])
  })
  it('stays as it was sent', () => {
    const sent = write({ lines: proForma.lines })
    const { split: stored } = readWords(JSON.stringify({ ...sent, split: [['Firm', 'as sent']] }))
    const ofToday = splitOfSent({ ...sent, split: stored }, 'en-GB', words().papers.proForma)
    expect(ofToday).toEqual([['Firm', 'as sent']])
  })
})

it('says what is not included, where somebody comes to the site', () => {
  const named = (change = {}) => write(change).terms.some(([name]) => name === 'Not included')
  const survey = { kind: 'service', id: 'survey', name: 'Survey' } as const
  const sold = { ...survey, quantity: '1', price: '10', isEstimate: false }
  expect([named(), named({ lines: [sold] })]).toEqual([false, true])
})
