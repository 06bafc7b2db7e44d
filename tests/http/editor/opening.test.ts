import { expect, it } from 'vitest'
import { settings } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { type OpeningForm, testMailAddress } from '#src/contracts/content/opening.ts'
import { openingAddress } from '#src/contracts/opening-address.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { readOpeningForm, readSamples } from '#src/editor/opening/opening.server.ts'
import { makeCheckout, openEditingSite } from './content-root.ts'

const checkout = makeCheckout()
const { site, ada: editor, bola: owner } = await openEditingSite('sqlite', checkout)
const company = () => site.content.current().snapshot.settings.company

const fieldsOf = (form: OpeningForm): Record<string, string> => {
  const { groups, version } = readOpeningForm(form)
  const fields = groups.flatMap((group) => group.fields.map(({ name, value }) => [name, value]))
  return { form, version, ...Object.fromEntries(fields) }
}
const save = (form: OpeningForm, typed: Record<string, string>, cookie = owner.cookie) =>
  site.submit(openingAddress, { ...fieldsOf(form), ...typed }, { cookie })

const own = {
  name: 'Omi',
  legalName: 'Omi Meters Limited',
  registration: 'RC 1234567',
  register: 'Corporate Affairs Commission',
  url: 'https://omi-meters.ng',
  'address/street': '3 Reservoir Road',
  phone: '+234 803 123 4567',
  whatsApp: '',
  email: 'hello@omi-meters.ng',
  privacyEmail: 'privacy@omi-meters.ng',
  colour: '#1f5fd0',
  logo: '<svg viewBox="0 0 24 24"><path d="M12 2l8 12a8 8 0 1 1-16 0z" fill="#1f5fd0"/></svg>',
}

it('saves and publishes who the company is, and counts one sample fewer for each', async () => {
  const before = readSamples().length
  const answer = await save('company', own)
  expect(answer.headers.get('location')).toBe(`${openingAddress}?saved=company#company`)
  expect(company()).toMatchObject({
    name: 'Omi',
    word: null,
    whatsApp: null,
    registration: { number: 'RC 1234567' },
    address: { street: '3 Reservoir Road', city: settings().company.address.city },
  })
  const { brand } = site.content.current().snapshot.settings
  expect(brand.symbol).toMatchObject({ side: 24, paths: [{ colour: 'signal' }] })
  expect(brand.palette.signal.light).toBe('#1f5fd0')
  expect(readSamples().filter(({ form }) => form === 'company')).toEqual([])
  expect(readSamples().length).toBeLessThan(before)
})

it('leaves out what has no address', async () => {
  const fields = Object.keys(fieldsOf('links')).filter((name) => name.includes('/'))
  const none = Object.fromEntries(fields.map((name) => [name, '']))
  const social = { 'social/name': 'Mastodon', 'social/url': 'https://social.omi-meters.ng/@omi' }
  await save('links', { ...none, scheduling: '', socialFeed: '', ...social })
  expect(company()).toMatchObject({
    social: { url: 'https://social.omi-meters.ng/@omi' },
    sisterBrand: null,
    canadianSite: null,
  })
})

it('confirms all prices with one press, with the currency that they are in', async () => {
  const [product] = currentCopy().products
  const { slug = '' } = product ?? {}
  await save('prices', {
    currency: 'NGN',
    'local/currency': 'NGN',
    [`${slug}.amount`]: '85000',
    [`${slug}.availability`]: 'made-to-order',
    [`${slug}.leadDays`]: '15',
  })
  const { settings: now, entries } = site.content.current().snapshot
  expect([now.prices.isSample, now.company.currency, now['written-for'].currency]).toEqual([
    false,
    'NGN',
    'NGN',
  ])
  expect(entries.find(({ file }) => file === `content/products/${slug}.yaml`)?.data).toMatchObject({
    amount: '85000',
    availability: 'made-to-order',
    leadDays: 15,
  })
  expect(readSamples().length).toBe(0)
})

it('says at the field what does not fit, and keeps what was typed', async () => {
  const answer = await save('company', { phone: 'call us', legalName: '', logo: '<svg/>' })
  expect(await answer.json()).toMatchObject({
    status: 422,
    errors: { legalName: [expect.any(String)], logo: [expect.stringContaining('paths')] },
    values: { phone: 'call us' },
  })
  const phone = await (await save('company', { phone: 'call us' })).json()
  expect(phone.errors.phone[0]).toContain('no phone number')
  expect(company().phone).toBe(own.phone)
})

it('does not overwrite what somebody else has published meanwhile', async () => {
  const seen = fieldsOf('company')
  await save('company', { 'address/street': '4 Reservoir Road' })
  const answer = await site.submit(
    openingAddress,
    { ...seen, name: 'Late' },
    { cookie: owner.cookie },
  )
  expect(await answer.json()).toMatchObject({
    status: 409,
    detail: expect.stringContaining('meanwhile'),
  })
  expect(company()).toMatchObject({ name: 'Omi', address: { street: '4 Reservoir Road' } })
})

it('is an owner’s', async () => {
  const answer = await save('company', { name: 'Editors Ltd' }, editor.cookie)
  expect([401, 403]).toContain(answer.status)
  expect(company().name).toBe('Omi')
})

it('sends a test mail for an owner at one press, as often as an account may send mails', async () => {
  const press = (cookie: string) => site.submit(testMailAddress, {}, { cookie })
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
