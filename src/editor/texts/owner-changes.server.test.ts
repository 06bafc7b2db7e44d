import { describe, expect, it } from 'vitest'
import { refuseChanges } from '#src/contracts/content/field-permissions.ts'
import { type Role, roles } from '#src/contracts/permissions.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { ownerChanges } from './owner-changes.server.ts'

type Value = Parameters<typeof ownerChanges>[1]
const placesOf = (path: string, before: unknown, after: unknown) =>
  ownerChanges(path, before as Value, after as Value).map(({ field }) => field.join('.'))

it.each([
  ['hidden', { hidden: true }],
  ['onlyWith', { onlyWith: ['/no-such-page'] }],
])('only an owner takes a whole page away, by %s', (field, change) => {
  const page = { heading: 'Prices' }
  expect(placesOf('content/pages/prices.yaml', page, { ...page, ...change })).toEqual([field])
})

describe('changes of the company', () => {
  const file = 'content/company.json'
  const company = {
    name: 'Works',
    word: { text: 'Works', language: 'yo', meaning: 'work' },
    email: 'info@works.example',
    phone: '+234 700 000 0000',
    canadianSite: { name: 'Works Canada', suffix: 'Canada', url: 'https://ca.works.example' },
    socialFeed: null,
  }
  it.each<[string, object, string[]]>([
    ['no such word any more', { word: null }, []],
    [
      'a feed where there was none',
      { socialFeed: { url: 'https://elsewhere.example' } },
      ['socialFeed'],
    ],
    ['no Canadian site any more', { canadianSite: null }, ['canadianSite']],
    [
      'keys in another order',
      { canadianSite: { url: 'https://ca.works.example', suffix: 'Canada', name: 'Works Canada' } },
      [],
    ],
    ['two at once', { name: 'Other', phone: '+234 800' }, ['name', 'phone']],
  ])('%s', (_, change, places) =>
    expect(placesOf(file, company, { ...company, ...change })).toEqual(places),
  )

  it('a field that is left out, and a file that comes, goes or is broken', () => {
    const { email: _, ...without } = company
    expect(placesOf(file, company, without)).toEqual(['email'])
    for (const [before, after] of [
      [null, company],
      [company, null],
      [company, 'no JSON any more'],
    ])
      expect(ownerChanges(file, before as Value, after as Value)).toMatchObject([
        { field: [], before, after },
      ])
    expect(placesOf(file, null, null)).toEqual([])
  })
})

describe('changes of people', () => {
  const ada = {
    id: 'ada',
    name: 'Ada',
    role: 'Engineer',
    email: 'ada@works.example',
    answersContact: true,
  }
  const obi = { id: 'obi', name: 'Obi', role: 'Sales' }
  it.each<[string, object[], string[]]>([
    ['order, and a field of editors', [obi, { ...ada, answersContact: false }], []],
    [
      'names and roles',
      [obi, { ...ada, name: 'Ada O.', role: 'Director' }],
      ['people.1.name', 'people.1.role'],
    ],
    ['somebody else', [ada, obi, { ...obi, id: 'new' }], ['people.2.name', 'people.2.role']],
    [
      'two who swap their names',
      [
        { ...ada, name: 'Obi' },
        { ...obi, name: 'Ada' },
      ],
      ['people.0.name', 'people.1.name'],
    ],
    [
      'somebody with the line of another',
      [{ ...obi, email: ada.email }],
      ['people.0.email', 'people.0.name', 'people.0.role', 'people.0.email'],
    ],
    [
      'a second one of the same name',
      [ada, obi, ada],
      ['people.2.name', 'people.2.role', 'people.2.email'],
    ],
  ])('%s', (_, people, places) =>
    expect(placesOf('content/people.json', { people: [ada, obi] }, { people })).toEqual(places),
  )
})

describe('changes of the parts of a payment', () => {
  const order = { percent: 40, when: 'with the order' }
  const delivery = { percent: 60, when: 'before delivery' }
  const prices = (...parts: object[]) => ({ payment: { parts } })
  it.each<[string, object, string[]]>([
    [
      'percentages',
      prices({ ...order, percent: 0 }, { ...delivery, percent: 100 }),
      ['payment.parts.0.percent', 'payment.parts.1.percent'],
    ],
    ['their order', prices(delivery, order), ['payment.parts']],
  ])('%s', (_, after, places) =>
    expect(placesOf('content/prices.json', prices(order, delivery), after)).toEqual(places),
  )
})

describe('redirects', () => {
  const out = { from: '/shop', href: 'https://shop.works.example' }
  const inside = { from: '/old', href: '/about' }
  it.each<[string, object[], object[], string[]]>([
    ['one that is gone', [inside, out], [inside], ['redirects.1.href']],
    [
      'another old address',
      [out],
      [{ ...out, from: '/other' }],
      ['redirects.0.href', 'redirects.0.href'],
    ],
    ['another order', [out, inside], [inside, out], []],
  ])('%s', (_, before, after, places) =>
    expect(placesOf('content/redirects.json', { redirects: before }, { redirects: after })).toEqual(
      places,
    ),
  )

  it('of hidden entries', () => {
    const path = 'content/free-pages/hire.yaml'
    expect(placesOf(path, null, { redirect: 'mailto:me@elsewhere.example' })).toEqual(['redirect'])
    expect(placesOf(path, { redirect: 'https://shop.works.example' }, null)).toEqual(['redirect'])
  })
})

