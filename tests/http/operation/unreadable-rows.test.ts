import { sql } from 'kysely'
import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { siteRegion } from '#src/content/settings/site.ts'
import type { Role } from '#src/contracts/permissions.ts'
import { storedParts, storedTables } from '#src/contracts/staff/stored-rows.ts'
import { insertMail } from '#src/core/database/outbox-rows.ts'
import { writeSetting } from '#src/core/database/setting-rows.ts'
import { csvResponse } from '#src/core/http/csv.ts'
import { xlsxResponse } from '#src/core/http/xlsx.ts'
import type { SignedIn } from '#src/core/signed-in.server.ts'
import { listCalls } from '#src/desk/bookings/booked-calls.server.ts'
import { bookingReceipt } from '#src/desk/bookings/booking-mails.server.ts'
import { Calls } from '#src/desk/bookings/Calls.tsx'
import { NumbersPage } from '#src/desk/numbers/Numbers.tsx'
import { readNumbers } from '#src/desk/numbers/numbers.server.ts'
import { ProFormas } from '#src/desk/offers/ProFormas.tsx'
import { allProFormas, readProFormaPage } from '#src/desk/offers/pro-formas.server.ts'
import { PersonRecord } from '#src/desk/people/PersonRecord.tsx'
import { readPersonReport } from '#src/desk/people/person-report.server.ts'
import { Dashboard } from '#src/desk/requests/list/Dashboard.tsx'
import { firstPage } from '#src/desk/requests/list-address.ts'
import { flaggedDigest } from '#src/desk/requests/mails/digest-mail.server.ts'
import { requestNotification } from '#src/desk/requests/mails/notification-mail.server.ts'
import { requestReceipt } from '#src/desk/requests/mails/receipt-mail.server.ts'
import { requestReply } from '#src/desk/requests/mails/reply-mail.server.ts'
import { allRequests, findRequest, readRequestPage } from '#src/desk/requests/requests.server.ts'
import { requestColumns } from '#src/desk/requests/requests-api.server.ts'
import { Webhooks } from '#src/desk/webhooks/Webhooks.tsx'
import { listWebhooks } from '#src/desk/webhooks/webhooks.server.ts'
import { Issues } from '#src/newsletter/Issues.tsx'
import { listIssueArticles } from '#src/newsletter/issues.server.ts'
import { allSubscribers, readSubscriberPage } from '#src/newsletter/subscribers.server.ts'
import { runDueJobs } from '#src/server/jobs.ts'
import { Accounts } from '#src/staff/accounts/Accounts.tsx'
import { listAccounts } from '#src/staff/accounts/account-list.server.ts'
import { AuditLog } from '#src/staff/audit/AuditLog.tsx'
import { listAuditLog } from '#src/staff/audit/audit-log.server.ts'
import { viewStoredRow } from '#src/staff/audit/stored-row.server.ts'
import { mailLateBackup, readBackup } from '#src/staff/backups/backups.server.ts'
import { exampleDesk } from '../../desk/example-request.ts'
import { signedIn } from '../../signed-in.ts'
import { contact, openTestSite, sqliteUnlessAll, type TestSite } from '../test-site.ts'
import { fillTables } from './fill-tables.ts'

/** What a column may admit although no form writes it. */
const odd = [
  null,
  '',
  'no such thing',
  '{"broken": ',
  '[1, "2"]',
  '2026-13-45',
  'x'.repeat(1_000_000),
  -1,
  4_000_000_000_000_000_000n,
  new Uint8Array([0, 255]),
] as const

/** Tables whose rows a list, an export or a mail reads, and columns in which each row is its own. */
const unique: Record<string, readonly string[]> = {
  contact: ['reference', 'idempotency_key'],
  contact_note: ['key'],
  contact_reply: ['key', 'number'],
  contact_file: [],
  pro_forma: ['number'],
  booking: [],
  subscriber: ['email_key'],
  newsletter_issue: ['article'],
  webhook: [],
  outbox: [],
  audit: [],
  staff: ['name_key'],
}
/** Parents of which each row needs one of its own. */
const parents: Record<string, Record<string, string>> = {
  contact_note: { contact_id: 'contact' },
  contact_reply: { contact_id: 'contact' },
  contact_file: { contact_id: 'contact' },
  pro_forma: { contact_id: 'contact', reply_id: 'contact_reply' },
  booking: { contact_id: 'contact' },
}
const now = Date.parse('2026-11-29T09:00:00Z')

