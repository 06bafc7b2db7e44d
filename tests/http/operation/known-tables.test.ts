import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { erasePerson } from '#src/desk/people/people.server.ts'
import { readPersonReport } from '#src/desk/people/person-report.server.ts'
import { purgeExpired } from '#src/server/housekeeping.ts'
import { commandLine } from '#src/staff/audit/audit.server.ts'
import { sendProForma } from '../desk/made-pro-forma.ts'
import { pdf, sendFiles } from '../desk/sent-files.ts'
import { contact, openTestSite, sqliteUnlessAll } from '../test-site.ts'
import { countRows, fillTables } from './fill-tables.ts'

/**
 * Tables about a visitor that an erasure empties, each with words of its row in the privacy policy
 * and the key of the report that holds it.
 */
const erased: Record<string, { policy: string; report: string }> = {
  contact: { policy: 'You send the contact form', report: 'contacts' },
  booking: { policy: 'the half hour if you book a call', report: 'contacts' },
  contact_note: { policy: 'We work on your request', report: 'notes' },
  contact_reply: { policy: 'what we answer by e-mail', report: 'replies' },
  pro_forma: { policy: 'what we answer by e-mail', report: 'proFormas' },
  offer_acceptance: { policy: 'who accepted it: name, position', report: 'accepted' },
  contact_file: { policy: 'You send files with it', report: 'files' },
  contact_file_part: { policy: 'You send files with it', report: 'files' },
  subscriber: { policy: 'You subscribe to the newsletter', report: 'subscription' },
  outbox: { policy: 'We send mail about your request or subscription', report: 'mails' },
}

/** Tables that outlast an erasure, each with words of its row in the privacy policy. */
const kept: Record<string, string> = {
  suppression: 'You leave the newsletter',
  newsletter_recipient: 'We send you an issue of the newsletter',
  rate: 'You send any form',
  day_count: 'Your request is deleted',
  audit: 'Our staff read, change, export or erase something',
}

/** Tables that hold nothing about a visitor. */
const others = [
  ...['account_link', 'passkey', 'recovery_code', 'session', 'staff', 'totp'],
  ...['certificate_file', 'consent', 'content_aside', 'content_draft', 'content_entry'],
  ...['content_picture', 'content_state', 'paper_revision', 'picture_part', 'preview_link'],
  ...['publication', 'publication_file', 'setting', 'webhook', 'newsletter_issue'],
]

const policy = readFileSync('content/pages/privacy-policy.yaml', 'utf8').replaceAll(/\s+/g, ' ')

it.each(sqliteUnlessAll)(
  'every table on %s is known to the privacy policy, the report and the erasure, or holds nothing about a visitor',
  async (engine) => {
    const site = await openTestSite(engine)
    const { db } = site.database
    const tables = (await db.introspection.getTables())
      .map(({ name }) => name)
      // The index of the search follows `contact` by triggers.
      .filter((name) => !/^(kysely_|contact_search)/.test(name))
    expect(tables.sort()).toEqual([...Object.keys(erased), ...Object.keys(kept), ...others].sort())
    const rows = [...Object.values(erased).map((row) => row.policy), ...Object.values(kept)]
    expect(rows.filter((words) => !policy.includes(words))).toEqual([])

    const cookie = await site.signIn()
    await sendFiles(site, [['plan.pdf', pdf(1000)]], {
      fields: { ...contact, ...site.hiddenFields(), marketing: 'on', termsAccepted: 'on' },
    })
    const send = (path: string, body: object) =>
      site.send('POST', `/api/contact/1/${path}`, { key: randomUUID(), ...body }, { cookie })
    await send('notes', { text: 'Calls on Monday.' })
    await send('replies', { subject: 'Your message', text: 'Two gateways are ready.' })
    await sendProForma(site, cookie)
    const accepted = { name: 'Bola', position: 'Owner', order_number: '', digest: '' }
    await db
      .insertInto('offer_acceptance')
      .values({ pro_forma_id: 1, accepted_at: Date.now(), ...accepted })
      .execute()
    const call = { starts_at: Date.now(), place: 0, contact_id: 1 }
    await db
      .insertInto('booking')
      .values({ ...call, phone_key: 'phone', network_key: 'network' })
      .execute()
    const count = async (table: string) => {
      const { rows: found } = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(table)}`.execute(db)
      return Number(found[0]?.count)
    }
    const countErased = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.keys(erased).map(async (table) => [table, (await count(table)) > 0] as const),
        ),
      )
    const every = (isThere: boolean) =>
      Object.fromEntries(Object.keys(erased).map((table) => [table, isThere]))
    expect(await countErased()).toEqual(every(true))
    const told = JSON.stringify(await readPersonReport(site.context, contact.businessEmail))
    const missing = Object.values(erased).filter(({ report: key }) => !told.includes(`"${key}":`))
    expect(missing).toEqual([])
    await erasePerson(site.context, commandLine, contact.businessEmail)
    expect(await countErased()).toEqual(every(false))
  },
)

/** Tables of which old rows stay, by the reason. */
const lasting = {
  'as long as the account': ['account_link', 'passkey', 'recovery_code', 'staff', 'totp'],
  'until somebody ends it': ['newsletter_issue', 'newsletter_recipient', 'subscriber', 'webhook'],
  'as long as the site': ['consent', 'content_state', 'paper_revision', 'setting', 'suppression'],
  'as long as an entry uses it': [
    ...['certificate_file', 'content_aside', 'content_draft', 'content_entry', 'content_picture'],
  ],
  'for a term after the newest': ['audit'],
}

it('the rows of every other table go after their term', async () => {
  const { database } = await openTestSite('sqlite')
  await fillTables(database)
  await purgeExpired(database)
  const counts = Object.entries(await countRows(database))
  const left = counts.filter(([name, count]) => !/^kysely|\./.test(name) && count > 0)
  expect(left.map(([name]) => name).sort()).toEqual(Object.values(lasting).flat().sort())
})
