import { describe, expect, it } from 'vitest'
import { readPersonReport } from '#src/desk/people/person-report.server.ts'
import { contact, openTestSite, sqliteUnlessAll } from '../test-site.ts'

const senders = [
  'bayo@cold.example',
  's_t@nordlab.example',
  'tunde@hotel.example',
  'marc@rank.example',
]

describe.each(sqliteUnlessAll)('§2 Admin dashboard · states of a contact on %s', async (engine) => {
  const site = await openTestSite(engine)
  const cookie = await site.signIn()
  for (const [index, businessEmail] of senders.entries()) {
    // The last request is flagged, because it lacks the form's hidden fields.
    const hidden = index === 3 ? {} : site.hiddenFields()
    await site.send('POST', '/api/contact', { ...contact, businessEmail, ...hidden })
  }

  const get = async (target: string) => site.read(target, cookie)
  const ids = async (query: string) =>
    (await get(`/api/contact?${query}`)).items.map((item: { id: number }) => item.id)
  const patch = (id: number | string, body: unknown, headers: Record<string, string> = {}) =>
    site.send('PATCH', `/api/contact/${id}`, body, { cookie, ...headers })
  const change = async (id: number, was: string, state: string) => {
    const response = await patch(id, { was, state })
    return { status: response.status, ...(await response.json()) }
  }

  it('counts every state, and new requests have the state new', async () => {
    const { counts, kept, total, items } = await get('/api/contact')
    expect({ counts, kept, total }).toEqual({
      counts: { new: 3, waiting: 0, answered: 0, flagged: 1 },
      kept: 4,
      total: 4,
    })
    expect(items.map((item: { state: string }) => item.state)).toEqual([
      'flagged',
      'new',
      'new',
      'new',
    ])
  })

  it('marks a contact as answered, with the time and by whom, and takes it back', async () => {
    const answered = await change(1, 'new', 'answered')
    expect(answered).toMatchObject({
      status: 200,
      id: 1,
      state: 'answered',
      businessEmail: senders[0],
    })
    expect(Date.now() - Date.parse(answered.answeredAt)).toBeLessThan(60_000)
    expect((await get('/api/contact')).counts).toEqual({
      new: 2,
      waiting: 0,
      answered: 1,
      flagged: 1,
    })
    expect(await ids('state=answered')).toEqual([1])
    expect(answered.answeredBy).toBe('ngozi')
    expect((await get('/api/contact?state=answered')).items).toMatchObject([
      { id: 1, answeredBy: 'ngozi' },
    ])
    expect(await change(1, 'answered', 'new')).toMatchObject({
      status: 200,
      state: 'new',
      answeredAt: null,
      answeredBy: null,
    })
    expect(await ids('state=answered')).toEqual([])
  })

  it('lifts a flag, keeps its reasons, and flags again only what was flagged', async () => {
    const lifted = await change(4, 'flagged', 'new')
    expect(lifted).toMatchObject({
      status: 200,
      state: 'new',
      flags: expect.arrayContaining(['token-missing']),
    })
    expect(await change(4, 'new', 'answered')).toMatchObject({ status: 200, state: 'answered' })
    const report = await readPersonReport(site.context, 'marc@rank.example')
    expect(report.contacts).toMatchObject([
      { answeredAt: expect.any(String), flagLiftedAt: expect.any(String) },
    ])
    // The report leaves out `answeredBy`, because it is data about a member of staff, not about the
    // person.
    expect(report.contacts[0]).not.toHaveProperty('answeredBy')
    expect(await change(4, 'answered', 'flagged')).toMatchObject({
      status: 200,
      state: 'flagged',
      answeredAt: null,
    })
    expect(await change(2, 'new', 'flagged')).toMatchObject({
      status: 409,
      contact: { id: 2, state: 'new' },
    })
  })

  it('answers the second of two changes with 409 and the current state', async () => {
    const both = await Promise.all([change(3, 'new', 'answered'), change(3, 'new', 'answered')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject({
      detail: expect.any(String),
      contact: { id: 3, state: 'answered' },
    })
    await change(3, 'answered', 'new')
  })

  it.each([
    ['a state that there is not', 1, { was: 'new', state: 'lost' }, 422],
    ['the state that it has', 1, { was: 'new', state: 'new' }, 422],
    ['nothing', 1, {}, 422],
    ['no JSON', 1, '{', 400],
    ['a contact that is not kept', 99, { was: 'new', state: 'answered' }, 404],
    ['a number above every row', '9999999999', { was: 'new', state: 'answered' }, 404],
    ['a word', 'x', { was: 'new', state: 'answered' }, 404],
  ])('answers %s', async (_, id, body, status) =>
    expect((await patch(id, body)).status).toBe(status),
  )

  it('takes the same change from a form of the page', async () => {
    const submit = async (id: string, fields: Record<string, string>) => {
      const response = await site.submit(`/admin/dashboard?contact=${id}`, fields, { cookie })
      return { status: response.status, detail: (await response.json()).detail }
    }
    expect(await submit('2', { was: 'new', state: 'answered' })).toEqual({
      status: 200,
      detail: '',
    })
    expect(await submit('2', { was: 'new', state: 'answered' })).toEqual({
      status: 409,
      detail: expect.stringContaining('Somebody else'),
    })
    expect((await submit('', { was: 'new', state: 'answered' })).status).toBe(404)
    expect((await submit('9999999999', { was: 'new', state: 'answered' })).status).toBe(404)
    expect(await ids('state=answered')).toEqual([2])
    await change(2, 'answered', 'new')
  })

  it('does not limit signed-in staff who change many contacts', async () => {
    for (let count = 0; count < 20; count++) {
      expect((await change(1, 'new', 'answered')).status).toBe(200)
      expect((await change(1, 'answered', 'new')).status).toBe(200)
    }
  })
})
