import { open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { openDatabase } from '#src/server/database/connect.ts'
import { appliedMigrations, migrate, migrationNames } from '#src/server/database/migrate.ts'
import { copyFromPostgres, leaveNumbers } from './copied-rows.ts'

export const isFile = (databaseUrl: string) => !databaseUrl.includes('://')

/** Copies a SQLite database as it is, with what is in its log. */
export async function copySqlite(file: string, copy: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    await backup(source, copy)
  } finally {
    source.close()
  }
}

/** Copies one moment of a PostgreSQL database into a SQLite file of the same schema. */
async function copyPostgres(url: string, file: string): Promise<void> {
  const source = openDatabase(url)
  try {
    const applied = await appliedMigrations(source)
    if (applied.length === 0) throw new Error('the database is not one of this site')
    if (applied.some((name) => !migrationNames.includes(name))) throw new Error('the database was made by a newer version of the site')
    const target = openDatabase(file)
    await migrate(target, applied.at(-1)).finally(() => target.close())
    const copy = new DatabaseSync(file)
    try {
      await source.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((tx) => copyFromPostgres(tx, copy))
    } finally {
      copy.close()
    }
  } finally {
    await source.close()
  }
}

/** What is in a copy, in words. @throws where it is damaged */
export function checkCopy(copy: DatabaseSync): string {
  const [verdict] = Object.values(copy.prepare('pragma integrity_check').get() ?? {})
  if (verdict !== 'ok') throw new Error(`the copy is damaged: ${String(verdict)}`)
  const count = (table: 'contact' | 'subscriber' | 'staff') => copy.prepare(`select count(*) as rows from ${table}`).get()?.['rows']
  return `${count('contact')} contact requests, ${count('subscriber')} subscribers, ${count('staff')} accounts`
}

/** Makes an empty file that nobody but its owner can read, from its first byte on: a copy holds personal data. */
export async function makePrivate(file: string): Promise<void> {
  for (const companion of ['', '-wal', '-shm', '-journal']) await rm(file + companion, { force: true })
  await (await open(file, 'wx', 0o600)).close()
}

/** Gives a file on disk its final name. */
export async function putInPlace(unfinished: string, name: string): Promise<void> {
  const file = await open(unfinished, 'r+')
  await file.sync()
  await file.close()
  await rename(unfinished, name)
}

/**
 * Copies a database that may be in use into a SQLite file, whichever engine it has (decision 0068). The copy gets its name only when it
 * is whole, checked and on disk, so a failed one never replaces a good one.
 * @returns what is in the copy
 * @throws when the copy cannot be made or is damaged
 */
export async function backUp(databaseUrl: string, copy: string): Promise<string> {
  const unfinished = `${copy}.unfinished`
  await makePrivate(unfinished)
  await (isFile(databaseUrl) ? copySqlite : copyPostgres)(databaseUrl, unfinished)
  const made = new DatabaseSync(unfinished)
  let contents: string
  try {
    // One file without companions; the site turns the write-ahead log on again when it opens it.
    made.exec('pragma journal_mode = delete')
    leaveNumbers(made)
    contents = checkCopy(made)
  } finally {
    made.close()
  }
  await putInPlace(unfinished, copy)
  return contents
}

/** A moment as part of a file's name; names sort by time. */
export const moment = () => new Date().toISOString().replace(/[:.]/g, '-')

const rotated = /^site-\d{4}-\d\d-\d\dT[\d-]+Z\.db$/

/**
 * Adds a copy to a folder and then deletes the oldest that were made like it.
 * @param keep how many stay
 * @returns what is in the new copy, and its file
 */
export async function backUpInto(databaseUrl: string, folder: string, keep: number): Promise<{ contents: string; file: string }> {
  const file = path.join(folder, `site-${moment()}.db`)
  const contents = await backUp(databaseUrl, file)
  const copies = (await readdir(folder)).filter((name) => rotated.test(name)).sort()
  for (const name of copies.slice(0, -keep)) await rm(path.join(folder, name))
  return { contents, file }
}
