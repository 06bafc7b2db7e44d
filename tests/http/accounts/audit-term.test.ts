import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#src/core/database/open-database.ts'
import { insertRequest } from '#src/desk/requests/request-rows.server.ts'
import { migrate } from '#src/server/database/migrations.ts'
import { purgeExpired } from '#src/server/housekeeping.ts'
import { auditTermMs, commandLine, recordAudit } from '#src/staff/audit/audit.server.ts'
import { newDatabase } from '../new-database.ts'
import { contactRow, engines } from '../test-site.ts'

const refusal = /the audit log cannot be changed/

describe.each(engines)('the audit log on %s', async (engine) => {
  const open = async () => {
    const database = openDatabase(await newDatabase(engine))
    await migrate(database)
    afterAll(() => database.close())
    return {
      database,
      append: (at: number) =>
        database.write((tx) => recordAudit(tx, commandLine, { action: 'contacts.read' }, at)),
      moments: async () =>
        (await database.db.selectFrom('audit').select('at').orderBy('id').execute()).map(
          ({ at }) => at,
        ),
    }
  }

  it('refuses to change an entry, to delete one within its term, and to be emptied', async () => {
    const { database, append, moments } = await open()
    const now = Date.now()
    const all = [now - auditTermMs, now - 1, now]
    for (const at of all) await append(at)
    const { db } = database
    await expect(db.updateTable('audit').set({ actor: 'nobody' }).execute()).rejects.toThrow(
      refusal,
    )
    for (const at of all)
      await expect(db.deleteFrom('audit').where('at', '=', at).execute()).rejects.toThrow(refusal)
    await expect(db.deleteFrom('audit').execute()).rejects.toThrow(refusal)
    if (engine === 'postgres')
      await expect(sql`truncate audit`.execute(db)).rejects.toThrow(refusal)
    expect(await moments()).toEqual(all)
  })

  it('grows with the act, or neither is kept', async () => {
    const { database, moments } = await open()
    const act = (isRight: boolean) =>
      database.write(async (tx) => {
        await insertRequest(tx, contactRow())
        await recordAudit(tx, commandLine, { action: 'contacts.read' })
        if (!isRight) throw new Error('half-way')
      })
    await expect(act(false)).rejects.toThrow('half-way')
    await act(true)
    expect(await moments()).toHaveLength(1)
  })

  it('loses its oldest entries at the end of their term', async () => {
    const { database, append, moments } = await open()
    const now = Date.now()
    for (const days of [800, 732, 700, 0]) await append(now - days * 86_400_000)
    await purgeExpired(database, now)
    expect(await moments()).toEqual([now - 700 * 86_400_000, now])
  })

  it('loses nothing to a clock that is years ahead', async () => {
    const { database, append, moments } = await open()
    const now = Date.now()
    for (const days of [700, 0]) await append(now - days * 86_400_000)
    await purgeExpired(database, now + 3 * 365 * 86_400_000)
    expect(await moments()).toHaveLength(2)
  })

  it('deletes nothing because one entry is of a clock that was ahead', async () => {
    const { database, append, moments } = await open()
    for (const at of [Date.now(), Date.UTC(2100, 0, 1)]) await append(at)
    await expect(database.db.deleteFrom('audit').execute()).rejects.toThrow(refusal)
    expect(await moments()).toHaveLength(2)
  })

  if (engine === 'sqlite')
    it('lets no insert replace an entry', async () => {
      const { database, append, moments } = await open()
      const now = Date.now()
      await append(now)
      const replacing = sql`insert or replace into audit select id, 0, actor_id, actor, origin, action, subject, detail from audit`
      await expect(replacing.execute(database.db)).rejects.toThrow(refusal)
      expect(await moments()).toEqual([now])
    })

  it('keeps what is younger than an entry that a wrong clock has made old', async () => {
    const { database, append, moments } = await open()
    for (const at of [Date.now(), 0, Date.now()]) await append(at)
    await purgeExpired(database)
    expect(await moments()).toHaveLength(3)
  })
})
