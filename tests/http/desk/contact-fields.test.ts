import { describe, expect, it } from 'vitest'
import { listedProducts } from '#src/content/listed-products.ts'
import { site as company } from '#src/content/settings/site.ts'
import { offerCallBacks } from '#src/contracts/contact/call-back.ts'
import {
  type ContactFieldName,
  type ContactFieldType,
  contactFieldNames,
  contactFields,
  mapContactFields,
} from '#src/contracts/contact/contact-fields.ts'
import { describeList } from '#src/contracts/contact/request-list.ts'
import { regionOf } from '#src/contracts/formats.ts'
import { internationalPhone } from '#src/contracts/phone.ts'
import { requestLabels } from '#src/contracts/staff/field-labels.ts'
import { correctPerson } from '#src/desk/people/people.server.ts'
import { readPersonReport } from '#src/desk/people/person-report.server.ts'
import { wordsOfField } from '#src/desk/requests/request-field-words.ts'
import { commandLine } from '#src/staff/audit/audit.server.ts'
import { someProduct } from '../../content/some-products.ts'
import { describedCall } from '../described-calls.ts'
import { contact, openTestSite, sqliteUnlessAll } from '../test-site.ts'

const [sentOffer = '', correctedOffer = ''] = offerCallBacks(new Date(), company())
  .map(({ window }) => window)
  .reverse()

/** Samples by type of field: a text that differs from all other fields, and a corrected text. */
const samples: Record<
  ContactFieldType,
  (name: string, index: number) => [sent: string, corrected: string]
> = {
  text: (name) => [`sent-${name}`, `corrected-${name}`],
  tel: (_, index) => [`+23480234567${10 + index}`, `+23480234567${50 + index}`],
  email: (name) => [
    `sent-${name.toLowerCase()}@works.example`,
    `corrected-${name.toLowerCase()}@works.example`,
  ],
  choice: () => [sentOffer, correctedOffer],
  list: () => [`${someProduct.slug}*3,gateway*1`, `${someProduct.slug}*4`],
  textarea: (name) => [`sent-${name}\nin two lines`, `corrected-${name}\nin two lines`],
}
const sampleOf = mapContactFields(({ type }, name) =>
  samples[type](name, contactFieldNames.indexOf(name)),
)
const shown = (name: ContactFieldName, value: string, submittedAt: string): string => {
  const values = mapContactFields(() => value)
  const listed = describeList(value, listedProducts(), company().locale)
  return wordsOfField(
    { ...values, listed, submittedAt, timeZone: contact.timeZone },
    name,
    regionOf(company()),
  )
}
const sent = mapContactFields((_, name) => sampleOf[name][0])

describe.each(sqliteUnlessAll)('each field of the contact form on %s', async (engine) => {
  const site = await openTestSite(engine)
  const cookie = await site.signIn()
  const hidden = site.hiddenFields()
  const reference = (
    await (await site.send('POST', '/api/contact', { ...contact, ...hidden, ...sent })).json()
  ).reference

  const get = (target: string) => site.get(target, cookie)

  it('is read back by staff, and stands in their file under its label', async () => {
    const { items } = await (await get('/api/contact')).json()
    expect(items).toMatchObject([sent])
    const [{ submittedAt }] = items
    const [titles = '', ...lines] = (await (await get('/api/contact.csv')).text()).split('\r\n')
    const found = contactFieldNames.map((name) => `"${requestLabels[name]}"`)
    expect(titles).toContain(found.join(','))
    for (const name of contactFieldNames) {
      const written =
        contactFields[name].type === 'tel'
          ? internationalPhone(sent[name], company().address.countryCode)
          : shown(name, sent[name], submittedAt)
      // The file has an apostrophe in front of values that a spreadsheet could take for formulas.
      expect(lines.join('\r\n')).toMatch(new RegExp(`"'?${RegExp.escape(written)}"`))
    }
  })

  it('stands in the mail to the company, in plain text and in HTML', async () => {
    const [{ submittedAt }] = (await (await get('/api/contact')).json()).items
    await site.outbox.sendDue()
    const mails = await site.readMails()
    const mail = mails.find(({ messageId }) => messageId?.startsWith('<contact-notification-'))
    for (const name of contactFieldNames) {
      const { isName } = contactFields[name]
      const label = requestLabels[name]
      const text = shown(name, sent[name], submittedAt)
      const [firstLine = ''] = text.split('\n')
      expect(mail?.text).toContain(contactFields[name].type === 'list' ? firstLine : text)
      expect(mail?.html).toContain(firstLine)
      if (!isName) for (const form of [mail?.text, mail?.html]) expect(form).toContain(label)
    }
  })

  it.each(contactFieldNames)('%s is found by a search if it is typed', async (name) => {
    const [firstLine = ''] = sent[name].split('\n')
    const { total } = await (
      await get(`/api/contact?search=${encodeURIComponent(firstLine)}`)
    ).json()
    expect(total).toBe(contactFields[name].type === 'choice' ? 0 : 1)
  })

  it.each(contactFieldNames)('%s makes another submission when it is changed', async (name) => {
    const send = async (fields: object) =>
      (
        await (
          await site.send('POST', '/api/contact', {
            ...contact,
            ...fields,
            idempotencyKey: `key-of-${name}`,
          })
        ).json()
      ).reference
    expect(await send({ [name]: sent[name] })).not.toBe(await send({ [name]: sampleOf[name][1] }))
  })

  it('is told to the person, and can be corrected', async () => {
    const told = async (email: string) =>
      (await readPersonReport(site.context, email)).contacts.filter(
        (one) => one.reference === reference,
      )
    expect(await told(sent.businessEmail)).toMatchObject([sent])
    for (const name of contactFieldNames)
      expect(
        await correctPerson(site, commandLine, reference, { [name]: sampleOf[name][1] }),
      ).toEqual({
        outcome: 'done',
        fields: [name],
      })
    expect(await told(sampleOf.businessEmail[1])).toMatchObject([
      mapContactFields((_, name) => sampleOf[name][1]),
    ])
  })
})

it.each(contactFieldNames)(
  'the description of the API tells the bounds of %s, and whether it may be left out',
  (name) => {
    const schema = describedCall('POST', '/api/contact').requestBody?.content['application/json']
      ?.schema
    const { min, max } = contactFields[name]
    expect(schema?.['required']).toEqual(
      min ? expect.arrayContaining([name]) : expect.not.arrayContaining([name]),
    )
    expect(JSON.stringify(schema?.['properties'])).toMatch(
      new RegExp(`"${name}":{[^}]*"maxLength":${max}\\b`),
    )
  },
)
