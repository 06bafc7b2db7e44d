import { describe, expect, it } from 'vitest'
import { availabilityFields } from '#src/content/schemas/availability-schema.ts'
import { freePage } from '#src/content/schemas/free-page-schema.ts'
import { prices } from '#src/content/schemas/prices-schema.ts'
import { fieldPermissions, leadsElsewhere, lockOf, protectedChanges, refuseChanges } from './field-permissions.ts'
import { limits } from './limits.ts'
import { may, type Role, roles } from './permissions.ts'

const company = {
  name: 'Works',
  url: 'https://works.example',
  email: 'info@works.example',
  privacyEmail: 'privacy@works.example',
  phone: '+234 700 000 0000',
  canadianSite: { name: 'Works Canada', suffix: 'Canada', url: 'https://ca.works.example' },
  sisterBrand: { name: 'Works Home', suffix: 'Home', url: 'https://home.works.example' },
  scheduling: { url: 'https://calendar.works.example' },
  socialFeed: null,
}
const file = 'content/company.json'
const placesOf = (path: string, before: Parameters<typeof protectedChanges>[1], after: Parameters<typeof protectedChanges>[2]) =>
  protectedChanges(path, before, after).map(({ field }) => field.join('.'))

it('names each protected field, and who may change it', () => {
  const table = fieldPermissions.map(({ file, field, only, access, isDraftable, needsProof }) => ({
    field: `${file ?? 'any'} ${field.join('.')}${only ? ` (${only})` : ''}${isDraftable ? ', drafted by editors' : ''}`,
    holders: roles.filter((role) => may(role, access)).join(' '),
    needsProof,
  }))
  const ofOwners = { holders: 'owner', needsProof: true }
  expect(table).toEqual([
    { field: 'content/company.json url', ...ofOwners },
    { field: 'content/company.json email', ...ofOwners },
    { field: 'content/company.json privacyEmail', ...ofOwners },
    { field: 'content/company.json whatsApp', ...ofOwners },
    { field: 'content/company.json canadianSite', ...ofOwners },
    { field: 'content/people.json people.*.email', ...ofOwners },
    { field: 'content/people.json people.*.phone', ...ofOwners },
    ...[
      'content/people.json people.*.name',
      'content/people.json people.*.role',
      'content/references.json references',
      'content/certificates.json certificates',
      'content/company.json registration',
      'content/company.json founded',
      'content/company.json insurance',
      'content/pages/edge-gateway.yaml prototype',
      ...Object.keys(availabilityFields).map((field) => `content/products/ ${field}`),
      ...Object.keys(prices.shape)
        .filter((key) => !['plans', 'sums', 'sets'].includes(key))
        .map((key) => `content/prices.json ${key} (no-example)`),
      'content/prices.json plans.* (no-example)',
    ].map((field) => ({ field: `${field}, drafted by editors`, ...ofOwners })),
    { field: 'content/company.json scheduling', ...ofOwners },
    { field: 'content/company.json socialFeed', ...ofOwners },
    { field: 'content/redirects.json redirects.*.href (other-origins)', ...ofOwners },
    { field: 'any redirect (other-origins)', ...ofOwners },
    { field: 'any binding', ...ofOwners },
    ...Object.keys(freePage.shape)
      .filter((field) => field !== 'binding')
      .map((field) => ({ field: `any ${field} (confirmed)`, ...ofOwners })),
  ])
})

describe('changes of people', () => {
  const ada = { id: 'ada', name: 'Ada', role: 'Engineer', email: 'ada@works.example' }
  const obi = { id: 'obi', name: 'Obi', role: 'Sales' }
  it.each<[string, Record<string, string>[], string[]]>([
    ['order', [obi, ada], []],
    ['names and roles', [obi, { ...ada, name: 'Ada O.', role: 'Director' }], ['people.1.name', 'people.1.role']],
    ['somebody else', [ada, obi, { ...obi, id: 'new' }], ['people.2.name', 'people.2.role']],
    ['another e-mail', [{ ...ada, email: 'me@elsewhere.example' }, obi], ['people.0.email']],
    ['a telephone where there was none', [ada, { ...obi, phone: '+234 803 123 4567' }], ['people.1.phone']],
    [
      'a line that goes to somebody else',
      [{ ...obi, email: ada.email }],
      ['people.0.email', 'people.0.email', 'people.0.name', 'people.0.role'],
    ],
    [
      'somebody else of the same e-mail',
      [{ ...ada, id: 'other' }, obi],
      ['people.0.email', 'people.0.email', 'people.0.name', 'people.0.name', 'people.0.role', 'people.0.role'],
    ],
    ['nobody any more', [], ['people.0.email', 'people.0.name', 'people.0.role', 'people.1.name', 'people.1.role']],
  ])('%s', (_, people, places) => expect(placesOf('content/people.json', { people: [ada, obi] }, { people }).sort()).toEqual(places))
})