type Row = Record<string, unknown>

/** Makes rows that are copies of the first one with a value changed. */
function rowMaker({ database: { db } }: TestSite) {
  let made = 0
  const bases = new Map<string, Row>()
  async function baseOf(table: string): Promise<Row> {
    const known = bases.get(table)
    if (known) return known
    const { rows } = await sql<Row>`select * from ${sql.table(table)} limit 1`.execute(db)
    const columns = (await db.introspection.getTables()).find(({ name }) => name === table)?.columns
    const generated = ['id', 'state', 'email_key', 'phone_key', 'company_key']
    const left = table === 'contact' ? generated : ['id']
    const base = Object.fromEntries(
      (columns ?? []).flatMap(({ name }) =>
        left.includes(name) ? [] : [[name, /_at$|^at$/.test(name) ? now : rows[0]?.[name]]],
      ),
    )
    bases.set(table, base)
    return base
  }
  async function make(table: string, change: Row = {}): Promise<number | null> {
    made += 1
    const row: Row = { ...(await baseOf(table)) }
    for (const name of unique[table] ?? []) row[name] = `${table}-${made}`
    if (table === 'booking') row['place'] = made
    for (const [name, parent] of Object.entries(parents[table] ?? {}))
      row[name] = await make(parent)
    Object.assign(row, change)
    const names = sql.join(Object.keys(row).map((name) => sql.ref(name)))
    const id = table === 'booking' ? 'contact_id' : 'id'
    try {
      const { rows } = await sql<{ id: number }>`
        insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})
        returning ${sql.ref(id)} as id`.execute(db)
      return rows[0]?.id ?? null
    } catch (error) {
      // The column does not admit the value.
      if (Object.keys(change).length === 0) throw error
      return null
    }
  }
  return { make, columnsOf: async (table: string) => Object.keys(await baseOf(table)) }
}

/** Reads all pages of a list. @returns the ids of its rows, shown or named */
async function walk(
  read: (after: number | undefined) => Promise<{
    items: { id: number }[]
    unreadable?: number[]
    next: number | null
  }>,
) {
  const ids: number[] = []
  let named = 0
  for (let after: number | undefined; ; ) {
    const page = await read(after)
    ids.push(...page.items.map(({ id }) => id), ...(page.unreadable ?? []))
    named += page.unreadable?.length ?? 0
    if (page.next === null) return { ids, named }
    after = page.next
  }
}

const reader = (role: Role): SignedIn => ({
  ...{ id: 1, name: 'Ngozi', role, email: null, timeZone: null, shownName: null },
  ...{ sessionId: 1, device: '' },
  ...{ network: '', origin: null, standing: 'open', mustChangePassword: false },
  ...{ hasSecondFactor: false, provedAt: now, endsAt: now, idleEndsAt: now },
})

const render = <Props extends object>(
  component: (props: Props) => React.ReactNode,
  props: Props,
): string => renderToStaticMarkup(createElement(component, props))

