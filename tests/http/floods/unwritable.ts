import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { expect } from 'vitest'
import type { Tables } from '#src/core/database/tables.ts'
import type { TestSite } from '../test-site.ts'

/** Makes the database read-only, as if it were a standby server or a file of another account. */
export async function setReadOnly({ database, config }: TestSite, isReadOnly: boolean) {
  if (database.engine === 'sqlite')
    return void (await sql`pragma query_only = ${sql.lit(isReadOnly ? 1 : 0)}`.execute(database.db))
  const client = new pg.Client({ connectionString: config.databaseUrl })
  await client.connect()
  await client.query('set default_transaction_read_only = off')
  await client.query(
    `alter database ${client.database} set default_transaction_read_only = ${isReadOnly}`,
  )
  // Ends the pool's connections, because only new connections use the setting.
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
  // The queries are repeated until they succeed, because the pool notices ended connections a
  // moment later.
  await expect
    .poll(() =>
      Promise.all(Array.from({ length: 10 }, () => sql`select 1`.execute(database.db))).then(
        ({ length }) => length,
        () => 0,
      ),
    )
    .toBe(10)
}

export async function stopWrites(site: TestSite): Promise<() => Promise<void>> {
  await setReadOnly(site, true)
  return () => setReadOnly(site, false)
}

/**
 * Fails like a write to a full disk: SQLite because of the page limit of `fillDisk`, PostgreSQL by
 * a raised error.
 */
async function outgrow(db: Kysely<Tables>, engine: TestSite['database']['engine']) {
  if (engine === 'postgres')
    await sql`do $$ begin raise exception 'no space left' using errcode = 'disk_full'; end $$`.execute(
      db,
    )
  await sql`insert into setting (name, value) values ('filler', hex(zeroblob(1000000)))`.execute(db)
}

/**
 * Imitates a full disk: every write fails at the end of its transaction.
 * @returns a function that makes room again
 */
export async function fillDisk({ database }: TestSite): Promise<() => Promise<void>> {
  const { db, engine, write } = database
  const limit = (pages: number) =>
    engine === 'sqlite' ? sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db) : null
  await limit(1)
  database.write = (run) =>
    write(async (tx) => {
      const result = await run(tx)
      await outgrow(tx, engine)
      return result
    })
  return async () => {
    database.write = write
    await limit(1_073_741_823)
  }
}
