import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { insertContact, listContacts } from '#src/server/database/contacts.ts'
import { insertDraft } from '#src/server/database/content-drafts.ts'
import { migrate, SchemaTooNew } from '#src/server/database/migrate.ts'
import { start } from '#src/server/database/migrations/001-start.ts'
import { answeredBy } from '#src/server/database/migrations/014-answered-by.ts'
import { openDatabase } from '#src/server/database/open-database.ts'
import { recordAudit } from '#src/server/services/audit/audit.ts'
import { backUp } from '../../scripts/back-up.ts'
import { fillTables } from './fill-tables.ts'
import { contact, contactRow, createPostgresDatabase, engines, openTestSite, type TestEngine } from './test-site.ts'

it.each(engines)('brings a database of the first version on %s to the newest, with all that is in it', async (engine) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-migrations-'))
  const database = openDatabase(engine === 'sqlite' ? path.join(folder, 'site.db') : await createPostgresDatabase())
  const { db } = database
  const first = await new Migrator({ db, provider: { getMigrations: async () => ({ '001-start': start(engine) }) } }).migrateToLatest()
  expect(first.error).toBeUndefined()

  const contact = {
    reference: 'r1',
    idempotency_key: 'k',
    submitted_at: 1,
    first_name: 'Àṣà',
    last_name: 'B',
    company: '',
    phone: '0803 123 4567',
  }
  const rest = {
    business_email: 'a@b.example',
    message: 'm',
    time_zone: null,
    marketing: 0,
    consent_version: 'v',
    consent_text: 't',
    flags: '',
  }
  // The first version of the table, whose columns the types no longer know either.
  const columns = Object.entries({ ...contact, ...rest })
  await sql`insert into contact (${sql.join(columns.map(([name]) => sql.ref(name)))}) values (${sql.join(columns.map(([, value]) => value))})`.execute(
    db,
  )
  const waiting = { kind: 'contact-notification', contact_id: 1, created_at: 1, due_at: 5 } as const
  await db.insertInto('outbox').values(waiting).execute()
  // The columns of the first version, which the types no longer know.
  await sql`insert into subscriber (email, email_key, subscribed_at, source, flags) values ('s@b.example', 's@b.example', 1, 'contact', '')`.execute(
    db,
  )

  await migrate(database)
  await migrate(database)
  expect(await db.selectFrom('outbox').selectAll().execute()).toMatchObject([
    { id: 1, ...waiting, attempts: 0, subscriber_id: null, priority: 0 },
  ])
  expect(await db.selectFrom('subscriber').selectAll().execute()).toMatchObject([
    { email: 's@b.example', consent_text: '', confirmed_at: 1, asked_at: null },
  ])
  expect(await db.selectFrom('contact').selectAll().execute()).toMatchObject([
    {
      reference: 'r1',
      answered_at: null,
      flag_lifted_at: null,
      state: 'new',
      searched: expect.stringMatching(/^ asa b a@b\.example r1 m .*sa .* 8031234567 $/),
    },
  ])
  expect(await listContacts(database, { words: ['àsa', 'b.e'] }, { limit: 2 })).toHaveLength(1)
  await db.insertInto('outbox').values({ kind: 'newsletter-welcome', subscriber_id: 1, created_at: 1, due_at: 1 }).execute()
  const both = { kind: 'newsletter-welcome', contact_id: 1, subscriber_id: 1, created_at: 1, due_at: 1 } as const
  await expect(db.insertInto('outbox').values(both).execute()).rejects.toThrow()
  // One digest waits at most.
  const digest = { kind: 'contact-digest', created_at: 1, due_at: 1, sent_at: 2 } as const
  await db
    .insertInto('outbox')
    .values([digest, digest, { ...digest, sent_at: null }])
    .execute()
  await expect(
    db
      .insertInto('outbox')
      .values({ ...digest, sent_at: null })
      .execute(),
  ).rejects.toThrow()
  await db.deleteFrom('outbox').where('kind', '=', 'contact-digest').execute()
  await db.deleteFrom('subscriber').execute()
  await db.deleteFrom('contact').execute()
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])

  await database.close()
  rmSync(folder, { recursive: true })
})

it.each(engines)('on %s, who answered comes from the audit log where it was not kept yet', async (engine) => {
  const site = await openTestSite(engine)
  const { db } = site.database
  for (const answered_at of [1, 2, null, 3]) await insertContact(db, contactRow({ answered_at }))
  for (const [name, id] of [
    ['Ngozi', 1],
    ['Bayo', 1],
    ['Ngozi', 2],
    ['Bayo', 3],
  ] as const)
    await site.database.write((tx) =>
      recordAudit(tx, { id: 1, name, network: '' }, { action: 'contact.changed', subject: `contact ${id}` }),
    )
  await sql`alter table contact drop column answered_by`.execute(db)
  await answeredBy().up(db)
  const rows = await db.selectFrom('contact').select('answered_by').orderBy('id').execute()
  expect(rows.map((row) => row.answered_by)).toEqual(['Bayo', 'Ngozi', null, null])
  await site.close()
})

