import { expect, it } from 'vitest'
import { sampleCompany } from '#src/content/schemas/sample-company.ts'
import { settings } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { companyTime } from '#src/content/today.ts'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import type { OpeningForm, ShownOpening } from '#src/contracts/content/opening.ts'
import { openingAddress } from '#src/contracts/opening-address.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { neededSettings, settingAddress } from '#src/desk/offers/form/missing-settings.ts'
import { listMissingSettings } from '#src/desk/offers/form/pro-forma-terms.server.ts'
import { fieldIdAt } from '#src/editor/kit/editor-context.ts'
import { listLeftToWrite } from '#src/editor/opening/left-to-write.server.ts'
import { readOpeningForms, readSamples } from '#src/editor/opening/opening.server.ts'
import { valueAt, withValueAt } from '#src/editor/texts/value-at.ts'
import { readSource } from '#src/editor/texts/workspace.server.ts'
import { makeCheckout, openEditingSite } from './content-root.ts'

const checkout = makeCheckout()
const { site, ada: editor, bola: owner } = await openEditingSite('sqlite', checkout)
const now = () => site.content.current().snapshot.settings
const company = () => now().company

const formOf = (form: OpeningForm): ShownOpening => {
  const shown = readOpeningForms(site.context.editor).find((one) => one.form === form)
  if (!shown) throw new Error(`There is no form ${form}`)
  return shown
}
const save = (
  form: OpeningForm,
  typed: Record<string, ContentValue>,
  { value, version } = formOf(form),
  by = owner,
) =>
  by.send('PUT', '/api/content/opening', {
    form,
    version,
    value: Object.entries(typed).reduce<ContentValue>(
      (all, [at, one]) => withValueAt(all, at, one) ?? null,
      value,
    ),
  })

const own = {
  'company/name': 'Omi',
  'company/legalName': ' Omi Meters Limited ',
  'company/registration/number': 'RC 1234567',
  'company/url': 'https://omi-meters.ng',
  'company/address/street': '3 Reservoir Road',
  'company/phone': '+234 803 123 4567',
  'company/whatsApp': null,
  'company/email': 'hello@omi-meters.ng',
  'company/privacyEmail': 'privacy@omi-meters.ng',
  'brand/palette/signal/light': '#1f5fd0',
  'brand/symbol': {
    side: 24,
    paths: [{ d: 'M12 2l8 12a8 8 0 1 1-16 0z', colour: 'signal' }],
    boxes: [],
  },
}

it('saves and publishes who the company is, and counts one sample fewer for each', async () => {
  const { founded, employees } = settings().company
  const before = { samples: readSamples().length, brand: settings().brand, founded, employees }
  expect((await save('company', own)).status).toBe(200)
  expect(company()).toMatchObject({
    name: 'Omi',
    word: null,
    // The example's are nobody else's.
    founded: before.founded === sampleCompany.founded ? null : before.founded,
    employees: before.employees === sampleCompany.employees ? null : before.employees,
    legalName: 'Omi Meters Limited',
    whatsApp: null,
    registration: { number: 'RC 1234567' },
    address: { street: '3 Reservoir Road', city: settings().company.address.city },
  })
  const { brand } = site.content.current().snapshot.settings
  expect(brand.symbol).toMatchObject({ side: 24, paths: [{ colour: 'signal' }] })
  expect(brand.palette.signal.light).toBe('#1f5fd0')
  expect(brand.palette['signal-ink'].light).not.toBe(before.brand.palette['signal-ink'].light)
  expect(readSamples().filter(({ form }) => form === 'company')).toEqual([])
  expect(readSamples().length).toBeLessThan(before.samples)
})

it('leaves out what has no address', async () => {
  const none = Object.keys(Object(valueAt(formOf('links').value, 'company'))).map((key) => [
    `company/${key}`,
    null,
  ])
  const social = { name: 'Mastodon', url: 'https://social.omi-meters.ng/@omi' }
  await save('links', { ...Object.fromEntries(none), 'company/social': social })
  expect(company()).toMatchObject({ social, sisterBrand: null, canadianSite: null })
})

