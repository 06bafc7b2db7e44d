import type { Insertable, Selectable } from 'kysely'
import type { Queryable } from '#src/core/database/connect.ts'
import type { PublicationFileTable, PublicationTable } from './content-tables.server.ts'

export type PublicationRow = Selectable<PublicationTable>
export type PublicationFileRow = Selectable<PublicationFileTable>

export async function insertPublication(
  db: Queryable,
  publication: Insertable<PublicationTable>,
  files: readonly Omit<PublicationFileRow, 'publication_id'>[],
): Promise<number> {
  const { id } = await db
    .insertInto('publication')
    .values(publication)
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const file of files)
    await db
      .insertInto('publication_file')
      .values({ ...file, publication_id: id })
      .execute()
  return id
}

export const findPublication = (db: Queryable, id: number): Promise<PublicationRow | undefined> =>
  db.selectFrom('publication').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Publications and discarded drafts, newest first. @param path only those that changed this file
 */
export const listPublications = (
  db: Queryable,
  { path, after, limit }: { path?: string | undefined; after?: number | undefined; limit: number },
): Promise<PublicationRow[]> =>
  db
    .selectFrom('publication')
    .selectAll()
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? 0))
    .$if(path !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('publication_file')
            .select('publication_file.path')
            .whereRef('publication_file.publication_id', '=', 'publication.id')
            .where('publication_file.path', '=', path ?? ''),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Publications with a higher number that were made after a time, oldest first. */
export const listPublishedAfter = (
  db: Queryable,
  id: number,
  since: number,
): Promise<PublicationRow[]> =>
  db
    .selectFrom('publication')
    .selectAll()
    .where('id', '>', id)
    .where('published_at', '>', since)
    .orderBy('id')
    .execute()

export const listPublicationFiles = (db: Queryable, id: number): Promise<PublicationFileRow[]> =>
  db
    .selectFrom('publication_file')
    .selectAll()
    .where('publication_id', '=', id)
    .orderBy('path')
    .execute()

export const findPublicationFile = (
  db: Queryable,
  id: number,
  path: string,
): Promise<PublicationFileRow | undefined> =>
  db
    .selectFrom('publication_file')
    .selectAll()
    .where('publication_id', '=', id)
    .where('path', '=', path)
    .executeTakeFirst()

/** Lists what publications did to a file, newest first. */
export const listPublishedOf = (db: Queryable, path: string): Promise<PublicationFileRow[]> =>
  db
    .selectFrom('publication_file')
    .innerJoin('publication', 'publication.id', 'publication_file.publication_id')
    .selectAll('publication_file')
    .where('publication_file.path', '=', path)
    .where('publication.published_at', 'is not', null)
    .orderBy('publication.id', 'desc')
    .execute()

/** Lists who published each file last, and when. @param path only this file */
export const listLastPublications = (db: Queryable, path?: string) =>
  db
    .selectFrom((query) =>
      query
        .selectFrom('publication_file')
        .innerJoin('publication', 'publication.id', 'publication_file.publication_id')
        .where('publication.published_at', 'is not', null)
        .$if(path !== undefined, (files) => files.where('publication_file.path', '=', path ?? ''))
        .select(({ fn }) => [
          'publication_file.path',
          fn.max('publication_file.publication_id').as('id'),
        ])
        .groupBy('publication_file.path')
        .as('last'),
    )
    .innerJoin('publication', 'publication.id', 'last.id')
    .select(['last.path', 'publication.editor', 'publication.published_at'])
    .execute()

/** Lists the texts of an entry that were public, newest first. */
export const listPublishedTexts = async (db: Queryable, path: string): Promise<string[]> =>
  (
    await db
      .selectFrom('publication_file')
      .innerJoin('publication', 'publication.id', 'publication_file.publication_id')
      .select('publication_file.text_after')
      .where('publication_file.path', '=', path)
      .where('publication.published_at', 'is not', null)
      .orderBy('publication.id', 'desc')
      .execute()
  ).flatMap(({ text_after }) => text_after ?? [])

export const deletePublicationsBefore = (db: Queryable, before: number) =>
  db.deleteFrom('publication').where('created_at', '<', before).execute()
