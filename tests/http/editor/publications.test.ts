import { describe, expect, it, vi } from 'vitest'
import { currentSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import type { BrokenPage } from '#src/editor/editor-context.server.ts'
import { publishDueEntries, scheduler } from '#src/editor/publish/due-entries.server.ts'
import { publishValues } from '#src/editor/publish/publications.server.ts'
import { type ContentStore, openContentStore } from '#src/editor/published/content-store.server.ts'
import { someProduct } from '../../content/some-products.ts'
import { engines } from '../test-site.ts'
import { faultsOf, makeCheckout, offer, openEditingSites } from './content-root.ts'

const { file: lock, name: lockName, address: lockAddress } = someProduct
const about = 'content/pages/about.yaml'

const tried: (readonly string[])[] = []
let brokenPages: BrokenPage[] = []
/** A function to run once, between the preparation of the next publication and its transaction. */
let meanwhile: (() => Promise<unknown>) | undefined
async function tryPages(_: unknown, addresses: readonly string[]) {
  tried.push(addresses)
  const run = meanwhile
  meanwhile = undefined
  await run?.()
  return brokenPages
}

describe.each(await openEditingSites(engines, makeCheckout, { tryPages }))(
  'publications on $engine',
  ({ site, checkout, ada, bola }) => {
    const publicData = (path: string) =>
      site.content.current().snapshot.entries.find(({ file }) => file === path)?.data
    const publicAmount = () => publicData(lock)?.['amount']
    const isShown = (path: string) => publicData(path) !== undefined

    it('makes a page without code, in the order that its form asks for, under an address that nobody has', async () => {
      const make = (slug: string) => ada.create({ kind: 'page', slug, title: 'Rent a gateway' })
      for (const taken of ['products', 'about', 'admin', 'api'])
        expect((await make(taken)).status).toBe(422)
      expect((await make('hire-for-a-month')).status).toBe(201)
      const path = 'content/free-pages/hire-for-a-month.yaml'
      await ada.save(path, offer)
      expect(await ada.open(path)).toMatchObject({
        problems: [],
        address: '/hire-for-a-month',
        state: 'new',
      })
      expect((await ada.choices()).addresses).toContainEqual({
        address: '/hire-for-a-month',
        link: '/hire-for-a-month',
        label: 'Rent a gateway',
        places: [],
      })
      await ada.save(path, { publishOn: '2999-01-31' })
      await ada.publish({ summary: 'Renting' })
      expect(await ada.find(path)).toMatchObject({ state: 'scheduled', publishOn: '2999-01-31' })
      await ada.save(path, { hidden: true, redirect: '/contact' })
      await ada.publish({ summary: 'Not yet' })
      expect(await ada.find(path)).toMatchObject({ state: 'hidden', isHidden: true })
      await ada.send('POST', '/api/content/removal', {
        path,
        version: (await ada.open(path)).version,
      })
      await bola.publish({ summary: 'Never' })
      expect(await ada.find(path)).toBeUndefined()
      const { items } = await ada.read(`/api/content/history?path=${path}`)
      expect(items.map(({ files }: { files: { change: string }[] }) => files[0]?.change)).toEqual([
        'removed',
        'changed',
        'added',
      ])
    })

    it('publishes what has no fault, tells whom and what in history and log, and brings it back with one press', async () => {
      const before = checkout.read(lock)
      await ada.save(lock, { amount: '' })
      const refused = await ada.publish({ summary: 'Price' })
      expect(refused.status).toBe(422)
      const { problems } = await refused.json()
      expect(faultsOf(problems)).toMatchObject([{ path: lock, field: ['amount'] }])

      await ada.save(lock, { amount: '170' })
      await bola.save(about, { heading: 'Who we are' })
      brokenPages = [{ address: lockAddress, message: 'It has no picture' }]
      const broken = await ada.publish({ summary: 'Price' })
      brokenPages = []
      expect(broken.status).toBe(422)
      expect((await broken.json()).detail).toContain(`${lockAddress} (It has no picture)`)
      expect(await ada.find(lock)).toMatchObject({ state: 'draft' })
      expect(publicAmount()).toBe('120')

      const { number } = site.content.state()
      const done = await ada.publish({ paths: [lock], summary: 'Price' })
      expect(await done.json()).toMatchObject({
        number: number + 1,
        addresses: expect.arrayContaining([lockAddress]),
      })
      expect(publicAmount()).toBe('170')
      expect(tried.at(-1)).toEqual([lockAddress])
      expect(checkout.read(lock)).toBe(before)
      expect(await ada.find(lock)).toMatchObject({
        state: 'published',
        hasDraft: false,
        editor: 'Ada',
        at: expect.any(String),
      })
      expect(await ada.find(about)).toMatchObject({
        state: 'draft',
        hasDraft: true,
        editor: 'Bola',
      })
      const { items } = await ada.read(`/api/content/history?path=${lock}`)
      expect(items).toMatchObject([
        {
          editor: 'Ada',
          summary: 'Price',
          files: [
            {
              path: lock,
              label: lockName,
              change: 'changed',
              differences: [{ field: ['amount'], before: '120', after: '170' }],
            },
          ],
        },
      ])
      const log = await bola.read('/api/audit?action=content.published')
      expect(log.items[0]).toMatchObject({
        actor: 'Ada',
        subject: `publication ${items[0].id}`,
        detail: { files: 1 },
      })

      const back = await ada.restore({ publication: items[0].id, as: 'before', publish: true })
      expect(await back.json()).toMatchObject({
        paths: [lock],
        published: { addresses: expect.arrayContaining([lockAddress]) },
      })
      expect(publicAmount()).toBe('120')
      // No row is stored, because the public text equals the file.
      expect(site.content.current().rows.map((row) => row.path)).not.toContain(lock)
      const twice = await ada.restore({ publication: items[0].id, as: 'before', publish: true })
      expect(twice.status).toBe(409)
      expect(await twice.json()).toMatchObject({
        detail: 'Nothing to bring back: the site already shows this.',
        paths: [],
      })
      expect(await ada.find(lock)).toMatchObject({
        state: 'published',
        hasDraft: false,
        editor: 'Ada',
      })
      const asDraft = await ada.restore({ publication: items[0].id, as: 'before' })
      expect([asDraft.status, (await ada.find(lock))?.state]).toEqual([409, 'published'])
      const again = await ada.restore({ publication: items[0].id })
      expect(await again.json()).toMatchObject({ paths: [lock], published: null })
      expect(await ada.contentOf(lock)).toMatchObject({ amount: '170' })
      await ada.save(lock, { amount: '180' })
      const inTheWay = await ada.restore({ publication: items[0].id })
      expect(inTheWay.status).toBe(409)
      expect(await inTheWay.json()).toMatchObject({ paths: [lock] })
      expect((await ada.restore({ publication: 99_999 })).status).toBe(404)
      await ada.discard(lock)
      await ada.discard(about)
    })

    it('asks before an undo takes back what others have changed since', async () => {
      const publish = async (change: object, summary: string) => {
        await ada.save(lock, change)
        expect((await ada.publish({ summary })).status).toBe(200)
        const { items } = await ada.read(`/api/content/history?path=${lock}`)
        return items[0].id as number
      }
      const { summary } = await ada.contentOf(lock)
      const price = await publish({ amount: '170' }, 'Price')
      await publish({ summary: 'Opens by code, fingerprint, card or phone' }, 'Fewer words')
      const undo = { publication: price, as: 'before', publish: true }
      const refused = await ada.restore(undo)
      expect(refused.status).toBe(409)
      expect(await refused.json()).toMatchObject({
        detail: `Changed since: ${lockName}. Bring back the whole text?`,
        paths: [lock],
        isChangedSince: true,
      })
      expect(await ada.contentOf(lock)).toMatchObject({ amount: '170' })
      expect((await ada.restore({ ...undo, whole: true })).status).toBe(200)
      expect(await ada.contentOf(lock)).toMatchObject({ amount: '120', summary })
    })

    it('keeps a discarded draft in the history, from which it comes back as a draft', async () => {
      await ada.save(lock, { amount: '175' })
      await ada.discard(lock)
      const { items } = await ada.history(lock)
      expect(items[0]).toMatchObject({ editor: 'Ada', isDiscarded: true })
      expect((await ada.restore({ publication: items[0]?.id })).status).toBe(200)
      expect(await ada.contentOf(lock)).toMatchObject({ amount: '175' })
      await bola.save(lock, { amount: '176' })
      // The text of another editor, which a save replaces, stays there too.
      expect((await ada.history(lock)).items[0]).toMatchObject({ editor: 'Ada', isDiscarded: true })
      await ada.discard(lock)
    })

    it('publishes what becomes due, also after an absence, once although several look', async () => {
      await ada.create({ kind: 'page', slug: 'spring-offer', title: 'Spring offer' })
      const path = 'content/free-pages/spring-offer.yaml'
      await ada.save(path, { ...offer, publishOn: '2999-01-31T09:30' })
      expect((await ada.publish({ summary: 'Later' })).status).toBe(200)
      expect(isShown(path)).toBe(false)
      expect(site.content.due('2999-01-31T09:29')).toEqual([])
      expect(site.content.due('2999-01-31T09:30')).toEqual([
        {
          path,
          at: '2999-01-31T09:30',
          label: 'Spring offer',
          address: '/spring-offer',
          isEnd: false,
        },
      ])
      expect(await publishDueEntries(site.editor)).toEqual({ outcome: 'nothing' })

      vi.setSystemTime(new Date('2999-02-01T00:00:00Z'))
      const due = await Promise.all([
        publishDueEntries(site.editor),
        publishDueEntries(site.editor),
      ])
      vi.useRealTimers()
      expect(due.map(({ outcome }) => outcome).sort()).toEqual(['nothing', 'published'])
      expect(isShown(path)).toBe(true)
      const { items } = await ada.read('/api/content/history')
      expect(items[0]).toMatchObject({
        editor: scheduler.name,
        summary: 'Shown from now on: Spring offer',
        files: [],
      })
      const log = await bola.read('/api/audit?action=content.published')
      expect(log.items[0]).toMatchObject({
        actor: scheduler.name,
        subject: `publication ${items[0].id}`,
        detail: { files: 0 },
      })
      // The scheduled publication cannot be undone, because it changed no file.
      expect((await ada.restore({ publication: items[0].id, as: 'before' })).status).toBe(404)
      await bola.restore({ publication: items[1].id, as: 'before', publish: true })
    })

    it('keeps a draft that was saved while it was being published, and lets people choose', async () => {
      await ada.save(lock, { amount: '190' })
      meanwhile = () => ada.save(lock, { amount: '195' })
      await ada.publish()
      expect(await ada.open(lock)).toMatchObject({
        value: { amount: '195' },
        published: { amount: '190' },
        state: 'draft',
        isStale: true,
        problems: [{ field: [], message: expect.stringContaining('Open it and choose') }],
      })
      expect((await ada.publish()).status).toBe(409)
      expect(publicAmount()).toBe('190')
      await ada.save(lock, {})
      expect(await ada.open(lock)).toMatchObject({ isStale: false, problems: [] })
      expect((await ada.publish()).status).toBe(200)
      expect(publicAmount()).toBe('195')
    })

    it('never brings back a value of before, whatever an older draft says', async () => {
      const company = 'content/company.json'
      const facts = await bola.contentOf(company)
      await bola.save(company, { places: { ...Object(facts['places']), farm: 'the farm' } })
      const author = {
        id: 2,
        name: 'Bola',
        network: '',
        role: 'owner',
        provedAt: Date.now(),
      } as const
      await publishValues(site.editor, author, [
        { path: company, at: 'legalName', value: 'New Name Ltd' },
      ])
      expect(await bola.open(company)).toMatchObject({ isStale: true })
      expect((await bola.publish({ paths: [company] })).status).toBe(409)
      await bola.discard(company)
      expect(await bola.contentOf(company)).toMatchObject({ legalName: 'New Name Ltd' })
      await bola.save(company, facts)
      expect((await bola.publish({ paths: [company] })).status).toBe(200)
    })

    it('prepares a publication anew where another process has published meanwhile', async () => {
      await ada.save(lock, { amount: '210' })
      await bola.save(about, { heading: 'Who we are' })
      meanwhile = async () => bola.publish({ paths: [about], summary: 'First' })
      const second = await ada.publish({ paths: [lock], summary: 'Second' })
      expect(second.status).toBe(200)
      expect(await ada.contentOf(about)).toMatchObject({ heading: 'Who we are' })
      expect(publicAmount()).toBe('210')
      const { items } = await ada.read('/api/content/history')
      expect(items.slice(0, 2).map(({ summary }: { summary: string }) => summary)).toEqual([
        'Second',
        'First',
      ])
    })

    it('shows what was published to a process that starts later, and to one that runs', async () => {
      await ada.save(lock, { amount: '220' })
      const other = await openContentStore({
        database: site.database,
        root: checkout.root,
        onError: () => {},
      })
      await ada.publish()
      await other.refresh()
      const amountIn = (store: ContentStore) =>
        store.current().snapshot.entries.find(({ file }) => file === lock)?.data['amount']
      expect(amountIn(other)).toBe('220')
      expect(
        amountIn(
          await openContentStore({
            database: site.database,
            root: checkout.root,
            onError: () => {},
          }),
        ),
      ).toBe('220')
      other.stop()
    })

    it('tells of what is public from now on, whichever snapshot the request holds that publishes', async () => {
      const told: number[] = []
      const onChange = async () => void told.push(currentSnapshot().number)
      const store = await openContentStore({
        database: site.database,
        root: checkout.root,
        onError: () => {},
        onChange,
      })
      const { number } = currentSnapshot()
      await ada.save(lock, { amount: '230' })
      await ada.publish()
      await withSnapshot(store.current().snapshot, () => store.refresh())
      expect(told).toEqual([number + 1])
      store.stop()
    })
  },
)
