import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { roleLabel, roles } from '#src/contracts/permissions.ts'
import type { Database } from '#src/core/database/connect.ts'
import { openDatabase } from '#src/core/database/open-database.ts'
import { readSecret } from '#src/core/database/setting-rows.ts'
import { addressKeyStart } from '#src/newsletter/newsletter-links.server.ts'
import { listByAddressKey } from '#src/newsletter/subscriber-rows.server.ts'
import { changeCheck } from '#src/server/database/migrations/change-check.ts'
import { migrate, migrationNames } from '#src/server/database/migrations.ts'
import { listAccounts } from '#src/staff/accounts/account-list.server.ts'
import { addAccount } from '#src/staff/accounts/command-line-accounts.server.ts'
import { signedIn } from '../../signed-in.ts'
import { newDatabase } from '../new-database.ts'
import { engines, openTestSite } from '../test-site.ts'
import { countRows, fillTables } from './fill-tables.ts'

/**
 * Finds tables with fewer rows than before, and columns with fewer values in tables that have lost
 * no rows.
 */
function findLost(before: Record<string, number>, after: Record<string, number>): string[] {
  const fewer = Object.keys(before).filter((name) => (after[name] ?? 0) < (before[name] ?? 0))
  return fewer.filter((name) => !name.includes('.') || !fewer.includes(name.split('.')[0] ?? ''))
}

it.each(engines)(
  'each migration on %s keeps every row of every table, and every value in it',
  async (engine) => {
    const database = openDatabase(await newDatabase(engine))
    let counted = 0
    for (const name of migrationNames.filter((one) => one >= '090')) {
      const before = await countRows(database)
      await migrate(database, name)
      // Some migrations remove what no version uses any more.
      if (!name.includes('-remove-'))
        expect(findLost(before, await countRows(database)), name).toEqual([])
      counted += Object.keys(before).length
      await fillTables(database)
    }
    const filled = Object.entries(await countRows(database))
    const tables = filled.filter(([name]) => !name.includes('.'))
    expect(tables.filter(([, rows]) => rows === 0)).toEqual([])
    console.log(
      `Migrations on ${engine}: ${migrationNames.length}, ${tables.length} tables filled, ${counted} tables and columns counted`,
    )
    await database.close()
  },
)

it.each(engines)('140 on %s stores the address key of each subscriber', async (engine) => {
  const database = openDatabase(await newDatabase(engine))
  await migrate(database, '130-audit-guards')
  const secret = await readSecret(database.db)
  const emails = Array.from({ length: 1201 }, (_, n) => `a${n}@b.example`)
  for (const email of emails)
    await sql`insert into subscriber (email, email_key, subscribed_at, source, flags)
      values (${email}, ${email}, 1, 'contact', '')`.execute(database.db)
  await migrate(database)
  for (const email of ['a0@b.example', 'a500@b.example', 'a1200@b.example']) {
    const found = await listByAddressKey(database.db, addressKeyStart({ secret }, email))
    expect(found.map((row) => row.email)).toEqual([email])
  }
  await database.close()
})

/** Check constraints to change. Each column keeps its allowed values and gets one new value. */
const changes = [
  { table: 'staff', column: 'role', values: [...roles, 'newer'] },
  { table: 'account_link', column: 'kind', values: ['invitation', 'recovery', 'address'] },
  { table: 'subscriber', column: 'source', values: ['newsletter', 'contact', 'article'] },
  { table: 'content_draft', column: 'kind', values: ['text', 'picture', 'removal', 'move'] },
]

const change = ({ db, engine }: Database, some: typeof changes) =>
  db.transaction().execute(async (tx) => {
    for (const one of some) await changeCheck(tx, engine, one)
  })

