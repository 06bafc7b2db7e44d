import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { Document, parseDocument } from 'yaml'

const former = 'content/catalogue.yaml'
const lists = ['services', 'offerings', 'partners', 'drawings']

/** The part of a text that holds one list; null if it has none. */
function partOf(text: string | null, list: string): string | null {
  const value: unknown = text === null ? undefined : parseDocument(text).get(list)
  return value === undefined ? null : new Document({ [list]: value }).toString()
}

/** Each list of the former catalogue is an entry of its own, so that one never holds up another. */
export const catalogueLists = (): Migration => ({
  async up(db: Kysely<unknown>) {
    const { rows: entries } = await sql<{ text: string | null }>`
      select text from content_entry where path = ${former}`.execute(db)
    const { rows: drafts } = await sql<{ text: string | null; base: string | null }>`
      select text, base from content_draft where path = ${former}`.execute(db)
    for (const list of lists) {
      const path = `content/${list}.yaml`
      for (const { text } of entries) {
        const part = partOf(text, list)
        if (part !== null)
          await sql`insert into content_entry (path, text, editor, published_at)
            select ${path}, ${part}, editor, published_at from content_entry where path = ${former}`.execute(
            db,
          )
      }
      for (const { text, base } of drafts) {
        const [part, before] = [partOf(text, list), partOf(base, list)]
        if (part !== null && part !== before)
          await sql`insert into content_draft (path, kind, text, base, version, editor_id, editor, saved_at)
            select ${path}, kind, ${part}, ${before}, ${randomUUID()}, editor_id, editor, saved_at
            from content_draft where path = ${former}`.execute(db)
      }
    }
    await sql`update content_state set number = number + 1`.execute(db)
  },
})
