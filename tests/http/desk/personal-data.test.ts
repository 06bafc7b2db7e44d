import { describe, expect, it } from 'vitest'
import { site as company } from '#src/content/settings/site.ts'
import { consentTexts } from '#src/contracts/contact/consent.ts'
import { correctPerson, erasePerson } from '#src/desk/people/people.server.ts'
import { readPersonReport } from '#src/desk/people/person-report.server.ts'
import { commandLine } from '#src/staff/audit/audit.server.ts'
import { anyEngine, contact, from, openTestSite } from '../test-site.ts'

const consent = consentTexts(company().name)
const bothTexts = `${consent.terms}\n${consent.marketing}`

describe.each(anyEngine)('what is kept about a person, on %s', async (engine) => {
  const site = await openTestSite(engine)
  const cookie = await site.signIn()

  const list = () => site.listContacts(cookie)
  const newest = async () => (await list())[0]

  it('§2 /privacy-policy · everything kept under an address can be read and deleted', async () => {
    const body = { ...contact, businessEmail: 'Leaving@works.example', marketing: true }
    const references: string[] = []
    for (let count = 0; count < 2; count++) {
      const sent = await site.send(
        'POST',
        '/api/contact',
        { ...body, ...site.hiddenFields() },
        from('192.0.2.11'),
      )
      references.push((await sent.json()).reference)
    }
    await site.outbox.sendDue()
    const before = (await list()).length

    const told = await readPersonReport(site, ' leaving@WORKS.example')
    expect(told.contacts.map(({ reference, message }) => [reference, message])).toEqual(
      references.map((one) => [one, contact.message]),
    )
    expect(told.contacts[0]?.consentText).toBe(bothTexts)
    expect(told.contacts[0]?.mails.map(({ kind }) => kind)).toEqual([
      'contact-notification',
      'contact-acknowledgement',
    ])
    const mails = [{ kind: 'newsletter-confirmation' }]
    expect(told.subscription).toMatchObject({
      email: 'Leaving@works.example',
      form: 'contact',
      mails,
    })
    const columns = await site.database.db
      .selectFrom('contact')
      .selectAll()
      .executeTakeFirstOrThrow()
    // The report lacks 15 columns: id, copy for searches, state, derived keys, digest note, data
    // about staff, and four because one key replaces the outcome's five columns. The report adds 6
    // keys: files, the list in words, mails, notes, replies and pro-formas.
    expect(Object.keys(told.contacts[0] ?? {})).toHaveLength(Object.keys(columns).length - 15 + 6)

    const { context } = site.services
    expect(await erasePerson(context, commandLine, ' leaving@WORKS.example')).toEqual({
      references,
      subscriberId: expect.any(Number),
      // Two notifications, a receipt and a confirmation.
      files: 4,
      isCleared: true,
    })
    expect(await list()).toHaveLength(before - 2)
    const rest = await Promise.all(
      (['contact', 'subscriber', 'outbox', 'rate'] as const).map((table) =>
        site.database.db.selectFrom(table).selectAll().execute(),
      ),
    )
    expect(JSON.stringify(rest)).not.toMatch(/leaving/i)
    expect(await readPersonReport(site, 'leaving@works.example')).toMatchObject({
      contacts: [],
      subscription: null,
    })
    expect(await erasePerson(context, commandLine, 'leaving@works.example')).toEqual({
      references: [],
      subscriberId: null,
      files: 0,
      isCleared: true,
    })
  })

  it('§2 /privacy-policy · what a person typed can be corrected, by the rules of the form', async () => {
    const { reference } = await (
      await site.send('POST', '/api/contact', contact, from('192.0.2.12'))
    ).json()
    const change = (values: Partial<typeof contact>) =>
      correctPerson(site, commandLine, reference, values)
    expect(await change({ firstName: ' Adé ', lastName: contact.lastName })).toEqual({
      outcome: 'done',
      fields: ['firstName'],
    })
    expect(await change({ message: 'Three gateways.\r\nSoon.', company: '' })).toEqual({
      outcome: 'done',
      fields: ['company', 'message'],
    })
    expect(await change({ message: 'Three gateways.\r\nSoon.' })).toEqual({
      outcome: 'done',
      fields: [],
    })
    const { lastName } = contact
    expect(await newest()).toMatchObject({
      reference,
      firstName: 'Adé',
      lastName,
      message: 'Three gateways.\nSoon.',
      company: '',
    })
    const errors = {
      phone: [expect.stringContaining('country code')],
      lastName: [expect.stringContaining('last name')],
    }
    expect(await change({ phone: 'no number', lastName: ' ', firstName: 'Bola' })).toEqual({
      outcome: 'invalid',
      errors,
    })
    expect(await correctPerson(site, commandLine, 'aaaa-bbbb', { lastName: 'Cee' })).toEqual({
      outcome: 'missing',
    })
    expect(await newest()).toMatchObject({
      firstName: 'Adé',
      phone: contact.phone,
      lastName: contact.lastName,
    })
  })
})