describe('changes of prices', () => {
  const of = (amount: string, isExample: boolean) => ({ id: 'remote', amount, isExample })
  const example = of('180', true)
  const standing = of('180', false)
  it.each<[string, object, object, boolean]>([
    ['another example', example, of('200', true), false],
    ['an example that becomes a price', example, standing, true],
    ['another price', standing, of('200', false), true],
    ['a price that becomes an example', standing, example, true],
  ])('%s', (_, before, after, isProtected) => {
    const file = (value: object) => ({ survey: value, plans: [value] }) as Parameters<typeof placesOf>[1]
    expect(placesOf('content/prices.json', file(before), file(after))).toEqual(isProtected ? ['survey', 'plans.0'] : [])
  })
})

it('judges each entry of a list, also where two have one name', () => {
  const plan = { id: 'remote', firstYear: '0', laterYears: '90', isExample: false }
  const cheaper = { ...plan, laterYears: '1' }
  const placesIn = (...plans: (typeof plan)[]) => placesOf('content/prices.json', { plans: [plan] }, { plans })
  expect(placesIn(plan)).toEqual([])
  expect(placesIn(cheaper, plan)).toEqual(['plans.0'])
  expect(placesIn(plan, cheaper)).toEqual(['plans.1'])
  expect(placesOf('content/prices.json', { plans: [cheaper, plan] }, { plans: [plan] })).toEqual(['plans.0'])
})

it('is about the files of a folder, and of no other', () => {
  expect(placesOf('content/products/smart-lock.yaml', { stage: 'reserved' }, { stage: 'deliverable' })).toEqual(['stage'])
  // A product that goes away claims nothing any more.
  expect(placesOf('content/products/smart-lock.yaml', { stage: 'deliverable' }, null)).toEqual([])
  expect(placesOf('content/free-pages/hire.yaml', { stage: 'reserved' }, { stage: 'deliverable' })).toEqual([])
})

it('lets an editor draft what only an owner publishes', () => {
  const [rule] = protectedChanges('content/products/smart-lock.yaml', {}, { stage: 'deliverable' }).map((change) => change.rule)
  expect(rule?.isDraftable).toBe(true)
  expect(lockOf('editor', 'content/products/smart-lock.yaml', ['stage'], 'reserved', {})).toBeUndefined()
})

describe('changes of the company', () => {
  it.each<[string, object, string[]]>([
    ['words alone', { name: 'Other', phone: '+234 800', sisterBrand: null }, []],
    ['another e-mail', { email: 'me@elsewhere.example' }, ['email']],
    ['another address of the site', { url: 'https://elsewhere.example' }, ['url']],
    ['a calendar elsewhere', { scheduling: { url: 'https://elsewhere.example' } }, ['scheduling']],
    ['no calendar any more', { scheduling: null }, ['scheduling']],
    ['a feed where there was none', { socialFeed: { url: 'https://elsewhere.example' } }, ['socialFeed']],
    ['no Canadian site any more', { canadianSite: null }, ['canadianSite']],
    ['keys in another order', { canadianSite: { url: 'https://ca.works.example', suffix: 'Canada', name: 'Works Canada' } }, []],
    ['two at once', { email: 'me@elsewhere.example', privacyEmail: 'me@elsewhere.example' }, ['email', 'privacyEmail']],
  ])('%s', (_, change, places) => expect(placesOf(file, company, { ...company, ...change })).toEqual(places))

  it('knows a field that is left out, and a file that comes or goes', () => {
    const { email: _, ...without } = company
    expect(placesOf(file, company, without)).toEqual(['email'])
    const all = ['url', 'email', 'privacyEmail', 'canadianSite', 'scheduling']
    expect(placesOf(file, null, company)).toEqual(all)
    expect(placesOf(file, company, null)).toEqual(all)
    expect(placesOf(file, company, 'no JSON any more')).toEqual(all)
    expect(placesOf('content/brand.json', null, company)).toEqual([])
  })
})

describe('redirects', () => {
  const redirects = 'content/redirects.json'
  const out = { from: '/shop', href: 'https://shop.works.example' }
  const inside = { from: '/old', href: '/about' }
  const list = (...entries: object[]) => ({ redirects: entries as { from: string; href: string }[] })
  it.each<[string, object[], object[], string[]]>([
    ['one within the site', [], [inside], []],
    ['one to another site', [], [out], ['redirects.0.href']],
    ['one that led elsewhere and leads into the site', [out], [{ ...out, href: '/about' }], ['redirects.0.href']],
    ['one that is gone', [inside, out], [inside], ['redirects.1.href']],
    ['another old address', [out], [{ ...out, from: '/other' }], ['redirects.0.href', 'redirects.0.href']],
    ['another order', [out, inside], [inside, out], []],
    ['a second one of the same old address, which counts', [out], [out, { ...out, href: '/about' }], ['redirects.1.href']],
    ['one that an address of our own stood for', [inside], [{ ...inside, href: '//elsewhere.example' }], ['redirects.0.href']],
  ])('%s', (_, before, after, places) => expect(placesOf(redirects, list(...before), list(...after))).toEqual(places))

  it('of hidden entries, in every file', () => {
    const path = 'content/free-pages/hire.yaml'
    expect(placesOf(path, { heading: 'Hire' }, { heading: 'Rent', redirect: '/contact' })).toEqual([])
    expect(placesOf(path, { redirect: '/contact' }, { redirect: 'https://elsewhere.example' })).toEqual(['redirect'])
    expect(placesOf(path, null, { redirect: 'mailto:me@elsewhere.example' })).toEqual(['redirect'])
    expect(placesOf(path, { redirect: 'https://shop.works.example' }, null)).toEqual(['redirect'])
  })
})

