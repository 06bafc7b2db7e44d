import { describe, expect, it } from 'vitest'
import { partsOf, rowsOfExampleSite, rowsOfSet } from '#src/content/prices/prices.ts'
import { prices as pricesSchema } from '#src/content/schemas/prices-schema.ts'
import { publicSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { priceOfDevices } from '#src/model/site-cost.ts'
import { someProduct } from '../../content/some-products.ts'
import { ownersSettings } from '../../desk/owners-company.ts'
import { anyEngine, contact, openTestSite } from '../test-site.ts'

type Line = { text: string; price: string; of?: string }

const { settings, derived } = publicSnapshot()
/**
 * The shipped prices with every mark set, or none, except that VAT is confirmed, without which no
 * pro-forma is made.
 */
const marked = (isExample: boolean) => {
  const all = pricesSchema.parse(
    JSON.parse(JSON.stringify(settings.prices), (key, value: unknown) =>
      key === 'isExample' ? isExample : value,
    ),
  )
  return { ...all, vat: { ...all.vat, isExample: false } }
}
const {
  survey,
  installationDay,
  pilot,
  training,
  spares,
  cell,
  plans,
  app,
  call,
  data,
  parts,
  sets,
} = settings.prices
const { range, examples } = derived
const held = partsOf(range, examples)
const amountOf = (id: string) => parts.find((part) => part.id === id)?.amount ?? ''

/**
 * Lines as the form holds them for the devices of a set or an example site that are other makers'.
 */
const linesOf = (rows: ReturnType<typeof rowsOfSet>): Line[] =>
  rows.flatMap(({ name, price }) =>
    price ? [{ text: name, price: amountOf(price), of: `part.${price}` }] : [],
  )
const ofSets = sets.flatMap((set): [string, Line][] =>
  linesOf(rowsOfSet(set, held)).map((line) => [`set ${set.id}`, line]),
)
const ofSites = examples.flatMap(({ id }): [string, Line][] =>
  linesOf(rowsOfExampleSite(id, held)).map((line) => [`example site ${id}`, line]),
)
const wholeSets = sets.flatMap((set): [string, Line][] => {
  const rows = rowsOfSet(set, held)
  const price = (priceOfDevices(rows, range.amounts).total / 100).toFixed(2)
  return rows.some((row) => row.price) ? [['sum of a set', { text: set.name, price }]] : []
})
const [part] = parts
const listed = { of: `part.${part?.id}`, text: part?.name ?? '', price: part?.amount ?? '' }

const refused: [string, Line][] = [
  ...parts.map(({ id, name, amount }): [string, Line] => [
    'part of the list',
    { of: `part.${id}`, text: name, price: amount },
  ]),
  ...ofSets,
  ...ofSites,
  ...wholeSets,
  ...[survey, installationDay, pilot, training, spares, cell, call, data].map(
    ({ name, amount }): [string, Line] => ['service', { text: name, price: amount }],
  ),
  ...[...plans, app].flatMap(({ name, firstYear, laterYears }): [string, Line][] => [
    ['first year', { text: name, price: firstYear }],
    ['later year', { text: name, price: laterYears }],
  ]),
  [
    'data bundle as the page of prices names it',
    { text: `${data.name}, ${data.megabytes}\u00a0MB`, price: data.amount },
  ],
  [
    'service by the beginning of its name',
    { text: survey.name.split(':')[0] ?? '', price: survey.amount },
  ],
  [
    'service in other letters',
    { text: `  ${training.name.toUpperCase()}s`, price: training.amount },
  ],
  ['part that nobody listed', { text: listed.text, price: listed.price }],
  ['part with other words', { ...listed, text: 'Whatever it is called' }],
  ['amount with other decimals', { ...listed, price: `${Number(listed.price)}.0000` }],
  ['amount with leading zeros', { ...listed, price: `00${listed.price}` }],
]
const product = range.products.find(({ slug }) => slug === someProduct.slug)
const allowed: [string, Line][] = [
  [
    'product of the catalogue',
    { of: someProduct.slug, text: someProduct.name, price: product?.amount ?? '120' },
  ],
  ['part with an amount of the staff', { ...listed, price: `${Number(listed.price) + 1}` }],
  [
    'service with an amount of the staff',
    { text: survey.name, price: `${Number(survey.amount) + 1}` },
  ],
  ['line of the staff', { text: 'Transport to Abuja', price: survey.amount }],
]

describe.each(anyEngine)('an amount in a pro-forma on %s', async (engine) => {
  const site = await openTestSite(engine)
  const cookie = await site.signIn('tunde', undefined, 'sales')
  await site.send('POST', '/api/contact', contact)
  await site.database.db.updateTable('contact').set({ flag_lifted_at: 1 }).execute()

  const entries = async () => (await site.audited('contact.pro-forma')).length
  async function make(lines: Line[], isExample: boolean, more: Record<string, string> = {}) {
    const fields = lines.flatMap(({ text, price, of = '' }, at) => [
      [`text.${at}`, text],
      [`quantity.${at}`, '2'],
      [`price.${at}`, price],
      [`of.${at}`, of],
    ])
    const form = {
      currency: 'USD',
      ...{ vat: '7', validUntil: '2099-12-04' },
      ...{ addressee: 'Ann Bee', delivery: 'Soon', payment: 'Now' },
      ...more,
      ...Object.fromEntries(fields),
    }
    const answer = await withSnapshot(
      {
        ...publicSnapshot(),
        settings: { ...ownersSettings(settings), prices: marked(isExample) },
      },
      () => site.submit('/admin/pro-forma?contact=1', form, { cookie }),
    )
    return answer.json()
  }

  it.each(refused)(
    'of a %s is refused while it is an example, and taken once it is confirmed: %j',
    async (_, line) => {
      const before = await entries()
      const answer = await make([{ text: 'Transport', price: '7' }, line], true)
      expect(answer).toMatchObject({
        outcome: 'invalid',
        status: 422,
        values: { 'price.1': line.price },
      })
      expect(Object.keys(answer.errors)).toEqual(['price.1'])
      expect(answer.errors['price.1'][0]).toContain(`Line 2, “${line.text.trim()}”`)
      expect(await entries()).toBe(before)
      expect(Object.keys((await make([line], true)).errors)).toEqual(['price.0'])
      expect(await make([line], false)).toMatchObject({ outcome: 'done' })
    },
  )

  it.each(allowed)('of a %s is taken: %j', async (_, line) =>
    expect(await make([line], true)).toMatchObject({ outcome: 'done' }),
  )

  it('is refused with each other line that carries an example, and neither sent nor stored', async () => {
    const mail = { act: 'send', key: 'k'.repeat(20), text: 'Dear Ann,' }
    const answer = await make(
      [listed, { text: 'Transport', price: '7' }, { text: survey.name, price: survey.amount }],
      true,
      mail,
    )
    expect(Object.keys(answer.errors)).toEqual(['price.0', 'price.2'])
    expect(await site.services.contacts.find(1)).toMatchObject({ replies: [] })
  })
})
