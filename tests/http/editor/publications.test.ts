import { beforeAll, describe, expect, it, vi } from 'vitest'
import { currentSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import type { ContentProblem } from '#src/contracts/content/content.ts'
import { type ContentStore, openContentStore } from '#src/server/content/content-store.ts'
import { scheduler } from '#src/server/editor/due-entries.ts'
import type { BrokenPage } from '#src/server/editor/publication.ts'
import { engines, type TestSite } from '../test-site.ts'
import { type Editing, makeCheckout, openEditingSite } from './content-root.ts'

const lock = 'content/products/smart-lock.yaml'
const about = 'content/pages/about.yaml'

describe.each(engines)('publications on %s', (engine) => {
  const checkout = makeCheckout()
  const tried: (readonly string[])[] = []
  let brokenPages: BrokenPage[] = []
  /** What happens once between the preparation of the next publication and its transaction. */
  let meanwhile: (() => Promise<unknown>) | undefined
  let site: TestSite
  let ada: string
  let bola: string
  let editing: Editing
  beforeAll(async () => {
    const opened = await openEditingSite(engine, checkout, {
      async tryPages(_, addresses) {
        tried.push(addresses)
        const run = meanwhile
        meanwhile = undefined
        await run?.()
        return brokenPages
      },
    })
    ;({ site, editing, ada, bola } = opened)
  })

  const get = (target: string, cookie = ada) => editing.get(target, cookie)
  const publicData = (path: string) => site.content.current().snapshot.entries.find(({ file }) => file === path)?.data
  const publicAmount = () => publicData(lock)?.['amount']
  const isShown = (path: string) => publicData(path) !== undefined
  const send = (method: string, target: string, body: object, cookie = ada) => editing.send(method, target, body, cookie)
  const list = () => editing.list(ada)
  const find = (path: string) => editing.find(path, ada)
  const open = (path: string, cookie = ada) => editing.open(path, cookie)
  const contentOf = async (path: string) => (await open(path)).value as Record<string, unknown>
  const save = (path: string, change: object, cookie = ada) => editing.save(path, change, cookie)
  const discard = (path: string) => editing.discard(path, ada)

  it('makes a page without code, in the order that its form asks for, under an address that nobody has', async () => {
    const make = (slug: string) => send('POST', '/api/content/entries', { kind: 'page', slug, title: 'Rent a gateway' })
    for (const taken of ['products', 'about', 'admin', 'api']) expect((await make(taken)).status).toBe(422)
    expect((await make('hire-for-a-month')).status).toBe(201)
    const path = 'content/free-pages/hire-for-a-month.yaml'
    await save(path, {
      description: 'Rent our gateway by the month, with the sensors you need, and send it back when the project is over.',
      lead: 'Rent it by the month and send it back.',
      parts: [{ products: { heading: { name: 'For rent' }, items: ['gateway'] } }],
    })
    expect(await open(path)).toMatchObject({ problems: [], address: '/hire-for-a-month', state: 'new' })
    expect((await list()).addresses).toContainEqual({ address: '/hire-for-a-month', label: 'Rent a gateway', places: [] })
    await save(path, { publishOn: '2999-01-31' })
    await send('POST', '/api/content/publish', { summary: 'Renting' })
    expect(await find(path)).toMatchObject({ state: 'scheduled', publishOn: '2999-01-31' })
    await save(path, { hidden: true, redirect: '/contact' })
    await send('POST', '/api/content/publish', { summary: 'Not yet' })
    expect(await find(path)).toMatchObject({ state: 'hidden', isHidden: true })
    await send('POST', '/api/content/removal', { path, version: (await open(path)).version })
    await send('POST', '/api/content/publish', { summary: 'Never' })
    expect(await find(path)).toBeUndefined()
    const { items } = await (await get(`/api/content/history?path=${path}`)).json()
    expect(items.map(({ files }: { files: { change: string }[] }) => files[0]?.change)).toEqual(['removed', 'changed', 'added'])
  })

  it('publishes what has no fault, tells whom and what in history and log, and brings it back with one press', async () => {
    const before = checkout.read(lock)
    await save(lock, { amount: '' })
    const refused = await send('POST', '/api/content/publish', { summary: 'Price' })
    expect(refused.status).toBe(422)
    const { problems } = await refused.json()
    // Another company's content has warnings, such as of another country's law.
    expect(problems.filter((problem: ContentProblem) => !problem.isWarning)).toMatchObject([{ path: lock, field: ['amount'] }])

    await save(lock, { amount: '170' })
    await save(about, { heading: 'Who we are' }, bola)
    brokenPages = [{ address: '/product/2', message: 'It has no picture' }]
    const broken = await send('POST', '/api/content/publish', { summary: 'Price' })
    brokenPages = []
    expect(broken.status).toBe(422)
    expect((await broken.json()).detail).toContain('/product/2 (It has no picture)')
    expect(await find(lock)).toMatchObject({ state: 'draft' })
    expect(publicAmount()).toBe('120')

    const { number } = site.content.state()
    const done = await send('POST', '/api/content/publish', { paths: [lock], summary: 'Price' })
    expect(await done.json()).toMatchObject({ number: number + 1, isEveryPage: false, addresses: expect.arrayContaining(['/product/2']) })
    expect(publicAmount()).toBe('170')
    expect(tried.at(-1)).toEqual(['/product/2'])
    // The program's own files are as they were.
    expect(checkout.read(lock)).toBe(before)
    expect(await find(lock)).toMatchObject({ state: 'published', hasDraft: false, editor: 'Ada', at: expect.any(String) })
    expect(await find(about)).toMatchObject({ state: 'draft', hasDraft: true, editor: 'Bola' })
    const { items } = await (await get(`/api/content/history?path=${lock}`)).json()
    expect(items).toMatchObject([
      {
        editor: 'Ada',
        summary: 'Price',
        files: [{ path: lock, label: 'Smart Lock', change: 'changed', differences: [{ field: ['amount'], before: '120', after: '170' }] }],
      },
    ])
    const log = await (await get('/api/audit?action=content.published', bola)).json()
    expect(log.items[0]).toMatchObject({ actor: 'Ada', subject: `publication ${items[0].id}`, detail: { files: 1 } })

    const back = await send('POST', '/api/content/restore', { publication: items[0].id, as: 'before', publish: true })
    expect(await back.json()).toMatchObject({ paths: [lock], published: { addresses: expect.arrayContaining(['/product/2']) } })
    expect(publicAmount()).toBe('120')
    // What is public is what the file says: no row is kept for it.
    expect(site.content.current().rows.map((row) => row.path)).not.toContain(lock)
    const twice = await send('POST', '/api/content/restore', { publication: items[0].id, as: 'before', publish: true })
    expect(twice.status).toBe(409)
    expect(await twice.json()).toMatchObject({ detail: 'The site says this already.', paths: [] })
    expect(await find(lock)).toMatchObject({ state: 'published', hasDraft: false, editor: 'Ada' })
    const asDraft = await send('POST', '/api/content/restore', { publication: items[0].id, as: 'before' })
    expect([asDraft.status, (await find(lock))?.state]).toEqual([409, 'published'])
    const again = await send('POST', '/api/content/restore', { publication: items[0].id })
    expect(await again.json()).toMatchObject({ paths: [lock], published: null })
    expect(await contentOf(lock)).toMatchObject({ amount: '170' })
    await save(lock, { amount: '180' })
    const inTheWay = await send('POST', '/api/content/restore', { publication: items[0].id })
    expect(inTheWay.status).toBe(409)
    expect(await inTheWay.json()).toMatchObject({ paths: [lock] })
    expect((await send('POST', '/api/content/restore', { publication: 99_999 })).status).toBe(404)
    await discard(lock)
    await discard(about)
  })

  it('undoes what one publication changed and leaves what was changed since, unless it is the same', async () => {
    const publish = async (change: object, summary: string) => {
      await save(lock, change)
      expect((await send('POST', '/api/content/publish', { summary })).status).toBe(200)
      const { items } = await (await get(`/api/content/history?path=${lock}`)).json()
      return items[0].id as number
    }
    const undo = (publication: number) => send('POST', '/api/content/restore', { publication, as: 'before', publish: true })
    const price = await publish({ amount: '170' }, 'Price')
    const { summary } = await contentOf(lock)
    const words = await publish({ summary: 'Opens by code, fingerprint, card or phone' }, 'Fewer words')
    expect((await undo(price)).status).toBe(200)
    expect(await contentOf(lock)).toMatchObject({ amount: '120', summary: 'Opens by code, fingerprint, card or phone' })

    const again = await publish({ amount: '180' }, 'Price again')
    const refused = await undo(price)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('changed again since: Price.'), paths: [lock] })
    expect(await contentOf(lock)).toMatchObject({ amount: '180' })
    await undo(again)
    await undo(words)
    expect(await contentOf(lock)).toMatchObject({ amount: '120', summary })
  })

  it('publishes what becomes due, also after an absence, once although several look', async () => {
    await send('POST', '/api/content/entries', { kind: 'page', slug: 'spring-offer', title: 'Spring offer' })
    const path = 'content/free-pages/spring-offer.yaml'
    await save(path, {
      description: 'Rent our gateway by the month, with the sensors you need, and send it back when the project is over.',
      lead: 'Rent it by the month and send it back.',
      parts: [{ products: { heading: { name: 'For rent' }, items: ['gateway'] } }],
      publishOn: '2999-01-31T09:30',
    })
    expect((await send('POST', '/api/content/publish', { summary: 'Later' })).status).toBe(200)
    expect(isShown(path)).toBe(false)
    expect(site.content.due('2999-01-31T09:29')).toEqual([])
    expect(site.content.due('2999-01-31T09:30')).toEqual([
      { path, at: '2999-01-31T09:30', label: 'Spring offer', address: '/spring-offer', isEnd: false },
    ])
    expect(await site.publishDue()).toEqual({ outcome: 'nothing' })

    vi.setSystemTime(new Date('2999-02-01T00:00:00Z'))
    const due = await Promise.all([site.publishDue(), site.publishDue()])
    vi.useRealTimers()
    expect(due.map(({ outcome }) => outcome).sort()).toEqual(['nothing', 'published'])
    expect(isShown(path)).toBe(true)
    const { items } = await (await get('/api/content/history')).json()
    expect(items[0]).toMatchObject({ editor: scheduler.name, summary: 'Shown from now on: Spring offer', files: [] })
    const log = await (await get('/api/audit?action=content.published', bola)).json()
    expect(log.items[0]).toMatchObject({ actor: scheduler.name, subject: `publication ${items[0].id}`, detail: { files: 0 } })
    // Nothing of it can be undone: it changed no file.
    expect((await send('POST', '/api/content/restore', { publication: items[0].id, as: 'before' })).status).toBe(404)
    await send('POST', '/api/content/restore', { publication: items[1].id, as: 'before', publish: true })
  })

  it('keeps as a draft what was saved while it was being published', async () => {
    await save(lock, { amount: '190' })
    meanwhile = () => save(lock, { amount: '195' })
    await send('POST', '/api/content/publish', { summary: '' })
    expect(await open(lock)).toMatchObject({ value: { amount: '195' }, published: { amount: '190' }, state: 'draft', problems: [] })
    expect((await send('POST', '/api/content/publish', { summary: '' })).status).toBe(200)
    expect(publicAmount()).toBe('195')
  })

  it('joins a draft that was begun anew while the one before was being published', async () => {
    await save(lock, { amount: '200' })
    meanwhile = async () => {
      await discard(lock)
      await save(lock, { name: 'Smart Door Lock' }, bola)
    }
    await send('POST', '/api/content/publish', { summary: '' })
    expect(publicAmount()).toBe('200')
    expect(await open(lock)).toMatchObject({ value: { amount: '200', name: 'Smart Door Lock' }, state: 'draft', problems: [] })
    expect((await send('POST', '/api/content/publish', { summary: '' }, bola)).status).toBe(200)
    expect(publicData(lock)).toMatchObject({ amount: '200', name: 'Smart Door Lock' })
    await save(lock, { name: 'Smart Lock' })
    await send('POST', '/api/content/publish', { summary: '' })
  })

  it('prepares a publication anew where another process has published meanwhile', async () => {
    await save(lock, { amount: '210' })
    await save(about, { heading: 'Who we are' }, bola)
    meanwhile = async () => send('POST', '/api/content/publish', { paths: [about], summary: 'First' }, bola)
    const second = await send('POST', '/api/content/publish', { paths: [lock], summary: 'Second' })
    expect(second.status).toBe(200)
    expect(await contentOf(about)).toMatchObject({ heading: 'Who we are' })
    expect(publicAmount()).toBe('210')
    const { items } = await (await get('/api/content/history')).json()
    expect(items.slice(0, 2).map(({ summary }: { summary: string }) => summary)).toEqual(['Second', 'First'])
  })

  it('shows what was published to a process that starts later, and to one that runs', async () => {
    await save(lock, { amount: '220' })
    const other = await openContentStore({ database: site.database, root: checkout.root, onError: () => {} })
    await send('POST', '/api/content/publish', { summary: '' })
    await other.refresh()
    const amountIn = (store: ContentStore) => store.current().snapshot.entries.find(({ file }) => file === lock)?.data['amount']
    expect(amountIn(other)).toBe('220')
    expect(amountIn(await openContentStore({ database: site.database, root: checkout.root, onError: () => {} }))).toBe('220')
    other.stop()
  })

  it('tells of what is public from now on, whichever snapshot the request holds that publishes', async () => {
    const told: number[] = []
    const onChange = async () => void told.push(currentSnapshot().number)
    const store = await openContentStore({ database: site.database, root: checkout.root, onError: () => {}, onChange })
    const { number } = currentSnapshot()
    await save(lock, { amount: '230' })
    await send('POST', '/api/content/publish', { summary: '' })
    await withSnapshot(store.current().snapshot, () => store.refresh())
    expect(told).toEqual([number + 1])
    store.stop()
  })

  it('joins what an engineer changes in a file with what is published over it, and names a field that both changed', async () => {
    const before = checkout.read(lock)
    const reopen = () => openContentStore({ database: site.database, root: checkout.root, onError: () => {} })
    checkout.write(lock, before.replace('name: Smart Lock', 'name: Smart Door Lock'))
    const joined = (await reopen()).current()
    expect(joined.snapshot.entries.find(({ file }) => file === lock)?.data).toMatchObject({ name: 'Smart Door Lock', amount: '230' })
    expect(joined.conflicts).toEqual([])
    checkout.write(lock, before.replace('amount: "120"', 'amount: "125"'))
    const both = (await reopen()).current()
    expect(both.snapshot.entries.find(({ file }) => file === lock)?.data).toMatchObject({ amount: '230' })
    expect(both.conflicts).toEqual([{ path: lock, fields: [['amount']] }])
    checkout.write(lock, before)
  })

  it('shows the file where a published text is refused by the schemas, keeps the row, and tells owners', async () => {
    const change = { text: 'name: Broken\n', base: checkout.read(lock) }
    await site.database.db.updateTable('content_entry').set(change).where('path', '=', lock).execute()
    const store = await openContentStore({ database: site.database, root: checkout.root, onError: () => {} })
    expect(store.current().snapshot.entries.find(({ file }) => file === lock)?.data).toMatchObject({ amount: '120' })
    expect(store.current().snapshot.entries.find(({ file }) => file === about)?.data).toMatchObject({ heading: 'Who we are' })
    expect(store.current().refused.map(({ path }) => path)).toEqual([lock])
    expect(await site.database.db.selectFrom('content_entry').select('path').where('path', '=', lock).execute()).toHaveLength(1)
    await site.database.db.deleteFrom('content_entry').where('path', '=', lock).execute()
    await site.database.db.updateTable('content_state').set({ number: 1000 }).execute()
    await site.content.refresh()
  })

  it('previews all drafts but those with faults', async () => {
    await save(about, { heading: 'Who makes it' })
    await save(lock, { amount: '' })
    const preview = await send('POST', '/api/content/preview', {})
    expect([preview.status, await preview.json()]).toMatchObject([
      200,
      { addresses: ['/about'], leftOut: [{ path: lock, field: ['amount'] }] },
    ])
    const { snapshot } = await site.previews.current()
    expect(snapshot.entries.find(({ file }) => file === about)?.data).toMatchObject({ heading: 'Who makes it' })
    expect(snapshot.entries.find(({ file }) => file === lock)?.data).toMatchObject({ amount: '120' })
    await discard(lock)
    await discard(about)
    expect((await send('POST', '/api/content/publish', { summary: '' })).status).toBe(409)
  })
})
