import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { ask, openEditorSession } from '../../../scripts/site/ask-site.ts'
import { startOwnSite } from '../own-site.ts'

it('a page that fails says so with status 500', async () => {
  const { origin, database } = await startOwnSite()
  const cookie = await openEditorSession(origin, database, 'owner')
  const sqlite = new DatabaseSync(database, { timeout: 5000 })
  sqlite.exec('alter table webhook rename to moved_away')
  sqlite.close()
  const answer = await ask(origin, '/admin/webhooks', { cookie })
  expect([answer.status, answer.body]).toEqual([500, 'Something went wrong. Please try again.'])
  // The page that Astro renders instead is no address of the site.
  expect((await ask(origin, '/500')).status).toBe(404)
})