it.each(engines)('a check on %s is changed without a row or a value lost', async (engine) => {
  const site = await openTestSite(engine)
  const { database } = site
  await fillTables(database)
  const before = await countRows(database)
  await change(database, changes)
  await change(database, changes)
  expect(await countRows(database)).toEqual(before)
  for (const { table, column, values } of changes) {
    const put = (value: string) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`.execute(database.db)
    for (const value of values) await put(value)
    await expect(put('another'), table).rejects.toThrow()
  }
  if (engine === 'sqlite') {
    expect((await sql`pragma integrity_check`.execute(database.db)).rows).toEqual([
      { integrity_check: 'ok' },
    ])
    expect((await sql`pragma foreign_key_check`.execute(database.db)).rows).toEqual([])
  }
  await expect(
    change(database, [{ table: 'staff', column: 'role', values: ['owner'] }]),
  ).rejects.toThrow()
  expect(await countRows(database)).toEqual(before)
})

it.each(engines)(
  'the version before serves on %s while a staff role is added, and afterwards',
  async (engine) => {
    const site = await openTestSite(engine)
    const cookie = await site.signIn()
    await fillTables(site.database)
    const read = async () => [
      (await site.get('/api/session', cookie)).status,
      await listAccounts(site.context, signedIn()),
    ]
    const before = await read()
    const next = openDatabase(site.config.databaseUrl)
    let isChanged = false
    const changing = change(next, changes).then(() => {
      isChanged = true
    })
    const added: string[] = []
    while (!isChanged || added.length < 5) {
      const name = `Sales ${added.length}`
      await addAccount(site.context, name, 'sales')
      added.push(name)
    }
    await changing
    expect(await read()).toEqual([before[0], expect.arrayContaining(before[1] as object[])])

    // This version lists an account whose role it does not know, but permits the account no calls.
    const newer = await site.signIn('Newer', undefined, 'sales')
    const list = async () => (await site.get('/api/contact', newer)).status
    expect(await list()).toBe(200)
    await sql`update staff set role = 'newer' where name = 'Newer'`.execute(next.db)
    expect(await list()).toBe(403)
    expect(
      (await listAccounts(site.context, signedIn())).map(({ role }) => roleLabel(role)),
    ).toContain('newer')
    await next.close()
  },
)

it.each(engines)(
  '200 and 210 on %s fill “not now” and questions about offers from the notes',
  async (engine) => {
    const database = openDatabase(await newDatabase(engine))
    const { db } = database
    await migrate(database, '195-languages')
    // A request, and a pro-forma of it with the number `x`.
    await fillTables(database)
    const add = (by: string, at: number, text: string) =>
      sql`insert into contact_note (contact_id, key, written_by, written_at, text)
        values (1, ${`${by} ${at}`}, ${by}, ${at}, ${text})`.execute(db)
    await add('the customer', 20, 'Not now, about pro-forma x, without a reason.')
    await add('the customer', 10, 'Not now, about pro-forma x:\nIn May.')
    await add('the customer', 5, 'Not now, about pro-forma x-1:\nIn May.')
    await add('ada', 1, 'Not now, about pro-forma x, without a reason.')
    await add('the customer', 30, 'Question about pro-forma x:\nWith fitting?')
    await add('ada', 2, 'Question about pro-forma x:\nWith fitting?')
    await migrate(database)
    const declined = await db.selectFrom('pro_forma').select('declined_at').execute()
    expect(declined).toEqual([{ declined_at: 10 }])
    const asked = db.selectFrom('contact_note').select(['written_at', 'asks_about'])
    expect(await asked.where('asks_about', 'is not', null).execute()).toEqual([
      { written_at: 30, asks_about: 'x' },
    ])
    await database.close()
  },
)

it.each(engines)(
  '280 on %s fills whose exact prices an offer gives from its words',
  async (engine) => {
    const database = openDatabase(await newDatabase(engine))
    const { db } = database
    await migrate(database, '270-first-answers')
    // A request, a reply and a pro-forma.
    await fillTables(database)
    const words = [
      '{"given":{"exactFor":"k7m3-1"}}',
      '{"given":{"note":"exactFor"}}',
      '{"exactFor":"',
    ]
    for (const [place, text] of words.entries()) {
      const key = `exact-${place}`
      await sql`insert into contact_reply (contact_id, key, written_by, written_at, text, subject)
      values (1, ${key}, 'ada', 1, 'Yes', 'Yes')`.execute(db)
      await sql`insert into pro_forma (contact_id, reply_id, number, sent_at, sent_by, words)
      select 1, id, ${key}, 1, 'ada', ${text} from contact_reply where key = ${key}`.execute(db)
    }
    await migrate(database)
    const filled = db.selectFrom('pro_forma').select(['number', 'exact_for'])
    expect(await filled.where('exact_for', 'is not', null).execute()).toEqual([
      { number: 'exact-0', exact_for: 'k7m3-1' },
    ])
    await database.close()
  },
)
