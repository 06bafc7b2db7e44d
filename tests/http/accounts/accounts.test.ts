import { describe, expect, it } from 'vitest'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { findOpenLink } from '#src/staff/accounts/account-links.server.ts'
import { listAccounts } from '#src/staff/accounts/account-list.server.ts'
import { changeAccount } from '#src/staff/accounts/accounts.server.ts'
import { addAccount } from '#src/staff/accounts/command-line-accounts.server.ts'
import { signedIn } from '../../signed-in.ts'
import { cookieOf, openTestSite, sqliteUnlessAll } from '../test-site.ts'

const password = 'a long pass phrase'
const other = 'four quite other words'
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''

describe.each(sqliteUnlessAll)('accounts on %s', async (engine) => {
  const site = await openTestSite(engine)
  const owner = await site.signIn('ngozi', password)

  let count = 0
  /**
   * Returns the headers of a request from a new network, so that the limit of writes is not
   * reached.
   */
  const elsewhere = () => {
    count += 1
    return { 'x-forwarded-for': `10.0.${Math.floor(count / 200)}.${1 + (count % 200)}` }
  }
  const post = (target: string, fields: Record<string, string>, cookie = owner) =>
    site.submit(target, fields, { cookie, ...elsewhere() })
  const change = (id: number, fields: Record<string, string>, cookie = owner) =>
    post(`/admin/accounts?account=${id}`, fields, cookie)
  const find = async (name: string) => {
    const account = (await listAccounts(site.context, signedIn())).find((one) => one.name === name)
    if (!account) throw new Error(`no account ${name}`)
    return account
  }
  const invite = async (name: string, role = 'sales', email = '') => {
    const { link } = await (await post('/admin/accounts', { name, role, email })).json()
    return { ...(await find(name)), link: String(link), token: tokenOf(String(link)) }
  }
  const join = (token: string, newPassword = other) =>
    site.submit('/admin/join', { token, newPassword }, elsewhere())
  const signIn = (username: string, secret: string) =>
    site.send('POST', '/api/session', { username, password: secret }, elsewhere())
  const acts = async (id: number) => {
    const rows = (await site.audited()).filter(
      (row) => row.subject === `account ${id}` || row.actor_id === id,
    )
    return rows.map(({ action, detail }) => `${action} ${JSON.stringify(detail)}`)
  }
  const { staffOf } = site

  it('what is not drawn is no part of a name, so that no two names look the same', async () => {
    const { token } = await invite('Chidi')
    await join(token)
    const taken = await post('/admin/accounts', {
      name: 'Chi\u00addi\u200b',
      role: 'sales',
      email: '',
    })
    expect(taken.status).toBeGreaterThanOrEqual(400)
    expect((await signIn('\u2060Chi\u3164di', other)).status).toBe(200)
    await addAccount(site.context, 'Ze\u034fd', 'sales')
    expect((await find('Zed')).role).toBe('sales')
    const nameless = await post('/admin/accounts', {
      name: '\u00ad\u3164',
      role: 'sales',
      email: '',
    })
    expect(Object.keys((await nameless.json()).errors)).toEqual(['name'])
  })

  it('an invitation gives a link that is shown once and opens the account once', async () => {
    const { id, token, link, ...account } = await invite('Amaka', 'sales', 'amaka@works.example')
    expect(account).toMatchObject({
      role: 'sales',
      email: 'amaka@works.example',
      state: 'invited',
      signedInAt: null,
    })
    expect(link).toMatch(/^https:\/\/[^/]+\/admin\/join\?token=/)
    // The link still works after it has been opened, because mail scanners open links.
    for (let count = 0; count < 3; count++)
      expect((await site.request(`/admin/join?token=${token}`)).status).toBe(200)
    const joined = await join(token)
    expect(joined.headers.get('location')).toBe('/admin')
    const cookie = cookieOf(joined)
    expect((await site.get('/api/contact', cookie)).status).toBe(200)
    expect((await site.get('/admin/accounts', cookie)).status).toBe(403)
    expect((await find('Amaka')).state).toBe('active')
    expect((await find('Amaka')).signedInAt).not.toBeNull()
    expect((await join(token, 'yet another four words')).status).toBe(410)
    expect((await signIn('amaka', other)).status).toBe(200)
    expect(await acts(id)).toEqual(
      expect.arrayContaining([
        'account.invited {"role":"sales"}',
        'password.changed {"by":"invitation"}',
      ]),
    )
  })

  it('two who use a link at once: one comes in', async () => {
    const { token } = await invite('Twice')
    const answers = await Promise.all([join(token), join(token, 'the words of the second one')])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410])
  })

  it('an invitation ends, and so does one that was forged, replaced or closed', async () => {
    const { id, token } = await invite('Late')
    const { context } = site
    expect(
      await findOpenLink(context, token, Date.now() + staffLimits.accountLinkMs - 60_000),
    ).toMatchObject({ name: 'Late' })
    expect(await findOpenLink(context, token, Date.now() + staffLimits.accountLinkMs)).toBeNull()
    const [text = '', signature = ''] = token.split('.')
    for (const forged of [
      '',
      'x',
      `${text}.`,
      `1${text}.${signature}`,
      `${text}.${signature.split('').reverse().join('')}`,
    ])
      expect((await join(forged)).status).toBe(410)
    const second = tokenOf((await (await change(id, { act: 'link' })).json()).link)
    expect((await join(token)).status).toBe(410)
    expect((await find('Late')).state).toBe('invited')
    await change(id, { act: 'close' })
    expect((await join(second)).status).toBe(410)
    await change(id, { act: 'open' })
    expect((await join(second)).status).toBe(410)
  })

  it('a recovery ends the password and the sessions at once, and the second factor only if the owner says so', async () => {
    const cookie = await site.signIn('Kemi', password, 'editor')
    const { id } = await find('Kemi')
    await site.database.db
      .insertInto('totp')
      .values({ staff_id: id, secret: 'A', created_at: 1, confirmed_at: 1 })
      .execute()
    const first = await (await change(id, { act: 'link' })).json()
    expect((await site.get('/api/session', cookie)).status).toBe(401)
    expect((await signIn('kemi', password)).status).toBe(401)
    expect(await find('Kemi')).toMatchObject({ state: 'recovering', hasSecondFactor: true })
    const second = await (await change(id, { act: 'link', removesSecondFactor: 'on' })).json()
    expect(await find('Kemi')).toMatchObject({ state: 'recovering', hasSecondFactor: false })
    expect((await join(tokenOf(first.link))).status).toBe(410)
    expect((await join(tokenOf(second.link))).status).toBe(303)
    expect(await acts(id)).toEqual(
      expect.arrayContaining([
        'account.recovery {"secondFactorRemoved":false}',
        'account.recovery {"secondFactorRemoved":true}',
        'password.changed {"by":"recovery"}',
      ]),
    )
  })

  it('changes role, address and the name on offers, closes and opens', async () => {
    const cookie = await site.signIn('Bola', password, 'viewer')
    const { id } = await find('Bola')
    const changed = await change(id, { act: 'role', role: 'sales' })
    expect(changed.headers.get('location')).toBe(`/admin/accounts?changed=${id}`)
    await change(id, { act: 'email', email: 'bola@works.example' })
    expect(await find('Bola')).toMatchObject({
      role: 'sales',
      email: 'bola@works.example',
      state: 'active',
    })
    expect((await change(id, { act: 'email', email: 'no address' })).status).toBe(422)
    expect((await change(id, { act: 'role', role: 'king' })).status).toBe(422)
    expect((await change(id, { act: 'dance' })).status).toBe(422)
    // By the person, then by an owner; the name one signs in with stays.
    const own = { shownName: ' Bola Ade ' }
    const named = await site.submit('/admin/shown-name', own, { cookie })
    expect(named.headers.get('location')).toBe('/admin/account?shown')
    expect(await find('Bola')).toMatchObject({ shownName: 'Bola Ade' })
    await change(id, { act: 'shown-name', shownName: 'B. Ade' })
    expect((await change(id, { act: 'shown-name', shownName: 'x'.repeat(101) })).status).toBe(422)
    expect(await find('Bola')).toMatchObject({ shownName: 'B. Ade' })
    await change(id, { act: 'close' })
    expect((await site.get('/api/session', cookie)).status).toBe(401)
    expect((await signIn('bola', password)).status).toBe(401)
    await change(id, { act: 'open' })
    expect((await signIn('bola', password)).status).toBe(200)
    expect(await acts(id)).toEqual(
      expect.arrayContaining([
        'account.changed {"field":"role","from":"viewer","to":"sales"}',
        'account.changed {"field":"email"}',
        'account.changed {"field":"name on offers","from":"","to":"Bola Ade"}',
        'account.disabled {}',
        'account.enabled {}',
      ]),
    )
    expect(JSON.stringify(await acts(id))).not.toContain('works.example')
  })

  it('says what an owner cannot do', async () => {
    expect(
      (await post('/admin/accounts', { name: 'NGOZI', role: 'sales', email: '' })).status,
    ).toBe(409)
    expect((await post('/admin/accounts', { name: '', role: 'king', email: 'x' })).status).toBe(422)
    expect((await change(999_999, { act: 'close' })).status).toBe(404)
    const { id } = await find('ngozi')
    for (const fields of [{ act: 'close' }, { act: 'role', role: 'viewer' }]) {
      const refused = await change(id, fields)
      expect(refused.status).toBe(409)
      expect((await refused.json()).detail).toContain('last owner')
    }
    const refused = await (await change(id, { act: 'link' })).json()
    expect(refused).toMatchObject({ status: 409 })
    expect(refused).not.toHaveProperty('link')
    // An invited owner who has not joined does not count as an owner, so the last owner's account
    // cannot be closed.
    await invite('Someday', 'owner')
    expect((await change(id, { act: 'close' })).status).toBe(409)
  })

  it('nobody but an owner changes an account, whatever let them come so far', async () => {
    const { id } = await find('ngozi')
    for (const role of ['editor', 'sales', 'viewer'] as const) {
      const cookie = await site.signIn(`a ${role}`, password, role)
      expect(
        await changeAccount(site.context, await staffOf(cookie), id, { act: 'close' }),
      ).toEqual({ outcome: 'forbidden' })
    }
  })

  it.each([
    { act: 'role', role: 'viewer' },
    { act: 'close' },
    { act: 'link', removesSecondFactor: false },
  ] as const)(
    'of two owners who take the role from each other at the same time, one stays: %j',
    async (act) => {
      const fresh = await openTestSite(engine)
      const { context } = fresh
      const pair = []
      for (const name of ['one', 'two'])
        pair.push(await fresh.staffOf(await fresh.signIn(name, password)))
      const [one, two] = pair
      if (!one || !two) throw new Error('no session')
      const outcomes = (
        await Promise.all([
          changeAccount(context, one, two.id, act),
          changeAccount(context, two, one.id, act),
        ])
      ).map(({ outcome }) => outcome)
      expect(outcomes.sort()).toEqual(['done', 'forbidden'])
      const left = (await listAccounts(context, signedIn())).filter(
        ({ role, state }) => role === 'owner' && state === 'active',
      )
      expect(left).toHaveLength(1)
    },
  )

  it('takes no password that is easy to guess, and the link still opens', async () => {
    const { token } = await invite('Weak')
    for (const weak of ['passwordpassword', 'weak weak weak', 'short', '   short      '])
      expect(await (await join(token, weak)).json()).toMatchObject({
        outcome: 'invalid',
        errors: { newPassword: [expect.any(String)] },
      })
    expect((await join(token)).status).toBe(303)
  })

  it('logs and keeps no token', async () => {
    const { token } = await invite('Quiet')
    await site.request(`/admin/join?token=${token}`)
    await join(token)
    expect(JSON.stringify(site.logged)).not.toContain(token.slice(0, 12))
    const rows = await Promise.all(
      (['account_link', 'audit', 'outbox'] as const).map((t) =>
        site.database.db.selectFrom(t).selectAll().execute(),
      ),
    )
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1])
  })
})
