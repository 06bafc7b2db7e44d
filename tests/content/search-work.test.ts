import MiniSearch from 'minisearch'
import { afterEach, expect, it, vi } from 'vitest'
import { search } from '#src/content/search/search.ts'
import {
  currentSnapshot,
  type Snapshot,
  setCurrentSnapshot,
} from '#src/content/snapshot/snapshot.ts'

const before = currentSnapshot()
afterEach(() => setCurrentSnapshot(before))

/** Counts the passages that a search of a snapshot puts into the index or takes out of it. */
async function countIndexed(snapshot: Snapshot, words: string) {
  const spies = (['add', 'remove'] as const).map((name) => vi.spyOn(MiniSearch.prototype, name))
  setCurrentSnapshot(snapshot)
  const { groups } = await search(words, 20)
  const passages = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  for (const spy of spies) spy.mockRestore()
  return { passages, found: groups.flatMap(({ found }) => found).length }
}

it('indexes what a publication changes, however much there is, and finds it', async () => {
  const about = { heading: 'Zyzzyva and what it means' }
  const after = {
    ...before,
    number: before.number + 1,
    entries: before.entries.map((entry) =>
      entry.file === 'content/pages/about.yaml'
        ? { ...entry, data: { ...entry.data, ...about } }
        : entry,
    ),
  }
  expect((await countIndexed(before, 'zyzzyva')).found).toBe(0)
  const renewed = await countIndexed(after, 'zyzzyva')
  expect(renewed.found).toBeGreaterThan(0)
  expect(renewed.passages).toBeGreaterThan(0)
  expect(renewed.passages).toBeLessThan(50)
  expect((await countIndexed(before, 'zyzzyva')).found).toBe(0)
})
