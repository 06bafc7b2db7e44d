import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { serverLimits } from '#src/contracts/server-limits.ts'
import type { Engine, Queryable } from './connect.ts'
import { writeSetting } from './settings.ts'

const name = 'storage_probe'

/**
 * Takes as much new room as the longest request, and gives it back, so that a commit proves that a
 * request could be stored.
 */
export async function takeRoom(tx: Queryable, engine: Engine): Promise<void> {
  // Random, because PostgreSQL and some file systems compress. Base64 takes four bytes for three.
  const value = randomBytes((serverLimits.body / 4) * 3).toString('base64')
  if (engine === 'postgres') {
    // A new table has a file of its own. In an old one, the row would get the room of an earlier
    // one and fit although the disk is full.
    await tx.schema.createTable(name).addColumn('value', 'text').execute()
    await sql`insert into ${sql.table(name)} (value) values (${value})`.execute(tx)
    await tx.schema.dropTable(name).execute()
    return
  }
  // All tables of a SQLite file share their free pages, and `secure_delete` writes the deleted
  // row's pages too.
  await writeSetting(tx, name, value)
  await tx.deleteFrom('setting').where('name', '=', name).execute()
}