it('confirms all prices with one press, with the currency that they are in', async () => {
  const [product] = currentCopy().products
  const { slug = '' } = product ?? {}
  await save('prices', {
    'company/currency': 'NGN',
    'company/tax/number': 'TIN 12345678-0001',
    'company/tax/vatNumber': 'TIN 12345678-0001',
    'prices/local/currency': 'NGN',
    'prices/delivery/lagos/amount': '9500',
    [`products/${slug}/amount`]: '85000',
    [`products/${slug}/availability`]: 'made-to-order',
    [`products/${slug}/leadDays`]: 15,
  })
  const { settings: now, entries } = site.content.current().snapshot
  expect([now.prices.isSample, now.company.currency, now['written-for'].currency]).toEqual([
    false,
    'NGN',
    'NGN',
  ])
  const { delivery, local } = now.prices
  expect(delivery[0]?.amount).toBe('9500')
  expect(local.on, 'the day of the rate').toBe(companyTime().slice(0, 10))
  expect(entries.find(({ file }) => file === `content/products/${slug}.yaml`)?.data).toMatchObject({
    amount: '85000',
    availability: 'made-to-order',
    leadDays: 15,
  })
  expect(readSamples().length).toBe(0)
})

it('shows and stores each value of each form where it is published, whatever the site leaves out', async () => {
  const published = (path: string): ContentValue =>
    readSource({ ...site.context.editor.store.workspace(), drafts: new Map() }, path)?.value ?? null
  const rows = (list: string) => {
    const found = valueAt(published('content/prices.json'), list)
    return Array.isArray(found) ? found.filter(isRecord) : []
  }
  const nameOf = (row: Record<string, unknown>) =>
    String(
      row['name'] ?? valueAt(published(`content/accessories/${row['accessory']}.yaml`), 'name'),
    )
  // The texts of the former country leave the settings, and so does a hidden accessory.
  const moved = { 'company/address/countryCode': 'KE', 'company/address/country': 'Kenya' }
  expect((await save('company', moved)).status).toBe(200)
  const [accessory] = rows('parts').flatMap((row) => row['accessory'] ?? [])
  const file = `content/accessories/${accessory}.yaml`
  await owner.save(file, { hidden: true })
  expect((await owner.publish()).status).toBe(200)
  const { groups } = formOf('prices')
  const priced = groups.flatMap(({ heading, fields }) => {
    const [, list = '', key] =
      /^prices\/(plans|parts|delivery)\/([^/]+)/.exec(fields[0]?.at ?? '') ?? []
    return list === '' ? [] : [{ heading, list, key, at: fields[0]?.at ?? '' }]
  })
  const keyOf = (row: Record<string, unknown>) => row['id'] ?? row['accessory']
  expect(priced.length).toBeGreaterThan(10)
  expect(priced.map(({ key }) => key)).not.toContain(accessory)
  const typed = priced.map(({ at }, index) => [at, `${1000 + index}`])
  expect((await save('prices', Object.fromEntries(typed))).status).toBe(200)
  const stored = priced.map(({ heading, list, key, at }) => {
    const row = rows(list).find((one) => keyOf(one) === key) ?? {}
    expect(heading.replace('Delivery to ', '')).toBe(nameOf(row))
    return [at, row[at.split('/')[3] ?? '']]
  })
  expect(stored).toEqual(typed)
  const [{ at = '' } = {}] = priced
  const refused = await save('prices', { [at]: 'many' })
  expect((await refused.json()).problems[0].field.join('/')).toBe(at)
})

it('answers with each fault at its place in the form, and publishes nothing', async () => {
  const answer = await save('company', { 'company/phone': 'call us', 'company/legalName': '' })
  expect(answer.status).toBe(422)
  expect((await answer.json()).problems).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: ['company', 'legalName'] }),
      expect.objectContaining({
        field: ['company', 'phone'],
        message: expect.stringContaining('no phone number'),
      }),
    ]),
  )
  expect(company().phone).toBe(own['company/phone'])
})

