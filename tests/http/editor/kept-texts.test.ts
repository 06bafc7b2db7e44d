import { describe, expect, it } from 'vitest'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { keepText } from '#src/server/editor/kept-texts.ts'
import { purgeExpired } from '#src/server/services/housekeeping.ts'
import { someProduct } from '../../content/some-products.ts'
import { anyEngine } from '../test-site.ts'
import { type Editing, openEditingSites } from './content-root.ts'

const { file: lock, name: lockName } = someProduct
const fresh = 'content/articles/kept.yaml'

describe.each(await openEditingSites(anyEngine))(
  'a text that is discarded or not taken on $engine',
  ({ site, ada, bola }) => {
    const keptOf = async (path: string) => (await ada.history(path)).kept
    const bringBack = (id: number | undefined) => ada.send('POST', '/api/content/kept', { id })
    const summaryOf = async (path: string) => (await ada.contentOf(path))['summary']
    const save = (summary: string, person: Editing) => person.save(lock, { summary })
    const ways: [string, { why: string; editor: string; by: string }, () => Promise<unknown>][] = [
      ['is discarded', { why: 'discarded', editor: 'Ada', by: 'Bola' }, () => bola.discard(lock)],
      [
        'gets the text of somebody else',
        { why: 'replaced', editor: 'Ada', by: 'Bola' },
        () => save('Typed by Bola', bola),
      ],
      [
        'makes room for a removal',
        { why: 'replaced', editor: 'Ada', by: 'Ada' },
        () => ada.remove(lock),
      ],
    ]
    it.each(ways)('comes back with one press where it %s', async (_, why, act) => {
      await save('Typed by Ada', ada)
      await act()
      const [kept, ...older] = await keptOf(lock)
      expect([kept, older]).toMatchObject([{ ...why, file: { path: lock, label: lockName } }, []])
      expect(kept?.file.differences).toContainEqual(
        expect.objectContaining({ field: ['summary'], after: 'Typed by Ada' }),
      )
      expect((await bringBack(kept?.id)).status).toBe(200)
      expect(await summaryOf(lock)).toBe('Typed by Ada')
      // The text is a draft again, so the list does not contain it. If it has replaced another
      // person's draft, that draft is listed.
      expect((await keptOf(lock)).map(({ why: reason }) => reason)).toEqual(
        why.by === 'Bola' && why.why === 'replaced' ? ['replaced'] : [],
      )
      expect((await bringBack(kept?.id)).status).toBe(404)
      await ada.discard(lock)
      await site.database.db.deleteFrom('content_kept').execute()
    })

    it('keeps what somebody typed and gave up for the text of another', async () => {
      const untaken = { ...(await ada.contentOf(lock)), summary: 'Typed and never saved' }
      await save('Typed by Bola', bola)
      await ada.put(lock, { summary: 'Typed by Bola' }, { untaken })
      const [kept] = await keptOf(lock)
      expect(kept).toMatchObject({ why: 'untaken', editor: 'Ada' })
      await bringBack(kept?.id)
      expect(await summaryOf(lock)).toBe('Typed and never saved')
      expect((await keptOf(lock)).map(({ editor }) => editor)).toEqual(['Bola'])
      await ada.discard(lock)
    })

    it('comes back where its entry was never public', async () => {
      await ada.create({ kind: 'article', slug: 'kept', title: 'An article of an hour' })
      await ada.discard(fresh)
      expect((await ada.get(`/api/content/entry?path=${fresh}`)).status).toBe(404)
      const [kept] = await keptOf(fresh)
      expect(kept?.file.label).toBe('An article of an hour')
      await bringBack(kept?.id)
      expect(await ada.open(fresh)).toMatchObject({
        state: 'new',
        value: { heading: 'An article of an hour' },
      })
      await ada.discard(fresh)
    })

    it('is deleted after its hours, and the oldest where an entry has too many', async () => {
      const { hours, perEntry } = contentLimits.kept
      for (let count = 0; count <= perEntry; count++) {
        const kept = {
          path: lock,
          text: `summary: Text ${count}`,
          base: null,
          why: 'discarded',
          editor: 'Ada',
        } as const
        await site.database.write((tx) =>
          keepText(tx, { id: null, name: 'Ada', network: '' }, kept),
        )
      }
      const kept = await keptOf(lock)
      expect([
        kept.length,
        kept.some(({ file }) => JSON.stringify(file).includes('Text 0')),
      ]).toEqual([perEntry, false])
      const id = kept[0]?.id ?? 0
      await site.database.db
        .updateTable('content_kept')
        .set({ expires_at: 1 })
        .where('id', '=', id)
        .execute()
      expect((await bringBack(id)).status).toBe(404)
      expect(await keptOf(lock)).toHaveLength(perEntry - 1)
      await purgeExpired(site.database, Date.now() + hours * 3_600_000)
      expect(await site.database.db.selectFrom('content_kept').select('id').execute()).toEqual([])
    })
  },
)
