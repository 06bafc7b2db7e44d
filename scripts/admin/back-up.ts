import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import type { AuditDetail } from '#src/contracts/staff/audit.ts'
import { appliedMigrations } from '#src/core/database/migrate.ts'
import { withDatabase } from '#src/core/database/open-database.ts'
import { migrate, migrationNames, newerMigrations } from '#src/server/database/migrations.ts'
import { commandLine, recordAudit } from '#src/staff/audit/audit.server.ts'
import { noteBackup } from '#src/staff/backups/backups.server.ts'
import { succeeds } from '../site/succeeds.ts'
import { copyFromPostgres, leaveNumbers } from './copied-rows.ts'

export const counted = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`
export const isFile = (databaseUrl: string) => !databaseUrl.includes('://')

export async function withSqlite<T>(
  file: string,
  use: (sqlite: DatabaseSync) => T | Promise<T>,
  isReadOnly = false,
): Promise<T> {
  const sqlite = new DatabaseSync(file, { readOnly: isReadOnly, timeout: 5000 })
  try {
    return await use(sqlite)
  } finally {
    sqlite.close()
  }
}

/** Copies a SQLite database with its log. @returns true, because nothing is left out */
export async function copySqlite(file: string, copy: string): Promise<true> {
  await withSqlite(file, (source) => backup(source, copy), true)
  return true
}

/**
 * Copies one moment of a PostgreSQL database into a SQLite file of the same schema.
 * @returns false if newer additions are left out
 */
const copyPostgres = (url: string, file: string): Promise<boolean> =>
  withDatabase(url, async (source) => {
    const applied = await appliedMigrations(source)
    if (applied.length === 0)
      throw new Error('DATABASE_URL names a database that this site did not make')
    const newer = await newerMigrations(source)
    const last = applied.findLast((name) => migrationNames.includes(name))
    await withDatabase(file, (target) => migrate(target, last))
    const snapshot = source.db.transaction().setIsolationLevel('repeatable read')
    await withSqlite(file, (copy) => snapshot.execute((tx) => copyFromPostgres(tx, copy)))
    return newer.length === 0
  })

/**
 * Records a finished copy in the audit log, and for the staff area and "health".
 * @returns false if that fails, as on a full disk
 */
export async function noteBackUp(
  databaseUrl: string,
  { file, began, detail }: { file: string; began: number; detail: AuditDetail },
): Promise<boolean> {
  const { size: bytes } = await stat(file)
  const copied = { at: began, bytes, ms: Date.now() - began }
  return succeeds(
    withDatabase(databaseUrl, (database) =>
      database.write(async (tx) => {
        await noteBackup(tx, copied)
        await recordAudit(tx, commandLine, { action: 'database.backed-up', detail })
      }),
    ),
  )
}

export function checkCopy(copy: DatabaseSync): string {
  const [verdict] = Object.values(copy.prepare('pragma integrity_check').get() ?? {})
  if (verdict !== 'ok') throw new Error(`The copy is damaged: ${String(verdict)}`)
  const count = (table: string, one: string) =>
    counted(Number(copy.prepare(`select count(*) as rows from ${table}`).get()?.['rows']), one)
  return [
    count('contact', 'contact request'),
    count('subscriber', 'subscriber'),
    count('staff', 'account'),
  ].join(', ')
}

/**
 * Makes an empty file that only its owner can read, because a copy holds personal data from its
 * first byte on.
 */
export async function makePrivate(file: string): Promise<void> {
  for (const companion of ['', '-wal', '-shm', '-journal'])
    await rm(file + companion, { force: true })
  await (await open(file, 'wx', 0o600)).close()
}

export async function putInPlace(unfinished: string, name: string): Promise<void> {
  const file = await open(unfinished, 'r+')
  await file.sync()
  await file.close()
  await rename(unfinished, name)
}

/**
 * Copies a database in use into a SQLite file (decision 0068), named `copy` once complete and
 * checked.
 * @returns contents, in words
 */
export async function backUp(databaseUrl: string, copy: string): Promise<string> {
  const unfinished = `${copy}.unfinished`
  try {
    return await makeCopy(databaseUrl, copy, unfinished)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function makeCopy(databaseUrl: string, copy: string, unfinished: string): Promise<string> {
  await makePrivate(unfinished)
  const isWhole = await (isFile(databaseUrl) ? copySqlite : copyPostgres)(databaseUrl, unfinished)
  const contents = await withSqlite(unfinished, (made) => {
    // Makes the copy a single file. The site turns the write-ahead log on again when it opens the
    // copy.
    made.exec('pragma journal_mode = delete')
    leaveNumbers(made)
    return checkCopy(made)
  })
  await putInPlace(unfinished, copy)
  return isWhole
    ? contents
    : `${contents}. INCOMPLETE: run the backup with the newer version of the site, which has added more`
}

export const backUpMoment = () => new Date().toISOString().replace(/[:.]/g, '-')

const rotated = /^site-\d{4}-\d\d-\d\dT[\d-]+Z\.db$/
/** A copy whose command was killed, and the files that SQLite keeps beside it. */
const unfinished = /^site-\d{4}-\d\d-\d\dT[\d-]+Z\.db\.unfinished(-wal|-shm|-journal)?$/

/**
 * Adds a copy to a folder and deletes the oldest copies, so that `keep` remain, and first what
 * killed commands have left. A command that still copies into the folder then fails.
 * @returns a description of the copy, and its path
 */
export async function backUpInto(
  databaseUrl: string,
  folder: string,
  keep: number,
): Promise<{ contents: string; file: string }> {
  for (const name of await readdir(folder))
    if (unfinished.test(name)) await rm(path.join(folder, name), { force: true })
  const file = path.join(folder, `site-${backUpMoment()}.db`)
  const contents = await backUp(databaseUrl, file)
  const copies = (await readdir(folder)).filter((name) => rotated.test(name)).sort()
  for (const name of copies.slice(0, -keep)) await rm(path.join(folder, name))
  return { contents, file }
}