describe('links', () => {
  const path = 'content/articles/night.yaml'
  const section = (paragraph: string) => ({
    sections: [{ id: 'one', heading: 'One', blocks: [{ paragraph }] }],
  })
  const linked = 'As [they say](https://standards.example) it lasts.'
  it.each<[string, string, string, number]>([
    [
      'words around a link that leads out',
      linked,
      'As [they say](https://standards.example) it lasts long.',
      0,
    ],
    ['another target', linked, linked.replace('standards', 'elsewhere'), 1],
    ['one more', linked, `${linked} [Call](tel:+234800).`, 1],
  ])('%s', (_, before, after, count) => {
    const changes = ownerChanges(path, section(before), section(after))
    expect(changes).toHaveLength(count)
    for (const change of changes)
      expect(change).toMatchObject({
        kind: 'leads-out',
        field: ['sections', 0, 'blocks', 0, 'paragraph'],
      })
  })
  it('tell what led, and what leads out, instead of the text around', () =>
    expect(
      ownerChanges(path, section(linked), section('See [this](https://elsewhere.example).')),
    ).toMatchObject([{ before: 'https://standards.example', after: 'https://elsewhere.example' }]))
  it('tell owners of a new number that may be a telephone or a bank account', () => {
    const call = section('Call 0803 123 4567.')
    expect(ownerChanges(path, section('Call us.'), call)).toMatchObject([
      { kind: 'notify', before: null, after: '08031234567' },
    ])
    expect(ownerChanges(path, call, section('Ring 0803 123 4567.'))).toEqual([])
  })
  it('are followed when their list is put in another order, and found when they swap their places', () => {
    const header = [
      { label: 'About', href: '/about' },
      { label: 'Shop', href: 'https://shop.example' },
    ]
    expect(
      placesOf('content/navigation.json', { header }, { header: header.toReversed() }),
    ).toEqual([])
    const swapped = [
      { label: 'About', href: 'https://shop.example' },
      { label: 'Shop', href: '/about' },
    ]
    expect(placesOf('content/navigation.json', { header }, { header: swapped })).toEqual([
      'header.0.href',
      'header.1.href',
    ])
  })
  it('of an entry that is removed were its own', () =>
    expect(ownerChanges(path, section(linked), null)).toHaveLength(1))
})

it('removes a product with what it claimed; owners are told of its amount while it is there', () => {
  const file = 'content/products/lock.yaml'
  expect(placesOf(file, { stage: 'deliverable', amount: '120' }, null)).toEqual([])
  expect(ownerChanges(file, { amount: '120' }, {})).toMatchObject([
    { kind: 'notify', before: '120', after: null },
  ])
})

describe('a document that binds the company', () => {
  const path = 'content/free-pages/terms-of-sale.yaml'
  const draft = { heading: 'Terms', hidden: false, binding: { toDecide: ['The deposit'] } }
  const settled = { ...draft, binding: { toDecide: [] } }
  const confirmed = {
    ...draft,
    binding: { toDecide: [], confirmed: { on: '2026-11-22', by: 'Ada Obi, director' } },
  }
  const { binding: _, ...plain } = draft
  it.each<[string, object | null, object | null, string[]]>([
    ['other words of a draft', draft, { ...draft, heading: 'Terms of sale' }, []],
    ['a confirmation', settled, confirmed, ['binding.confirmed']],
    ['a thing to decide that is gone', draft, settled, ['binding.toDecide.0']],
    ['a draft that would be a page like any other', settled, plain, ['binding']],
    [
      'other words of a confirmed one',
      confirmed,
      { ...confirmed, heading: 'Other terms' },
      ['heading'],
    ],
    ['a confirmed one that is hidden', confirmed, { ...confirmed, hidden: true }, ['hidden']],
    [
      'other words with the confirmation',
      settled,
      { ...confirmed, heading: 'Other terms' },
      ['binding.confirmed', 'heading'],
    ],
    ['a draft that is removed', draft, null, ['binding']],
    ['other words of a page like any other', plain, { ...plain, heading: 'Other' }, []],
  ])('%s', (_, before, after, places) =>
    expect(placesOf(path, before, after).sort()).toEqual(places),
  )
})

it('lets an owner publish after a proof, and nobody else; what owners are only told of needs neither', () => {
  const now = Date.now()
  const refusals = (role: Role) =>
    [now, now - staffLimits.proofMs].map((provedAt) =>
      refuseChanges([{ kind: 'notify' }, { kind: 'not-listed' }], { role, provedAt }, now),
    )
  expect(Object.fromEntries(roles.map((role) => [role, refusals(role)]))).toEqual({
    owner: [null, 'proof'],
    editor: ['role', 'role'],
    sales: ['role', 'role'],
    viewer: ['role', 'role'],
  })
  for (const role of roles)
    expect(refuseChanges([{ kind: 'notify' }], { role, provedAt: 0 }, now)).toBeNull()
})
