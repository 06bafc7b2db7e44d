import { expect, it } from 'vitest'
import { limits } from '../limits.ts'
import {
  addToList,
  describeList,
  faultOfList,
  isSameList,
  knownLines,
  type ListedProduct,
  missingFrom,
  quoteLinesOf,
  readListFields,
  readRequestList,
  readTypedList,
  requestLines,
  requestListHref,
  withoutLines,
  withTyped,
  writeRequestList,
} from './request-list.ts'

const catalogue: ListedProduct[] = [
  { slug: 'smart-lock', name: 'Smart Lock', href: '/product/2', amount: '29.00' },
  { slug: 'gas-sensor', name: 'Gas Sensor', href: '/product/3', amount: '0.1' },
  { slug: 'gateway', name: 'Edge Gateway', href: '/product/1', amount: undefined },
]

it.each([
  ['smart-lock*40,gateway*2', 'smart-lock*40,gateway*2'],
  ['gateway', 'gateway*1'],
  ['gateway*2,gateway*3', 'gateway*5'],
  ['', ''],
  [' smart-lock * 4 , gateway', 'smart-lock*4,gateway*1'],
  ['was-renamed*3', 'was-renamed*3'],
  ['part.relay*2', 'part.relay*2'],
  ['part.horn*2,part.siren*1', 'part.siren*3'],
  ['part.constructor*2', 'part.constructor*2'],
])('reads %j as %s', (text, list) => {
  const lines = readRequestList(text)
  expect(lines && writeRequestList(lines)).toBe(list)
})

it.each([
  '<script>',
  'gateway*-1',
  'gateway*1.5',
  'gateway*x',
  'gateway*0',
  'gateway*',
  'gateway*100001',
  'gateway*60000,gateway*60000',
  'Gateway',
  'a*1*2',
  'x'.repeat(200),
  'a;b',
])('refuses %j', (text) => expect(readRequestList(text)).toBeNull())

it('refuses more lines than a list may have, and drops none of them', () => {
  const many = Array.from({ length: limits.requestList.lines + 1 }, (_, n) => ({
    slug: `p${n}`,
    quantity: 1,
  }))
  expect(readRequestList(writeRequestList(many))).toBeNull()
  const typed = readTypedList(writeRequestList(many)) ?? []
  expect(typed).toHaveLength(many.length)
  expect(faultOfList(typed)).toBe('tooMany')
})

it('gives the address of a list, and reads it back', () => {
  const lines = [
    { slug: 'smart-lock', quantity: 40 },
    { slug: 'gateway', quantity: 2 },
  ]
  const href = requestListHref(lines)
  expect(href).toBe('/contact?list=smart-lock*40,gateway*2')
  expect(readRequestList(new URL(href, 'http://x').searchParams.get('list') ?? '')).toEqual(lines)
  expect(requestListHref([])).toBe('/contact')
})

it('reads the parts of a posted form', () => {
  expect(readListFields([['firstName', 'Ann']])).toBeNull()
  const fields: [string, string][] = [
    ['quantity.smart-lock', '12'],
    ['quantity.gateway', '0'],
    ['quantity.<b>', '1'],
    ['quantity.gas-sensor', 'many'],
    ['quantity.door-bell', '-5'],
    ['addProduct', 'gateway'],
  ]
  // 0 removes a line; any other invalid quantity stays, so that its field can report the fault.
  expect(readListFields(fields)).toEqual([
    { slug: 'smart-lock', quantity: '12' },
    { slug: 'gas-sensor', quantity: '' },
    { slug: 'door-bell', quantity: '-5' },
    { slug: 'gateway', quantity: '1' },
  ])
})

it.each(['-5', '1e9', '2.5', '99999999', '', '0'])(
  'knows that %j is no amount, and writes it as it was typed',
  (quantity) => {
    const lines = [{ slug: 'gateway', quantity }]
    expect(faultOfList(lines)).toBe('quantity')
    expect(readTypedList(writeRequestList(lines))).toEqual(lines)
  },
)

// A regular expression that tries each way to split these texts takes minutes.
it.each([' ', '*', 'a', ' *', 'a '])(
  'reads a text of the allowed length that is no list: of “%s”',
  (part) => {
    const text = `${part.repeat(Math.floor((limits.requestList.text - 2) / part.length))}**`
    expect(readTypedList(text)).toBeNull()
    expect(readTypedList(`a${text}`)).toBeNull()
    expect(readTypedList(`a,${text}`)).toBeNull()
  },
)

