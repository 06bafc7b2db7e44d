import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { site as company } from '#src/content/settings/site.ts'
import { momentOf } from '#src/contracts/formats.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { erasePerson } from '#src/desk/people/people.server.ts'
import { readPersonReport } from '#src/desk/people/person-report.server.ts'
import type { RequestPage, StaffRequest } from '#src/desk/requests/request-records.ts'
import { countNews, readRequestPage } from '#src/desk/requests/requests.server.ts'
import { commandLine } from '#src/staff/audit/audit.server.ts'
import { someProduct } from '../../content/some-products.ts'
import { signedIn } from '../../signed-in.ts'
import { engines, openTestSite, type TestSite } from '../test-site.ts'

const { slug, address } = someProduct

const words = 'Called, no answer. Asked for “Mrs Bee”.'
const hour = 3_600_000
const at = (local: string) => momentOf(local, company().timeZone) ?? 0
/** Noon on a Wednesday. */
const noon = at('2026-11-25T12:00')

describe.each(engines)('§2 Admin dashboard · work at contacts on %s', async (engine) => {
  let other: TestSite | undefined
  const cookies: Record<string, string> = {}
  const site = await openTestSite(engine)
  // On PostgreSQL the test opens a second process of the site. A site on SQLite has only one
  // process.
  if (engine === 'postgres')
    other = await openTestSite(engine, { DATABASE_URL: site.config.databaseUrl })
  for (const [name, role] of [
    ['ngozi', 'owner'],
    ['tunde', 'sales'],
    ['ada', 'sales'],
    ['vera', 'viewer'],
    ['edna', 'editor'],
  ] as const)
    cookies[name] = await site.signIn(name, undefined, role)
  const arrived = { submitted_at: noon - 48 * hour }
  await site.addContacts(
    {
      ...arrived,
      first_name: 'Ann',
      phone: '0803 123 4567',
      business_email: 'ann@works.example',
      asked_about: '/nfc',
      call_back: 'tomorrow-morning',
    },
    {
      ...arrived,
      first_name: 'Bo',
      phone: '+234 803 123 4567',
      business_email: 'bo@else.example',
      request_list: `${slug}*40,gateway*2`,
    },
    {
      ...arrived,
      first_name: 'Cy',
      phone: '0700 000 0009',
      business_email: 'ANN@works.example',
      request_list: `old-${slug}*2`,
    },
    {
      ...arrived,
      first_name: 'Di',
      phone: '0700 000 0010',
      company: 'Hotel',
      business_email: 'di@hotel.example',
      asked_about: address,
      flags: 'same-text',
    },
    {
      ...arrived,
      first_name: 'Ed',
      phone: '0700 000 0011',
      company: '',
      business_email: 'ed@hotel.example',
      call_back: 'today-morning',
      asked_about: '/cut-the-power/night',
    },
  )

  const cookie = (name: string) => ({ cookie: cookies[name] ?? '' })
  const list = async (query = '', as = 'tunde', from = site): Promise<RequestPage> =>
    (await from.request(`/api/contact?${query}`, { headers: cookie(as) })).json()
  const names = async (query: string, as?: string) =>
    (await list(query, as)).items.map(({ firstName }) => firstName)
  const one = async (id: number, from = site): Promise<StaffRequest | undefined> =>
    (await list('', 'tunde', from)).items.find((item) => item.id === id)
  const send = (method: string, path: string, body: unknown, as = 'tunde') =>
    site.send(method, `/api/contact/${path}`, body, cookie(as))
  const change = async (changes: object[], as = 'tunde') => {
    const response = await send('POST', 'changes', { changes }, as)
    return { status: response.status, ...(await response.json()) }
  }
  const actions = () => site.audited('contact.%')

  it('adds a note once, whoever reads it sees by whom, and the log has none of its words', async () => {
    const note = { key: randomUUID(), text: words }
    const added = await send('POST', '1/notes', note)
    expect(await added.json()).toMatchObject({
      id: 1,
      notes: [{ text: words, by: 'tunde', changedAt: null }],
      touched: { by: 'tunde' },
    })
    expect((await send('POST', '1/notes', note)).status).toBe(200)
    expect((await one(1, other ?? site))?.notes).toHaveLength(1)
    expect((await send('POST', '1/notes', { ...note, text: 'Other words.' })).status).toBe(409)
    expect((await send('POST', '2/notes', note)).status).toBe(409)
    expect((await send('POST', '1/notes', note, 'ada')).status).toBe(409)
    expect(
      (await actions()).map(({ action, subject, actor, detail }) => [
        action,
        subject,
        actor,
        detail,
      ]),
    ).toEqual([['contact.noted', 'contact 1', 'tunde', {}]])
    expect((await send('POST', '99/notes', { ...note, key: randomUUID() })).status).toBe(404)
    expect((await send('POST', '1/notes', { ...note, text: ' ' })).status).toBe(422)
    expect(
      (
        await send('POST', '1/notes', {
          ...note,
          text: 'a'.repeat(staffLimits.requestWork.note + 1),
        })
      ).status,
    ).toBe(422)
  })

  it('lets whoever wrote a note, and owners, change and delete it', async () => {
    const id = (await one(1))?.notes[0]?.id ?? 0
    expect((await send('PUT', `1/notes/${id}`, { text: 'x' }, 'ada')).status).toBe(403)
    expect((await send('DELETE', `1/notes/${id}`, {}, 'ada')).status).toBe(403)
    expect((await send('PUT', `2/notes/${id}`, { text: 'x' })).status).toBe(404)
    expect(
      await (await send('PUT', `1/notes/${id}`, { text: 'Call on Friday.' })).json(),
    ).toMatchObject({
      notes: [{ text: 'Call on Friday.', by: 'tunde', changedAt: expect.any(String) }],
    })
    expect(await (await send('DELETE', `1/notes/${id}`, {}, 'ngozi')).json()).toMatchObject({
      notes: [],
    })
    expect((await actions()).slice(1).map(({ action, actor }) => `${action} ${actor}`)).toEqual([
      'contact.note-changed tunde',
      'contact.note-deleted ngozi',
    ])
  })

  it('a viewer opens one, which does not hide who worked at it last', async () => {
    expect(await (await send('POST', '1/open', {}, 'vera')).json()).toMatchObject({
      id: 1,
      touched: { by: 'tunde' },
    })
    expect((await one(1, other ?? site))?.touched?.by).toBe('tunde')
    expect((await send('POST', '99/open', {}, 'vera')).status).toBe(404)
  })

  it('changes several at once, takes it back, and refuses what others have changed meanwhile', async () => {
    const given = [1, 2].map((id) => ({
      id,
      takenBy: { was: null, to: 'ada' },
      state: { was: 'new', to: 'answered' },
    }))
    expect(await change(given)).toMatchObject({
      status: 200,
      refused: [],
      contacts: [
        { id: 1, takenBy: 'ada', state: 'answered', answeredBy: 'tunde' },
        { id: 2, takenBy: 'ada' },
      ],
    })
    expect(await names('work=mine', 'ada')).toEqual(['Bo', 'Ann'])
    expect(await names('work=mine')).toEqual([])
    await change([{ id: 2, takenBy: { was: 'ada', to: 'tunde' } }])
    const back = given.map(({ id, takenBy, state }) => ({
      id,
      takenBy: { was: takenBy.to, to: takenBy.was },
      state: { was: state.to, to: state.was },
    }))
    expect(await change(back)).toMatchObject({
      refused: [2],
      contacts: [
        { id: 1, takenBy: null, state: 'new', answeredAt: null },
        { id: 2, takenBy: 'tunde', state: 'answered' },
      ],
    })
    expect((await change([{ id: 1, takenBy: { was: null, to: 'edna' } }])).status).toBe(409)
    expect((await change([{ id: 1 }])).status).toBe(422)
    // A request that was never flagged cannot be flagged by staff.
    expect(await change([{ id: 1, state: { was: 'new', to: 'flagged' } }])).toMatchObject({
      refused: [1],
    })
  })

  it('notes what a request came to with a few words, takes it back, and refuses what others have said meanwhile', async () => {
    const open = { result: null, words: '' }
    const won = { result: 'won', words: 'Forty locks for the Marina site', sum: 4_200_000 }
    expect(await change([{ id: 1, outcome: { was: open, to: won } }])).toMatchObject({
      contacts: [{ id: 1, outcome: { ...won, at: expect.any(String) } }],
    })
    expect(await names('search=marina locks')).toEqual(['Ann'])
    expect(
      await change([{ id: 1, outcome: { was: open, to: { result: 'lost', words: '' } } }], 'ada'),
    ).toMatchObject({ refused: [1] })
    expect(
      (
        await change([
          { id: 1, outcome: { was: won, to: { result: 'lost', words: 'x'.repeat(201) } } },
        ])
      ).status,
    ).toBe(422)
    const earlier = {
      id: 1,
      state: 'new',
      outcome: { ...won, at: expect.any(String), proForma: null, order: null },
    }
    expect((await one(2))?.earlier).toEqual([
      { ...earlier, same: 'phone', submittedAt: expect.any(String) },
    ])
    expect((await one(3))?.earlier.map(({ id, same }) => [id, same])).toEqual([
      [2, 'company'],
      [1, 'address'],
    ])
    expect((await one(1))?.earlier).toEqual([])
    await change([{ id: 1, outcome: { was: won, to: open } }])
    expect(await one(1)).toMatchObject({ outcome: null })
    expect(await names('search=marina locks')).toEqual([])
    expect((await actions()).at(-1)).toMatchObject({
      action: 'contact.outcome',
      detail: { from: 'won', to: 'open' },
    })
  })

  it('keeps the trade that staff enter, unless somebody else has entered one', async () => {
    const enter = (was: string, to: string) => change([{ id: 1, trade: { was, to } }])
    expect(await enter('', ' Cold stores ')).toMatchObject({ contacts: [{ trade: 'Cold stores' }] })
    expect((await actions()).at(-1)).toMatchObject({ action: 'contact.trade' })
    expect(await enter('', 'Hotels')).toMatchObject({ refused: [1] })
    expect((await enter('Cold stores', 'x'.repeat(41))).status).toBe(422)
    expect(await one(1)).toMatchObject({ trade: 'Cold stores' })
  })

  it('searches notes and replies like messages, as they are now', async () => {
    const { notes } = await (
      await send('POST', '1/notes', { key: randomUUID(), text: 'Wants a Trimeter beside it.' })
    ).json()
    await send('POST', '3/replies', {
      key: randomUUID(),
      subject: 'Your hydrophone',
      text: 'It comes on Monday.',
    })
    expect(await names('search=trimeter beside')).toEqual(['Ann'])
    expect(await names('search=hydrophone monday')).toEqual(['Cy'])
    await send('PUT', `1/notes/${notes.at(-1).id}`, { text: 'Wants a barograph.' })
    expect([await names('search=trimeter'), await names('search=barograph')]).toEqual([[], ['Ann']])
    await send('DELETE', `1/notes/${notes.at(-1).id}`, {})
    expect(await names('search=barograph')).toEqual([])
  })

  it('puts a request on top on its day, and counts it', async () => {
    await change([
      { id: 2, comeBackOn: { was: null, to: '2026-11-27' }, state: { was: 'answered', to: 'new' } },
    ])
    const on = async (moment: number) => {
      const { items, due } = await readRequestPage(site.context, {}, moment)
      return { due, ids: items.map(({ id }) => id) }
    }
    // Two calls are due: one person wanted a call on Monday, another on Tuesday.
    expect(await on(noon)).toEqual({ due: 2, ids: [5, 4, 3, 2, 1] })
    expect(await on(at('2026-11-26T23:59'))).toEqual({ due: 2, ids: [5, 4, 3, 2, 1] })
    expect(await on(at('2026-11-27T00:01'))).toEqual({ due: 3, ids: [2, 5, 4, 3, 1] })
    const today = await readRequestPage(site.context, { work: 'today' }, at('2026-11-28T12:00'))
    expect(today.items.map(({ id }) => id)).toEqual([2, 5, 1])
    const seen: number[] = []
    for (let after: number | undefined; ; ) {
      const { items, next } = await readRequestPage(
        site.context,
        { after, limit: 2 },
        at('2026-11-28T12:00'),
      )
      seen.push(...items.map(({ id }) => id))
      if (next === null) break
      after = next
    }
    expect(seen).toEqual([2, 5, 4, 3, 1])
    expect((await countNews(site.context, signedIn(), {}, at('2026-11-28T12:00'))).due).toBe(3)
  })

  it.each([
    // Requests are found if their list contains the product, or if they came from the product's
    // page.
    [`about=${slug}`, ['Bo', 'Di']],
    ['about=gateway', ['Bo']],
    ['about=/nfc', ['Ann']],
    ['about=/cut-the-power', ['Ed']],
    ['about=/cut', []],
    ['about=smart-mirror', []],
    ['person=1', ['Cy', 'Bo', 'Ann']],
    ['person=5', ['Ed']],
    ['person=1&state=new&search=bo', ['Bo']],
    ['work=files', []],
  ])('finds by %s', async (query, expected) => {
    expect((await names(query)).toSorted()).toEqual(expected.toSorted())
    expect((await list(query)).total).toBe(expected.length)
  })

  it('counts the requests of a person, and refuses what is no product and no path', async () => {
    expect((await list()).items.map(({ fromPerson }) => fromPerson).toSorted()).toEqual([
      1, 1, 2, 2, 3,
    ])
    expect(
      (await site.request('/api/contact?about=a b', { headers: cookie('tunde') })).status,
    ).toBe(400)
  })

  it('saves notes and who in the file, without flagged ones unless they are asked for, guarded against formulas', async () => {
    await send('POST', '2/notes', { key: randomUUID(), text: '=HYPERLINK("http://a.example")' })
    const file = async (query = '') =>
      (await site.request(`/api/contact.csv${query}`, { headers: cookie('tunde') })).text()
    const all = await file()
    expect(all).toContain('"2026-11-23 12:00"')
    expect(all).toContain(`tunde: =HYPERLINK`)
    expect(all).not.toContain('"=HYPERLINK')
    expect(all).toContain('"tunde","2026-11-27"')
    expect(all).not.toContain('di@hotel.example')
    expect(await file('?state=flagged')).toContain('di@hotel.example')
  })

  it('hands the person what was noted, without who noted it, and all of it goes with the request', async () => {
    const report = await readPersonReport(site.context, 'bo@else.example')
    expect(report.contacts).toMatchObject([
      {
        comeBackOn: '2026-11-27',
        notes: [{ text: '=HYPERLINK("http://a.example")' }],
        replies: [],
      },
    ])
    expect(JSON.stringify(report.contacts[0]?.notes)).not.toContain('tunde')
    await erasePerson(site.context, commandLine, 'bo@else.example')
    expect(await site.database.db.selectFrom('contact_note').selectAll().execute()).toEqual([])
  })
})
