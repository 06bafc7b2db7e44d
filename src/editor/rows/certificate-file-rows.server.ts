import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queryable } from '#src/core/database/connect.ts'
import type { CertificateFileTable } from './content-tables.server.ts'

export const insertCertificateFile = (db: Queryable, file: Insertable<CertificateFileTable>) =>
  db
    .insertInto('certificate_file')
    .values(file)
    .onConflict((conflict) =>
      conflict.column('digest').doUpdateSet({ created_at: file.created_at }),
    )
    .execute()

export const findCertificateFile = (
  db: Queryable,
  digest: string,
): Promise<Selectable<CertificateFileTable> | undefined> =>
  db.selectFrom('certificate_file').selectAll().where('digest', '=', digest).executeTakeFirst()

const names = (column: string) =>
  sql<boolean>`${sql.ref(column)} like '%' || certificate_file.digest || '%'`

/**
 * Deletes files that no draft, entry or publication names.
 * @param before time in milliseconds; newer files may still get a reference
 */
export const deleteUnusedCertificateFiles = (db: Queryable, before: number) =>
  db
    .deleteFrom('certificate_file')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom, or }) =>
      not(
        or([
          exists(
            selectFrom('content_draft')
              .select('content_draft.path')
              .where(names('content_draft.text')),
          ),
          exists(
            selectFrom('content_entry')
              .select('content_entry.path')
              .where(names('content_entry.text')),
          ),
          exists(
            selectFrom('publication_file')
              .select('publication_file.path')
              .where(names('publication_file.text_before')),
          ),
          exists(
            selectFrom('publication_file')
              .select('publication_file.path')
              .where(names('publication_file.text_after')),
          ),
        ]),
      ),
    )
    .execute()
