import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { insertContact } from '#src/server/database/contacts.ts'
import { fold } from '#src/server/database/fold.ts'
import { createDataSubjectRequests } from '#src/server/services/data-subject-requests.ts'
import { contactRow, engines, openTestSite, type TestSite } from './test-site.ts'

vi.mock(import('#src/server/database/fold.ts'), { spy: true })

const requests = 300
/** As many letters as the form takes, with marks to fold. */
const message = 'ẹ́ b c d e f g h i j '.repeat(500).slice(0, 5000)

describe.each(engines)('§2 Admin dashboard · what a search costs on %s', (engine) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(engine)
    await site.database.write(async (tx) => {
      for (let count = 0; count < requests; count++) await insertContact(tx, contactRow({ reference: `r${count}`, message }))
    })
  })
  afterAll(() => site.close())

  // On SQLite a query holds up the whole site. Strangers decide how many long requests there are.
  it('folds the words searched for, and none of the requests', async () => {
    vi.mocked(fold).mockClear()
    const found = await site.services.contacts.list({ search: 'e b c d e f g h i j '.repeat(5).trim() })
    expect(found.total).toBe(requests)
    expect(vi.mocked(fold).mock.calls.length).toBeLessThan(requests)
  })

  it('finds corrected text, and no longer the text before', async () => {
    await createDataSubjectRequests(site.database).correct('r7', 'lastName', 'Ọláyínká')
    const search = async (words: string) => (await site.services.contacts.list({ search: words })).items.map(({ reference }) => reference)
    expect(await search('olayinka r7')).toEqual(['r7'])
    expect(await search('bee r7')).not.toContain('r7')
  })
})
