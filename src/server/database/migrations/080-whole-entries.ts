import { createHash, randomUUID } from 'node:crypto'
import type { Generated, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type Before = {
  content_entry: {
    path: string
    picture: string | null
    base: string | null
    merged: string | null
    file_digest: string | null
    pulled: number
  }
  content_kept: { path: string; text: string; base: string | null; editor: string; kept_at: number }
  publication: {
    id: Generated<number>
    job: string
    created_at: number
    published_at: number | null
    editor_id: number | null
    editor: string
    network: string
    summary: string
    commit_hash: string | null
  }
  publication_file: {
    publication_id: number
    path: string
    draft_version: string | null
    text_before: string | null
    text_after: string | null
    picture_before: string | null
    picture_after: string | null
  }
}

/**
 * A published entry replaces its file as a whole, and knows the digest of that file. Discarded
 * drafts move into the history.
 */
export const wholeEntries = (): Migration => ({
  async up(db: Kysely<Before>) {
    await db.schema.alterTable('content_entry').addColumn('file_digest', 'text').execute()
    await db.schema
      .alterTable('content_entry')
      .addColumn('pulled', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    const rows = await db
      .selectFrom('content_entry')
      .select(['path', 'picture', 'base', 'merged'])
      .execute()
    for (const { path, base, merged } of rows)
      await db
        .updateTable('content_entry')
        .set({
          // The base of a picture is a digest already.
          file_digest:
            base === null || !path.startsWith('content/')
              ? base
              : createHash('sha256').update(base).digest('base64url'),
          pulled: merged === null ? 0 : 1,
        })
        .where('path', '=', path)
        .execute()
    for (const kept of await db.selectFrom('content_kept').selectAll().execute()) {
      const { id } = await db
        .insertInto('publication')
        .values({
          ...{ job: randomUUID(), created_at: kept.kept_at, published_at: null, editor_id: null },
          ...{ editor: kept.editor, network: '', summary: '', commit_hash: null },
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('publication_file')
        .values({
          ...{ publication_id: id, path: kept.path, draft_version: null },
          ...{ text_before: kept.base, text_after: kept.text },
          ...{ picture_before: null, picture_after: null },
        })
        .execute()
    }
  },
})