describe('a document that binds the company', () => {
  const path = 'content/free-pages/terms-of-sale.yaml'
  const draft = { heading: 'Terms', hidden: false, binding: { toDecide: ['The deposit'] } }
  const confirmed = { ...draft, binding: { toDecide: [], confirmed: { on: '2026-11-22', by: 'Ada Obi, director' } } }
  const { binding: _, ...plain } = draft
  it.each<[string, object | null, object | null, string[]]>([
    ['other words of a draft', draft, { ...draft, heading: 'Terms of sale' }, []],
    ['a confirmation', draft, confirmed, ['binding']],
    ['a thing to decide that is gone', draft, { ...draft, binding: { toDecide: [] } }, ['binding']],
    ['a draft that would be a page like any other', draft, plain, ['binding']],
    ['other words of a confirmed one', confirmed, { ...confirmed, heading: 'Other terms' }, ['heading']],
    ['a confirmed one that is hidden', confirmed, { ...confirmed, hidden: true }, ['hidden']],
    ['other words with the confirmation', draft, { ...confirmed, heading: 'Other terms' }, ['binding', 'heading']],
    ['a draft that is removed', draft, null, ['binding']],
    ['other words of a page like any other', plain, { ...plain, heading: 'Other' }, []],
  ])('%s', (_, before, after, places) =>
    expect(placesOf(path, before as Parameters<typeof placesOf>[1], after as Parameters<typeof placesOf>[2]).sort()).toEqual(places),
  )
  it('is confirmed by an owner who has proved who they are', () => {
    const now = Date.now()
    const changes = protectedChanges(path, draft, confirmed)
    expect(refuseChanges(changes, { role: 'editor', provedAt: now }, now)).toBe('role')
    expect(refuseChanges(changes, { role: 'owner', provedAt: now - limits.proofMs }, now)).toBe('proof')
    expect(refuseChanges(changes, { role: 'owner', provedAt: now }, now)).toBeNull()
  })
})

it.each([
  ['/about', false],
  ['/about?to=https://elsewhere.example#https://elsewhere.example', false],
  ['#part', false],
  ['//elsewhere.example', true],
  ['/\\elsewhere.example', true],
  ['/\t/elsewhere.example', true],
  ['https://elsewhere.example', true],
  ['https:elsewhere.example', true],
  ['tel:+2348000000000', true],
  ['/{name}', true],
  [null, false],
])('whether %j leads elsewhere: %s', (href, is) => expect(leadsElsewhere(href)).toBe(is))

it('lets an owner publish them after a proof, and nobody else', () => {
  const now = Date.now()
  const changes = protectedChanges(file, company, { ...company, email: 'me@elsewhere.example' })
  const refusals = (role: Role) => [now, now - limits.proofMs].map((provedAt) => refuseChanges(changes, { role, provedAt }, now))
  expect(Object.fromEntries(roles.map((role) => [role, refusals(role)]))).toEqual({
    owner: [null, 'proof'],
    editor: ['role', 'role'],
    sales: ['role', 'role'],
    viewer: ['role', 'role'],
  })
  for (const role of roles) expect(refuseChanges([], { role, provedAt: 0 }, now)).toBeNull()
})

it('locks for an editor what an owner changes, and nothing else', () => {
  const isLocked = (role: Role, path: string, field: (string | number)[], value: string, entry = {}) =>
    lockOf(role, path, field, value, entry) !== undefined
  expect(isLocked('editor', file, ['email'], 'info@works.example')).toBe(true)
  expect(isLocked('owner', file, ['email'], 'info@works.example')).toBe(false)
  expect(isLocked('editor', file, ['phone'], '+234')).toBe(false)
  expect(isLocked('editor', 'content/redirects.json', ['redirects', 2, 'href'], 'https://shop.works.example')).toBe(true)
  expect(isLocked('editor', 'content/redirects.json', ['redirects', 2, 'href'], '/about')).toBe(false)
  expect(isLocked('editor', 'content/redirects.json', ['redirects', 2, 'from'], '/shop')).toBe(false)
  const terms = 'content/free-pages/terms-of-sale.yaml'
  const confirmed = { binding: { toDecide: [], confirmed: { on: '2026-11-22', by: 'Ada Obi' } } }
  expect(isLocked('editor', terms, ['binding'], '')).toBe(true)
  expect(isLocked('editor', terms, ['heading'], 'Terms', { binding: { toDecide: [] } })).toBe(false)
  expect(isLocked('editor', terms, ['heading'], 'Terms', confirmed)).toBe(true)
  expect(isLocked('owner', terms, ['heading'], 'Terms', confirmed)).toBe(false)
  expect(isLocked('editor', 'content/products/lock.yaml', ['redirect'], 'https://shop.works.example')).toBe(true)
})
