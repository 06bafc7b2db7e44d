import { type Kysely, sql, type Transaction } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database, Engine } from './connect.ts'
import { retryWhenBusy } from './retry.ts'
import type { Tables } from './tables.ts'

/** The migrations of a program. */
export type Migrations = {
  of: (engine: Engine) => Record<string, Migration>
  /** Names of those that the first migration replaced, oldest first. */
  squashed: readonly string[]
  /** Commit of the site that still had the replaced migrations. */
  squashedAt: string
}

/** Names of all migrations, oldest first. */
export const namesOf = ({ of }: Migrations): string[] => Object.keys(of('sqlite')).sort()

/**
 * Lists the applied migrations, oldest first; none if the database does not belong to this site.
 */
export async function appliedMigrations({ db }: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

const numberOf = (name: string) => Number.parseInt(name, 10)

/**
 * Name of a migration that removes something. Versions with migration 027 do not need what
 * `031-remove-area-after-027` removes.
 */
const removal = /^\d+-remove-.+-after-(\d+)$/

/** A newer version has removed something from the database that this version needs. */
export class SchemaTooNew extends Error {
  override name = 'SchemaTooNew'
}

/** A PostgreSQL database cannot store every letter. */
export class WrongEncoding extends Error {
  override name = 'WrongEncoding'
}

/** The database lacks migrations that this version no longer contains. */
export class SchemaTooOld extends Error {
  override name = 'SchemaTooOld'
}

/**
 * Lists applied migrations of a newer version.
 * @throws {SchemaTooNew} if one of them removed something that this program needs
 */
export async function findNewerMigrations(
  database: Database,
  migrations: Migrations,
): Promise<string[]> {
  const applied = await appliedMigrations(database)
  const own = numberOf(namesOf(migrations).at(-1) ?? '')
  // The migrator itself refuses unknown migrations that are older than this program's newest one.
  const newer = applied.filter((name) => numberOf(name) > own)
  const taken = newer.find((name) => Number(removal.exec(name)?.[1] ?? 0) > own)
  if (taken)
    throw new SchemaTooNew(
      `A newer version has changed the database (${taken}): start that version, or restore an older backup.`,
    )
  return newer
}

/**
 * Reads the applied migrations and those of a newer version, changing nothing.
 * @throws {SchemaTooNew}
 * @throws {WrongEncoding}
 * @throws {SchemaTooOld}
 */
export async function checkKnownSchema(
  database: Database,
  migrations: Migrations,
): Promise<{ applied: string[]; newer: string[] }> {
  if (database.engine === 'postgres') {
    const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(
      database.db,
    )
    const [{ server_encoding: encoding = '' } = {}] = rows
    if (encoding !== 'UTF8')
      throw new WrongEncoding(
        `DATABASE_URL names a database in ${encoding}: make one with createdb --encoding=UTF8 --template=template0`,
      )
  }
  const newer = await findNewerMigrations(database, migrations)
  const applied = await appliedMigrations(database)
  if (
    newer.length === 0 &&
    applied.length > 0 &&
    !applied.includes(migrations.squashed.at(-1) ?? '')
  )
    throw new SchemaTooOld(
      `A trial version made this database (${applied.at(-1)}): start commit ${migrations.squashedAt} of the site with it once, then this version.`,
    )
  return { applied, newer }
}

/**
 * Milliseconds; below 1000, after which PostgreSQL looks for deadlocks and could cancel a visitor's
 * request instead of this one.
 */
const longestLockWait = 500

/**
 * Milliseconds to wait for a backup, which holds all tables until it is complete. Other processes
 * answer requests in the intervals.
 */
const duringBackup = { timeout: 600_000, interval: 2000 }

/**
 * Locks all tables together, because a migration locks them in another order than requests do.
 * @throws if a table stays in use
 */
async function lockTables(tx: Transaction<Tables>) {
  const { rows } = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(tx)
  await sql`set local statement_timeout = ${sql.lit(longestLockWait)}`.execute(tx)
  await sql`lock table ${sql.join(rows.map(({ name }) => sql.table(name)))} in access exclusive mode`.execute(
    tx,
  )
  await sql`set local statement_timeout = 0`.execute(tx)
}

/**
 * Migrates the database. Several processes may call it concurrently. A newer schema that only adds
 * stays unchanged.
 * @param last name of the last migration to run
 * @param onBusy called at each retry while a backup holds the tables of PostgreSQL; without it
 * the wait ends after seconds
 * @returns migrations that a newer version has applied
 * @throws {SchemaTooNew}
 * @throws {SchemaTooOld}
 * @throws the error of a failed migration; the database is then as it was before
 */
export async function runMigrations(
  database: Database,
  migrations: Migrations,
  last = namesOf(migrations).at(-1) ?? '',
  onBusy?: () => void,
): Promise<string[]> {
  const { db, engine } = database
  const { applied, newer } = await checkKnownSchema(database, migrations)
  if (newer.length > 0) return newer
  const provider = { getMigrations: async () => migrations.of(engine) }
  const run = async (on: Kysely<Tables>) => {
    const { error } = await new Migrator({ db: on, provider }).migrateTo(last)
    if (error) throw error
  }
  const isServing = engine === 'postgres' && applied.length > 0 && !applied.includes(last)
  const work = () =>
    isServing ? database.write((tx) => lockTables(tx).then(() => run(tx))) : run(db)
  await retryWhenBusy(work, onBusy && { ...duringBackup, onRetry: onBusy })
  return []
}
