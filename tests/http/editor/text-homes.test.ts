import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { pictureFolder } from '#src/editing/pictures.ts'
import { type ContentStore, openContentStore } from '#src/server/content/content-store.ts'
import { digestOfPicture } from '#src/server/content/lay-over.ts'
import {
  compareCheckout,
  importFiles,
  standings,
  writeIntoFiles,
} from '#src/server/content/text-homes.ts'
import { insertPicture, listDrafts } from '#src/server/database/content/content-drafts.ts'
import { listContentEntries } from '#src/server/database/content/content-entries.ts'
import { named, someProduct } from '../../content/some-products.ts'
import { anyEngine } from '../test-site.ts'
import { hirePage, linking, makeCheckout, openEditingSites, withSentence } from './content-root.ts'

const { file: lock, name: lockName } = someProduct
const home = 'content/pages/home.yaml'
const about = 'content/pages/about.yaml'
const asOf = '2999-01-01T00:00'
const ignored = () => {}
const [anyPicture = '', otherPicture = ''] = readdirSync('src/assets/pictures/scenes')
  .sort()
  .map((file) => `scenes/${file}`)

const sites = await openEditingSites(anyEngine, () => makeCheckout({ pictures: 'copied' }))

describe.each(sites)('texts in files and in the database on $engine', ({ site, checkout, ada }) => {
  beforeAll(async () => {
    await ada.save(lock, { amount: '170' })
    await ada.publish({ summary: 'Price' })
  })

  const standing = async () =>
    standings(checkout.root, await listContentEntries(site.database.db), asOf)

  it('says what is published over a file, what the file says too, and what the schemas refuse', async () => {
    const before = checkout.read(lock)
    expect(await standing()).toEqual([{ path: lock, is: 'not in the file', why: '' }])
    checkout.write(lock, before.replace('amount: "120"', 'amount: "125"'))
    expect(await standing()).toEqual([{ path: lock, is: 'changed in both', why: 'amount' }])
    checkout.write(lock, before.replace('amount: "120"', "amount: '170'"))
    expect(await standing()).toEqual([{ path: lock, is: 'as in the file', why: '' }])
    checkout.write(lock, before)
    const { text } = (await listContentEntries(site.database.db))[0] ?? {}
    const store = (change: string) =>
      site.database.db
        .updateTable('content_entry')
        .set({ text: change })
        .where('path', '=', lock)
        .execute()
    await store('name: 7\n')
    expect(await standing()).toMatchObject([{ path: lock, is: 'refused' }])
    await store(text ?? '')
  })

  const amountIn = (store: ContentStore) =>
    store.current().snapshot.entries.find(({ file }) => file === lock)?.data['amount']
  const start = () =>
    openContentStore({ database: site.database, root: checkout.root, onError: ignored })

  it('writes it into the files, after which they are shown, also what an engineer changes in them later', async () => {
    const before = checkout.read(lock)
    expect(await writeIntoFiles(site.database, checkout.root, asOf)).toEqual({
      written: [lock],
      leftOut: [],
    })
    const merged = checkout.read(lock)
    expect(merged).toBe(before.replace('amount: "120"', 'amount: "170"'))
    expect(await standing()).toEqual([{ path: lock, is: 'as in the file', why: '' }])
    const store = await start()
    expect([amountIn(store), [...store.current().overlay.keys()]]).toEqual(['170', []])
    checkout.write(lock, merged.replace('amount: "170"', 'amount: "175"'))
    expect(await standing()).toEqual([{ path: lock, is: 'as in the file', why: '' }])
    expect(amountIn(await start())).toBe('175')
    checkout.write(lock, before)
  })

  it('knows what the schedule holds back, as the site does, and names what is left out', async () => {
    const before = checkout.read(lock)
    const [held, article] = ['content/free-pages/hire.yaml', linking]
    checkout.write(held, hirePage('2026-01-31'))
    const base = checkout.read(article)
    const text = withSentence(base, 'See [how to hire one](/hire).')
    const row = { path: article, text, picture: null, base, editor: 'Ada', published_at: 1 }
    await site.database.db.insertInto('content_entry').values(row).execute()
    const rows = await listContentEntries(site.database.db)
    expect(standings(checkout.root, rows, asOf)).toMatchObject([
      { is: 'not in the file' },
      { is: 'not in the file' },
    ])
    expect(standings(checkout.root, rows, asOf, [held])).toMatchObject([
      { path: article, is: 'refused' },
      { is: 'not in the file' },
    ])
    expect(await writeIntoFiles(site.database, checkout.root, asOf, [held])).toEqual({
      written: [lock],
      leftOut: [article],
    })
    checkout.write(lock, before)
    checkout.remove(held)
    await site.database.db.deleteFrom('content_entry').where('path', '=', article).execute()
  })

  it('is still public where the version before is started again, and where it runs beside the next one', async () => {
    const before = checkout.read(lock)
    // `between` is a version that changes another part of the same file.
    const between = named(before, 'Smart Door Lock')
    const versions = [
      before,
      between,
      between.replace('amount: "120"', 'amount: "170"'),
      between,
      before,
      between,
    ]
    for (const text of versions) {
      checkout.write(lock, text)
      expect(amountIn(await start())).toBe('170')
    }
    checkout.write(lock, before)
    const old = await start()
    checkout.write(lock, versions[2] ?? '')
    await start()
    await ada.save(about, { heading: 'Who we are' })
    await ada.publish()
    checkout.write(lock, before)
    await old.refresh()
    expect(amountIn(old)).toBe('170')
    expect(amountIn(await start())).toBe('170')
    await site.database.db.deleteFrom('content_entry').where('path', '=', about).execute()
  })

  it('keeps what an engineer changes beside what he merges, at the next release too', async () => {
    const before = checkout.read(lock)
    const merged = named(before.replace('amount: "120"', 'amount: "170"'), 'Smart Door Lock')
    const next = merged.replace(
      /^summary: .*$/m,
      'summary: Opens by code, fingerprint, card or phone',
    )
    const published = {
      text: before.replace('amount: "120"', 'amount: "170"'),
      base: before,
      merged: null,
    }
    await site.database.db
      .updateTable('content_entry')
      .set(published)
      .where('path', '=', lock)
      .execute()
    for (const [text, name] of [
      [before, lockName],
      [merged, 'Smart Door Lock'],
      [next, 'Smart Door Lock'],
      [next.replace('Smart Door Lock', 'Smart Entry Lock'), 'Smart Entry Lock'],
    ] as const) {
      checkout.write(lock, text)
      const { snapshot, conflicts } = (await start()).current()
      expect(snapshot.entries.find(({ file }) => file === lock)?.data).toMatchObject({
        amount: '170',
        name,
      })
      expect(conflicts).toEqual([])
    }
    checkout.write(lock, before)
  })

  it('keeps to a picture what holds for a text', async () => {
    const file = `${pictureFolder}published.webp`
    const bytes = readFileSync(path.join(checkout.root, 'src/assets/pictures', anyPicture))
    const hash = digestOfPicture(bytes)
    const before = checkout.read(lock)
    const picture = { hash, bytes, width: 1, height: 1, created_at: 1 }
    await site.database.write((tx) => insertPicture(tx, picture))
    const row = {
      path: file,
      text: null,
      picture: hash,
      base: null,
      editor: 'Ada',
      published_at: 1,
    }
    await site.database.db.insertInto('content_entry').values(row).execute()
    const isOver = (store: ContentStore) => store.current().overlay.has(file)
    const own = async () => (await standing()).find((one) => one.path === file)?.is
    expect([await own(), isOver(await start())]).toEqual(['not in the file', true])
    expect((await writeIntoFiles(site.database, checkout.root, asOf)).written).toContain(file)
    expect(await own()).toBe('as in the file')
    expect(isOver(await start())).toBe(false)
    expect((await writeIntoFiles(site.database, checkout.root, asOf)).written).not.toContain(file)
    // An engineer replaces the picture's file. Then the previous version, which does not have this
    // file, is started again.
    writeFileSync(
      path.join(checkout.root, file),
      readFileSync(path.join(checkout.root, 'src/assets/pictures', otherPicture)),
    )
    expect(isOver(await start())).toBe(false)
    checkout.remove(file)
    expect(isOver(await start())).toBe(true)
    await site.database.db.deleteFrom('content_entry').where('path', '=', file).execute()
    checkout.write(lock, before)
  })

  it('names what another checkout says, in whatever form, and makes drafts of the files that somebody chose', async () => {
    const other = makeCheckout({ pictures: 'copied' })
    other.write(about, other.read(about).replace('heading: About Us', 'heading: Who we are'))
    other.write(lock, other.read(lock).replace('amount: "120"', 'amount: "125"'))
    other.write(home, other.read(home).replace('title: ', 'title:   '))
    const removed = linking
    const [replaced, kept] = [
      `src/assets/pictures/${anyPicture}`,
      `src/assets/pictures/${otherPicture}`,
    ]
    other.remove(removed)
    writeFileSync(path.join(other.root, replaced), readFileSync(path.join(checkout.root, kept)))
    const workspace = { root: checkout.root, published: new Map(), drafts: new Map() }
    expect(compareCheckout(workspace, [], other.root)).toEqual([
      {
        path: about,
        is: 'changed',
        fields: [
          { field: expect.arrayContaining(['heading']), before: 'About Us', after: 'Who we are' },
        ],
      },
      {
        path: lock,
        is: 'changed',
        fields: [{ field: expect.arrayContaining(['amount']), before: '120', after: '125' }],
      },
      { path: removed, is: 'only here', fields: [] },
      { path: replaced, is: 'changed', fields: [] },
    ])
    expect(await importFiles(site.database, workspace, other.root, [about])).toEqual([about])
    expect(await listDrafts(site.database.db)).toMatchObject([
      { path: about, kind: 'text', editor: 'command line', base: checkout.read(about) },
    ])
    expect(await importFiles(site.database, workspace, other.root, [about])).toEqual([])
    expect(await importFiles(site.database, workspace, other.root, [removed])).toEqual([removed])
    expect(
      (await listDrafts(site.database.db)).find((draft) => draft.path === removed),
    ).toMatchObject({ kind: 'removal', text: null })
  })
})
