import { beforeAll, describe, expect, it } from 'vitest'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { anyEngine, openTestSite, type TestSite } from '../test-site.ts'
import { type Editing, makeCheckout, openEditingSite } from './content-root.ts'

const lock = 'content/products/smart-lock.yaml'
const about = 'content/pages/about.yaml'

describe.each(anyEngine)('the content editor on %s', (engine) => {
  const checkout = makeCheckout()
  let site: TestSite
  let ada: string
  let bola: string
  let editing: Editing
  beforeAll(async () => {
    ;({ site, editing, ada, bola } = await openEditingSite(engine, checkout))
  })

  const get = (target: string, cookie = ada) => editing.get(target, cookie)
  const send = (method: string, target: string, body: object, cookie = ada) => editing.send(method, target, body, cookie)
  const list = () => editing.list(ada)
  const find = (path: string) => editing.find(path, ada)
  const open = (path: string, cookie = ada) => editing.open(path, cookie)
  const contentOf = async (path: string) => (await open(path)).value as Record<string, unknown>
  const save = (path: string, change: object, cookie = ada) => editing.save(path, change, cookie)
  const discard = (path: string) => editing.discard(path, ada)

  it('lists every file of the content in its group, with its address and state', async () => {
    const { groups, isReadOnly, creatable, addresses } = await list()
    expect(isReadOnly).toBe(false)
    expect(groups.map(({ group }) => group)).toEqual(expect.arrayContaining(['pages', 'products', 'articles', 'questions', 'lists']))
    expect(await find(lock)).toMatchObject({
      group: 'products',
      label: 'Smart Lock',
      address: '/product/2',
      state: 'published',
      editor: null,
      isRemovable: true,
    })
    // Home first, then by name.
    const [home, ...others] = groups.find(({ group }) => group === 'pages')?.entries.map(({ label }) => label) ?? []
    expect(home).toBe('Home')
    expect(others).toEqual(others.toSorted((one, other) => one.localeCompare(other)))
    expect(await find(about)).toMatchObject({ group: 'pages', address: '/about', isRemovable: false })
    expect(creatable.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['product', 'article', 'question']))
    expect(addresses).toContainEqual(expect.objectContaining({ address: '/product/2', label: 'Smart Lock' }))
  })

  it('opens an entry with its form, and names who links to it', async () => {
    const { schema, value, published, draft, usedBy, problems } = await open(lock)
    expect(schema.properties?.['name']).toMatchObject({ type: 'string' })
    expect(value).toMatchObject({ name: 'Smart Lock', title: expect.stringContaining('{name}') })
    expect(published).toEqual(value)
    expect({ draft, problems }).toEqual({ draft: null, problems: [] })
    expect(usedBy.map(({ path }) => path)).toContain('content/products/door-bell.yaml')
  })

  it.each([
    'content/../package.json',
    'content/products/../../package.json',
    '/etc/passwd',
    'content/products/none.yaml',
    'src/content/schemas/schema.ts',
  ])('knows no entry %s', async (path) => {
    expect((await get(`/api/content/entry?path=${encodeURIComponent(path)}`)).status).toBe(404)
    expect((await send('PUT', '/api/content/entry', { path, value: {}, version: 'x' })).status).toBeOneOf([404, 409])
    expect(await site.database.db.selectFrom('content_draft').selectAll().execute()).toEqual([])
  })

  it('keeps an edit as a draft of which the file knows nothing, and says what is wrong with it', async () => {
    const before = checkout.read(lock)
    const { version, problems } = await save(lock, { amount: '130', summary: 'x'.repeat(161) })
    expect(problems).toEqual([expect.objectContaining({ path: lock, field: ['summary'], label: 'Smart Lock' })])
    expect(problems[0]?.message).not.toContain('summary')
    expect(await find(lock)).toMatchObject({ state: 'draft', hasDraft: true, editor: 'Ada', faults: 1 })
    expect(await find(about)).toMatchObject({ hasDraft: false, editor: null, faults: 0 })
    expect(await open(lock, bola)).toMatchObject({
      version,
      value: { amount: '130' },
      published: { amount: '120' },
      draft: { editor: 'Ada' },
    })
    expect(checkout.read(lock)).toBe(before)
    const check = await (await get('/api/content/check')).json()
    expect(check.drafts).toEqual({ [lock]: { editor: 'Ada', at: expect.any(String), isOwn: true, isHeld: false, needs: [] } })
    // As if there were no other drafts.
    const others = await (await get(`/api/content/check?path=${about}`, bola)).json()
    expect([others.changes, others.drafts]).toEqual([[], {}])
    expect(others.problems.filter(({ path }: { path: string }) => path === lock)).toEqual([])
    expect(check.changes).toEqual([
      expect.objectContaining({
        path: lock,
        change: 'changed',
        differences: expect.arrayContaining([{ field: ['amount'], place: 'Price', before: '120', after: '130' }]),
      }),
    ])
    await discard(lock)
  })

  it('tells the second of two people, and overwrites nothing', async () => {
    const { value, version } = await open(lock, bola)
    await save(lock, { amount: '140' })
    const late = await send('PUT', '/api/content/entry', { path: lock, value: { ...(value as object), amount: '99' }, version }, bola)
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ value: { amount: '140' }, editor: 'Ada', version: (await open(lock)).version })
    expect(await contentOf(lock)).toMatchObject({ amount: '140' })
    await discard(lock)
    expect((await send('PUT', '/api/content/entry', { path: lock, value, version: 'file-of-yesterday' }, bola)).status).toBe(409)
    expect(await find(lock)).toMatchObject({ state: 'published' })
  })

  it('needs no draft for a text that is as it was', async () => {
    await save(lock, { amount: '150' })
    await save(lock, { amount: '120' })
    expect(await find(lock)).toMatchObject({ state: 'published', hasDraft: false, editor: null })
  })

  it('makes products, articles and questions as complete drafts that say what is missing', async () => {
    for (const [kind, slug, path] of [
      ['product', 'water-meter', 'content/products/water-meter.yaml'],
      ['article', 'rain-on-the-roof', 'content/articles/rain-on-the-roof.yaml'],
    ] as const) {
      const made = await send('POST', '/api/content/entries', { kind, slug, title: 'Water Meter' })
      expect(made.status).toBe(201)
      expect(await made.json()).toMatchObject({ path, field: kind === 'article' ? ['lead'] : [] })
      const { problems, published } = await open(path)
      expect(published).toBeNull()
      expect(problems.length).toBeGreaterThan(0)
      expect(await find(path)).toMatchObject({ state: 'new', label: 'Water Meter' })
      expect((await send('POST', '/api/content/entries', { kind, slug, title: 'Again' })).status).toBe(422)
      // What is missing of an article is filled up in the preview.
      const { addresses } = await (await get('/api/content/preview')).json()
      if (kind === 'article') expect(addresses).toEqual([`/blog/${slug}`])
      // Never published, so it goes at once.
      const { version } = await open(path)
      expect((await send('POST', '/api/content/removal', { path, version })).status).toBe(200)
      expect(await find(path)).toBeUndefined()
    }
    const into = 'content/faq/microcontrollers.yaml'
    const made = await send('POST', '/api/content/entries', { kind: 'question', slug: 'which-clock', title: 'Which clock', into })
    const { field } = await made.json()
    expect(((await contentOf(into))['entries'] as object[])[field[1]]).toMatchObject({ id: 'which-clock', question: 'Which clock?' })
    expect((await send('POST', '/api/content/entries', { kind: 'question', slug: 'which-clock', title: 'x', into })).status).toBe(422)
    await discard(into)
    // Of buyers, in the group of this name.
    const { creatable } = await list()
    const ofBuyers = creatable.find(({ kind }) => kind === 'question')?.into?.find(({ of }) => of === 'buyers')
    const question = { kind: 'question', slug: 'which-bank', title: 'Which bank', into: ofBuyers?.path, group: ofBuyers?.group }
    const asked = await (await send('POST', '/api/content/entries', question)).json()
    expect(asked).toMatchObject({ path: 'content/buyer-questions.yaml', field: ['groups', 0, 'items', expect.any(Number)] })
    expect((await send('POST', '/api/content/entries', question)).status).toBe(422)
    await discard(asked.path)
  })

  it('needs a title, a lead and one text of an article, and of a copy no more than another name', async () => {
    const path = 'content/articles/short.yaml'
    await send('POST', '/api/content/entries', { kind: 'article', slug: 'short', title: 'A short article' })
    const lead = 'Ten words at least are asked of a lead, as here.'
    const { problems } = await save(path, { lead, sections: [{ id: 'one', heading: 'One', blocks: [{ paragraph: 'A text.' }] }] })
    expect(problems).toEqual([])
    await discard(path)
    const copy = { kind: 'product', slug: 'lock-again', title: 'Lock again', from: lock }
    const made = await (await send('POST', '/api/content/entries', copy)).json()
    expect(await contentOf(made.path)).toMatchObject({ name: 'Lock again', amount: '120', summary: expect.any(String) })
    expect(Object.keys(await contentOf(made.path))).not.toEqual(expect.arrayContaining(['stage']))
    expect((await open(made.path)).problems.filter(({ isWarning }) => !isWarning)).toEqual([])
    await discard(made.path)
  })

  it.each(['../evil', 'Upper', 'a--b', '', 'x'.repeat(contentLimits.slug.max + 1)])('makes nothing called “%s”', async (slug) =>
    expect((await send('POST', '/api/content/entries', { kind: 'product', slug, title: 'T' })).status).toBe(422),
  )

  it('drafts the removal of a product, and keeps the pages that the site is built of', async () => {
    const { version } = await open(lock)
    expect((await send('POST', '/api/content/removal', { path: lock, version })).status).toBe(200)
    expect(await find(lock)).toMatchObject({ state: 'removed', editor: 'Ada' })
    // Of another entry with its own fault all is told together.
    await save(about, { title: '' })
    const { problems } = await (await get('/api/content/check')).json()
    expect(problems).toContainEqual(
      expect.objectContaining({ path: 'content/articles/zigbee-or-z-wave-hotel.yaml', message: 'No page /product/2' }),
    )
    expect(problems).toContainEqual(expect.objectContaining({ path: about, field: ['title'] }))
    await discard(about)
    await discard(lock)
    expect((await send('POST', '/api/content/removal', { path: about, version: (await open(about)).version })).status).toBe(422)
  })

  it('joins a draft with what an engineer has made of its file meanwhile', async () => {
    const before = checkout.read(lock)
    const { version } = await save(lock, { amount: '160' })
    checkout.write(lock, before.replace('name: Smart Lock', 'name: Smart Door Lock'))
    expect(await open(lock)).toMatchObject({ value: { amount: '160', name: 'Smart Door Lock' }, problems: [] })
    // Saving the older draft would revert the engineer's word.
    const stale = await send('PUT', '/api/content/entry', { path: lock, value: {}, version })
    expect(stale.status).toBe(409)
    checkout.write(lock, before.replace('amount: "120"', 'amount: "125"'))
    const { problems, value } = await open(lock)
    expect(value).toMatchObject({ amount: '160' })
    expect(problems).toEqual([expect.objectContaining({ field: ['amount'], message: expect.stringContaining('outside the editor') })])
    expect((await send('POST', '/api/content/publish', { summary: '' })).status).toBe(422)
    expect((await save(lock, { amount: '161' })).problems).toEqual([])
    await discard(lock)
    checkout.write(lock, before)
  })

  it('reads drafts of a file that an engineer has changed without writing, and publishes and discards them as they are shown', async () => {
    const before = checkout.read(lock)
    await save(lock, { amount: '160' })
    checkout.write(lock, before.replace('name: Smart Lock', 'name: Smart Door Lock'))
    const rows = () => site.database.db.selectFrom('content_draft').selectAll().execute()
    const saved = await rows()
    for (const target of [
      '/api/content',
      `/api/content/entry?path=${lock}`,
      '/api/content/check',
      '/api/content/preview',
      '/api/content/preview-links',
      '/api/content/search?words=the',
      '/api/content/words?text=the',
    ])
      expect([target, (await get(target)).status]).toEqual([target, 200])
    expect(await rows()).toEqual(saved)
    const { version } = await open(lock)
    expect((await open(lock)).version).toBe(version)
    expect((await discard(lock)).status).toBe(200)
    expect(await rows()).toEqual([])

    checkout.write(lock, before)
    await save(lock, { amount: '160' })
    checkout.write(lock, before.replace('name: Smart Lock', 'name: Smart Door Lock'))
    expect((await send('POST', '/api/content/publish', { paths: [lock], summary: '' })).status).toBe(200)
    expect(await rows()).toEqual([])
    expect(await contentOf(lock)).toMatchObject({ amount: '160', name: 'Smart Door Lock' })
    checkout.write(lock, before)
    await save(lock, { amount: '120', name: 'Smart Lock' })
    await send('POST', '/api/content/publish', { paths: [lock], summary: '' })
  })

  it('takes a long entry, and no longer one', async () => {
    const { value, version } = await open(lock)
    const long = { ...(value as object), summary: 'x'.repeat(100_000) }
    expect((await send('PUT', '/api/content/entry', { path: lock, value: long, version })).status).toBe(200)
    await discard(lock)
    const tooLong = { ...(value as object), summary: 'x'.repeat(contentLimits.entry) }
    expect((await send('PUT', '/api/content/entry', { path: lock, value: tooLong, version })).status).toBe(413)
    expect((await site.send('PUT', '/api/content/entry', { path: lock, value: long, version })).status).toBe(401)
  })

  it('answers a session that has ended with 401, so that the browser keeps what was typed', async () => {
    const { value, version } = await open(lock)
    const gone = await site.signIn('Chidi', 'a long pass phrase', 'editor')
    await site.submit('/admin/logout', {}, { cookie: gone })
    const late = await send('PUT', '/api/content/entry', { path: lock, value, version }, gone)
    expect(late.status).toBe(401)
    expect(late.headers.get('content-type')).toBe('application/problem+json')
  })
})

it('can only be read where the owner has turned the editor off', async () => {
  const site = await openTestSite('sqlite', { CONTENT_EDITOR: 'off' })
  const cookie = await site.signIn('Ada', 'a long pass phrase', 'editor')
  expect(await (await site.request('/api/content', { headers: { cookie } })).json()).toMatchObject({
    isReadOnly: true,
    why: expect.stringContaining('CONTENT_EDITOR'),
    groups: [],
  })
  expect((await site.send('PUT', '/api/content/entry', { path: lock, value: {}, version: 'x' }, { cookie })).status).toBe(409)
  expect((await site.send('POST', '/api/content/publish', {}, { cookie })).status).toBe(409)
  await site.close()
})
