import { expect, it } from 'vitest'
import { limits } from './limits.ts'
import {
  addLines,
  describeList,
  findListed,
  type ListedProduct,
  readListFields,
  readRequestList,
  requestListHref,
  sumOfList,
  writeRequestList,
} from './request-list.ts'

const catalogue: ListedProduct[] = [
  { slug: 'smart-lock', name: 'Smart Lock', href: '/product/2', amount: '29.00' },
  { slug: 'gas-sensor', name: 'Gas Sensor', href: '/product/3', amount: '0.1' },
  { slug: 'gateway', name: 'Edge Gateway', href: '/product/1', amount: undefined },
]

it.each([
  [
    'smart-lock*40,gateway*2',
    [
      ['smart-lock', 40],
      ['gateway', 2],
    ],
  ],
  ['gateway', [['gateway', 1]]],
  ['gateway*2,gateway*3', [['gateway', 5]]],
  ['gateway*0', []],
  ['', []],
  [
    ' smart-lock * 4 , gateway',
    [
      ['smart-lock', 4],
      ['gateway', 1],
    ],
  ],
  ['was-renamed*3', [['was-renamed', 3]]],
  ['gateway*999999', [['gateway', limits.requestList.quantity]]],
])('reads %j', (text, lines) => expect(readRequestList(text)?.map(({ slug, quantity }) => [slug, quantity])).toEqual(lines))

it.each(['<script>', 'gateway*-1', 'gateway*1.5', 'gateway*x', 'Gateway', 'a*1*2', 'x'.repeat(200), `${'a*1,'.repeat(0)}a;b`])(
  'refuses %j',
  (text) => expect(readRequestList(text)).toBeNull(),
)

it('refuses more lines than a list may have, and adds no more', () => {
  const many = Array.from({ length: limits.requestList.lines + 1 }, (_, n) => ({ slug: `p${n}`, quantity: 1 }))
  expect(readRequestList(writeRequestList(many))).toBeNull()
  expect(addLines(many, [])).toHaveLength(limits.requestList.lines)
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
    ['addProduct', 'gateway'],
  ]
  expect(readListFields(fields)).toEqual([
    { slug: 'smart-lock', quantity: 12 },
    { slug: 'gateway', quantity: 1 },
  ])
})

it('sums what has an amount, and names what has none', () => {
  const sum = (text: string) => sumOfList(findListed(readRequestList(text) ?? [], catalogue))
  expect(sum('smart-lock*40,gas-sensor*3')).toEqual({ amount: '1160.30', without: [] })
  expect(sum('smart-lock*1,gateway*2,gone*1')).toEqual({ amount: '29.00', without: ['Edge Gateway', 'gone'] })
  expect(sum('gateway*2')).toEqual({ amount: null, without: ['Edge Gateway'] })
})

it('says a list in words', () => expect(describeList('smart-lock*40,gone*2', catalogue)).toBe('40 × Smart Lock\n2 × gone'))
