import { expect, it } from 'vitest'
import type { ContentHistory } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { insertPublication } from '#src/editor/rows/publication-rows.server.ts'
import { sqliteUnlessAll } from '../test-site.ts'
import { openEditingSite } from './content-root.ts'

it.each(sqliteUnlessAll)(
  'the history lists what was published by pages, down to the first, on %s',
  async (engine) => {
    const { site, ada } = await openEditingSite(engine)
    const facts = {
      created_at: 1,
      published_at: 1,
      editor_id: null,
      editor: 'Ada',
      network: '',
      summary: '',
      commit_hash: null,
    }
    for (let left = contentLimits.history; left >= 0; left--)
      await insertPublication(site.database.db, { ...facts, job: `${left}` }, [])
    const listed: number[] = []
    for (let after: number | null = Number.MAX_SAFE_INTEGER; after !== null; ) {
      const page: ContentHistory = await ada.read(`/api/content/history?after=${after}`)
      expect(page.items.length).toBeLessThanOrEqual(contentLimits.history)
      listed.push(...page.items.map(({ id }) => id))
      after = page.next
    }
    const all = await site.database.db
      .selectFrom('publication')
      .select('id')
      .orderBy('id', 'desc')
      .execute()
    expect(listed).toEqual(all.map(({ id }) => id))
  },
)
