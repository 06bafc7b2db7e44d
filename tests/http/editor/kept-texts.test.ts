import { beforeAll, describe, expect, it } from 'vitest'
import type { ContentHistory } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { keepText } from '#src/server/editor/kept-texts.ts'
import { purgeExpired } from '#src/server/services/housekeeping.ts'
import { anyEngine, type TestSite } from '../test-site.ts'
import { type Editing, makeCheckout, openEditingSite } from './content-root.ts'

const lock = 'content/products/smart-lock.yaml'
const fresh = 'content/articles/kept.yaml'

describe.each(anyEngine)('a text that is discarded or not taken on %s', (engine) => {
  let site: TestSite
  let ada: string
  let bola: string
  let editing: Editing
  beforeAll(async () => {
    ;({ site, editing, ada, bola } = await openEditingSite(engine, makeCheckout()))
  })

  const send = (method: string, target: string, body: object, cookie = ada) => editing.send(method, target, body, cookie)
  const keptOf = async (path: string) =>
    ((await (await editing.get(`/api/content/history?path=${path}`, ada)).json()) as ContentHistory).kept
  const bringBack = (id: number | undefined) => send('POST', '/api/content/kept', { id })
  const summaryOf = async (path: string) => ((await editing.open(path, ada)).value as { summary?: string }).summary
  const version = async (path: string) => (await editing.open(path, ada)).version

  const save = async (summary: string, cookie: string, more: object = {}) => {
    const entry = await editing.open(lock, cookie)
    const value = { ...(entry.value as object), summary }
    expect((await send('PUT', '/api/content/entry', { path: lock, value, version: entry.version, ...more }, cookie)).status).toBe(200)
  }
  /** Each puts another text in the place of Ada's, `Typed by Ada`. */
  const ways: [string, { why: string; editor: string; by: string }, () => Promise<unknown>][] = [
    ['is discarded', { why: 'discarded', editor: 'Ada', by: 'Bola' }, () => editing.discard(lock, bola)],
    ['gets the text of somebody else', { why: 'replaced', editor: 'Ada', by: 'Bola' }, () => save('Typed by Bola', bola)],
    [
      'makes room for a removal',
      { why: 'replaced', editor: 'Ada', by: 'Ada' },
      async () => send('POST', '/api/content/removal', { path: lock, version: await version(lock) }),
    ],
  ]
  it.each(ways)('comes back with one press where it %s', async (_, why, act) => {
    await save('Typed by Ada', ada)
    await act()
    const [kept, ...older] = await keptOf(lock)
    expect([kept, older]).toMatchObject([{ ...why, file: { path: lock, label: 'Smart Lock' } }, []])
    expect(kept?.file.differences).toContainEqual(expect.objectContaining({ field: ['summary'], after: 'Typed by Ada' }))
    expect((await bringBack(kept?.id)).status).toBe(200)
    expect(await summaryOf(lock)).toBe('Typed by Ada')
    // The draft that stood there, if there was one, has taken its place.
    expect((await keptOf(lock)).map(({ why: reason }) => reason)).toEqual(why.by === 'Bola' && why.why === 'replaced' ? ['replaced'] : [])
    expect((await bringBack(kept?.id)).status).toBe(404)
    await editing.discard(lock, ada)
    await site.database.db.deleteFrom('content_kept').execute()
  })

  it('keeps what somebody typed and gave up for the text of another', async () => {
    const untaken = { ...((await editing.open(lock, ada)).value as object), summary: 'Typed and never saved' }
    await save('Typed by Bola', bola)
    await save('Typed by Bola', ada, { untaken })
    const [kept] = await keptOf(lock)
    expect(kept).toMatchObject({ why: 'untaken', editor: 'Ada' })
    await bringBack(kept?.id)
    expect(await summaryOf(lock)).toBe('Typed and never saved')
    expect((await keptOf(lock)).map(({ editor }) => editor)).toEqual(['Bola'])
    await editing.discard(lock, ada)
  })

  it('comes back where its entry was never public', async () => {
    await send('POST', '/api/content/entries', { kind: 'article', slug: 'kept', title: 'An article of an hour' })
    await editing.discard(fresh, ada)
    expect((await editing.get(`/api/content/entry?path=${fresh}`, ada)).status).toBe(404)
    const [kept] = await keptOf(fresh)
    expect(kept?.file.label).toBe('An article of an hour')
    await bringBack(kept?.id)
    expect(await editing.open(fresh, ada)).toMatchObject({ state: 'new', value: { heading: 'An article of an hour' } })
    await editing.discard(fresh, ada)
  })

  it('is deleted after its hours, and the oldest where an entry has too many', async () => {
    const { hours, perEntry } = contentLimits.kept
    for (let count = 0; count <= perEntry; count++) {
      const kept = { path: lock, text: `summary: Text ${count}`, base: null, why: 'discarded', editor: 'Ada' } as const
      await site.database.write((tx) => keepText(tx, { id: null, name: 'Ada', network: '' }, kept))
    }
    const kept = await keptOf(lock)
    expect([kept.length, kept.some(({ file }) => JSON.stringify(file).includes('Text 0'))]).toEqual([perEntry, false])
    await site.database.db
      .updateTable('content_kept')
      .set({ expires_at: Date.now() - 1 })
      .where('id', '=', kept[0]?.id ?? 0)
      .execute()
    expect((await bringBack(kept[0]?.id)).status).toBe(404)
    expect(await keptOf(lock)).toHaveLength(perEntry - 1)
    await purgeExpired(site.database, Date.now() + hours * 3_600_000)
    expect(await site.database.db.selectFrom('content_kept').select('id').execute()).toEqual([])
  })
})
