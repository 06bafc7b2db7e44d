import { afterAll, expect, it } from 'vitest'
import { currentSnapshot, setCurrentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { readKnownAddresses } from './known-addresses.ts'

const before = currentSnapshot()
afterAll(() => setCurrentSnapshot(before))

const first = before.entries.find(({ collection }) => collection === 'faq')?.id
it.runIf(first)('an address that names a question is that of its page', async () => {
  const asked = { question: '?', answer: '', sources: [], checkedOn: '2026-11-20' }
  const entries = Array.from({ length: 200 }, (_, n) => ({ ...asked, id: `asked-${n}` }))
  setCurrentSnapshot({
    ...before,
    number: before.number + 1,
    entries: before.entries.map((entry) =>
      entry.collection === 'faq' && entry.id === first
        ? { ...entry, data: { ...entry.data, order: 0, entries } }
        : entry,
    ),
  })
  const list = '/technologies-tools'
  const { pages } = await readKnownAddresses([list])
  const versionOf = (query: string) => pages.get(list)?.version?.(new URLSearchParams(query))
  expect(versionOf('question=asked-3')).toBe('')
  expect(versionOf('question=asked-100')).toBe('page=2')
  expect(versionOf('question=unknown')).toBe('')
  expect(versionOf('page=1')).toBe('page=1')
  expect(versionOf('page=99')).toBe(null)
})
