import { describe, expect, it } from 'vitest'
import { site as company } from '#src/content/settings/site.ts'
import { listStaff } from '#src/staff/account-rows.server.ts'
import {
  addAccount,
  addFirstAccount,
  disableAccount,
  resetAccount,
} from '#src/staff/accounts/command-line-accounts.server.ts'
import { changeOwnPassword } from '#src/staff/sign-in/own-password.server.ts'
import { findSignedIn, sessionLife } from '#src/staff/sign-in/sessions.server.ts'
import { signIn as signInAt } from '#src/staff/sign-in/sign-in.server.ts'
import { contact, cookieOf, from, openTestSite, sqliteUnlessAll } from '../test-site.ts'

describe.each(sqliteUnlessAll)('staff area on %s', async (engine) => {
  const password = 'a long pass phrase'
  const site = await openTestSite(engine, {}, undefined, { hashing: 'as in production' })
  const cookie = await site.signIn('Ngozi', password)
  for (let count = 0; count < 5; count++)
    await site.send('POST', '/api/contact', { ...contact, message: `message ${count}` })
  for (const name of ['a', 'b', 'c'])
    await site.send('POST', '/api/newsletter', { email: `${name}@works.example` })
  await site.database.db.updateTable('subscriber').set({ confirmed_at: Date.now() }).execute()

  const signIn = (username: string, secret: string, headers: Record<string, string> = {}) =>
    site.send('POST', '/api/session', { username, password: secret }, headers)
  const get = (target: string, session = cookie) => site.get(target, session)

  it('§7 GET /contact · gives pages, newest first', async () => {
    const first = await (await get('/api/contact?limit=2')).json()
    expect(first).toMatchObject({ total: 5, next: 4 })
    expect(first.items.map((item: { message: string }) => item.message)).toEqual([
      'message 4',
      'message 3',
    ])
    const last = await (await get('/api/contact?limit=3&after=4')).json()
    expect(last.items.map((item: { id: number }) => item.id)).toEqual([3, 2, 1])
    expect(last.next).toBeNull()
    for (const query of ['limit=0', 'limit=201', 'limit=x'])
      expect((await get(`/api/contact?${query}`)).status).toBe(400)
  })

  it('§7 GET /newsletter · gives pages, newest first, and is never cached', async () => {
    const response = await get('/api/newsletter?limit=2')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      items: [{ id: 3, email: 'c@works.example' }, { id: 2 }],
      next: 2,
      total: 3,
    })
  })

  it('§4 admin session · signs in with a new token, HttpOnly and host-bound', async () => {
    const response = await signIn('NGOZI', password, from('192.0.2.51'))
    expect(response.status).toBe(200)
    const [sent = ''] = response.headers.getSetCookie()
    for (const part of ['__Host-session=', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
      expect(sent).toContain(part)
    expect(cookieOf(response)).not.toBe(cookie)
    const { name, endsAt, idleEndsAt, mustChangePassword } = await (
      await get('/api/session', cookieOf(response))
    ).json()
    expect({ name, mustChangePassword }).toEqual({ name: 'Ngozi', mustChangePassword: false })
    expect(Date.parse(endsAt) - Date.parse(idleEndsAt)).toBe(
      sessionLife.absolute - sessionLife.idle,
    )
    expect(await (await get('/admin/dashboard', cookieOf(response))).text()).toContain(
      'staff Ngozi',
    )
  })

  it('a session that was opened while the clock was years ahead ends once it is right', async () => {
    const opened = await signIn('ngozi', password, from('192.0.2.57'))
    const own = cookieOf(opened)
    const newest = site.database.db.selectFrom('session').select(({ fn }) => fn.max('id').as('id'))
    const ahead = Date.now() + 3 * 365 * 24 * 3_600_000
    await site.database.db
      .updateTable('session')
      .set({ created_at: ahead, seen_at: ahead })
      .where('id', '=', (await newest.executeTakeFirstOrThrow()).id)
      .execute()
    expect((await get('/api/session', own)).status).toBe(401)
  })

  it('uses a plain cookie name on http://localhost alone', async () => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const init = { method: 'POST', headers, body: JSON.stringify({ username: 'ngozi', password }) }
    const at = (origin: string) =>
      site.app.request(`${origin}/api/session`, init, { peer: '127.0.0.1' })
    expect((await at('http://localhost:3000')).headers.getSetCookie()[0]).toMatch(
      /^session=(?!.*Secure)/,
    )
    expect((await at('http://site.example')).headers.getSetCookie()[0]).toMatch(
      /^__Host-session=.*Secure/,
    )
  })

  it('§4 admin session · ends on the server at logout, by the form and by the API', async () => {
    for (const leave of ['form', 'api']) {
      const session = cookieOf(await signIn('ngozi', password))
      const left =
        leave === 'form'
          ? await site.submit('/admin/logout', {}, { cookie: session })
          : await site.send('DELETE', '/api/session', undefined, { cookie: session })
      expect(left.status).toBe(leave === 'form' ? 303 : 200)
      expect(left.headers.getSetCookie()[0]).toMatch(/^__Host-session=;.*Max-Age=0/)
      expect(left.headers.get('clear-site-data')).toBe('"cache"')
      expect((await get('/api/session', session)).status).toBe(401)
    }
  })

  it('§8 Invalid admin login · says the same for a wrong password and an unknown name', async () => {
    const answers = await Promise.all([
      signIn('ngozi', 'wrong'),
      signIn('nobody', 'wrong'),
      signIn('nobody', password),
    ])
    for (const response of answers) {
      expect(response.status).toBe(401)
      expect(response.headers.getSetCookie()).toEqual([])
      expect(await response.json()).toMatchObject({ detail: 'Invalid credentials!' })
    }
    const page = await site.submit('/admin/signin', { username: 'ngozi', password: 'wrong' })
    expect(page.status).toBe(401)
    const form = await page.text()
    expect(form).toContain('Invalid credentials!')
    expect(form).not.toContain('wrong')
  })

  it('§5 admin login · requires both fields', async () => {
    const response = await signIn('', '')
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).errors)).toEqual(['username', 'password'])
  })

  it('a one-time password allows nothing but changing it', async () => {
    const oneTime = (await addAccount(site.context, 'Amaka')) ?? ''
    const session = cookieOf(await signIn('amaka', oneTime))
    expect((await get('/admin/dashboard', session)).headers.get('location')).toBe('/admin/password')
    expect((await get('/api/contact', session)).status).toBe(403)
    const change = (body: object) =>
      site.send('POST', '/api/session/password', body, { cookie: session })
    for (const newPassword of ['short', 'amaka amaka amaka', `${company().name} `.repeat(3)])
      expect(await (await change({ newPassword })).json()).toMatchObject({
        errors: { newPassword: [expect.any(String)] },
      })
    const changed = await change({ newPassword: 'another pass phrase' })
    expect(changed.status).toBe(200)
    expect((await get('/api/session', session)).status).toBe(401)
    expect((await get('/api/contact', cookieOf(changed))).status).toBe(200)
    expect((await signIn('amaka', oneTime)).status).toBe(401)
  })

  it.each(['reset', 'change', 'disable'])(
    'opens no session for a password that is verified during a %s',
    async (kind) => {
      const { context } = site
      const name = `race-${kind}`
      const known = { username: name, password: 'words before the race' }
      const account = await site.staffOf(await site.signIn(name, known.password))
      const act = {
        reset: () => resetAccount(context, name),
        change: () =>
          changeOwnPassword(context, account, {
            currentPassword: known.password,
            newPassword: 'another pass phrase',
          }),
        disable: async () => (await disableAccount(context, name)) && resetAccount(context, name),
      }[kind]
      // Passwords are checked one after the other, so the sign-ins read the account before `act`
      // changes it, and are checked afterwards.
      const [, ...entered] = await Promise.all([
        act?.(),
        ...Array.from({ length: 4 }, () => signInAt(context, known, { prefix: 'race' })),
      ])
      const opened = await Promise.all(
        entered.map((one) =>
          one.outcome === 'signed-in' ? findSignedIn(context, one.token) : null,
        ),
      )
      expect(opened.filter((session) => session !== null)).toEqual([])
      if (kind !== 'change') return
      const back = await signInAt(
        context,
        { ...known, password: 'another pass phrase' },
        { prefix: 'race' },
      )
      const again = await findSignedIn(
        context,
        back.outcome === 'signed-in' ? back.token : undefined,
      )
      if (!again) throw new Error('no session')
      const second = { currentPassword: 'another pass phrase', newPassword: 'a third pass phrase' }
      const [reset, changed] = await Promise.all([
        resetAccount(context, name),
        changeOwnPassword(context, again, second),
      ])
      expect(changed).toEqual({ outcome: 'wrong' })
      expect(
        await signInAt(context, { username: name, password: reset ?? '' }, { prefix: 'race' }),
      ).toMatchObject({ outcome: 'signed-in' })
    },
  )

  it('ends a session after 30 idle minutes, after 12 hours, and when the account is disabled', async () => {
    const { context } = site
    const oneTime = (await addAccount(context, 'Kemi')) ?? ''
    const start = Date.now()
    const minute = 60_000
    const result = await signInAt(
      context,
      { username: 'kemi', password: oneTime },
      { prefix: 'kemi' },
      start,
    )
    const token = result.outcome === 'signed-in' ? result.token : ''
    const find = (minutes: number, isUse = true) =>
      findSignedIn(context, token, { isUse, now: start + minutes * minute })
    expect(await find(29, false)).toMatchObject({ name: 'Kemi', idleEndsAt: start + 30 * minute })
    expect(await find(31)).toBeNull()
    for (let minutes = 20; minutes < 720; minutes += 20) expect(await find(minutes)).not.toBeNull()
    expect(await find(719)).not.toBeNull()
    expect(await find(720)).toBeNull()
    await disableAccount(site.context, 'kemi')
    expect(await find(1)).toBeNull()
    expect((await signIn('kemi', oneTime)).status).toBe(401)
  })

  it('hashes every password at the recommended cost, whoever makes it', async () => {
    const recommended = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/
    const hash = async () => {
      const { password: stored } = await site.database.db
        .selectFrom('staff')
        .select('password')
        .where('name', '=', 'Uju')
        .executeTakeFirstOrThrow()
      expect(stored).toMatch(recommended)
      return stored
    }
    const invited = await site.submit(
      '/admin/accounts',
      { name: 'Uju', role: 'sales', email: '' },
      { cookie },
    )
    const token = new URL((await invited.json()).link).searchParams.get('token') ?? ''
    const hashes = [await hash()]
    expect(
      (await site.submit('/admin/join', { token, newPassword: 'the words of an invitation' }))
        .status,
    ).toBe(303)
    hashes.push(await hash())
    const oneTime = (await resetAccount(site.context, 'uju')) ?? ''
    hashes.push(await hash())
    const session = cookieOf(await signIn('uju', oneTime))
    const changed = await site.send(
      'POST',
      '/api/session/password',
      { newPassword: 'words of her own' },
      { cookie: session },
    )
    expect(changed.status).toBe(200)
    hashes.push(await hash())
    expect(new Set(hashes).size).toBe(4)
  })

  it('stores neither passwords nor tokens in plain text', async () => {
    const rows = await Promise.all(
      (['staff', 'session', 'rate'] as const).map((table) =>
        site.database.db.selectFrom(table).selectAll().execute(),
      ),
    )
    const text = JSON.stringify(rows)
    expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(text).not.toContain(password)
    expect(text).not.toContain(cookie.split('=')[1])
    // Sessions store only the network, so that owners can recognise sessions, and not the full
    // address.
    expect(text).toContain('192.0.2.0/24')
    expect(text).not.toMatch(/192\.0\.2\.[1-9]|works\.example/)
  })

  it('makes the first account once, when there is none', async () => {
    const fresh = await openTestSite(engine)
    const oneTime = await addFirstAccount(fresh.context)
    expect(oneTime).toMatch(/^([a-z0-9]{4}-){4}[a-z0-9]{4}$/)
    expect(await addFirstAccount(fresh.context)).toBeNull()
    expect(await listStaff(fresh.database.db)).toMatchObject([
      { name: 'admin', must_change_password: 1, disabled: 0 },
    ])
  })
})
