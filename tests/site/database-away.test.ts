import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../scripts/site/free-port.ts'
import { startPostgres } from '../../scripts/site/start-postgres.ts'
import { startSite } from '../../scripts/site/start-site.ts'
import { makeChangedRoot } from '../changed-root.ts'
import { changedSetting } from '../content/changed-content.ts'
import { temporaryFolder } from '../temporary-folder.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: false })
}, 60_000)
afterAll(() => postgres.stop())

it('answers 503 while the database is away at its start, shows no text of the files, and begins when it is there', async () => {
  await postgres.kill()
  const port = String(await freePort())
  const root = temporaryFolder()
  makeChangedRoot(root, new Map([changedSetting('company', { languages: ['en', 'fr'] })]))
  const starting = startSite({ port, root, env: { DATABASE_URL: `${postgres.url}/postgres` } })
  const ask = (path: string) => fetch(`http://localhost:${port}${path}`)
  await expect
    .poll(() =>
      ask('/about').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(503)
  const waiting = await ask('/about')
  expect(waiting.headers.get('retry-after')).toBe('5')
  expect(await waiting.text()).not.toContain('<html')
  expect([(await ask('/livez')).status, (await ask('/readyz')).status]).toEqual([200, 503])
  await postgres.restart()
  const site = await starting
  expect((await ask('/about')).status).toBe(200)
  expect((await ask('/fr/contact')).status).toBe(200)

  // Without its database, a running process continues with the content that it has in memory.
  await postgres.kill()
  expect((await ask('/about')).status).toBe(200)
  expect((await ask('/healthz')).status).toBe(503)
  const calendar = await ask('/fr/book')
  expect([calendar.status, await calendar.text()]).toEqual([
    503,
    expect.stringMatching(/^Le site /),
  ])
  await postgres.restart()
  await expect.poll(() => ask('/healthz').then(({ status }) => status)).toBe(200)
  await site.stop()
})
