import type { Selectable } from 'kysely'
import type { Base } from '#src/content/reading/delivered.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import type { ContentAsideTable } from './content-tables.server.ts'

export type AsideRow = Selectable<ContentAsideTable>

export const listAside = (db: Queryable, base: Base): Promise<AsideRow[]> =>
  db.selectFrom('content_aside').selectAll().where('base', '=', base).orderBy('path').execute()

export type AsideChange = {
  /** Base with which `rows` are set aside. */
  leaves: Base
  rows: readonly Omit<AsideRow, 'base'>[]
  /** Base whose entries at the paths `restored` are part of the site again. */
  takes: Base
  restored: readonly string[]
}

/**
 * Stores what is set aside with the base that the site leaves, and deletes what is part of the site
 * again. What could not be restored stays.
 */
export async function moveAside(
  db: Queryable,
  { leaves, rows, takes, restored }: AsideChange,
): Promise<void> {
  for (const path of restored)
    await db
      .deleteFrom('content_aside')
      .where('base', '=', takes)
      .where('path', '=', path)
      .execute()
  for (const row of rows)
    await db
      .insertInto('content_aside')
      .values({ ...row, base: leaves })
      .onConflict((conflict) => conflict.columns(['path', 'base']).doUpdateSet(row))
      .execute()
}
