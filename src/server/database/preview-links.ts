import type { Insertable, Selectable } from 'kysely'
import type { Queryable } from './connect.ts'
import type { PreviewLinkTable } from './content-schema.ts'

export type PreviewLinkRow = Selectable<PreviewLinkTable>

export const insertPreviewLink = (db: Queryable, link: Insertable<PreviewLinkTable>): Promise<PreviewLinkRow> =>
  db.insertInto('preview_link').values(link).returningAll().executeTakeFirstOrThrow()

/** Links that still open something, the newest first. */
export const listPreviewLinks = (db: Queryable, now: number): Promise<PreviewLinkRow[]> =>
  db.selectFrom('preview_link').selectAll().where('expires_at', '>', now).orderBy('id', 'desc').execute()

export const findPreviewLink = (db: Queryable, id: number, now: number): Promise<PreviewLinkRow | undefined> =>
  db.selectFrom('preview_link').selectAll().where('id', '=', id).where('expires_at', '>', now).executeTakeFirst()

/** @returns the link that was there; undefined where it was none */
export const deletePreviewLink = (db: Queryable, id: number): Promise<PreviewLinkRow | undefined> =>
  db.deleteFrom('preview_link').where('id', '=', id).returningAll().executeTakeFirst()

export const deleteEndedPreviewLinks = (db: Queryable, now: number) =>
  db.deleteFrom('preview_link').where('expires_at', '<=', now).execute()
