import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isPicture } from '#src/editing/pictures.ts'
import type { Database, Queryable } from '../database/connect.ts'
import { putContentEntry, readContentState, startContentState } from '../database/content-entries.ts'
import { commandLine, recordAudit } from '../services/audit/audit.ts'

/** What an earlier version of the program published last for each file: it wrote into the files of its checkout. */
async function lastPublished(tx: Queryable) {
  const newest = await tx
    .selectFrom('publication_file')
    .innerJoin('publication', 'publication.id', 'publication_file.publication_id')
    .where('publication.published_at', 'is not', null)
    .groupBy('publication_file.path')
    .select(({ fn }) => ['publication_file.path', fn.max('publication.id').as('id')])
    .execute()
  return Promise.all(
    newest.map(({ path: file, id }) =>
      tx
        .selectFrom('publication_file')
        .innerJoin('publication', 'publication.id', 'publication_file.publication_id')
        .where('publication_file.path', '=', file)
        .where('publication.id', '=', id)
        .select(['publication_file.path', 'text_before', 'text_after', 'picture_after', 'publication.editor', 'publication.published_at'])
        .executeTakeFirstOrThrow(),
    ),
  )
}

/**
 * Takes over what earlier versions of the program have published into files, once, at the first start that publishes into the database:
 * what visitors read before they read after, also where this program's own files do not hold it. A publication that was begun and never
 * became public is closed, and noted in the audit log; its drafts are still there.
 * @param asOf the company's date and time
 */
export async function adoptEarlierPublications(database: Database, root: string, asOf: string, now = Date.now()): Promise<void> {
  if (await readContentState(database.db)) return
  await database.write(async (tx) => {
    // Of several processes that start at once one does it.
    if (!(await startContentState(tx, { number: 0, as_of: asOf, changed_at: now }))) return
    for (const { path: file, text_before, text_after, picture_after, editor, published_at } of await lastPublished(tx)) {
      const isOnDisk = existsSync(path.join(root, file))
      const isSame = isPicture(file)
        ? isOnDisk === (picture_after !== null)
        : (isOnDisk ? readFileSync(path.join(root, file), 'utf8') : null) === text_after
      if (isSame) continue
      const row = { text: text_after, picture: picture_after, base: text_before, editor, published_at: published_at ?? now }
      await putContentEntry(tx, { path: file, ...row })
    }
    const begun = await tx.selectFrom('publication').select(['id', 'summary']).where('published_at', 'is', null).execute()
    for (const { id, summary } of begun) {
      await tx.deleteFrom('publication').where('id', '=', id).execute()
      await recordAudit(
        tx,
        commandLine,
        { action: 'content.discarded', subject: `publication ${id}, begun and not public: ${summary}` },
        now,
      )
    }
  })
}