it.each(sqliteUnlessAll)(
  'no value of any column takes a list, an export or a mail with it on %s',
  { timeout: 600_000 },
  async (engine) => {
    const site = await openTestSite(engine)
    const { context, database } = site
    const { db } = database
    await fillTables(database)
    await sql`update outbox set webhook_id = 1, failed_at = ${now}, sent_at = null, contact_id = null, reply_id = null, recipient_id = null`.execute(
      db,
    )
    await sql`update contact set business_email = 'ada@works.example', awaits_digest = 1`.execute(
      db,
    )
    const { make, columnsOf } = rowMaker(site)
    const made: Record<string, number[]> = {}
    for (const table of Object.keys(unique)) await make(table)
    for (const table of Object.keys(unique))
      for (const column of await columnsOf(table))
        for (const value of odd) {
          const id = await make(table, { [column]: value })
          if (id !== null) made[table] = [...(made[table] ?? []), id]
        }
    for (const table of Object.keys(unique)) expect(made[table]?.length, table).toBeGreaterThan(5)
    for (const name of ['jobs', 'backup']) await writeSetting(db, name, '{"broken": ')
    // A request that is whole, but for a file, a note, a reply and a pro-forma.
    const [whole] = await db
      .selectFrom('contact')
      .select('id')
      .where('reference', '=', 'contact-1')
      .execute()
    const contact_id = whole?.id ?? 0
    await make('contact_note', { contact_id })
    await make('contact_note', { contact_id, written_at: -1 })
    await make('contact_file', { contact_id })
    await make('contact_file', { contact_id, name: new Uint8Array([0, 255]) })
    const reply_id = await make('contact_reply', { contact_id })
    await make('contact_reply', { contact_id, written_at: -1 })
    await make('pro_forma', { contact_id, reply_id, words: '{"broken": ' })

    const region = { ...siteRegion(), currency: 'NGN' }
    const list = {
      region,
      location: { cursors: [] as number[], state: '' as const, actor: '', action: '' },
    }
    const all = (ids: number[] | undefined) => expect.arrayContaining(ids ?? [])

    const requests = await walk(async (after) => {
      const page = await readRequestPage(context, { after, limit: 200 }, now)
      for (const view of ['cards', 'list'] as const) {
        const props: ComponentProps<typeof Dashboard> = {
          staffRole: 'owner',
          view,
          settings: exampleDesk,
          listLocation: firstPage('contacts'),
          requests: page,
          subscribers: null,
          posted: { changed: null, error: null },
          now: new Date(now).toISOString(),
        }
        const html = render(Dashboard, props)
        for (const id of page.unreadable ?? [])
          expect(html).toContain(`Contact #${id} cannot be shown`)
      }
      return page
    })
    expect(requests.ids).toEqual(all(made['contact']))
    expect(requests.named).toBeGreaterThan(5)
    expect(requests.named).toBeLessThan(requests.ids.length / 2)
    const csv = await csvResponse('all.csv', allRequests(context), requestColumns()).text()
    expect(csv).toMatch(/^\W?Contact #\d+ cannot be shown/m)
    await xlsxResponse('all.xlsx', allRequests(context), requestColumns()).arrayBuffer()

    const person = await readPersonReport(context, 'ada@works.example')
    expect(person.contacts.length).toBeGreaterThan(20)
    expect(person.unreadable.contact.length).toBeGreaterThan(5)
    render(PersonRecord, {
      person: { email: 'ada@works.example', ...person },
      personKey: { contact: 1 },
      region,
    })

    const digest = await flaggedDigest.find(
      db,
      await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow(),
    )
    expect(JSON.stringify(digest?.write(context.mailContext()))).toContain('contact')
    render(NumbersPage, {
      numbers: await readNumbers(
        { ...context, hasSharedCache: false },
        signedIn(),
        '52-weeks',
        now,
      ),
      isAll: true,
      names: {},
      today: '2026-11-29',
      region,
    })

    const sent = await walk(async (after) => {
      const page = await readProFormaPage(context, { after, limit: 200 })
      render(ProFormas, {
        ...list,
        page: { ...page, unpriced: [] },
        mayExport: true,
        open: [],
        restoredAt: null,
      })
      return page
    })
    expect(sent.ids).toEqual(all(made['pro_forma']))
    await Array.fromAsync(allProFormas(context, {}))

    const subscribers = await walk((after) =>
      readSubscriberPage(context, { after, limit: 200, isConfirmed: false }),
    )
    expect(subscribers.ids).toEqual(all(made['subscriber']))
    await Array.fromAsync(allSubscribers(context))

    const issues = await listIssueArticles(context, signedIn())
    expect(issues.unreadable.length).toBeGreaterThan(0)
    render(Issues, {
      ...{ ...issues, region, setAside: [], maySend: true, perHour: 100 },
      answer: { posted: null, done: null, isBegun: false },
    })

    const log = await walk(async (after) => {
      const page = await listAuditLog(context, signedIn(), { after, limit: 200 })
      render(AuditLog, { ...list, page, actors: [], accounts: {} })
      return page
    })
    expect(log.ids).toEqual(all(made['audit']))
    expect(log.named).toBeGreaterThan(0)

    const webhooks = await listWebhooks(context, signedIn())
    render(Webhooks, { ...webhooks, posted: null, done: null, region })

    const calls = await listCalls(context, signedIn(), now)
    expect(calls.unreadable.length).toBeGreaterThan(0)
    render(Calls, {
      calls: calls.items,
      office: { ...region, place: 'Lagos' },
      slots: [],
      opened: null,
    })

    const accounts = await listAccounts(context, signedIn())
    expect(accounts.map(({ id }) => id)).toEqual(all(made['staff']))
    render(Accounts, {
      ...{ accounts, ownId: 1, sentId: null, changedId: null, posted: null, region },
      ...{ hasMailServer: true, now: new Date(now).toISOString() },
    })

    const [broken = 0] = made['contact'] ?? []
    const rowsFor = async (role: Role) =>
      (await viewStoredRow(context, reader(role), 'contact', broken)).length
    expect(await rowsFor('sales')).toBe(1)
    expect(await rowsFor('editor')).toBe(0)
    // What belongs to a request is shown to whoever may read that by itself.
    expect(storedParts.contact?.['pro_forma']).toBe(storedTables.pro_forma.permission)
    const offered = await db.selectFrom('pro_forma').select('contact_id').executeTakeFirst()
    const tablesFor = async (role: Role) =>
      (await viewStoredRow(context, reader(role), 'contact', offered?.contact_id ?? 0)).map(
        ({ table }) => table,
      )
    expect(await tablesFor('sales')).toContain('pro_forma')
    expect(await tablesFor('viewer')).not.toContain('pro_forma')
    expect(await viewStoredRow(context, reader('owner'), 'staff', 1)).toEqual([])

    const [good] = await db
      .selectFrom('contact')
      .select('id')
      .where('reference', '=', 'contact-1')
      .execute()
    const { files = [], notes = [], lostParts } = (await findRequest(context, good?.id ?? 0)) ?? {}
    expect([files.length, notes.map(({ text }) => text), lostParts]).toEqual([1, ['x'], 4])

    // A stranger's request, its mails and its event beside all these rows.
    await sql`delete from outbox`.execute(db)
    await db.transaction().execute(async (tx) => {
      const kinds = [requestNotification, requestReceipt, bookingReceipt]
      for (const [at, contact_id] of (made['contact'] ?? []).entries())
        await insertMail(tx, kinds[at % 3] ?? requestReceipt, { contact_id }, now)
      for (const reply_id of made['contact_reply'] ?? [])
        await insertMail(tx, requestReply, { reply_id }, now)
    })
    const fields = { ...contact, ...site.hiddenFields(), businessEmail: 'new@works.example' }
    expect((await site.send('POST', '/api/contact', fields)).status).toBe(201)
    await site.outbox.sendDue()
    const { sent_at } = await db
      .selectFrom('outbox')
      .innerJoin('contact', 'contact.id', 'outbox.contact_id')
      .select('outbox.sent_at')
      .where('kind', '=', requestReceipt.kind)
      .where('business_email', '=', 'new@works.example')
      .executeTakeFirstOrThrow()
    expect(sent_at).not.toBeNull()
    const cookie = await site.signIn()
    const pdfs = await db.selectFrom('pro_forma').select(['id', 'contact_id']).execute()
    for (const { id, contact_id } of pdfs) {
      const path = `/api/contact/${contact_id}/pro-formas/${id}`
      expect((await site.get(path, cookie)).status, path).toBeLessThan(500)
    }
    for (const path of ['/rss.xml', '/sitemap.xml', '/api/book'])
      expect((await site.get(path, '')).status, path).toBe(200)

    const ran: string[] = []
    const jobs = [{ name: 'one', when: 'hourly', run: async () => ran.push('one') }] as const
    const fail = (error: unknown) => expect(error).toBeUndefined()
    await runDueJobs(context, () => {}, fail, { list: jobs })
    expect(ran).toEqual(['one'])
    const backups = { ...context, backupEvery: 3_600_000 }
    await mailLateBackup(backups, now)
    expect(await readBackup(backups, now + 86_400_000)).toMatchObject({ newest: null, since: now })
    expect(site.warnings).toContain('row.not-read')
    expect(JSON.stringify(site.warnings)).not.toContain('works.example')
  },
)
