import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ContentStore, openContentStore } from '#src/editor/published/content-store.server.ts'
import { digestOfEntries } from '#src/editor/published/overlay.server.ts'
import {
  compareWithFiles,
  resetEntries,
  writeIntoFiles,
} from '#src/editor/published/text-sources.server.ts'
import { insertPicture } from '#src/editor/rows/draft-rows.server.ts'
import { pictureFolder } from '#src/editor/texts/pictures.server.ts'
import { someProduct } from '../../content/some-products.ts'
import { sqliteUnlessAll } from '../test-site.ts'
import { makeCheckout, openEditingSites } from './content-root.ts'

const { file: lock } = someProduct
const about = 'content/pages/about.yaml'
const asOf = '2999-01-01T00:00'
const ignored = () => {}
const [anyPicture = '', otherPicture = ''] = readdirSync('src/assets/pictures/scenes')
  .sort()
  .map((file) => `scenes/${file}`)

const sites = await openEditingSites(sqliteUnlessAll, () => makeCheckout({ pictures: 'copied' }))

describe.each(sites)('texts in files and in the database on $engine', ({ site, checkout, ada }) => {
  beforeAll(async () => {
    await ada.save(lock, { amount: '170' })
    await ada.publish({ summary: 'Price' })
  })

  const options = { root: checkout.root, asOf }
  const compare = () => compareWithFiles(site.database, options)

  it('says what is published over a file, what the file says too, and what the file has changed', async () => {
    const before = checkout.read(lock)
    expect(await compare()).toEqual([{ path: lock, is: 'not in the file', why: '' }])
    checkout.write(lock, before.replace('amount: "120"', 'amount: "125"'))
    expect(await compare()).toEqual([{ path: lock, is: 'file changed since', why: '' }])
    checkout.write(lock, before.replace('amount: "120"', "amount: '170'"))
    expect(await compare()).toEqual([{ path: lock, is: 'as in the file', why: '' }])
    checkout.write(lock, before)
  })

  const amountIn = (store: ContentStore) =>
    store.current().snapshot.entries.find(({ file }) => file === lock)?.data['amount']
  const start = () =>
    openContentStore({ database: site.database, root: checkout.root, onError: ignored })

  it('writes it into the files, after which they are shown, also what an engineer changes in them later', async () => {
    const before = checkout.read(lock)
    const engineers = before.replace('amount: "120"', 'amount: "175"')
    checkout.write(lock, engineers)
    const left = { written: [], leftOut: [], changed: [lock] }
    expect(await writeIntoFiles(site.database, options)).toEqual(left)
    expect(checkout.read(lock)).toBe(engineers)
    expect((await writeIntoFiles(site.database, options, true)).written).toEqual([lock])
    checkout.write(lock, before)
    expect(await writeIntoFiles(site.database, options)).toEqual({
      written: [lock],
      leftOut: [],
      changed: [],
    })
    const merged = checkout.read(lock)
    expect(merged).toBe(before.replace('amount: "120"', 'amount: "170"'))
    expect(await compare()).toEqual([{ path: lock, is: 'as in the file', why: '' }])
    const store = await start()
    expect([amountIn(store), [...store.current().overlay.keys()]]).toEqual(['170', []])
    checkout.write(lock, merged.replace('amount: "170"', 'amount: "175"'))
    expect(await compare()).toEqual([{ path: lock, is: 'as in the file', why: '' }])
    expect(amountIn(await start())).toBe('175')
    checkout.write(lock, before)
  })

  it('is public again where the release before is started again, with the file of before', async () => {
    const before = checkout.read(lock)
    const pulled = before.replace('amount: "120"', 'amount: "170"')
    for (const [text, amount] of [
      [before, '170'],
      [pulled, '170'],
      [pulled.replace('"170"', '"175"'), '175'],
      [before, '170'],
    ] as const) {
      checkout.write(lock, text)
      expect(amountIn(await start())).toBe(amount)
    }
  })

  it('gives way to the file where somebody resets it', async () => {
    expect(await resetEntries(site.database, [lock, about])).toEqual([lock])
    expect(amountIn(await start())).toBe('120')
    expect(await resetEntries(site.database, [lock])).toEqual([])
  })

  it('keeps to a picture what holds for a text', async () => {
    const file = `${pictureFolder}published.webp`
    const bytes = readFileSync(path.join(checkout.root, 'src/assets/pictures', anyPicture))
    const hash = digestOfEntries(bytes)
    const before = checkout.read(lock)
    const picture = { hash, bytes, width: 1, height: 1, created_at: 1 }
    await site.database.write((tx) => insertPicture(tx, picture))
    const row = {
      path: file,
      text: null,
      picture: hash,
      editor: 'Ada',
      published_at: 1,
    }
    await site.database.db.insertInto('content_entry').values(row).execute()
    const isOver = (store: ContentStore) => store.current().overlay.has(file)
    const own = async () => (await compare()).find((one) => one.path === file)?.is
    expect([await own(), isOver(await start())]).toEqual(['not in the file', true])
    expect((await writeIntoFiles(site.database, options)).written).toContain(file)
    expect(await own()).toBe('as in the file')
    expect(isOver(await start())).toBe(false)
    expect((await writeIntoFiles(site.database, options)).written).not.toContain(file)
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
})
