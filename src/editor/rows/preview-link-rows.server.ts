import type { Insertable, Selectable } from 'kysely'
import { permissions } from '#src/contracts/permissions.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import type { PreviewLinkTable } from './content-tables.server.ts'

export type PreviewLinkRow = Selectable<PreviewLinkTable>

export const insertPreviewLink = (
  db: Queryable,
  link: Insertable<PreviewLinkTable>,
): Promise<PreviewLinkRow> =>
  db.insertInto('preview_link').values(link).returningAll().executeTakeFirstOrThrow()

/**
 * Selects links whose author may still share drafts. If the account of that name is younger than
 * the link, it is not the author's.
 */
const selectOpen = (db: Queryable, now: number) =>
  db
    .selectFrom('preview_link')
    .innerJoin('staff', 'staff.name', 'preview_link.editor')
    .selectAll('preview_link')
    .where('preview_link.expires_at', '>', now)
    .whereRef('staff.created_at', '<=', 'preview_link.created_at')
    .where('staff.disabled', '=', 0)
    .where('staff.role', 'in', permissions['content.share'])

export const listPreviewLinks = (db: Queryable, now: number): Promise<PreviewLinkRow[]> =>
  selectOpen(db, now).orderBy('preview_link.id', 'desc').execute()

export const findPreviewLink = (
  db: Queryable,
  id: number,
  now: number,
): Promise<PreviewLinkRow | undefined> =>
  selectOpen(db, now).where('preview_link.id', '=', id).executeTakeFirst()

export const deletePreviewLink = (db: Queryable, id: number): Promise<PreviewLinkRow | undefined> =>
  db.deleteFrom('preview_link').where('id', '=', id).returningAll().executeTakeFirst()

/**
 * Deletes the links to a draft when the draft is deleted, so that they do not show a later draft of
 * the same entry.
 */
export const deletePreviewLinksTo = (db: Queryable, path: string) =>
  db.deleteFrom('preview_link').where('path', '=', path).execute()

export const deleteEndedPreviewLinks = (db: Queryable, now: number) =>
  db.deleteFrom('preview_link').where('expires_at', '<=', now).execute()
