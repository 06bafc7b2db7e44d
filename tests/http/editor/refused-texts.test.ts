import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { standings } from '#src/server/content/text-homes.ts'
import { listContentEntries } from '#src/server/database/content/content-entries.ts'
import { named, otherProduct, someProduct } from '../../content/some-products.ts'
import type { TestSite } from '../test-site.ts'
import { faultsOf, hirePage, linking, openEditingSite } from './content-root.ts'

const { file: lock, name: lockName } = someProduct
const about = 'content/pages/about.yaml'
const page = 'content/free-pages/hire.yaml'
const asOf = '2999-01-01T00:00'

const { site, checkout, ada } = await openEditingSite('sqlite')

/** Makes a site read its files again, as if it had been started with other files. */
async function readAnew({ database, content }: TestSite) {
  await sql`update content_state set number = number + 1`.execute(database.db)
  await content.refresh()
}

describe('published texts that a newer program refuses', () => {
  beforeAll(async () => {
    await ada.save(lock, { amount: '170' })
    await ada.publish()
    await ada.save(about, { heading: 'Who we are' })
    await ada.publish()
  })

  const shown = (file: string) =>
    site.content.current().snapshot.entries.find((entry) => entry.file === file)?.data
  const attention = async () => (await ada.list()).attention
  const standingOf = async (file: string) =>
    standings(checkout.root, await listContentEntries(site.database.db), asOf).find(
      ({ path }) => path === file,
    )

  const createProduct = (name: string, id: number) =>
    checkout
      .read(otherProduct.file)
      .replace(/^id: .*$/m, `id: ${id}`)
      .replace(/^name: .*$/m, `name: ${name}`)

  describe.each([
    ['sorts first', 'aardvark-sensor', 'zebra-sensor'],
    ['sorts last', 'zebra-sensor', 'aardvark-sensor'],
  ])('where the published one %s', (_, own, newer) => {
    const [ownFile, newerFile] = [`content/products/${own}.yaml`, `content/products/${newer}.yaml`]
    beforeAll(async () => {
      const row = {
        path: ownFile,
        text: createProduct('Own sensor', 17),
        picture: null,
        base: null,
        editor: 'Ada',
        published_at: Date.now(),
      }
      await site.database.db.insertInto('content_entry').values(row).execute()
      checkout.write(newerFile, createProduct('Newer sensor', 17))
      await readAnew(site)
    })
    afterAll(async () => {
      checkout.remove(newerFile)
      await site.database.db.deleteFrom('content_entry').where('path', '=', ownFile).execute()
      await readAnew(site)
    })

    it('leaves out the one that takes a number of the files, and names its field', async () => {
      expect(site.content.current().refused.map(({ path }) => path)).toEqual([ownFile])
      expect([shown(lock), shown(about), shown(newerFile)]).toMatchObject([
        { amount: '170' },
        { heading: 'Who we are' },
        { id: 17 },
      ])
      expect(await attention()).toEqual([
        expect.objectContaining({
          path: ownFile,
          field: ['id'],
          message: expect.stringContaining('already used'),
        }),
      ])
      expect(await standingOf(ownFile)).toMatchObject({
        is: 'refused',
        why: expect.stringMatching(/^id: .*already used/),
      })
      expect(await standingOf(lock)).toMatchObject({ is: 'not in the file' })
    })
  })

  it.each([
    ['has an emptied text', (text: string) => text.replace(/"some": "[^"]+"/, '"some": ""')],
    ['cannot be parsed', () => `${'['.repeat(2000)}${']'.repeat(2000)}`],
  ])('leaves out settings whose text %s, and shows all others', async (_, change) => {
    const references = 'content/references.json'
    const row = {
      path: references,
      text: change(checkout.read(references)),
      picture: null,
      base: null,
      editor: 'Ada',
      published_at: 1,
    }
    await site.database.db.insertInto('content_entry').values(row).execute()
    await readAnew(site)
    expect(site.content.current().refused.map(({ path }) => path)).toEqual([references])
    expect([shown(lock), shown(about)]).toMatchObject([
      { amount: '170' },
      { heading: 'Who we are' },
    ])
    expect([...new Set((await attention()).map(({ path }) => path))]).toEqual([references])
    await site.database.db.deleteFrom('content_entry').where('path', '=', references).execute()
    await readAnew(site)
  })

  it('shows a page again that the files link to by now, names what hides it, and publishes what somebody else has changed', async () => {
    checkout.write(page, hirePage())
    await readAnew(site)
    await ada.save(page, { hidden: true })
    expect((await ada.publish()).status).toBe(200)
    expect(shown(page)).toBeUndefined()
    checkout.linkTo('/hire')
    await readAnew(site)
    expect(site.content.current().refused.map(({ path }) => path)).toEqual([page])
    expect([shown(page), shown(lock)]).toMatchObject([
      { title: 'Hire a gateway by the month' },
      { amount: '170' },
    ])
    expect(await attention()).toMatchObject([
      {
        path: page,
        field: ['hidden'],
        place: 'Hidden',
        message: expect.stringContaining('/hire is hidden'),
      },
    ])
    expect(await standingOf(page)).toMatchObject({
      is: 'refused',
      why: expect.stringContaining(`hidden: ${linking}`),
    })

    await ada.save(lock, { amount: '180' })
    expect((await ada.publish()).status).toBe(200)
    expect(shown(lock)).toMatchObject({ amount: '180' })
  })
})

it('settles a field that an engineer has changed too, when what is published is published once more', async () => {
  const { site, checkout, ada } = await openEditingSite('sqlite')
  await ada.save(lock, { amount: '170' })
  await ada.publish()
  checkout.write(lock, checkout.read(lock).replace('amount: "120"', 'amount: "125"'))
  await readAnew(site)
  expect((await ada.list()).attention).toMatchObject([
    { path: lock, field: ['amount'], message: expect.stringContaining('Keep what') },
  ])
  expect(await ada.open(lock)).toMatchObject({ isChangedInFile: true, state: 'published' })
  await ada.save(lock, {})
  expect((await ada.publish()).status).toBe(200)
  expect(await ada.open(lock)).toMatchObject({
    isChangedInFile: false,
    value: { amount: '170' },
    state: 'published',
  })
  expect((await ada.list()).attention).toEqual([])
  // Saving a published text without changes makes no draft, if its file has not changed either.
  await ada.save(lock, {})
  expect((await ada.publish()).status).toBe(409)
})

it('refuses a draft that fits no more at the moment of its publication, by field and reason, and changes nothing', async () => {
  const { file: bell, name: bellName } = otherProduct
  const { site, checkout, ada } = await openEditingSite('sqlite')
  await ada.save(lock, { amount: '170' })
  await ada.publish()
  await ada.save(bell, { name: 'Night Bell' })
  // The next version's file arrives while this process runs. The new name conflicts only when the
  // site reads its content again.
  checkout.write(lock, named(checkout.read(lock), 'Night Bell'))
  const check = await ada.read('/api/content/check')
  expect(faultsOf(check.problems)).toEqual([])

  const { db } = site.database
  const kept = async () => ({
    rows: await db.selectFrom('content_entry').selectAll().execute(),
    number: await db.selectFrom('content_state').selectAll().execute(),
    drafts: await db.selectFrom('content_draft').selectAll().execute(),
    history: await db.selectFrom('publication').selectAll().execute(),
    files: await db.selectFrom('publication_file').selectAll().execute(),
    log: await db.selectFrom('audit').selectAll().execute(),
    mails: await db.selectFrom('outbox').selectAll().execute(),
  })
  const before = await kept()
  const refused = await ada.publish()
  expect(refused.status).toBe(422)
  const taken = expect.stringContaining('Night Bell is already used in “')
  expect((await refused.json()).problems).toEqual([
    { path: bell, field: ['name'], place: 'Name', label: bellName, message: taken },
  ])
  expect(await kept()).toEqual(before)
  const nameOf = (file: string) =>
    site.content.current().snapshot.entries.find((entry) => entry.file === file)?.data['name']
  expect([nameOf(lock), nameOf(bell)]).toEqual([lockName, bellName])

  await ada.save(bell, { name: 'Evening Bell' })
  expect((await ada.publish()).status).toBe(200)
  expect([nameOf(lock), nameOf(bell)]).toEqual(['Night Bell', 'Evening Bell'])
})
