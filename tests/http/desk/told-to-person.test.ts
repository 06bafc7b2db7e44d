import { expect, it } from 'vitest'
import { exampleSites } from '#src/content/example-sites.ts'
import { contactFields } from '#src/contracts/contact/contact-fields.ts'
import { readPersonReport } from '#src/desk/people/person-report.server.ts'
import { nameOfSite } from '#src/site-model/site.ts'
import { getExampleSite } from '../../company/get-example-site.ts'
import { fillTables } from '../operation/fill-tables.ts'
import { contact, openTestSite } from '../test-site.ts'

const [example] = exampleSites()

/** Columns that the report leaves out, each with the reason. */
const leftOut: Record<string, string> = {
  'contact.id': 'a number of ours',
  'contact.searched': 'follows from what was typed and written',
  'contact.awaits_digest': 'of our mails',
  'contact.answered_by': 'about staff',
  'contact.first_answered_at': 'for the numbers of staff alone',
  'contact.taken_by': 'about staff',
  'contact.touched_by': 'about staff',
  'contact.touched_at': 'about staff',
  'contact_note.id': 'a number of ours',
  'contact_note.contact_id': 'a number of ours',
  'contact_note.key': 'made by a browser of staff',
  'contact_note.written_by': 'about staff',
  'contact_note.asks_about': 'said by the text',
  'contact_note.closed_at': 'about the work of staff',
  'contact_reply.id': 'a number of ours',
  'contact_reply.contact_id': 'a number of ours',
  'contact_reply.key': 'made by a browser of staff',
  'contact_reply.written_by': 'about staff',
  'contact_reply.pro_forma': 'its words are the text of the reply',
  'contact_reply.filed': 'said by the state',
  'contact_reply.leaves_questions': 'about the work of staff',
  'contact_reply.failed_at': 'said by the state',
  'pro_forma.id': 'in the address of its PDF',
  'pro_forma.contact_id': 'a number of ours',
  'pro_forma.reply_id': 'a number of ours',
  'pro_forma.sent_by': 'about staff',
  'pro_forma.pdf': 'under its address',
  'pro_forma.withdrawn_at': 'said by the state',
  'pro_forma.unconfirmed_since': 'said by the state',
  'pro_forma.declined_at': 'said by the state, and by a note',
  'pro_forma.code_made_at': 'of our mails',
  'pro_forma.code_faults': 'of our mails',
  'pro_forma.code_used_at': 'said by a note',
  'offer_acceptance.pro_forma_id': 'a number of ours',
  'offer_acceptance.digest': 'follows from the PDF',
  'contact_file.id': 'in the address of the file',
  'contact_file.contact_id': 'a number of ours',
  'contact_file.digest': 'follows from the file',
  'contact_file.created_at': 'when the request was sent',
  'subscriber.id': 'a number of ours',
  'subscriber.email_key': 'follows from the address',
  'subscriber.address_key': 'follows from the address',
  'subscriber.asked_at': 'of our mails',
}

const calledThere: Record<string, string> = {
  'contact.idempotency_key': 'submissionKey',
  'contact.marketing': 'askedForNewsletter',
  'contact.outcome': 'result',
  'contact.outcome_words': 'words',
  'contact.outcome_sum': 'sum',
  'contact.outcome_at': 'outcome',
  'contact.won_with': 'proForma',
  'contact_note.written_at': 'at',
  'offer_acceptance.accepted_at': 'at',
  'offer_acceptance.name': 'by',
  'contact_reply.written_at': 'at',
  'subscriber.source': 'form',
}

const camelCase = (name: string) =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const keysIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])
    : []

it('hands a person every column of the tables that are about them, or says why not', async () => {
  const site = await openTestSite('sqlite')
  const { db } = site.database
  await site.addContacts({})
  await fillTables(site.database)
  await db
    .updateTable('contact')
    .set({
      business_email: 'x@y.example',
      context: JSON.stringify({ href: '/', site: 'Shop', hours: '8', headline: 'Dark', sum: '1' }),
    })
    .execute()
  const person = 'x@y.example'
  await db.updateTable('subscriber').set({ email: person, email_key: person }).execute()
  const report = await readPersonReport(site.context, person)
  const parts = {
    contact: report.contacts[0],
    contact_note: report.contacts[0]?.notes[0],
    contact_reply: report.contacts[0]?.replies[0],
    pro_forma: report.contacts[0]?.proFormas[0],
    offer_acceptance: report.contacts[0]?.proFormas[0]?.accepted,
    contact_file: report.contacts[0]?.files[0],
    subscriber: report.subscription,
  }
  const tables = (await db.introspection.getTables()).filter(({ name }) =>
    Object.hasOwn(parts, name),
  )
  const columns = tables.flatMap(({ name: table, columns }) =>
    columns.map(({ name }) => `${table}.${name}`),
  )
  const isTold = (column: string) => {
    const [table = '', name = ''] = column.split('.')
    const field = Object.entries(contactFields).find(
      ([, one]) => table === 'contact' && one.column === name,
    )?.[0]
    const keys = keysIn(Object.entries(parts).find(([part]) => part === table)?.[1])
    return keys.includes(field ?? calledThere[column] ?? camelCase(name))
  }
  console.log(
    `Columns about a person: ${columns.length}, left out with a reason: ${Object.keys(leftOut).length}`,
  )
  expect(columns.filter((column) => !isTold(column)).toSorted()).toEqual(
    Object.keys(leftOut).toSorted(),
  )
})

it.runIf(example)(
  'stores of a night that an earlier release sends apart what the site itself calculates',
  async () => {
    const site = await openTestSite('sqlite')
    const cookie = await site.signIn()
    const send = (night: string) =>
      site.send('POST', '/api/contact', {
        ...contact,
        ...site.hiddenFields(),
        night,
        askedAbout: '/cut-the-power/night',
        message: `By ${night}`,
      })
    await send(`site=${example?.id}&from=20%3A00&hours=5&link=neither&name=%3Cb%3E`)
    await send('site=nowhere')
    await send('<script>')
    const [script, nowhere, known] = await site.listContacts(cookie)
    expect([script.quote, nowhere.quote]).toEqual([null, null])
    const { data, site: model } = getExampleSite(example?.id ?? '')
    expect(known.quote.name).toBe(
      `${nameOfSite(model)}, through 4 hours without mains from ${data.night.failsAt}`,
    )
    expect(known.quote.lines.length).toBeGreaterThan(3)
    expect(await (await site.get('/api/contact.csv', cookie)).text()).toContain(known.quote.name)
  },
)
