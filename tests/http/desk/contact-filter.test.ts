import { describe, expect, it } from 'vitest'
import { limits } from '#src/contracts/limits.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { engines, openTestSite } from '../test-site.ts'

const hour = 3_600_000

/** Requests with the ids 1 to 8, stored in this order, so that the last request is the newest. */
const requests: {
  name: string
  hoursAgo: number
  about: string
  state?: 'answered' | 'flagged'
}[] = [
  { name: 'Bako', hoursAgo: 1000, about: '/nfc' },
  { name: 'Tremblay', hoursAgo: 721, about: '/prices', state: 'answered' },
  { name: 'Okonkwo', hoursAgo: 719, about: '/nfc', state: 'answered' },
  { name: 'Wu', hoursAgo: 169, about: '' },
  { name: 'Eze', hoursAgo: 167, about: '/nfc' },
  { name: 'Webb', hoursAgo: 25, about: '/about', state: 'flagged' },
  { name: 'Nwosu', hoursAgo: 23, about: '' },
  { name: 'Mensah', hoursAgo: 0, about: '/smart' },
]

describe.each(engines)('§2 Admin dashboard · menus of the contact list on %s', async (engine) => {
  const site = await openTestSite(engine)
  const cookie = await site.signIn()
  const store = ({ name, hoursAgo, about, state }: (typeof requests)[number]) =>
    site.addContacts({
      submitted_at: Date.now() - hoursAgo * hour,
      last_name: name,
      message: name.length > 4 ? 'Cold rooms.' : 'Locks.',
      asked_about: about,
      flags: state === 'flagged' ? 'token-missing' : '',
      answered_at: state === 'answered' ? Date.now() : null,
    })
  for (const request of requests) await store(request)

  const ask = (target: string) => site.get(target, cookie)
  const get = async (query: string) => (await ask(`/api/contact?${query}`)).json()
  const names = async (query: string) =>
    (await get(query)).items.map((item: { lastName: string }) => item.lastName)

  it.each([
    ['', ['Mensah', 'Nwosu', 'Webb', 'Eze', 'Wu', 'Okonkwo', 'Tremblay', 'Bako']],
    ['sort=oldest', ['Bako', 'Tremblay', 'Okonkwo', 'Wu', 'Eze', 'Webb', 'Nwosu', 'Mensah']],
    ['received=24h', ['Mensah', 'Nwosu']],
    ['received=7d', ['Mensah', 'Nwosu', 'Webb', 'Eze']],
    ['received=30d&sort=oldest', ['Okonkwo', 'Wu', 'Eze', 'Webb', 'Nwosu', 'Mensah']],
    ['about=/nfc', ['Eze', 'Okonkwo', 'Bako']],
    ['about=/nfc&state=new&sort=oldest', ['Bako', 'Eze']],
    ['about=/nfc&state=new&received=7d&search=locks', ['Eze']],
  ])('finds by "%s", in the order that was asked for', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
    expect((await get(query)).total).toBe(expected.length)
  })

  it('counts the states by everything but the state', async () => {
    expect((await get('')).counts).toEqual({ new: 5, waiting: 0, answered: 2, flagged: 1 })
    expect(await get('state=new&received=30d&about=/nfc')).toMatchObject({
      counts: { new: 1, waiting: 0, answered: 1, flagged: 0 },
      total: 1,
      kept: 8,
    })
    expect(await get('about=/nothing')).toMatchObject({
      counts: { new: 0, waiting: 0, answered: 0, flagged: 0 },
      total: 0,
      kept: 8,
    })
  })

  it.each(['newest', 'oldest'])(
    'pages with the %s first have no gaps or duplicates while new requests arrive',
    async (sort) => {
      const before = await names(`sort=${sort}`)
      const seen: string[] = []
      let next: number | null = null
      do {
        const page = await get(`sort=${sort}&limit=3${next ? `&after=${next}` : ''}`)
        expect(page.items.length).toBeLessThanOrEqual(3)
        seen.push(...page.items.map((item: { lastName: string }) => item.lastName))
        next = page.next
        if (seen.length === 3) await store({ name: `Late ${sort}`, hoursAgo: 0, about: '/nfc' })
      } while (next)
      expect(seen).toEqual(sort === 'newest' ? before : [...before, `Late ${sort}`])
      await site.database.db.deleteFrom('contact').where('last_name', 'like', 'Late%').execute()
    },
  )

  it('pages inside a filter', async () => {
    const first = await get('about=/nfc&sort=oldest&limit=2')
    expect(first).toMatchObject({
      items: [{ lastName: 'Bako' }, { lastName: 'Okonkwo' }],
      next: 3,
      total: 3,
    })
    expect(await get('about=/nfc&sort=oldest&limit=2&after=3')).toMatchObject({
      items: [{ lastName: 'Eze' }],
      next: null,
      total: 3,
    })
  })

  it.each([
    ['received=1y', /`received` as 24h, 7d or 30d/],
    ['received=', /`received` as 24h, 7d or 30d/],
    ['sort=up', /`sort` as newest or oldest/],
    ['state=lost', /`state` as new, waiting, answered or flagged/],
    [`search=${'x'.repeat(limits.search.max + 1)}`, /`search` with at most 100 characters/],
  ])('refuses "%s" and says what there is', async (query, advice) => {
    for (const path of ['/api/contact', '/api/contact.csv']) {
      const response = await ask(`${path}?${query}`)
      expect(response.status).toBe(400)
      expect((await response.json()).detail).toMatch(advice)
    }
  })

  it('refuses an invalid cursor', async () => {
    for (const query of ['after=0', 'after=x', 'after=2147483648', 'after=-1'])
      for (const path of ['/api/contact', '/api/newsletter'])
        expect((await ask(`${path}?${query}`)).status).toBe(400)
  })

  it('exports what is found in its order, and says so in the name of the file', async () => {
    const file = async (query: string) => {
      const response = await ask(`/api/contact.csv?${query}`)
      const [, name] =
        /filename="(.*)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
      const rows = (await response.text()).trim().split('\r\n').slice(1)
      return { name, rows: rows.map((row) => row.split('","')[5]) }
    }
    expect(await file('about=/nfc&sort=oldest')).toEqual({
      name: 'contacts-oldest-first.csv',
      rows: ['Bako', 'Okonkwo', 'Eze'],
    })
    expect(await file('received=24h&state=new')).toEqual({
      name: 'contacts-new-last-24h.csv',
      rows: ['Mensah', 'Nwosu'],
    })
    expect(await file('state=new&search=cold')).toEqual({
      name: 'contacts-new-search.csv',
      rows: ['Mensah', 'Nwosu'],
    })
    expect((await file('sort=newest')).name).toBe('contacts.csv')
  })

  it('exports a list that is longer than one query, oldest first', async () => {
    const many = Array.from({ length: staffLimits.page.max + 3 }, (_, index) => `Row ${index}`)
    await Promise.all(many.map((name) => store({ name, hoursAgo: 0, about: '/partners' })))
    const text = await (await ask('/api/contact.csv?about=/partners&sort=oldest')).text()
    const ids = [...text.matchAll(/^"(\d+)"/gm)].map(([, id]) => Number(id))
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other))
    expect(ids).toHaveLength(many.length)
  })
})
