import { randomUUID } from 'node:crypto'
import { sql, type UpdateObject } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { retention } from '#src/contracts/retention.ts'
import { hashOf } from '#src/server/database/audit.ts'
import type { Database } from '#src/server/database/connect.ts'
import { insertContact } from '#src/server/database/contacts.ts'
import { migrate } from '#src/server/database/migrate.ts'
import { openDatabase } from '#src/server/database/open-database.ts'
import type { Tables } from '#src/server/database/schema.ts'
import { commandLine, recordAudit, verifyAudit } from '#src/server/services/audit/audit.ts'
import { purgeExpired } from '#src/server/services/housekeeping.ts'
import { newDatabase } from '../new-database.ts'
import { contactRow, engines } from '../test-site.ts'

const day = 86_400_000

describe.each(engines)('chain of the audit log on %s', async (engine) => {
  const url = await newDatabase(engine)
  const database = openDatabase(url)
  await migrate(database)
  /**
   * A second connection to the site's database, like the connection of a command that runs beside
   * the site.
   */
  const other = openDatabase(url)
  afterAll(() => Promise.all([database.close(), other.close()]))
  beforeEach(async () => {
    await database.db.deleteFrom('audit').execute()
    await database.db.deleteFrom('setting').where('name', 'like', 'audit-%').execute()
  })

  const append = (detail: object = {}, at = Date.now(), to = database) =>
    to.write((tx) =>
      recordAudit(tx, commandLine, { action: 'contacts.read', detail: { ...detail } }, at),
    )
  const ids = async () =>
    (await database.db.selectFrom('audit').select('id').orderBy('id').execute()).map(({ id }) => id)
  const update = (id: number, change: UpdateObject<Tables, 'audit'>) =>
    database.db.updateTable('audit').set(change).where('id', '=', id).execute()
  async function write(count: number): Promise<number[]> {
    for (let n = 0; n < count; n++) await append({ n })
    return ids()
  }

  it('is unbroken when it is empty, and after each entry', async () => {
    expect(await verifyAudit(database)).toMatchObject({ entries: 0, since: null, fault: null })
    await append({}, 1000)
    await append({}, 2000)
    expect(await verifyAudit(other, 3000)).toEqual({
      entries: 2,
      since: 1000,
      head: expect.stringMatching(/^[0-9a-f]{64}$/),
      fault: null,
      checkedAt: 3000,
    })
  })

  it('grows with the act, or neither is kept', async () => {
    const act = (isRight: boolean) =>
      database.write(async (tx) => {
        await insertContact(tx, contactRow())
        await recordAudit(tx, commandLine, { action: 'contacts.read' })
        if (!isRight) throw new Error('half-way')
      })
    await expect(act(false)).rejects.toThrow('half-way')
    await act(true)
    expect(await verifyAudit(database)).toMatchObject({ entries: 1, fault: null })
  })

  it('keeps one chain when many acts in two processes end at the same time', async () => {
    const act = (from: Database, n: number) =>
      from.write(async (tx) => {
        await insertContact(tx, contactRow({ reference: randomUUID() }))
        await recordAudit(tx, commandLine, { action: 'contacts.read', detail: { n } })
      })
    await Promise.all(Array.from({ length: 120 }, (_, n) => act(n % 2 ? database : other, n)))
    expect(await verifyAudit(database)).toMatchObject({ entries: 120, fault: null })
  })

  it('is found unbroken while others append and housekeeping deletes', async () => {
    for (let n = 0; n < 500; n++) await append({ n }, Date.now() - (n < 450 ? 800 * day : 0))
    const writing = Promise.all(
      Array.from({ length: 40 }, (_, n) => append({ n }, Date.now(), other)),
    )
    const checks = Promise.all(Array.from({ length: 4 }, () => verifyAudit(database)))
    const purging = purgeExpired(other)
    for (const { fault } of await checks) expect(fault).toBeNull()
    await Promise.all([writing, purging])
    expect(await verifyAudit(database)).toMatchObject({ entries: 90, fault: null })
  })

  const columns = ['at', 'actor_id', 'actor', 'origin', 'action', 'subject', 'detail'] as const
  it.each(columns)('finds an entry whose %s was changed', async (column) => {
    const [, second = 0] = await write(3)
    const value = column === 'at' || column === 'actor_id' ? 7 : '{"n":9}'
    await update(second, { [column]: value })
    expect((await verifyAudit(database)).fault).toEqual({ kind: 'changed', entry: second })
  })

  it('finds an entry that was changed together with its own hash', async () => {
    const [, second = 0, third = 0] = await write(3)
    const row = await database.db
      .selectFrom('audit')
      .selectAll()
      .where('id', '=', second)
      .executeTakeFirstOrThrow()
    const changed = { ...row, actor: 'somebody else' }
    await update(second, { actor: changed.actor, hash: hashOf(changed, row.previous) })
    expect((await verifyAudit(database)).fault).toEqual({ kind: 'missing', entry: third })
  })

  it('finds an entry that was taken out: at the beginning, in the middle, at the end, all of them', async () => {
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = await write(5)
    const remove = (id: number) => database.db.deleteFrom('audit').where('id', '=', id).execute()
    await remove(fifth)
    expect((await verifyAudit(database)).fault).toEqual({ kind: 'end', entry: fourth })
    await remove(third)
    expect((await verifyAudit(database)).fault).toEqual({ kind: 'missing', entry: fourth })
    await remove(first)
    expect((await verifyAudit(database)).fault).toEqual({ kind: 'missing', entry: second })
    await database.db.deleteFrom('audit').execute()
    expect((await verifyAudit(database)).fault).toEqual({ kind: 'end', entry: null })
  })

  it('goes on finding what was taken out at the end after more was written', async () => {
    const [, , third = 0] = await write(3)
    await database.db.deleteFrom('audit').where('id', '=', third).execute()
    await append()
    expect((await verifyAudit(database)).fault?.kind).toBe('missing')
  })

  it('finds entries that stand in another order', async () => {
    const [first = 0, second = 0] = await write(4)
    const rows = await database.db
      .selectFrom('audit')
      .selectAll()
      .where('id', 'in', [first, second])
      .orderBy('id')
      .execute()
    for (const [n, { id: _, ...facts }] of rows.reverse().entries())
      await update([first, second][n] ?? 0, facts)
    expect((await verifyAudit(database)).fault).toEqual({ kind: 'missing', entry: first })
  })

  it('finds an entry that was added by hand', async () => {
    await write(2)
    await sql`insert into audit (at, actor, origin, action, subject, detail, previous, hash)
      select at, actor, origin, action, subject, detail, hash, 'made-up' from audit order by id desc limit 1`.execute(
      database.db,
    )
    expect((await verifyAudit(database)).fault?.kind).toBe('changed')
  })

  it('loses its oldest entries at the end of their term, and goes on being verified', async () => {
    const now = Date.parse('2028-12-15T12:00:00Z')
    for (const at of ['2026-11-20', '2026-12-14', '2026-12-16', '2028-12-01'])
      await append({}, Date.parse(at))
    await purgeExpired(database, now)
    expect(await verifyAudit(database)).toMatchObject({
      entries: 2,
      since: Date.parse('2026-12-16'),
      fault: null,
    })
    const [oldest = 0] = await ids()
    await database.db.deleteFrom('audit').where('id', '=', oldest).execute()
    expect((await verifyAudit(database)).fault?.kind).toBe('missing')
    await purgeExpired(database, now + retention.auditMonths * 32 * day)
    await append()
    expect(await verifyAudit(database)).toMatchObject({ entries: 1, fault: null })
  })

  it('keeps what is younger than an entry that a wrong clock has made old', async () => {
    await append()
    await append({}, 0)
    await append()
    await purgeExpired(database)
    expect(await verifyAudit(database)).toMatchObject({ entries: 3, fault: null })
  })
})
