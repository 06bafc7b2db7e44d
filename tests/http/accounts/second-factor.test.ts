import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { SignedIn } from '#src/core/signed-in.server.ts'
import { resetAccount } from '#src/staff/accounts/command-line-accounts.server.ts'
import { addApp, proveIdentity } from '#src/staff/second-factor/identity.server.ts'
import { clockText } from '#src/staff/second-factor/second-factor-forms.server.ts'
import {
  listNeedingRoles,
  makeRecoveryCodes,
  offerApp,
  readSecondFactors,
  removeApp,
  removeSecondFactors,
  requireSecondFactor,
} from '#src/staff/second-factor/second-factors.server.ts'
import { proofThrottle } from '#src/staff/sign-in/session-proofs.server.ts'
import { contact, cookieOf, openTestSite, sqliteUnlessAll } from '../test-site.ts'
import { createPeople, password } from './people.ts'

describe.each(sqliteUnlessAll)('second factor on %s', async (engine) => {
  const site = await openTestSite(engine)
  const { context } = site
  const { enter: signIn, withApp } = createPeople(site)
  await site.send('POST', '/api/contact', contact)
  const get = (target: string, cookie: string, headers: Record<string, string> = {}) =>
    site.request(target, { headers: { cookie, ...headers } })
  const find = site.staffOf
  const prove = (cookie: string, body: object) =>
    site.send('POST', '/api/session/proof', body, { cookie })
  const auditOf = async (id: number) =>
    (await site.audited())
      .filter(
        ({ action, actor_id }) => actor_id === id && /^(identity|second-factor)\./.test(action),
      )
      .map(({ action, detail }) => [action, detail])
  const makeStale = ({ sessionId }: SignedIn, proved_at = Date.now() - staffLimits.proofMs) =>
    site.database.db.updateTable('session').set({ proved_at }).where('id', '=', sessionId).execute()

  it('the address that was asked for survives the password and the second factor', async () => {
    const { code } = await withApp('Asked')
    const lead = '/admin/dashboard?search=k7m3-9qxa'
    const steps = [(await get(lead, '')).headers.get('location') ?? '']
    const form = await site.submit(
      steps[0] ?? '',
      { username: 'asked', password },
      { 'x-forwarded-for': '100.64.9.9' },
    )
    expect(form.headers.get('location')).toBe(lead)
    const half = cookieOf(form)
    steps.push((await get(lead, half)).headers.get('location') ?? '')
    expect(steps.map((step) => step.split('?')[0])).toEqual([
      '/admin/signin',
      '/admin/second-factor',
    ])
    // The form without a script comes back to the sign-in, to see whether the cookie has arrived.
    const back = `/admin/signin?${new URLSearchParams({ check: '', next: lead })}`
    expect((await get(back, half)).headers.get('location')).toBe(steps[1])
    const whole = await site.submit(steps[1] ?? '', { code: code() }, { cookie: half })
    expect(whole.headers.get('location')).toBe(lead)
    expect((await get(lead, cookieOf(whole))).status).toBe(200)
  })

  it('the password alone opens nothing, and the code opens the session under a new token', async () => {
    const { staff, code } = await withApp('Two steps')
    const half = await signIn('two steps')
    expect((await get('/api/contact', half)).status).toBe(403)
    expect((await get('/admin', half)).headers.get('location')).toBe('/admin/second-factor')
    expect((await prove(half, { password })).status).toBe(422)
    expect((await prove(half, { code: '000000' })).status).toBe(422)
    expect((await prove(half, { code: 'letters' })).status).toBe(422)
    const typed = code()
    const right = await site.submit(
      '/admin/second-factor',
      { code: `${typed.slice(0, 3)} ${typed.slice(3)}` },
      { cookie: half },
    )
    expect(right.headers.get('location')).toBe('/admin')
    const whole = cookieOf(right)
    expect(whole).not.toBe(half)
    expect((await get('/api/session', half)).status).toBe(401)
    expect((await get('/api/contact', whole)).status).toBe(200)
    expect(await auditOf(staff.id)).toEqual([
      ['second-factor.added', { kind: 'authenticator' }],
      ['identity.refused', {}],
      ['identity.confirmed', { method: 'authenticator' }],
    ])
  })

  it('takes a code once, and none that is older', async () => {
    const { code } = await withApp('Replayed')
    const used = code()
    const older = code(-1)
    expect((await prove(await signIn('replayed'), { code: used })).status).toBe(200)
    const other = await signIn('replayed')
    for (const replayed of [used, older]) {
      const answer = await prove(other, { code: replayed })
      expect(answer.status).toBe(422)
      expect(await answer.text()).not.toContain(replayed)
    }
    expect((await prove(other, { code: code(1) })).status).toBe(200)
  })

  it('of requests with one code at once, one counts', async () => {
    const { code } = await withApp('At once')
    const sessions = await Promise.all([signIn('at once'), signIn('at once'), signIn('at once')])
    const answers = await Promise.all(sessions.map((cookie) => prove(cookie, { code: code() })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  it('takes each of ten recovery codes once, and those of a former set never', async () => {
    const { staff } = await withApp('Written down')
    const former = await makeRecoveryCodes(context, staff)
    const [first = '', second = '', ...rest] = await makeRecoveryCodes(context, staff)
    expect(new Set([...former, first, second, ...rest]).size).toBe(20)
    const stored = await site.database.db
      .selectFrom('recovery_code')
      .selectAll()
      .where('staff_id', '=', staff.id)
      .execute()
    expect(stored).toHaveLength(10)
    expect(JSON.stringify(stored)).not.toContain(first)
    expect(
      (await prove(await signIn('written down'), { code: first.replace(/(.{4})(?=.)/g, '$1 ') }))
        .status,
    ).toBe(200)
    expect((await prove(await signIn('written down'), { code: first })).status).toBe(422)
    expect((await prove(await signIn('written down'), { code: former[0] })).status).toBe(422)
    expect((await prove(await signIn('written down'), { code: second })).status).toBe(200)
    expect((await readSecondFactors(context, staff.id)).codesLeft).toBe(8)
    expect(await auditOf(staff.id)).toContainEqual([
      'identity.confirmed',
      { method: 'recovery-code' },
    ])
  })

  it('makes guesses of an account wait, in whichever session, and of no other account', async () => {
    const { code } = await withApp('Guessed')
    for (let count = 0; count < proofThrottle.free; count++)
      expect((await prove(await signIn('guessed'), { code: '000000' })).status).toBe(422)
    await prove(await signIn('guessed'), { code: '000000' })
    const waiting = await prove(await signIn('guessed'), { code: code() })
    expect(waiting.status).toBe(429)
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0)
    const { code: other } = await withApp('Not guessed')
    expect((await prove(await signIn('not guessed'), { code: other() })).status).toBe(200)
  })

  it('asks again before an export, and leads back to where one was', async () => {
    const cookie = await site.signIn('Exporter', password)
    expect((await get('/api/contact.csv', cookie)).status).toBe(200)
    await makeStale(await find(cookie))
    const script = await get('/api/contact.csv', cookie, { 'sec-fetch-mode': 'cors' })
    expect(script.status).toBe(403)
    expect(await script.json()).toMatchObject({ type: '/problems/proof-needed' })
    const dashboard = '/admin/dashboard?state=new'
    for (const browser of [{ 'sec-fetch-mode': 'navigate' }, { accept: 'text/html,*/*' }]) {
      const led = await get('/api/contact.csv?state=new', cookie, {
        ...browser,
        referer: `https://site.example${dashboard}`,
      })
      expect(led.status).toBe(303)
      const target = new URL(led.headers.get('location') ?? '', 'https://site.example')
      expect(target.pathname).toBe('/admin/confirm')
      expect(Object.fromEntries(target.searchParams)).toEqual({
        next: '/api/contact.csv?state=new',
        back: dashboard,
      })
    }
    const elsewhere = await get('/api/contact.csv', cookie, {
      accept: 'text/html',
      referer: `https://elsewhere.example${dashboard}`,
    })
    expect(elsewhere.headers.get('location')).toBe('/admin/confirm?next=%2Fapi%2Fcontact.csv')
    expect(
      (await site.submit('/admin/confirm?next=/admin/dashboard', { password: 'wrong' }, { cookie }))
        .status,
    ).toBe(422)
    const confirmed = await site.submit(
      '/admin/confirm?next=/admin/dashboard',
      { password },
      { cookie },
    )
    expect(confirmed.headers.get('location')).toBe('/admin/dashboard')
    expect((await get('/api/contact.csv', cookie)).status).toBe(401)
    expect((await get('/api/contact.csv', cookieOf(confirmed))).status).toBe(200)
  })

  it('a new app counts from its first code on, for this session at once and for the others from then on', async () => {
    const cookie = await site.signIn('Enrols', password)
    const other = await signIn('enrols')
    const staff = await find(cookie)
    const offer = await offerApp(context, staff)
    expect(await offerApp(context, staff)).toEqual(offer)
    expect((await get('/admin', other)).headers.get('location')).toBe('/admin/dashboard')
    expect((await addApp(context, staff, '000000')).outcome).toBe('refused')
    const totp = new TOTP({ secret: Secret.fromBase32(offer?.secret ?? '') })
    const added = await addApp(context, staff, totp.generate())
    expect(added.outcome).toBe('proved')
    const token = added.outcome === 'proved' ? added.token : ''
    expect(await find(`__Host-session=${token}`)).toMatchObject({
      hasSecondFactor: true,
      standing: 'open',
    })
    expect(await find(other)).toMatchObject({ standing: 'second-factor' })
    expect(await offerApp(context, staff)).toBeNull()
    expect((await prove(other, { code: totp.generate() })).status).toBe(422)
  })

  it('a code of another minute names the clock of the phone, and opens nothing then either', async () => {
    const { staff, code } = await withApp('Late phone')
    const now = Date.now()
    const prove = (code: string, at: number) => proveIdentity(context, staff, { code }, at)
    const [late, early, right] = [code(-10), code(8), code(10)]
    expect(await prove(late, now)).toEqual({ outcome: 'refused', minutes: -5 })
    expect(await prove(early, now)).toEqual({ outcome: 'refused', minutes: 4 })
    expect(clockText(4, Date.parse('2026-11-29T12:00:00Z'))).toBe(
      'By your phone it is about 12:04 UTC, by this server 12:00 UTC. Set the clock that is wrong to automatic time, wait 5 minutes, then type a new code.',
    )
    const then = now + 4 * 60_000
    expect(await prove(early, then)).toMatchObject({ outcome: 'refused' })
    expect(await prove(right, then + 60_000)).toMatchObject({ outcome: 'proved' })
  })

  it('a role that needs one asks for it at the next request, and keeps its last one', async () => {
    const owner = await find(await site.signIn('Who demands', password))
    const seller = await site.signIn('Who sells', password, 'sales')
    await requireSecondFactor(context, owner, ['sales'])
    try {
      expect((await get('/api/contact', seller)).status).toBe(403)
      expect((await get('/admin/dashboard', seller)).headers.get('location')).toBe('/admin/account')
      const staff = await find(seller)
      const offer = await offerApp(context, staff)
      const totp = new TOTP({ secret: Secret.fromBase32(offer?.secret ?? '') })
      const added = await addApp(context, staff, totp.generate())
      const cookie = `__Host-session=${added.outcome === 'proved' ? added.token : ''}`
      expect((await get('/api/contact', cookie)).status).toBe(200)
      expect(await removeApp(context, await find(cookie))).toBe('needed')
      await requireSecondFactor(context, owner, [])
      await makeRecoveryCodes(context, staff)
      expect(await removeApp(context, await find(cookie))).toBe('removed')
      expect(await readSecondFactors(context, staff.id)).toMatchObject({
        hasApp: false,
        codesLeft: 0,
      })
      expect(await removeApp(context, await find(cookie))).toBe('missing')
    } finally {
      await requireSecondFactor(context, owner, [])
    }
  })

  it('the pages of one’s account add an app, make codes and remove it, each after a recent proof', async () => {
    const start = await site.signIn('Page user', password)
    const staff = await find(start)
    const offer = await offerApp(context, staff)
    const totp = new TOTP({ secret: Secret.fromBase32(offer?.secret ?? '') })
    expect(
      (await site.submit('/admin/account/authenticator', { code: '000000' }, { cookie: start }))
        .status,
    ).toBe(422)
    await makeStale(staff)
    const led = await site.submit(
      '/admin/account/authenticator',
      { code: totp.generate() },
      { cookie: start },
    )
    expect(led.headers.get('location')).toBe(
      '/admin/confirm?next=%2Fadmin%2Faccount%2Fauthenticator&press=other',
    )
    const proved = cookieOf(await prove(start, { password }))
    const added = await site.submit(
      '/admin/account/authenticator',
      { code: totp.generate() },
      { cookie: proved },
    )
    expect(added.headers.get('location')).toBe('/admin/account/recovery-codes')
    const cookie = cookieOf(added)
    const made = await (await site.submit('/admin/account/recovery-codes', {}, { cookie })).json()
    expect(made.codes).toHaveLength(10)
    expect(
      (await site.submit('/admin/account/remove-factor?factor=999999', {}, { cookie })).status,
    ).toBe(409)
    expect(
      (await site.submit('/admin/account/remove-factor?factor=nonsense', {}, { cookie })).status,
    ).toBe(409)
    expect(
      (await site.submit('/admin/account/remove-factor?factor=app', {}, { cookie })).headers.get(
        'location',
      ),
    ).toBe('/admin/account?removed')
    expect(await find(cookie)).toMatchObject({ hasSecondFactor: false, standing: 'open' })
    expect((await site.submit('/admin/account/recovery-codes', {}, { cookie })).status).toBe(409)
  })

  it('a session that showed a factor which was removed has to show the next one', async () => {
    const { staff, cookie } = await withApp('New phone')
    expect(await find(cookie)).toMatchObject({ standing: 'open' })
    expect(await removeApp(context, staff)).toBe('removed')
    const { secret = '' } = (await offerApp(context, staff)) ?? {}
    const other = await find(await signIn('new phone'))
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    expect(await addApp(context, other, code)).toMatchObject({ outcome: 'proved' })
    expect(await find(cookie)).toMatchObject({ standing: 'second-factor' })
  })

  it('an owner says by the boxes which roles need one', async () => {
    const cookie = await site.signIn('Box ticker', password)
    const save = async (boxes: Record<string, string>) =>
      (await site.submit('/admin/accounts/second-factor', boxes, { cookie })).status
    expect(await save({ viewer: 'on', editor: 'on' })).toBe(303)
    expect(await listNeedingRoles(context)).toEqual(['editor', 'viewer'])
    expect(await save({})).toBe(303)
    expect(await listNeedingRoles(context)).toEqual([])
    const { id } = await find(cookie)
    expect(await auditOf(id)).toEqual([
      ['second-factor.required', { roles: ['editor', 'viewer'] }],
      ['second-factor.required', { roles: [] }],
    ])
  })

  it('whoever runs the site can let somebody in who has lost everything', async () => {
    const { staff } = await withApp('Lost phone')
    await makeRecoveryCodes(context, staff)
    expect(await removeSecondFactors(context, 'nobody of that name')).toBeNull()
    await resetAccount(context, 'lost phone')
    expect(await readSecondFactors(context, staff.id)).toMatchObject({
      hasApp: true,
      codesLeft: 10,
    })
    expect(await removeSecondFactors(context, 'LOST PHONE')).toBe(true)
    expect(await readSecondFactors(context, staff.id)).toMatchObject({
      hasApp: false,
      codesLeft: 0,
    })
    expect(await removeSecondFactors(context, 'lost phone')).toBe(false)
    const log = (await site.audited('second-factor.removed')).filter(
      ({ subject }) => subject === `account ${staff.id}`,
    )
    expect(log).toMatchObject([{ actor: 'command line' }])
  })
})
