import { open, rename, rm } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'

/** Far more rows than come in between two copies. */
const room = 10_000

/**
 * Lets a copy number its next rows above all that were numbered since it was made. The link in a letter names a subscriber by
 * number: given again after a restore, it would end the subscription of somebody else.
 */
function leaveNumbers(copy: DatabaseSync) {
  const numbered = "select name from sqlite_master where type = 'table' and sql like '%autoincrement%'"
  copy.exec(`
    insert into sqlite_sequence (name, seq)
      select name, 0 from (${numbered}) where name not in (select name from sqlite_sequence);
    update sqlite_sequence set seq = seq + ${room}`)
}

/**
 * Copies a SQLite database that may be in use. The copy gets its name only when it is whole, checked and on disk, so a
 * failed one never replaces a good one; nobody but its owner can read it.
 * @returns what is in the copy
 * @throws when the copy cannot be made or is damaged
 */
export async function backUp(databaseFile: string, copy: string): Promise<string> {
  const unfinished = `${copy}.unfinished`
  await rm(unfinished, { force: true })
  // Private from its first byte on: it holds personal data.
  await (await open(unfinished, 'wx', 0o600)).close()
  const source = new DatabaseSync(databaseFile, { readOnly: true, timeout: 5000 })
  try {
    await backup(source, unfinished)
  } finally {
    source.close()
  }
  const made = new DatabaseSync(unfinished)
  // One file without companions; the site turns the write-ahead log on again when it opens it.
  made.exec('pragma journal_mode = delete')
  leaveNumbers(made)
  const [verdict] = Object.values(made.prepare('pragma integrity_check').get() ?? {})
  const count = (table: 'contact' | 'subscriber' | 'staff') => made.prepare(`select count(*) as rows from ${table}`).get()?.['rows']
  const contents = `${count('contact')} contact requests, ${count('subscriber')} subscribers, ${count('staff')} accounts`
  made.close()
  if (verdict !== 'ok') throw new Error(`the copy is damaged: ${String(verdict)}`)
  const file = await open(unfinished, 'r+')
  await file.sync()
  await file.close()
  await rename(unfinished, copy)
  return contents
}
