import type { Selectable } from 'kysely'
import type { Base } from '#src/content/reading/delivered.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import type { ContentAsideTable } from './content-tables.server.ts'

export type AsideRow = Selectable<ContentAsideTable>

export const listAside = (db: Queryable, base: Base): Promise<AsideRow[]> =>
  db.selectFrom('content_aside').selectAll().where('base', '=', base).orderBy('path').execute()

export const deleteAside = (db: Queryable, base: Base, path: string) =>
  db.deleteFrom('content_aside').where('base', '=', base).where('path', '=', path).execute()

/** Stores what is set aside with the base that the site leaves, and drops what it takes back. */
export async function moveAside(
  db: Queryable,
  { leaves, takes, rows }: { leaves: Base; takes: Base; rows: readonly Omit<AsideRow, 'base'>[] },
): Promise<void> {
  await db.deleteFrom('content_aside').where('base', 'in', [leaves, takes]).execute()
  for (const row of rows)
    await db
      .insertInto('content_aside')
      .values({ ...row, base: leaves })
      .execute()
}
