import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { dayOf } from '#src/contracts/formats.ts'
import type { Database } from '#src/core/database/connect.ts'
import { openDatabase } from '#src/core/database/open-database.ts'
import { openContentStore } from '#src/editor/published/content-store.server.ts'
import { compareWithFiles } from '#src/editor/published/text-sources.server.ts'
import { migrate } from '#src/server/database/migrations.ts'
import { named, otherProduct, someProduct } from '../../content/some-products.ts'
import { afterwards } from '../../temporary-folder.ts'
import { newDatabase } from '../new-database.ts'
import { sqliteUnlessAll, type TestEngine } from '../test-site.ts'
import { makeCheckout } from './content-root.ts'

const { file: lock } = someProduct
const about = 'content/pages/about.yaml'
const company = 'content/company.json'
const references = 'content/references.json'
const lead = 'We connect homes, shops and farms in Lagos, with or without mains.'
const asOf = '2999-01-01T00:00'

type Published = { path: string; base: string | null; text: string; earlier?: string[] }

/**
 * Makes a database in which an owner has published entries with the release before.
 * @param earlier texts that were published before, oldest first
 */
async function oldDatabase(engine: TestEngine, entries: readonly Published[]): Promise<Database> {
  const database = openDatabase(await newDatabase(engine))
  afterwards(() => database.close())
  await migrate(database)
  const { db } = database
  await sql`insert into content_state (id, number, as_of, changed_at) values (1, 1, ${dayOf(asOf)}, 1)`.execute(
    db,
  )
  let id = 0
  for (const { path, base, text, earlier = [] } of entries) {
    const digest = base && createHash('sha256').update(base).digest('base64url')
    await sql`insert into content_entry (path, text, file_digest, editor, published_at) values (${path}, ${text}, ${digest}, 'Bola', 1)`.execute(
      db,
    )
    for (const one of [...earlier, text]) {
      id++
      await sql`insert into publication (job, created_at, published_at, editor, network, summary) values (${String(id)}, ${id}, ${id}, 'Bola', '', '')`.execute(
        db,
      )
      await sql`insert into publication_file (publication_id, path, text_after) select id, ${path}, ${one} from publication where job = ${String(id)}`.execute(
        db,
      )
    }
  }
  return database
}

const start = (database: Database, root: string) =>
  openContentStore({ database, root, onError: () => {} })