it('does not overwrite what somebody else has published meanwhile', async () => {
  const seen = formOf('company')
  await save('company', { 'company/address/street': '4 Reservoir Road' })
  const answer = await save('company', { 'company/name': 'Late' }, seen)
  expect([answer.status, (await answer.json()).detail]).toEqual([
    409,
    expect.stringContaining('meanwhile'),
  ])
  expect(company()).toMatchObject({ name: 'Omi', address: { street: '4 Reservoir Road' } })
})

it('takes a law and a regulator for the new country’s once they are changed, not before', async () => {
  const left = () => readSamples().map(({ title }) => title)
  const law = {
    name: 'Regulation (EU) 2016/679',
    authority: { name: 'CNPD', url: 'https://www.cnpd.pt' },
  }
  const regulator = { name: 'Autoridade Nacional de Comunicações', short: 'ANACOM' }
  await save('company', {
    'company/address/countryCode': 'PT',
    'company/address/country': 'Portugal',
  })
  expect(left()).toEqual(expect.arrayContaining(['Data protection law', 'Radio regulator']))
  expect(listLeftToWrite(site.context.editor).map(({ path }) => path)).toContain(
    'content/pages/privacy-policy.yaml',
  )
  await save('company', {
    'company/privacyLaw': law,
    'company/radioRegulator': regulator,
  })
  expect(company()).toMatchObject({
    privacyLaw: { ...law, country: 'PT' },
    radioRegulator: { ...regulator, country: 'PT' },
  })
  expect(left()).not.toEqual(expect.arrayContaining(['Data protection law']))
  expect(left()).not.toEqual(expect.arrayContaining(['Radio regulator']))
})

it('asks for all that an offer needs, in a field to which its form leads', async () => {
  const fields = (['company', 'prices'] as const).flatMap((form) =>
    formOf(form).groups.flatMap(({ fields }) => fields.map(({ at }) => `#${fieldIdAt(at)}`)),
  )
  const needed = [...neededSettings].filter((setting) => setting !== 'prices')
  for (const setting of needed)
    expect(fields).toContain(new URL(settingAddress(setting, null), 'https://site.example').hash)
  expect(listMissingSettings(now())).toEqual(expect.arrayContaining(['bank', 'tradeTerms']))
  const bank = [{ label: 'IBAN', value: 'SN08 SN01 0010 0152 0000 0850 3035' }]
  const tradeTerms = { delivery: 'In two weeks', payment: 'Half with the order', validDays: 30 }
  const typed = { 'company/bank': bank, 'company/tradeTerms': tradeTerms }
  expect((await save('prices', typed)).status).toBe(200)
  expect(company()).toMatchObject({ bank, tradeTerms })
  expect(listMissingSettings(now())).toEqual([])
})

it('publishes only fields of the form', async () => {
  const { value, version } = formOf('company')
  const more = withValueAt(value, 'company/word', 'No word') ?? null
  await save('company', { 'people/people': [] }, { ...formOf('company'), value: more, version })
  expect(company().word).toBeNull()
})

it('is an owner’s', async () => {
  const answer = await save('company', { 'company/name': 'Editors Ltd' }, undefined, editor)
  expect([401, 403]).toContain(answer.status)
  expect(company().name).toBe('Omi')
})

it('sends a test mail for an owner at one press, as often as an account may send mails', async () => {
  const press = (cookie: string) => site.submit(openingAddress, {}, { cookie })
  const pressed = await press(owner.cookie)
  expect(pressed.status).toBe(409)
  expect((await pressed.json()).message).toContain(
    `becomes a file in ${site.config.mail.directory}`,
  )
  expect(site.mails()).toHaveLength(1)
  await site.database.db
    .updateTable('rate')
    .set({ hits: staffLimits.staffMails.hits })
    .where('key', 'like', 'staff-mails %')
    .execute()
  expect((await press(owner.cookie)).status).toBe(429)
  expect(site.mails()).toHaveLength(1)
})
