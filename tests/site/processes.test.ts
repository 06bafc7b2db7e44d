import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#src/core/database/open-database.ts'
import { listDrafts } from '#src/editor/rows/draft-rows.server.ts'
import { readContentState } from '#src/editor/rows/entry-rows.server.ts'
import { ask } from '../../scripts/site/ask-site.ts'
import { startPostgres } from '../../scripts/site/start-postgres.ts'
import { startSite } from '../../scripts/site/start-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { editSite } from './editing-site.ts'

const files = [
  { path: 'content/pages/about.yaml', address: '/about' },
  { path: 'content/pages/partners.yaml', address: '/partners' },
]
/** Timeout in milliseconds of tests that start the site and a database. */
const patience = 900_000

type Site = Awaited<ReturnType<typeof startSite>>
type Editor = Awaited<ReturnType<typeof editSite>>

const says = async (site: Site, address: string, words: string) =>
  (await ask(site.origin, address)).body.includes(words)

const saveAll = async (editor: Editor, heading: string) => {
  for (const file of files) await editor.save(file.path, { heading })
}

describe('processes of one site', { timeout: patience }, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let sites: Site[]
  let editor: Editor
  beforeAll(async () => {
    postgres = await startPostgres({ isDurable: false })
    const env = { DATABASE_URL: `${postgres.url}/postgres` }
    const first = await startSite({ env })
    sites = [first, await startSite({ env })]
    editor = await editSite(first.origin, env.DATABASE_URL)
  }, patience)
  afterAll(async () => {
    for (const site of sites ?? []) await site.stop()
    await postgres?.stop()
  }, patience)

  it('show what one of them publishes, and the other one’s drafts', async () => {
    const [first, second] = sites
    if (!first || !second) throw new Error('no processes')
    await saveAll(editor, 'Said by the first')
    const { cookies } = await editor.send('POST', '/api/content/preview', {})
    const seen = await ask(second.origin, '/about', {
      cookie: [editor.session, ...cookies].join('; '),
    })
    expect(seen.body.includes('Said by the first')).toBe(true)
    expect(await says(second, '/about', 'Said by the first')).toBe(false)

    await editor.publish('First', first.origin)
    for (const { address } of files) {
      expect(await says(first, address, 'Said by the first')).toBe(true)
      await expect.poll(() => says(second, address, 'Said by the first')).toBe(true)
    }
    expect((await editor.history(second.origin))[0]?.summary).toBe('First')
  })

  it('publish one after the other what both are asked for at the same time', async () => {
    const [about, partners] = files
    const [first, second] = sites
    if (!about || !partners || !first || !second) throw new Error('no files')
    await editor.save(about.path, { heading: 'About, by the first' })
    await editor.save(partners.path, { heading: 'Partners, by the second' })
    const press = (path: string, at: Site) => editor.press({ paths: [path] }, at.origin)
    const answers = await Promise.all([press(about.path, first), press(partners.path, second)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    for (const site of sites) {
      await expect.poll(() => says(site, about.address, 'About, by the first')).toBe(true)
      await expect.poll(() => says(site, partners.address, 'Partners, by the second')).toBe(true)
    }
  })
})

// One engine is enough, because each engine either commits the transaction of a killed process or
// drops it.
it('a process that is killed while it publishes leaves the whole old or the whole new text', {
  timeout: patience,
}, async () => {
  const file = path.join(temporaryFolder(), 'site.db')
  const start = () => startSite({ env: { DATABASE_URL: file } })
  let site = await start()
  const editor = await editSite(site.origin, file)
  const database = openDatabase(file)
  const numberNow = async () => (await readContentState(database.db))?.number
  try {
    await saveAll(editor, 'Heading 0')
    const began = performance.now()
    await editor.publish('0')
    const took = performance.now() - began
    let shown = 'Heading 0'
    // The process is killed in the middle of the publication, and just after its answer.
    // staff/killed-editing.test.ts kills it at twenty moments.
    for (const [count, share] of [0.7, null].entries()) {
      const heading = `Heading ${count + 1}`
      await saveAll(editor, heading)
      const number = await numberNow()
      const pressed = editor.press({ summary: heading }, site.origin).catch(() => null)
      await (share === null ? pressed : sleep(took * share))
      process.kill(site.pid, 'SIGKILL')
      const answer = await pressed
      await site.stop()
      site = await start()

      const isPublic = (await numberNow()) !== number
      if (answer) expect([answer.status, isPublic]).toEqual([200, true])
      const now = isPublic ? heading : shown
      for (const { address } of files)
        expect([address, await says(site, address, now)]).toEqual([address, true])
      const [last] = await editor.history(site.origin)
      expect([last?.summary === heading, last?.files.length]).toEqual([isPublic, files.length])
      const drafts = await listDrafts(database.db)
      expect(drafts.map(({ path }) => path)).toEqual(isPublic ? [] : files.map(({ path }) => path))
      shown = now
    }
  } finally {
    await site.stop()
    await database.close()
  }
})
