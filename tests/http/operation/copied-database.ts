import path from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '#src/core/database/open-database.ts'
import { insertRequest } from '#src/desk/requests/request-rows.server.ts'
import { migrate } from '#src/server/database/migrations.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { createPostgresDatabase } from '../new-database.ts'
import { contactRow, subscriberRow, type TestEngine } from '../test-site.ts'

export const folder = temporaryFolder()
let files = 0
export const newFile = () => path.join(folder, `${files++}.db`)
export const newDatabase = async (engine: TestEngine) =>
  engine === 'sqlite' ? newFile() : createPostgresDatabase()

/** Reads all rows of a database as texts, by table. */
export async function rowsOf(url: string): Promise<Record<string, string[]>> {
  const database = openDatabase(url)
  const tables = await database.db.introspection.getTables()
  const found: Record<string, string[]> = {}
  for (const { name } of tables.filter(({ name }) => !name.startsWith('contact_search'))) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      database.db,
    )
    const plain = rows.map((row) =>
      Object.entries(row).map(([key, value]) => [
        key,
        value instanceof Uint8Array ? [...value] : value,
      ]),
    )
    found[name] = plain.map((row) => JSON.stringify(row.toSorted())).sort()
  }
  await database.close()
  return found
}

/** Makes a database with requests, a file, a picture, a draft, a mail and a subscriber. */
export async function makeData(engine: TestEngine): Promise<string> {
  const url = await newDatabase(engine)
  const made = openDatabase(url)
  await migrate(made)
  await made.write(async (tx) => {
    for (let n = 0; n < 45; n++)
      await insertRequest(tx, contactRow({ reference: `r${n}`, message: 'Àṣà\n"\'\\ 你好' }))
    const staff = {
      name: 'Ada',
      name_key: 'ada',
      password: 'p',
      must_change_password: 0,
      disabled: 0,
      created_at: 2 ** 41,
    } as const
    await tx.insertInto('staff').values(staff).execute()
    await tx
      .insertInto('outbox')
      .values({ kind: 'contact-notification', contact_id: 7, created_at: 1, due_at: 1 })
      .execute()
    const bytes = Buffer.from([0, 255, 1, 254])
    const file = {
      contact_id: 7,
      name: 'plan.pdf',
      type: 'application/pdf',
      size: 4,
      created_at: 1,
    } as const
    await tx.insertInto('contact_file').values(file).execute()
    await sql`insert into contact_file_part (file_id, number, bytes) values (1, 0, ${bytes})`.execute(
      tx,
    )
    await tx
      .insertInto('content_picture')
      .values({ hash: 'h', bytes, width: 1, height: 2, created_at: 3 })
      .execute()
    await sql`insert into content_draft (path, kind, picture, version, editor_id, editor, saved_at)
      values ('a.jpg', 'picture', 'h', 'v', 1, 'Ada', 1)`.execute(tx)
    await tx.insertInto('subscriber').values(subscriberRow('s@b.example')).execute()
    await sql`delete from contact where reference = 'r44'`.execute(tx)
  })
  await made.close()
  return url
}
