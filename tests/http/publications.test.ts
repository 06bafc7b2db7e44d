import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentProblem } from '#src/contracts/content.ts'
import { scheduler } from '#src/server/publishing/publisher.ts'
import { editAs, makeCheckout, publishWithoutBuild } from './content-root.ts'
import { engines, openTestSite, type TestSite } from './test-site.ts'

const lock = 'content/products/smart-lock.yaml'
const about = 'content/pages/about.yaml'

describe.each(engines)('publications on %s', (engine) => {
  const checkout = makeCheckout()
  const publisher = publishWithoutBuild(checkout.root)
  let site: TestSite
  let ada: string
  let bola: string
  let editing: ReturnType<typeof editAs>
  beforeAll(async () => {
    site = await openTestSite(engine, {}, publisher)
    editing = editAs(site)
    ada = await site.signIn('Ada', 'a long pass phrase', 'editor')
    bola = await site.signIn('Bola', 'a long pass phrase', 'owner')
  })
  afterAll(async () => {
    await site.close()
    checkout.delete()
  })

  const get = (target: string, cookie = ada) => editing.get(target, cookie)
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
    publisher.fails = true
    expect((await send('POST', '/api/content/publish', { summary: 'Price' })).status).toBe(202)
    publisher.fails = false
    expect(await (await get('/api/content/job')).json()).toMatchObject({ job: { kind: 'publication', state: 'failed' } })
    expect(await find(lock)).toMatchObject({ state: 'draft' })

    expect((await send('POST', '/api/content/publish', { paths: [lock], summary: 'Price' })).status).toBe(202)
    expect(checkout.read(lock)).toBe(before.replace('amount: "120"', "amount: '170'"))
    expect(await find(lock)).toMatchObject({ state: 'published' })
    expect(await find(about)).toMatchObject({ state: 'draft', editor: 'Bola' })
    expect(await (await get('/api/content/job')).json()).toMatchObject({
      job: { state: 'done', percent: 100, editor: 'Ada', addresses: ['/product/2'] },
    })
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
    expect(await back.json()).toMatchObject({ paths: [lock], job: expect.any(String) })
    expect(checkout.read(lock)).toBe(before)
    const twice = await send('POST', '/api/content/restore', { publication: items[0].id, as: 'before', publish: true })
    expect(twice.status).toBe(409)
    expect(await twice.json()).toMatchObject({ detail: 'The site says this already.', paths: [] })
    expect(await find(lock)).toMatchObject({ state: 'published', editor: null })
    const asDraft = await send('POST', '/api/content/restore', { publication: items[0].id, as: 'before' })
    expect([asDraft.status, (await find(lock))?.state]).toEqual([409, 'published'])
    const again = await send('POST', '/api/content/restore', { publication: items[0].id })
    expect(await again.json()).toMatchObject({ paths: [lock], job: null })
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
      expect((await send('POST', '/api/content/publish', { summary })).status).toBe(202)
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

  it('enters in history and log what the schedule publishes, once although it is told twice', async () => {
    const asked = { editor: scheduler, summary: 'Shown from 1 December 2026: A night without power', id: `schedule on ${engine}` }
    await publisher.publish(new Map(), asked)
    await publisher.publish(new Map(), asked)
    const { items } = await (await get('/api/content/history')).json()
    expect(items.filter(({ editor }: { editor: string }) => editor === scheduler)).toEqual([items[0]])
    expect(items[0]).toMatchObject({ editor: scheduler, summary: asked.summary, files: [] })
    const log = await (await get('/api/audit?action=content.published', bola)).json()
    expect(log.items[0]).toMatchObject({ actor: scheduler, subject: `publication ${items[0].id}`, detail: { files: 0 } })
    // Nothing of it can be undone: it changed no file.
    expect((await send('POST', '/api/content/restore', { publication: items[0].id, as: 'before' })).status).toBe(404)
  })

  it('keeps as a draft what was saved while it was being published', async () => {
    await save(lock, { amount: '190' })
    const { publish } = publisher
    publisher.publish = async (...given) => {
      await save(lock, { amount: '195' })
      return publish(...given)
    }
    await send('POST', '/api/content/publish', { summary: '' })
    publisher.publish = publish
    expect(await open(lock)).toMatchObject({ value: { amount: '195' }, published: { amount: '190' }, state: 'draft' })
    await discard(lock)
  })

  it('previews all drafts', async () => {
    await save(about, { heading: 'Who we are' })
    expect((await send('POST', '/api/content/preview', {})).status).toBe(202)
    expect([...(publisher.asked.at(-1) ?? [])]).toEqual([[about, expect.stringContaining('heading: Who we are')]])
    expect(await (await get('/api/content/job')).json()).toMatchObject({ job: { kind: 'preview', state: 'done', addresses: ['/about'] } })
    await discard(about)
    expect((await send('POST', '/api/content/publish', { summary: '' })).status).toBe(409)
  })
})
