import { describe, expect, it } from 'vitest'
import { sessionLife } from '#src/staff/sign-in/sessions.server.ts'
import { contact, from, openTestSite, sqliteUnlessAll } from '../test-site.ts'

describe.each(sqliteUnlessAll)('§2 Admin dashboard · what is new on %s', async (engine) => {
  const site = await openTestSite(engine)
  const cookie = await site.signIn()

  const get = (target: string) => site.get(target, cookie)
  const news = async (query = '') => (await get(`/api/contact/news?${query}`)).json()
  let sent = 0
  const submit = async (isOrdinary = true, lastName = 'Okonkwo') => {
    sent += 1
    const hidden = isOrdinary ? site.hiddenFields() : {}
    const fields = { ...contact, ...hidden, lastName, businessEmail: `lead${sent}@works.example` }
    await site.send('POST', '/api/contact', fields, from(`100.64.${sent}.1`))
  }
  const audited = async () => (await site.audited()).length

  it('counts what came after the newest that was read, in the state new alone', async () => {
    expect(await news()).toEqual({
      arrived: 0,
      newest: 0,
      counts: { new: 0, waiting: 0, answered: 0, flagged: 0 },
      due: 0,
      gone: [],
      mine: 0,
      subscribers: 0,
      mail: { isUnsent: false, fault: null, waiting: 0, since: null },
    })
    await submit()
    const { newest } = await (await get('/api/contact')).json()
    expect(newest).toBe(1)
    expect(await news(`after=${newest}`)).toMatchObject({ arrived: 0, newest: 1 })
    await submit()
    await submit()
    await submit(false)
    expect(await news(`after=${newest}`)).toMatchObject({
      arrived: 2,
      newest: 4,
      counts: { new: 3, waiting: 0, answered: 0, flagged: 1 },
    })
    // `arrived` counts all new contacts, whatever the search, but `counts` only contacts that the
    // search finds.
    expect(await news(`after=${newest}&search=nobody`)).toMatchObject({
      arrived: 2,
      counts: { new: 0, waiting: 0, answered: 0, flagged: 0 },
    })
    await site.send('PATCH', '/api/contact/2', { was: 'new', state: 'answered' }, { cookie })
    expect(await news(`after=${newest}`)).toMatchObject({
      arrived: 1,
      counts: { new: 2, waiting: 0, answered: 1, flagged: 1 },
    })
    expect((await get('/api/contact/news?after=x')).status).toBe(400)
  })

  it('holds nothing of any person, and stands in no audit log', async () => {
    const before = await audited()
    const text = JSON.stringify(await news('after=1&search=okonkwo'))
    expect(text).not.toMatch(/okonkwo|works|@|\+234/i)
    expect(await audited()).toBe(before)
  })

  it('prolongs no session, and ends with it', async () => {
    const usedAt = Date.now() - sessionLife.idle + 5000
    const age = (seen_at: number) =>
      site.database.db.updateTable('session').set({ seen_at }).execute()
    const seenAt = async () =>
      (await site.database.db.selectFrom('session').select('seen_at').executeTakeFirstOrThrow())
        .seen_at
    await age(usedAt)
    await news()
    expect(await seenAt()).toBe(usedAt)
    await get('/api/contact')
    expect(await seenAt()).toBeGreaterThan(usedAt)
    await age(Date.now() - sessionLife.idle)
    expect((await get('/api/contact/news')).status).toBe(401)
  })
})
