import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContentStore } from '#src/server/content/content-store.ts'
import { compareCheckout, importFiles, standings, writeIntoFiles } from '#src/server/content/text-homes.ts'
import { listDrafts } from '#src/server/database/content-drafts.ts'
import { listContentEntries } from '#src/server/database/content-entries.ts'
import { insertPublication } from '#src/server/database/publications.ts'
import { makeCheckout, openEditingSite } from './content-root.ts'
import { engines, openTestSite, type TestSite } from './test-site.ts'

const lock = 'content/products/smart-lock.yaml'
const home = 'content/pages/home.yaml'
const about = 'content/pages/about.yaml'
const asOf = '2999-01-01T00:00'
const ignored = () => {}

describe.each(engines)('texts in files and in the database on %s', (engine) => {
  const checkout = makeCheckout()
  let site: TestSite
  beforeAll(async () => {
    const { editing, ada, ...opened } = await openEditingSite(engine, checkout)
    site = opened.site
    await editing.save(lock, { amount: '170' }, ada)
    await editing.send('POST', '/api/content/publish', { summary: 'Price' }, ada)
  })
  afterAll(() => site.close())

  const standing = async () => standings(checkout.root, await listContentEntries(site.database.db), asOf)

  it('says what is published over a file, what the file says too, and what the schemas refuse', async () => {
    const before = checkout.read(lock)
    expect(await standing()).toEqual([{ path: lock, is: 'over the file', why: '' }])
    checkout.write(lock, before.replace('amount: "120"', 'amount: "125"'))
    expect(await standing()).toEqual([{ path: lock, is: 'changed in both', why: 'amount' }])
    checkout.write(lock, before.replace('amount: "120"', "amount: '170'"))
    expect(await standing()).toEqual([{ path: lock, is: 'as in the file', why: '' }])
    checkout.write(lock, before)
    const { text } = (await listContentEntries(site.database.db))[0] ?? {}
    const store = (change: string) => site.database.db.updateTable('content_entry').set({ text: change }).where('path', '=', lock).execute()
    await store('name: 7\n')
    expect(await standing()).toMatchObject([{ path: lock, is: 'refused' }])
    await store(text ?? '')
  })

  it('writes it into the files, after which the row falls away at the next start', async () => {
    const before = checkout.read(lock)
    expect(await writeIntoFiles(site.database, checkout.root, asOf)).toEqual([lock])
    expect(checkout.read(lock)).toBe(before.replace('amount: "120"', 'amount: "170"'))
    expect(await standing()).toEqual([{ path: lock, is: 'as in the file', why: '' }])
    const store = await openContentStore({ database: site.database, root: checkout.root, onError: ignored })
    expect(await listContentEntries(site.database.db)).toEqual([])
    expect(store.current().snapshot.entries.find(({ file }) => file === lock)?.data).toMatchObject({ amount: '170' })
    checkout.write(lock, before)
  })

  it('names what another checkout says, in whatever form, and makes drafts of the files that somebody chose', async () => {
    const other = makeCheckout()
    other.write(about, other.read(about).replace('heading: About Us', 'heading: Who we are'))
    other.write(lock, other.read(lock).replace('amount: "120"', 'amount: "125"'))
    other.write(home, other.read(home).replace('title: ', 'title:   '))
    const workspace = { root: checkout.root, published: new Map(), drafts: new Map() }
    expect(compareCheckout(workspace, other.root)).toEqual([
      { path: about, fields: [{ field: expect.arrayContaining(['heading']), before: 'About Us', after: 'Who we are' }] },
      { path: lock, fields: [{ field: expect.arrayContaining(['amount']), before: '120', after: '125' }] },
    ])
    expect(await importFiles(site.database, workspace, other.root, [about])).toEqual([about])
    expect(await listDrafts(site.database.db)).toMatchObject([
      { path: about, kind: 'text', editor: 'command line', base: checkout.read(about) },
    ])
    expect(await importFiles(site.database, workspace, other.root, [about])).toEqual([])
    other.delete()
  })

  it('shows after the upgrade what an earlier version has published into files that this program does not have', async () => {
    const old = await openTestSite(engine)
    const { db } = old.database
    await db.deleteFrom('content_state').execute()
    const before = checkout.read(lock)
    const file = { path: lock, draft_version: null, text_before: before, picture_before: null, picture_after: null }
    const publish = (amount: string, at: number | null, job: string) =>
      insertPublication(
        db,
        { job, created_at: 1, published_at: at, editor_id: null, editor: 'Ada', network: 'n', summary: job, commit_hash: null },
        [{ ...file, text_after: before.replace('"120"', `"${amount}"`) }],
      )
    await publish('140', 1, 'first')
    await publish('150', 2, 'second')
    await publish('160', null, 'begun')
    const store = await openContentStore({ database: old.database, root: checkout.root, onError: ignored })
    expect(store.current().snapshot.entries.find(({ file: one }) => one === lock)?.data).toMatchObject({ amount: '150' })
    expect(store.current().rows).toMatchObject([{ path: lock, base: before, editor: 'Ada' }])
    // One that never became public is closed, and said.
    expect(await db.selectFrom('publication').select('job').orderBy('id').execute()).toEqual([{ job: 'first' }, { job: 'second' }])
    const noted = await db.selectFrom('audit').select('subject').where('action', '=', 'content.discarded').execute()
    expect(noted).toEqual([{ subject: expect.stringContaining('begun') }])
    await old.close()
  })
})
