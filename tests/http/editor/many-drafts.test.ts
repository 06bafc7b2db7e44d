import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { otherProduct, someProduct } from '../../content/some-products.ts'
import { strictEngine } from '../strict-engine.ts'
import { openEditingSites } from './content-root.ts'

const { total, bytes } = contentLimits.drafts

describe.each(await openEditingSites(strictEngine))('many drafts on $engine', ({ site, ada }) => {
  const { db } = site.database
  /** Stores drafts that remove entries which do not exist, so that no text has to be checked. */
  const fill = (rows: { path: string; text: string | null }[]) =>
    db
      .insertInto('content_draft')
      .values(
        rows.map((row) => ({
          ...row,
          ...{ kind: 'removal' as const, picture: null, base: null, version: row.path },
          ...{ editor_id: null, editor: 'Ada', saved_at: 1 },
        })),
      )
      .execute()
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ path: `content/articles/${n}.yaml`, text: null }))
  const empty = () => db.deleteFrom('content_draft').execute()

  it('are kept up to a number; each more is refused in words, and those there can be changed', async () => {
    await fill(numbered(total - 1))
    await ada.save(someProduct.file, { amount: '130' })
    const picture = await sharp({
      create: { width: 400, height: 300, channels: 3, background: 'teal' },
    })
      .png()
      .toBuffer()
    const headers = { cookie: ada.cookie, 'sec-fetch-site': 'same-origin' }
    const refused = [
      await ada.put(otherProduct.file, { amount: '130' }),
      await ada.create({ kind: 'product', slug: 'relay', title: 'Relay' }),
      await ada.remove(otherProduct.file),
      await site.request('/api/content/pictures?name=scenes/teal', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(picture),
      }),
    ]
    for (const answer of refused) {
      expect(answer.status).toBe(409)
      expect((await answer.json()).detail).toBe(
        'The site keeps 1000 drafts, or 16 MB of them. Publish or discard some, then save again.',
      )
    }
    const stored = await db.selectFrom('content_draft').select('path').execute()
    expect(stored).toHaveLength(total)
    await ada.save(someProduct.file, { amount: '140' })
    expect((await ada.discard(someProduct.file)).status).toBe(200)
    await ada.save(otherProduct.file, { amount: '130' })
    await empty()
  })

  it('are not more than that when several are saved at once', async () => {
    await fill(numbered(total - 3))
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        ada.create({ kind: 'article', slug: `at-once-${n}`, title: `At once ${n}` }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    const stored = await db.selectFrom('content_draft').select('path').execute()
    expect(stored).toHaveLength(total)
    expect(statuses.filter((status) => status === 409)).toHaveLength(9)
    await empty()
  })

  it('have so many bytes together, which no change exceeds', async () => {
    await ada.save(someProduct.file, { amount: '130' })
    await fill([{ path: 'content/articles/long.yaml', text: 'ö'.repeat(bytes / 2 - 30_000) }])
    const answer = await ada.put(someProduct.file, { summary: 'x'.repeat(70_000) })
    expect(answer.status).toBe(409)
    expect(await ada.contentOf(someProduct.file)).toMatchObject({ amount: '130' })
    await ada.save(someProduct.file, { amount: '140' })
    await empty()
  })
})