describe.each(sqliteUnlessAll)('a release over published entries, on %s', (engine) => {
  /** Starts this release over entries that were published with the release before. */
  async function upgrade(
    change: (files: ReturnType<typeof makeCheckout>) => Published[],
  ): Promise<Awaited<ReturnType<typeof start>>> {
    const checkout = makeCheckout()
    const entries = change(checkout)
    return start(await oldDatabase(engine, entries), checkout.root)
  }
  const dataOf = (store: Awaited<ReturnType<typeof start>>, file: string) =>
    store.current().snapshot.entries.find((entry) => entry.file === file)?.data

  it('takes the file’s value of an added field, and keeps all that was published', async () => {
    const store = await upgrade((files) => {
      const base = files.read(lock)
      const text = base
        .replace('amount: "120"', 'amount: "170"')
        .replace(/^summary: (.*\n)(?: .*\n)*/m, '')
      return [{ path: lock, base, text }]
    })
    expect(dataOf(store, lock)).toMatchObject({
      amount: '170',
      summary: expect.stringMatching(/\w/),
    })
    expect(store.current().refused).toEqual([])
  })

  it('drops a removed field, and an entry of a kind that is gone', async () => {
    const store = await upgrade((files) => {
      const base = files.read(about)
      const text = base.replace(/^heading: .*/m, 'heading: Who we are\nmotto: Always on')
      const gone = { path: 'content/stages.json', base: '{}', text: '{"stage":"one"}' }
      return [{ path: about, base, text }, gone]
    })
    expect(dataOf(store, about)).toMatchObject({ heading: 'Who we are' })
    expect(store.current().refused).toEqual([])
  })

  it('takes the file’s text of a renamed field of a page', async () => {
    const store = await upgrade((files) => {
      const base = files.read(about)
      const text = base
        .replace(/^heading: /m, 'headline: ')
        .replace(/^lead: .*\n(?: .*\n)*/m, `lead: ${lead}\n`)
      return [{ path: about, base, text }]
    })
    expect(dataOf(store, about)).toMatchObject({ heading: 'About Us', lead })
  })

  it('does not start where a field of company, links or prices was renamed, and names it', async () => {
    const renamed = upgrade((files) => {
      const base = files.read(company)
      return [{ path: company, base, text: base.replace('"name":', '"tradeName":') }]
    })
    await expect(renamed).rejects.toThrow(/content\/company\.json.*name: is not published yet/s)
    const price = upgrade((files) => {
      const base = files.read(lock)
      return [{ path: lock, base, text: base.replace(/^summary:/m, 'teaser:') }]
    })
    await expect(price).rejects.toThrow(/summary: is not published yet, while teaser/)
  })

  it('keeps a product that the release has removed, with its price, and says so', async () => {
    const store = await upgrade((files) => {
      const base = files.read(lock)
      files.remove(lock)
      return [{ path: lock, base, text: base.replace('amount: "120"', 'amount: "170"') }]
    })
    expect(dataOf(store, lock)).toMatchObject({ amount: '170' })
    expect(store.current().changedFiles).toEqual([lock])
  })

  it('shows the whole published text where the file has changed, and says so', async () => {
    const store = await upgrade((files) => {
      const base = files.read(lock)
      files.write(lock, named(base, 'Smart Door Lock'))
      return [{ path: lock, base, text: base.replace('amount: "120"', 'amount: "170"') }]
    })
    expect(dataOf(store, lock)).toMatchObject({ amount: '170', name: someProduct.name })
    expect(store.current().changedFiles).toEqual([lock])
  })

  it.each([
    ['has an emptied text', (text: string) => text.replace(/"more": "[^"]+"/, '"more": ""')],
    ['cannot be parsed', () => `${'['.repeat(2000)}${']'.repeat(2000)}`],
  ])('shows the last published version that fits where a text %s', async (_, change) => {
    const checkout = makeCheckout()
    const base = checkout.read(references)
    const earlier = base.replace(/"more": "[^"]*"/, '"more": "See them all"')
    const database = await oldDatabase(engine, [
      { path: references, base, text: change(base), earlier: [base, earlier] },
      {
        path: about,
        base: null,
        text: checkout.read(about).replace(/^heading: .*/m, 'heading: Who we are'),
      },
    ])
    const store = await start(database, checkout.root)
    expect(store.current().snapshot.settings.references.more).toBe('See them all')
    expect(dataOf(store, about)).toMatchObject({ heading: 'Who we are' })
    expect(store.current().refused).toMatchObject([{ path: references }])
    expect(await compareWithFiles(database, { root: checkout.root, asOf })).toContainEqual(
      expect.objectContaining({ path: references, is: 'refused' }),
    )
  })

  it('goes back in the entry at fault alone where two do not fit together', async () => {
    const newer = 'content/products/newer-sensor.yaml'
    const store = await upgrade((files) => {
      const base = files.read(otherProduct.file)
      files.write(
        newer,
        named(base, 'Newer sensor')
          .replace(/^id: .*/m, 'id: 99')
          .replace(/^code: .*/m, 'code: NS-100'),
      )
      const taken = named(base, 'Newer sensor')
      return [
        { path: otherProduct.file, base, text: taken, earlier: [named(base, 'Night Bell')] },
        { path: lock, base: files.read(lock), text: files.read(lock).replace('"120"', '"170"') },
      ]
    })
    expect(dataOf(store, otherProduct.file)).toMatchObject({ name: 'Night Bell' })
    expect(dataOf(store, lock)).toMatchObject({ amount: '170' })
    expect(store.current().refused.map(({ path }) => path)).toEqual([otherProduct.file])
  })

  it('keeps an entry hidden that does not fit, instead of showing it or refusing to start', async () => {
    const page = 'content/pages/general-features.yaml'
    const store = await upgrade((files) => {
      const base = files.read(page)
      const text = `hidden: true\n${base.replace(/^title: .*/m, 'title: 1')}`
      return [{ path: page, base, text, earlier: [base] }]
    })
    expect(dataOf(store, page)).toBeUndefined()
    expect(store.current().refused.map(({ path }) => path)).toEqual([page])
  })

  it('does not start where no published version of an entry fits, rather than show its file', async () => {
    const broken = upgrade((files) => [
      { path: lock, base: files.read(lock), text: files.read(lock).replace(/^id: .*/m, 'id: one') },
    ])
    await expect(broken).rejects.toThrow(new RegExp(`do not fit this release.*${lock}.*id`, 's'))
  })
})
