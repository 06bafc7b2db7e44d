import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, openEditorSession } from '../../scripts/ask-site.ts'
import { copyCheckout } from '../../scripts/copy-checkout.ts'
import { startSite } from '../../scripts/start-site.ts'
import type { ContentValue } from '../../src/contracts/content.ts'
import { writeValue } from '../../src/editing/document.ts'
import { openDatabase } from '../../src/server/database/connect.ts'
import { insertDraft } from '../../src/server/database/content-drafts.ts'

/** Milliseconds between two looks at a job. */
const look = 200

/**
 * Starts the site in a throw-away copy of the checkout, with drafts of its content as an owner's browser would have saved them.
 * @param values what files are to hold
 */
export async function startWithDrafts(values: ReadonlyMap<string, ContentValue>) {
  const copy = copyCheckout()
  const site = await startSite({ built: copy.built })
  const session = await openEditorSession(site.origin, site.database, 'owner')
  const database = openDatabase(site.database)
  await database.write(async (tx) => {
    for (const [file, value] of values) {
      const onDisk = path.join(copy.folder, file)
      const base = existsSync(onDisk) ? readFileSync(onDisk, 'utf8') : null
      const content = { kind: 'text' as const, text: writeValue(file, base, value), picture: null }
      await insertDraft(tx, { path: file, ...content, base, version: 'one', editor_id: 1, editor: 'ann', saved_at: Date.now() })
    }
  })
  await database.close()

  /** Starts a job and waits until it is over. @returns the cookies of the answer @throws what the job says, where it fails */
  async function run(target: string, body: object = {}): Promise<string[]> {
    const { status, body: answer, cookies } = await ask(site.origin, target, { method: 'POST', cookie: session, body })
    if (status !== 202) throw new Error(`${target} answers ${status}: ${answer}`)
    for (;;) {
      const { job } = JSON.parse((await ask(site.origin, '/api/content/job', { cookie: session })).body)
      if (job.state === 'done') return cookies
      if (job.endedAt !== null) throw new Error(`${target}: ${job.message}`)
      await sleep(look)
    }
  }
  return {
    origin: site.origin,
    session,
    /** @returns the cookie that shows the drafts to whoever has the session */
    preview: async () => (await run('/api/content/preview')).find((cookie) => cookie.startsWith('preview=')) ?? '',
    publish: () => run('/api/content/publish', { summary: 'Every text' }),
    stop: async () => {
      await site.stop()
      copy.remove()
    },
  }
}
