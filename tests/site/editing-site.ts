import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { ask, openEditorSession } from '../../scripts/site/ask-site.ts'
import type {
  ContentCheck,
  ContentEntryDetail,
  ContentValue,
  Publication,
  Published,
} from '../../src/contracts/content/content.ts'
import type { Role } from '../../src/contracts/permissions.ts'
import { openDatabase } from '../../src/core/database/open-database.ts'
import { deleteDraftRow, findDraft, insertDraft } from '../../src/editor/rows/draft-rows.server.ts'
import { valueOfFile, writeValue } from '../../src/editor/texts/document.server.ts'

/**
 * Stores drafts of texts that are public or drafts already, past the site's own way of saving
 * them, which tests/http/editor tries.
 * @param url file or URL of the site's database
 * @param changes what each entry becomes
 */
export async function storeDrafts(
  url: string,
  changes: Iterable<readonly [file: string, change: (value: ContentValue) => ContentValue]>,
) {
  const database = openDatabase(url)
  await database.write(async (tx) => {
    for (const [path, change] of changes) {
      const published = await tx
        .selectFrom('content_entry')
        .select('text')
        .where('path', '=', path)
        .executeTakeFirst()
      const file = existsSync(path) ? readFileSync(path, 'utf8') : null
      const begun = await findDraft(tx, path)
      const base = begun ? begun.base : (published?.text ?? file)
      const text = begun?.text ?? base
      const value = change(text === null ? null : valueOfFile(path, text))
      if (begun) await deleteDraftRow(tx, path, begun.version)
      await insertDraft(tx, {
        ...{ path, kind: 'text', text: writeValue(path, text, value), picture: null, base },
        ...{ version: randomUUID(), editor_id: null, editor: 'Ann', saved_at: Date.now() },
      })
    }
  })
  await database.close()
}

/**
 * Signs in to a site and returns functions that edit its content.
 * @param database file or URL of the site's database
 */
export async function editSite(origin: string, database: string, role: Role = 'editor') {
  const session = await openEditorSession(origin, database, role)
  /** @param at another process of the same site */
  const send = (method: string, target: string, body: object, at = origin) =>
    ask(at, target, { method, cookie: session, body })
  const open = async (path: string, at = origin): Promise<ContentEntryDetail> =>
    JSON.parse((await ask(at, `/api/content/entry?path=${path}`, { cookie: session })).body)

  /** Asks to publish the drafts as they are now. */
  const press = async (request: object, at = origin) => {
    const { body } = await ask(at, '/api/content/check', { cookie: session })
    const { versions }: ContentCheck = JSON.parse(body)
    return send('POST', '/api/content/publish', { versions, ...request }, at)
  }

  return {
    session,
    send,
    press,
    open,
    /** Stores changed fields of an entry as a draft. */
    save: (path: string, change: object) =>
      storeDrafts(database, [[path, (value) => ({ ...Object(value), ...change })]]),
    /** Publishes all drafts. @throws Error with the site's answer if it refuses */
    async publish(summary = '', at = origin) {
      const { status, body } = await press({ summary }, at)
      if (status !== 200) throw new Error(`Publish answered ${status}: ${body}`)
      const published: Published = JSON.parse(body)
      return published
    },
    history: async (at = origin): Promise<Publication[]> =>
      JSON.parse((await ask(at, '/api/content/history', { cookie: session })).body).items,
  }
}
