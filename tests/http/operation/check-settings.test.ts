import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readConfig } from '#src/core/environment/config.ts'
import { checkSettings } from '../../../scripts/admin/check-settings.ts'
import { openTestSite } from '../test-site.ts'

it('finds a PostgreSQL server that takes no writes, as a standby', async () => {
  const { config, database } = await openTestSite('postgres')
  const env = { DATABASE_URL: config.databaseUrl, COUNTRY_MODE: 'off' }
  const check = () => checkSettings(readConfig(env), env)
  expect((await check()).text).toContain('\nDatabase: opened; its schema')
  const name = sql.id(new URL(config.databaseUrl).pathname.slice(1))
  await sql`alter database ${name} set default_transaction_read_only = on`.execute(database.db)
  expect((await check()).text).toContain(
    '\nPROBLEM: Database: takes no writes, as a standby of PostgreSQL. Name the primary server',
  )
})

it('finds a PostgreSQL database that cannot store every letter', async () => {
  const { config, database } = await openTestSite('postgres')
  const url = new URL(config.databaseUrl)
  url.pathname += '_latin'
  const name = sql.id(url.pathname.slice(1))
  await sql`create database ${name} encoding 'LATIN1' locale 'C' template template0`.execute(
    database.db,
  )
  const env = { DATABASE_URL: url.href, COUNTRY_MODE: 'off' }
  expect((await checkSettings(readConfig(env), env)).text).toContain(
    '\nPROBLEM: Database: DATABASE_URL names a database in LATIN1',
  )
  await sql`drop database ${name}`.execute(database.db)
})
