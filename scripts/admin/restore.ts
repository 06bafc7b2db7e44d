import { existsSync } from 'node:fs'
import { mkdir, realpath, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { programRoot } from '#src/content/kit/program-root.ts'
import type { Database } from '#src/core/database/connect.ts'
import { appliedMigrations } from '#src/core/database/migrate.ts'
import { withDatabase } from '#src/core/database/open-database.ts'
import { readSetting } from '#src/core/database/setting-rows.ts'
import { noteRestore, readRestores } from '#src/desk/offers/pro-forma-rows.server.ts'
import { takePublicContent } from '#src/editor/published/content-store.server.ts'
import { stopIssues } from '#src/newsletter/issue-rows.server.ts'
import { migrate, migrationNames } from '#src/server/database/migrations.ts'
import { commandLine, recordAudit } from '#src/staff/audit/audit.server.ts'
import {
  backUp,
  backUpMoment,
  checkCopy,
  copySqlite,
  isFile,
  makePrivate,
  putInPlace,
  withSqlite,
} from './back-up.ts'
import { copyToPostgres, isWithoutRows } from './copied-rows.ts'
import { holdWaiting, keepOutcomes } from './later-mails.ts'
import {
  describeUnknown,
  keepPromises,
  type LaterPromises,
  readPromises,
} from './later-promises.ts'

export class RestoreRefused extends Error {
  override name = 'RestoreRefused'
}

/**
 * `contents`: a description of what was restored; `kept`: file to which a replaced database was
 * saved, null if none was replaced; `notes`: what became of promises made after the copy.
 */
type Restored = { contents: string; kept: string | null; notes: string[] }

const notEmpty =
  'The database is not empty. Add --replace to replace it; the present one is saved first.'
const inUse =
  'The database is in use. Stop the site first, and PgBouncer, which keeps connections: name the server itself.'
const companions = ['', '-wal', '-shm']

const isUnknown = (applied: string[]) => applied.some((name) => !migrationNames.includes(name))

async function stage(
  backup: string,
  staged: string,
  restores: number,
  given: LaterPromises | null,
): Promise<{ contents: string; notes: string[] }> {
  if (!existsSync(backup)) throw new RestoreRefused(`There is no file ${backup}.`)
  await makePrivate(staged)
  await copySqlite(backup, staged).catch((error: unknown) => {
    throw new RestoreRefused(
      `${backup} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  })
  const notes = await withDatabase(staged, async (database) => {
    const applied = await appliedMigrations(database)
    if (applied.length === 0) throw new RestoreRefused(`${backup} is not a backup of this site.`)
    if (isUnknown(applied))
      throw new RestoreRefused(
        `${backup} was made by a newer version of the site. Restore it with that version.`,
      )
    await migrate(database)
    // What the copy promised is read and ended by code of the site.
    await takePublicContent(database, programRoot)
    const detail = { file: path.basename(backup) }
    return database.write(async (tx) => {
      const now = Date.now()
      // A new site that is replaced knows nothing of the copy's.
      const isSameSite = given !== null && given.secret === (await readSetting(tx, 'secret'))
      const promises = isSameSite ? given : null
      const found = [
        ...(promises
          ? await keepPromises(tx, database.engine, promises, now)
          : await describeUnknown(tx, now)),
        ...(promises?.isOurs
          ? await keepOutcomes(tx, promises.mails, now)
          : await holdWaiting(tx, now)),
      ]
      await stopIssues(tx)
      await noteRestore(tx, restores, now)
      await recordAudit(tx, commandLine, { action: 'database.restored', detail })
      return found
    })
  })
  const contents = await withSqlite(staged, (copy) => {
    copy.exec('pragma journal_mode = delete')
    return checkCopy(copy)
  })
  return { contents, notes }
}

/** Reads how often the database that is to be replaced was restored itself. */
const restoresOf = (url: string): Promise<number> =>
  isFile(url) && !existsSync(url)
    ? Promise.resolve(0)
    : withDatabase(url, async ({ db }) => (await readRestores(db)).count).catch(() => 0)

function lookInto(file: string): { isEmpty: boolean; isInUse: boolean } {
  if (!existsSync(file)) return { isEmpty: true, isInUse: false }
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    const isEmpty = isWithoutRows(database)
    // This lock is exclusive, so any other open connection prevents it.
    database.exec('pragma locking_mode = exclusive; begin exclusive; commit')
    return { isEmpty, isInUse: false }
  } catch (error) {
    return { isEmpty: false, isInUse: error instanceof Error && /locked|busy/.test(error.message) }
  } finally {
    database.close()
  }
}

async function restoreSqlite(
  file: string,
  staged: string,
  isReplacing: boolean,
): Promise<string | null> {
  const { isEmpty, isInUse } = lookInto(file)
  if (isInUse) throw new RestoreRefused(inUse)
  if (!isEmpty && !isReplacing) throw new RestoreRefused(notEmpty)
  const kept = isEmpty ? null : `${file}.replaced-${backUpMoment()}`
  // Log files of the replaced database must not stay beside the copy, because SQLite would apply
  // them to the copy.
  for (const companion of companions) {
    if (!existsSync(file + companion)) continue
    await (kept ? rename(file + companion, kept + companion) : rm(file + companion))
  }
  await putInPlace(staged, file)
  return kept
}

async function isPostgresEmpty({ db }: Database): Promise<boolean> {
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return false
  }
  return true
}

const restorePostgres = (
  url: string,
  staged: string,
  backup: string,
  isReplacing: boolean,
): Promise<string | null> =>
  withDatabase(url, async (database) => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
      database.db,
    )
    if (rows.length > 0) throw new RestoreRefused(inUse)
    if (isUnknown(await appliedMigrations(database)))
      throw new RestoreRefused('Restore with the newer version that made the database.')
    const isEmpty = await isPostgresEmpty(database)
    if (!isEmpty && !isReplacing) throw new RestoreRefused(notEmpty)
    const kept = isEmpty ? null : path.join(path.dirname(backup), `replaced-${backUpMoment()}.db`)
    if (kept) await backUp(url, kept)
    await migrate(database)
    await withSqlite(
      staged,
      (copy) => database.db.transaction().execute((tx) => copyToPostgres(copy, tx)),
      true,
    )
    return kept
  })

/**
 * @param isReplacing allows replacing a database with rows: a SQLite file is renamed, PostgreSQL is
 * backed up into the folder of `backup`
 * @throws {RestoreRefused} with a text for the operator; the database is unchanged
 */
export async function restoreBackUp(
  databaseUrl: string,
  backup: string,
  isReplacing: boolean,
): Promise<Restored> {
  // The file behind a symbolic link is replaced on its own disk, and the link stays.
  if (isFile(databaseUrl) && existsSync(databaseUrl))
    return restoreInto(await realpath(databaseUrl), backup, isReplacing)
  return restoreInto(databaseUrl, backup, isReplacing)
}

async function restoreInto(
  databaseUrl: string,
  backup: string,
  isReplacing: boolean,
): Promise<Restored> {
  const staged = `${isFile(databaseUrl) ? databaseUrl : backup}.restoring`
  await mkdir(path.dirname(staged), { recursive: true, mode: 0o700 })
  try {
    const isThere = !isFile(databaseUrl) || existsSync(databaseUrl)
    const promises = isThere ? await readPromises(databaseUrl) : null
    const restores = await restoresOf(databaseUrl)
    const { contents, notes } = await stage(backup, staged, restores, promises)
    const kept = isFile(databaseUrl)
      ? await restoreSqlite(databaseUrl, staged, isReplacing)
      : await restorePostgres(databaseUrl, staged, backup, isReplacing)
    return { contents, kept, notes }
  } finally {
    for (const companion of companions) await rm(staged + companion, { force: true })
  }
}