/** A site whose database a newer version has migrated since. @param names of that version's migrations */
async function openAfter(engine: TestEngine, ...names: string[]) {
  const site = await openTestSite(engine)
  const { db } = site.database
  await sql`alter table contact add column later integer not null default 0`.execute(db)
  for (const name of names)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-22T00:00:00.000Z')`.execute(db)
  return site
}

it.each(engines)('runs on a schema on %s to which a newer version has only added', async (engine) => {
  const site = await openAfter(engine, '998-later', '999-remove-area-after-020')
  const again = await openTestSite(engine, { DATABASE_URL: site.config.databaseUrl })
  expect(again.logged).toContainEqual({ event: 'database.newer-schema', migrations: ['998-later', '999-remove-area-after-020'] })
  expect((await again.send('POST', '/api/contact', { ...contact, ...again.hiddenFields() })).status).toBe(201)
  const cookie = await again.signIn()
  expect(await again.listContacts(cookie)).toHaveLength(1)
  const copy = `${again.config.mail.directory}.db`
  const without = engine === 'postgres' ? ', without what a newer version of the site has added' : ''
  expect(await backUp(site.config.databaseUrl, copy)).toBe(`1 contact requests, 0 subscribers, 1 accounts${without}`)
  await again.close()
  await site.close()
})

it.each(engines)('refuses a schema on %s from which a newer version has taken what this one needs', async (engine) => {
  const site = await openAfter(engine, '999-remove-area-after-998')
  await expect(migrate(site.database)).rejects.toThrow(SchemaTooNew)
  await site.close()
})

it('refuses a database that had a migration of neither this version nor a newer one', async () => {
  const site = await openAfter('sqlite', '015-of-another-program')
  await expect(migrate(site.database)).rejects.toThrow('015-of-another-program')
  await site.close()
})

it.each(engines)('writes the sources of what is published and drafted on %s as https, and nothing else', async (engine) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-sources-'))
  const database = openDatabase(engine === 'sqlite' ? path.join(folder, 'site.db') : await createPostgresDatabase())
  const { db } = database
  await migrate(database, '032-kept-texts')
  const yaml = (scheme: string, other = 'http://text.example') =>
    [
      'entries:',
      `  - answer: "Write url: ${other}"`,
      '    sources: # of the answer',
      `      - { title: One, url: ${scheme}://one.example/http://in }`,
      '      - title: Two',
      `        url: '${scheme}://two.example'`,
      `link: ${other}`,
      '',
    ].join('\n')
  const json = (scheme: string) => JSON.stringify({ sources: [{ title: 'One', url: `${scheme}://one.example` }], url: 'http://a.example' })
  const broken = 'sources: [ { url: http://one.example'
  const entries = { yaml, json, broken: () => broken, deep: () => `http:${'['.repeat(2000)}` }
  for (const [name, text] of Object.entries(entries)) {
    const texts = { path: name, text: text('http'), base: text('https') }
    await db
      .insertInto('content_entry')
      .values({ ...texts, picture: null, merged: text('http'), editor: 'Ada', published_at: 1 })
      .execute()
    const draft = { kind: 'text' as const, picture: null, version: name, editor_id: null, editor: 'Ada', saved_at: 1 }
    await insertDraft(db, { ...texts, ...draft })
  }

  await migrate(database)
  const published = await db.selectFrom('content_entry').select(['path', 'text', 'base', 'merged']).execute()
  const drafts = await db.selectFrom('content_draft').select(['path', 'text', 'base']).execute()
  for (const [name, text] of Object.entries(entries)) {
    const secure = text('https')
    expect(published.find((one) => one.path === name)).toEqual({ path: name, text: secure, base: secure, merged: secure })
    expect(drafts.find((one) => one.path === name)).toEqual({ path: name, text: secure, base: secure })
  }
  await database.close()
  rmSync(folder, { recursive: true })
})

it.each(engines)(
  'gives the first of pro-formas on %s that were sent under one number that number, and keeps the others',
  async (engine) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'site-numbers-'))
    const database = openDatabase(engine === 'sqlite' ? path.join(folder, 'site.db') : await createPostgresDatabase())
    const { db } = database
    await migrate(database, '033-secure-sources')
    await fillTables(database)
    const sheets = ['a-1', 'a-1', null, 'a-3', 'a-1'].map((number) => number && JSON.stringify({ number }))
    for (const [n, pro_forma] of sheets.entries())
      await db
        .insertInto('contact_reply')
        .values({ contact_id: 1, key: `key ${n}`, written_by: 'tunde', written_at: n, text: '', subject: '', pro_forma })
        .execute()
    await migrate(database)
    const replies = await db
      .selectFrom('contact_reply')
      .select(['number', 'pro_forma'])
      .where('key', 'like', 'key %')
      .orderBy('id')
      .execute()
    expect(replies.map(({ number }) => number)).toEqual(['a-1', null, null, 'a-3', null])
    expect(replies.map(({ pro_forma }) => pro_forma)).toEqual(sheets)
    await expect(db.updateTable('contact_reply').set({ number: 'a-1' }).where('key', '=', 'key 1').execute()).rejects.toThrow()
    await database.close()
    rmSync(folder, { recursive: true })
  },
)
