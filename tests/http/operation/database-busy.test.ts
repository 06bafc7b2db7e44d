import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '#src/core/database/open-database.ts'
import { readSetting, writeSetting } from '#src/core/database/setting-rows.ts'
import { afterwards } from '../../temporary-folder.ts'
import { openTestSite } from '../test-site.ts'

it('waits for a free connection to PostgreSQL', async () => {
  const { config, database } = await openTestSite('postgres')
  const role = `busy_${new URL(config.databaseUrl).pathname.slice(1)}`
  await sql`create role ${sql.id(role)} login connection limit 1 in role pg_write_all_data, pg_read_all_data`.execute(
    database.db,
  )
  const url = new URL(config.databaseUrl)
  url.username = role
  const [first, second] = [openDatabase(url.href), openDatabase(url.href)]
  afterwards(() => Promise.all([first.close(), second.close()]))
  const begun = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const holding = first.write(() => {
    begun.resolve()
    return held.promise
  })
  await begun.promise
  const isRefused = () =>
    expect(sql`select 1`.execute(second.db)).rejects.toMatchObject({ code: '53300' })
  await isRefused()
  const waiting = second.write((tx) => writeSetting(tx, 'waited', 'yes'))
  // The write begins meanwhile, and is refused too.
  for (let times = 0; times < 3; times++) await isRefused()
  held.resolve()
  await holding
  await first.close()
  await waiting
  expect(await readSetting(database.db, 'waited')).toBe('yes')
  await second.close()
  await sql`drop role ${sql.id(role)}`.execute(database.db)
})

it('repeats writes that conflict, where the database is set to serialise transactions', async () => {
  const { config, database } = await openTestSite('postgres')
  const name = sql.id(new URL(config.databaseUrl).pathname.slice(1))
  await writeSetting(database.db, 'count', '0')
  await sql`alter database ${name} set default_transaction_isolation = serializable`.execute(
    database.db,
  )
  const serial = openDatabase(config.databaseUrl)
  afterwards(() => serial.close())
  let runs = 0
  const increase = () =>
    serial.write(async (tx) => {
      runs++
      await writeSetting(tx, 'count', String(Number(await readSetting(tx, 'count')) + 1))
    })
  await Promise.all(Array.from({ length: 6 }, increase))
  expect(await readSetting(database.db, 'count')).toBe('6')
  expect(runs).toBeGreaterThan(6)
})
