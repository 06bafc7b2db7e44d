import { beforeEach, describe, expect, it } from 'vitest'
import { auditActions } from '#src/contracts/staff/audit.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { findRequest } from '#src/desk/requests/requests.server.ts'
import { signIn as signInAt } from '#src/staff/sign-in/sign-in.server.ts'
import { contact, cookieOf, openTestSite, sqliteUnlessAll } from '../test-site.ts'

const password = 'a long pass phrase'

describe.each(sqliteUnlessAll)('what the audit log notes on %s', async (engine) => {
  const site = await openTestSite(engine)
  const cookie = await site.signIn('Ngozi', password)
  for (const message of ['one', 'two', 'three'])
    await site.send('POST', '/api/contact', { ...contact, message })
  await site.send('POST', '/api/newsletter', { email: 'reader@works.example' })
  await site.database.db.updateTable('subscriber').set({ confirmed_at: Date.now() }).execute()
  let before = 0
  const startHere = async () => {
    before = (await site.audited()).length
  }
  beforeEach(startHere)

  const noted = async () =>
    (await site.audited())
      .slice(before)
      .map(({ actor, origin, action, subject, detail }) => [actor, origin, action, subject, detail])
  const here = '192.0.2.0/24'
  const from = {
    'x-forwarded-for': '192.0.2.77',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  }
  const get = (target: string, headers: Record<string, string> = {}) =>
    site.request(target, { headers: { cookie, ...from, ...headers } })
  const signIn = (username: string, secret: string, address = '192.0.2.77') =>
    site.send(
      'POST',
      '/api/session',
      { username, password: secret },
      { ...from, 'x-forwarded-for': address },
    )

  it('a sign-in and a sign-out, with the network and the device', async () => {
    const session = cookieOf(await signIn('NGOZI', password))
    await site.send('DELETE', '/api/session', undefined, { ...from, cookie: session })
    await site.send('DELETE', '/api/session', undefined, { ...from, cookie: session })
    expect(await noted()).toEqual([
      ['Ngozi', here, 'session.opened', '', { device: 'Firefox on Linux' }],
      ['Ngozi', here, 'session.closed', '', {}],
    ])
  })

  it('refused sign-ins, and of an unknown name nothing but that it is unknown', async () => {
    const { id } = await site.database.db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
    await signIn('ngozi', 'wrong', '198.51.100.1')
    await signIn('my secret pass phrase', 'wrong', '198.51.100.2')
    expect(await noted()).toEqual([
      ['somebody', '198.51.100.0/24', 'session.refused', `account ${id}`, { times: 1 }],
      ['somebody', '198.51.100.0/24', 'session.refused', 'unknown name', { times: 1 }],
    ])
  })

  it('of a flood of refused sign-ins the 1st, 10th and 100th of a network, and so many of all', async () => {
    const guess = (network: string, now: number) =>
      signInAt(
        site.context,
        { username: `x${Math.random()}`, password: 'x' },
        { prefix: `${Math.random()}`, network },
        now,
      )
    const now = Date.now()
    for (let count = 0; count < 12; count++) await guess('one network', now)
    expect((await noted()).map(([, origin, , , detail]) => [origin, detail])).toEqual([
      ['one network', { times: 1 }],
      ['one network', { times: 10 }],
    ])
    const { entries: hits } = serverLimits.refusals
    await site.database.db
      .updateTable('rate')
      .set({ hits })
      .where('hits', '>=', 4)
      .where('hits', '<', 10)
      .execute()
    await guess('another network', now)
    expect(await noted()).toHaveLength(2)
    await guess('another network', now + serverLimits.refusals.windowMs + 1)
    expect(await noted()).toHaveLength(3)
  })

  it('a change of the password', async () => {
    const session = await site.signIn('Amaka', password)
    const change = (currentPassword: string) =>
      site.send(
        'POST',
        '/api/session/password',
        { currentPassword, newPassword: 'another pass phrase' },
        { ...from, cookie: session },
      )
    await startHere()
    expect((await change('wrong')).status).toBe(422)
    expect((await change(password)).status).toBe(200)
    expect(await noted()).toEqual([['Amaka', here, 'password.changed', '', {}]])
  })

  it('lists that are read: numbers and kinds of filter, and no word that was searched for; not again when nothing is new', async () => {
    await get('/api/contact?limit=2')
    await get('/api/contact?limit=2')
    await get('/api/contact?search=ann&state=flagged&received=7d')
    await get('/api/newsletter')
    await get('/api/newsletter')
    expect(await noted()).toEqual([
      ['Ngozi', here, 'contacts.read', '', { count: 2, first: 3, last: 2, filters: [] }],
      [
        'Ngozi',
        here,
        'contacts.read',
        '',
        { count: 3, first: 3, last: 1, filters: ['state', 'search', 'received'] },
      ],
      ['Ngozi', here, 'subscribers.read', '', { count: 1, first: 1, last: 1, filters: [] }],
    ])
  })

  it('from where a session is used, and not where it was opened', async () => {
    await get('/api/contact?limit=1', { 'x-forwarded-for': '203.0.113.9' })
    expect((await noted()).map(([, origin]) => origin)).toEqual(['203.0.113.0/24'])
  })

  it('exports, with how many rows, when they are asked for', async () => {
    for (const target of [
      '/api/contact.csv?state=flagged&search=ann&received=7d',
      '/api/newsletter.csv',
    ])
      await (await get(target)).body?.cancel()
    expect(await noted()).toEqual([
      [
        'Ngozi',
        here,
        'contacts.exported',
        '',
        { rows: 3, filters: ['state', 'search', 'received'] },
      ],
      ['Ngozi', here, 'subscribers.exported', '', { rows: 1 }],
    ])
  })

  it('a change of state, and the reading of one that somebody else had changed', async () => {
    const change = (body: object) => site.send('PATCH', '/api/contact/1', body, { cookie, ...from })
    expect((await change({ state: 'answered', was: 'flagged' })).status).toBe(200)
    expect((await change({ state: 'new', was: 'flagged' })).status).toBe(409)
    expect(await noted()).toEqual([
      ['Ngozi', here, 'contact.changed', 'contact 1', { from: 'flagged', to: 'answered' }],
      ['Ngozi', here, 'contacts.read', '', { count: 1, first: 1, last: 1, filters: [] }],
    ])
  })

  it('or it is not read, exported or changed', async () => {
    const { schema } = site.database.db
    await schema.alterTable('audit').renameTo('away').execute()
    const refused = [
      await get('/api/contact?limit=3&sort=oldest'),
      await get('/api/contact.csv?sort=oldest'),
      await get('/api/newsletter', { 'x-forwarded-for': '203.0.113.50' }),
      await site.send(
        'PATCH',
        '/api/contact/1',
        { state: 'new', was: 'answered' },
        { cookie, ...from },
      ),
      await signIn('ngozi', password),
    ]
    await schema.alterTable('away').renameTo('audit').execute()
    for (const response of refused) {
      expect([500, 503]).toContain(response.status)
      expect(await response.text()).not.toMatch(/\bann\b|works\.example/i)
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect(await findRequest(site.context, 1)).toMatchObject({ state: 'answered' })
    expect(await noted()).toEqual([])
  })

  it('nothing where nothing was done', async () => {
    await get('/api/contact?limit=999')
    await get('/api/contact', { cookie: '' })
    await get('/api/contact.csv', { cookie: '' })
    await site.send('PATCH', '/api/contact/1', { state: 'new', was: 'new' }, { cookie, ...from })
    expect(await noted()).toEqual([])
  })

  it('and owners read it: in pages, by person and by kind, with no reading of the log itself', async () => {
    const first = await (await get('/api/audit?limit=2')).json()
    const { total } = first
    expect(first).toMatchObject({ items: [{ id: before }, {}], next: before - 1 })
    const all = await (await get('/api/audit?limit=200')).json()
    expect(all.items).toHaveLength(total)
    const read = await (await get('/api/audit?action=contacts.exported&actor=Ngozi&limit=1')).json()
    expect(read).toMatchObject({
      items: [
        {
          actor: 'Ngozi',
          network: here,
          subject: '',
          detail: { rows: 3, filters: ['state', 'search', 'received'] },
        },
      ],
      total: 1,
    })
    expect(await (await get('/api/audit?actor=nobody')).json()).toEqual({
      items: [],
      unreadable: [],
      next: null,
      total: 0,
    })
    for (const query of ['action=moon.landed', 'limit=0', `actor=${'x'.repeat(101)}`])
      expect((await get(`/api/audit?${query}`)).status).toBe(400)
    expect(await noted()).toEqual([])
  })

  it('many acts at once, of everybody: none fails', async () => {
    const names = ['Bisi', 'Chidi', 'Dayo', 'Emeka']
    const cookies = await Promise.all(names.map((name) => site.signIn(name, password, 'sales')))
    const acts = Array.from({ length: 48 }, (_, n) => {
      const session = { cookie: cookies[n % names.length] ?? '', ...from }
      if (n % 4 === 0)
        return site.send(
          'PATCH',
          '/api/contact/2',
          { state: n % 8 ? 'answered' : 'flagged', was: n % 8 ? 'flagged' : 'answered' },
          session,
        )
      if (n % 4 === 1)
        return site.request(`/api/contact?limit=${1 + (n % 3)}`, { headers: session })
      if (n % 4 === 2) return site.request('/api/contact.csv', { headers: session })
      return signIn(names[(n >> 2) % names.length] ?? '', 'wrong', `203.0.113.${n}`)
    })
    for (const { status } of await Promise.all(acts)) expect([200, 401, 409]).toContain(status)
    expect((await noted()).length).toBeGreaterThan(24)
  })

  it('nothing that a visitor typed, and only actions that an owner can read', async () => {
    const rows = await site.audited()
    expect(JSON.stringify(rows)).not.toMatch(/\bann\b|works\.example|pass phrase|192\.0\.2\.[1-9]/i)
    for (const { action } of rows) expect(Object.keys(auditActions)).toContain(action)
  })
})