it('brings no words of an address into a form', () => {
  const lines = readTypedList('gateway*pay to 0123456789,pay-5000-usd*1') ?? []
  expect(lines[0]).toEqual({ slug: 'gateway', quantity: '' })
  expect(knownLines(lines, catalogue).map(({ slug }) => slug)).toEqual(['gateway'])
})

it('adds what a link names to what was gathered before', () => {
  const [link, kept] = [
    readTypedList('gateway*1,gas-sensor*2') ?? [],
    readTypedList('smart-lock*1,gateway*7') ?? [],
  ]
  expect(writeRequestList(addToList(kept, link))).toBe('smart-lock*1,gateway*8,gas-sensor*2')
  expect(isSameList(kept, link)).toBe(false)
  expect(isSameList(kept, readTypedList('smart-lock*1,gateway*7') ?? [])).toBe(true)
})

it('asks for no more of a product that the list has', () => {
  const link = readTypedList('gateway*1,gas-sensor*1') ?? []
  expect(missingFrom(readTypedList('gateway*40') ?? [], link)).toEqual([
    { slug: 'gas-sensor', quantity: '1' },
  ])
})

it('lists devices by their products, and others by the name of their price', () => {
  const lines = requestLines(
    [{ product: 'gateway', count: 1 }, { price: 'relay', count: 2 }, { count: 3 }],
    5,
  )
  expect(writeRequestList(lines)).toBe('gateway*5,part.relay*10')
  expect(readRequestList('gateway*5,part.relay*10')).toEqual(lines)
})

it('makes the lines of a quote, and names what has no amount', () =>
  expect(
    quoteLinesOf(readRequestList('smart-lock*40,gateway*2,part.relay*3,gone*1') ?? [], [
      ...catalogue,
      { slug: 'part.relay', name: 'Relay', href: '/', amount: '25.10' },
    ]),
  ).toEqual([
    { kind: 'product', id: 'smart-lock', name: 'Smart Lock', quantity: '40', price: '29.00' },
    { kind: 'product', id: 'gateway', name: 'Edge Gateway', quantity: '2', price: null },
    { kind: 'accessory', id: 'relay', name: 'Relay', quantity: '3', price: '25.10' },
    { kind: 'product', id: 'gone', name: 'gone', quantity: '1', price: null },
  ]))

it('says a list in words', () =>
  expect(
    describeList(
      'smart-lock*40,gateway*1,gone*2',
      [
        { slug: 'smart-lock', name: 'Smart Lock', plural: 'Smart Locks' },
        { slug: 'gateway', name: 'Gateway', plural: 'Gateways' },
      ],
      'en-GB',
    ),
  ).toBe('40 × Smart Locks\n1 × Gateway\n2 × gone'))

it.each([
  ['as sent', { 'smart-lock': '2', gateway: '1' }, 'smart-lock*7,gateway*1,gas-sensor*3'],
  ['changed', { 'smart-lock': '5', gateway: '1' }, 'smart-lock*5,gateway*1,gas-sensor*3'],
  ['of 0', { 'smart-lock': '0', gateway: '1' }, 'gateway*1,gas-sensor*3'],
  [
    'of no whole number',
    { 'smart-lock': '2.5', gateway: '' },
    'smart-lock*2.5,gateway*,gas-sensor*3',
  ],
])('takes a quantity of the form %s', (_, quantities, list) => {
  const shown = readTypedList('smart-lock*2,gateway*1') ?? []
  const kept = readTypedList('smart-lock*7,gateway*1,gas-sensor*3') ?? []
  const fields = Object.entries(quantities).map(([slug, quantity]): [string, string] => [
    `quantity.${slug}`,
    quantity,
  ])
  expect(writeRequestList(withTyped(kept, shown, [...fields, ['addProduct', 'gas-sensor']]))).toBe(
    list,
  )
})

it('keeps a line that the form has no field for, which is not sold any more', () => {
  const lines = readTypedList('gone*3,gateway*2') ?? []
  expect(writeRequestList(withTyped(lines, lines, [['quantity.gateway', '5']]))).toBe(
    'gone*3,gateway*5',
  )
})

it('takes an earlier list off, of which there may be more', () =>
  expect(
    writeRequestList(
      withoutLines(readTypedList('gateway*3,lock*2,probe*1') ?? [], [
        { slug: 'gateway', quantity: 1 },
        { slug: 'lock', quantity: 2 },
      ]),
    ),
  ).toBe('gateway*2,probe*1'))
