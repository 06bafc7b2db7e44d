import { ask, openEditorSession } from '../../scripts/site/ask-site.ts'
import {
  contentEntryDetail,
  contentHistory,
  published,
} from '../../src/contracts/content/content.ts'
import type { Role } from '../../src/contracts/permissions.ts'

/**
 * Signs in to a site and returns functions that edit its content.
 * @param database file or URL of the site's database
 */
export async function editSite(origin: string, database: string, role: Role = 'editor') {
  const session = await openEditorSession(origin, database, role)
  /** @param at another process of the same site */
  const send = (method: string, target: string, body: object, at = origin) =>
    ask(at, target, { method, cookie: session, body })
  const open = async (path: string, at = origin) =>
    contentEntryDetail.parse(
      JSON.parse((await ask(at, `/api/content/entry?path=${path}`, { cookie: session })).body),
    )

  return {
    session,
    send,
    open,
    /** Saves changed fields of an entry. @throws Error with the site's answer if it refuses */
    async save(path: string, change: object, at = origin) {
      const { value, version } = await open(path, at)
      const { status, body } = await send(
        'PUT',
        '/api/content/entry',
        { path, value: { ...Object(value), ...change }, version },
        at,
      )
      if (status !== 200) throw new Error(`The draft answered ${status}: ${body}`)
    },
    /** Publishes all drafts. @throws Error with the site's answer if it refuses */
    async publish(summary = '', at = origin) {
      const { status, body } = await send('POST', '/api/content/publish', { summary }, at)
      if (status !== 200) throw new Error(`Publish answered ${status}: ${body}`)
      return published.parse(JSON.parse(body))
    },
    history: async (at = origin) =>
      contentHistory.parse(
        JSON.parse((await ask(at, '/api/content/history', { cookie: session })).body),
      ).items,
  }
}
