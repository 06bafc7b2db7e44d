import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { named, someProduct } from '../../content/some-products.ts'
import { openTestSite, sqliteUnlessAll } from '../test-site.ts'
import { linking, openEditingSites } from './content-root.ts'

const { file: lock, name: lockName, address: lockAddress } = someProduct
const about = 'content/pages/about.yaml'

describe.each(await openEditingSites(sqliteUnlessAll))(
  'the content editor on $engine',
  ({ site, checkout, ada, bola }) => {
    it('lists every file of the content in its group, with its address and state', async () => {
      const { groups, isReadOnly, creatable } = await ada.list()
      const { addresses, hideable } = await ada.choices()
      expect(isReadOnly).toBe(false)
      expect(groups.map(({ group }) => group)).toEqual(
        expect.arrayContaining(['pages', 'products', 'articles', 'questions', 'lists']),
      )
      expect(await ada.find(lock)).toMatchObject({
        group: 'products',
        label: lockName,
        address: lockAddress,
        state: 'published',
        editor: null,
        isRemovable: true,
      })
      const [home, ...others] =
        groups.find(({ group }) => group === 'pages')?.entries.map(({ label }) => label) ?? []
      expect(home).toBe('Home')
      expect(others).toEqual(others.toSorted((one, other) => one.localeCompare(other)))
      expect(await ada.find(about)).toMatchObject({
        group: 'pages',
        address: '/about',
        isRemovable: false,
      })
      const pathsOf = (entries: readonly { path: string }[] = []) =>
        new Set(entries.map(({ path }) => path))
      expect(pathsOf(hideable.filter(({ group }) => group === 'accessories'))).toEqual(
        pathsOf(groups.find(({ group }) => group === 'accessories')?.entries),
      )
      expect(creatable.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['product', 'article', 'question']),
      )
      expect(addresses).toContainEqual(
        expect.objectContaining({ address: lockAddress, label: lockName }),
      )
    })

    it('lists the entries with words, of a state or at an address', async () => {
      const found = async (query: string) =>
        (await ada.list(query)).groups.flatMap(({ entries }) => entries.map(({ path }) => path))
      expect(await found(`?words=${lockName.toUpperCase()}&state=published`)).toContain(lock)
      expect(await found(`?words=${lockName}&state=draft`)).toEqual([])
      expect(await found('?address=/about')).toEqual([about])
      expect((await ada.get('/api/content?state=lost')).status).toBe(400)
    })

    it('opens an entry with its form, and names who links to it', async () => {
      const { schema, value, published, draft, problems } = await ada.open(lock)
      expect(schema.properties?.['name']).toMatchObject({ type: 'string' })
      expect(value).toMatchObject({ name: lockName, title: expect.stringContaining('{name}') })
      expect(published).toEqual(value)
      expect({ draft, problems }).toEqual({ draft: null, problems: [] })
      // The lock counts as a use of the gateway, because each product of the catalogue is related
      // to the gateway.
      expect(
        (await ada.open('content/products/gateway.yaml')).usedBy.map(({ path }) => path),
      ).toContain(lock)
    })

    it.each([
      'content/../package.json',
      'content/products/../../package.json',
      '/etc/passwd',
      'content/products/none.yaml',
      'src/content/schemas/schema.ts',
    ])('knows no entry %s', async (path) => {
      expect((await ada.get(`/api/content/entry?path=${encodeURIComponent(path)}`)).status).toBe(
        404,
      )
      expect(
        (await ada.send('PUT', '/api/content/entry', { path, value: {}, version: 'x' })).status,
      ).toBeOneOf([404, 409])
      expect(await site.database.db.selectFrom('content_draft').selectAll().execute()).toEqual([])
    })

    it('keeps an edit as a draft of which the file knows nothing, and says what is wrong with it', async () => {
      const before = checkout.read(lock)
      const { version, problems } = await ada.save(lock, {
        amount: '130',
        summary: 'x'.repeat(161),
      })
      expect(problems).toEqual([
        expect.objectContaining({ path: lock, field: ['summary'], label: lockName }),
      ])
      expect(problems[0]?.message).not.toContain('summary')
      expect(await ada.find(lock)).toMatchObject({
        state: 'draft',
        hasDraft: true,
        editor: 'Ada',
        faults: 1,
      })
      expect(await ada.find(about)).toMatchObject({ hasDraft: false, editor: null, faults: 0 })
      expect(await bola.open(lock)).toMatchObject({
        version,
        value: { amount: '130' },
        published: { amount: '120' },
        draft: { editor: 'Ada' },
      })
      expect(checkout.read(lock)).toBe(before)
      const check = await ada.read('/api/content/check')
      expect(check.drafts).toEqual({
        [lock]: { editor: 'Ada', at: expect.any(String), isOwn: true, pictures: [] },
      })
      const others = await bola.read(`/api/content/check?path=${about}`)
      expect([others.changes, others.drafts]).toEqual([[], {}])
      expect(others.problems.filter(({ path }: { path: string }) => path === lock)).toEqual([])
      expect(check.changes).toEqual([
        expect.objectContaining({
          path: lock,
          change: 'changed',
          differences: expect.arrayContaining([
            { field: ['amount'], place: 'Price', before: '120', after: '130' },
          ]),
        }),
      ])
      await ada.discard(lock)
    })

    it('tells the second of two people, and overwrites nothing', async () => {
      const { value, version } = await bola.open(lock)
      await ada.save(lock, { amount: '140' })
      const late = await bola.send('PUT', '/api/content/entry', {
        path: lock,
        value: { ...(value as object), amount: '99' },
        version,
      })
      expect(late.status).toBe(409)
      expect(await late.json()).toMatchObject({
        value: { amount: '140' },
        editor: 'Ada',
        version: (await ada.open(lock)).version,
      })
      expect(await ada.contentOf(lock)).toMatchObject({ amount: '140' })
      await ada.discard(lock)
      expect(
        (
          await bola.send('PUT', '/api/content/entry', {
            path: lock,
            value,
            version: 'file-of-yesterday',
          })
        ).status,
      ).toBe(409)
      expect(await ada.find(lock)).toMatchObject({ state: 'published' })
    })

    it('needs no draft for a text that is as it was', async () => {
      await ada.save(lock, { amount: '150' })
      await ada.save(lock, { amount: '120' })
      expect(await ada.find(lock)).toMatchObject({
        state: 'published',
        hasDraft: false,
        editor: null,
      })
    })

    it('drafts the removal of a product, and keeps the pages that the site is built of', async () => {
      const { version } = await ada.open(lock)
      expect((await ada.send('POST', '/api/content/removal', { path: lock, version })).status).toBe(
        200,
      )
      expect(await ada.find(lock)).toMatchObject({ state: 'removed', editor: 'Ada' })
      await ada.save(about, { title: '' })
      checkout.linkTo(lockAddress)
      const { problems } = await ada.read('/api/content/check')
      expect(problems).toContainEqual(
        expect.objectContaining({ path: linking, message: `No page ${lockAddress}` }),
      )
      expect(problems).toContainEqual(expect.objectContaining({ path: about, field: ['title'] }))
      checkout.linkTo(null)
      await ada.discard(about)
      await ada.discard(lock)
      expect(
        (
          await ada.send('POST', '/api/content/removal', {
            path: about,
            version: (await ada.open(about)).version,
          })
        ).status,
      ).toBe(422)
    })

    it('shows both where what is public has changed since a draft was begun', async () => {
      const before = checkout.read(lock)
      const { version } = await ada.save(lock, { amount: '160' })
      checkout.write(lock, named(before, 'Smart Door Lock'))
      // The save is refused, because the older version would revert the engineer's change.
      const stale = await ada.send('PUT', '/api/content/entry', { path: lock, value: {}, version })
      expect(stale.status).toBe(409)
      for (const target of [
        '/api/content',
        '/api/content/check',
        '/api/content/preview',
        '/api/content/preview-links',
        '/api/content/search?words=the',
        '/api/content/words?text=the',
      ])
        expect([target, (await ada.get(target)).status]).toEqual([target, 200])
      expect(await ada.open(lock)).toMatchObject({
        value: { amount: '160', name: lockName },
        published: { name: 'Smart Door Lock' },
        isStale: true,
        problems: [{ field: [], message: expect.stringContaining('Open it and choose') }],
      })
      expect((await ada.publish()).status).toBe(409)
      expect((await ada.save(lock, {})).problems).toEqual([])
      expect(await ada.open(lock)).toMatchObject({ isStale: false, value: { name: lockName } })
      await ada.discard(lock)
      checkout.write(lock, before)
    })

    it('shows both where the file has changed since the publication, and takes either', async () => {
      const before = checkout.read(lock)
      await ada.save(lock, { amount: '170' })
      await ada.publish()
      const readAnew = async (text: string) => {
        checkout.write(lock, text)
        await sql`update content_state set number = number + 1`.execute(site.database.db)
        await site.content.refresh()
      }
      const decide = async (take: 'file' | 'entry') =>
        ada.send('PUT', '/api/content/file', {
          ...{ path: lock, take },
          version: (await ada.open(lock)).version,
        })
      await readAnew(named(before, 'Smart Door Lock'))
      expect((await ada.list()).attention).toMatchObject([
        { path: lock, message: expect.stringContaining('The file has changed since') },
      ])
      expect(await ada.open(lock)).toMatchObject({
        value: { amount: '170', name: lockName },
        newerFile: { value: { name: 'Smart Door Lock' } },
      })
      expect((await decide('entry')).status).toBe(200)
      expect(await ada.open(lock)).toMatchObject({ newerFile: null, value: { amount: '170' } })
      expect((await ada.list()).attention).toEqual([])

      await readAnew(named(before, 'Smart Entry Lock'))
      expect((await decide('file')).status).toBe(200)
      expect(await ada.open(lock)).toMatchObject({
        value: { amount: '120', name: 'Smart Entry Lock' },
        state: 'draft',
      })
      expect((await ada.publish()).status).toBe(200)
      expect(site.content.current().rows).toEqual([])
      expect(await ada.open(lock)).toMatchObject({ newerFile: null, state: 'published' })
      await readAnew(before)
    })

    it('takes a long entry, and no longer one', async () => {
      const { value, version } = await ada.open(lock)
      const long = { ...(value as object), summary: 'x'.repeat(100_000) }
      expect(
        (await ada.send('PUT', '/api/content/entry', { path: lock, value: long, version })).status,
      ).toBe(200)
      await ada.discard(lock)
      const tooLong = { ...(value as object), summary: 'x'.repeat(contentLimits.entry) }
      expect(
        (await ada.send('PUT', '/api/content/entry', { path: lock, value: tooLong, version }))
          .status,
      ).toBe(413)
    })
  },
)

it('can only be read where the owner has turned the editor off', async () => {
  const site = await openTestSite('sqlite', { CONTENT_EDITOR: 'off' })
  const cookie = await site.signIn('Ada', 'a long pass phrase', 'editor')
  expect(await site.read('/api/content', cookie)).toMatchObject({
    isReadOnly: true,
    why: expect.stringContaining('CONTENT_EDITOR'),
    groups: [],
  })
  expect(
    (
      await site.send(
        'PUT',
        '/api/content/entry',
        { path: lock, value: {}, version: 'x' },
        { cookie },
      )
    ).status,
  ).toBe(409)
  expect((await site.send('POST', '/api/content/publish', {}, { cookie })).status).toBe(409)
})
