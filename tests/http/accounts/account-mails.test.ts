import { Secret, TOTP } from 'otpauth'
import type { Email } from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { site as company } from '#src/content/settings/site.ts'
import { timeZoneName } from '#src/contracts/formats.ts'
import { listAccounts } from '#src/staff/accounts/account-list.server.ts'
import { addApp, proveIdentity } from '#src/staff/second-factor/identity.server.ts'
import {
  makeRecoveryCodes,
  offerApp,
  removeApp,
} from '#src/staff/second-factor/second-factors.server.ts'
import { signedIn } from '../../signed-in.ts'
import { openTestSite, sqliteUnlessAll, testOrigin } from '../test-site.ts'

const password = 'a long pass phrase'
const phone = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'

describe.each(sqliteUnlessAll)('mails about accounts on %s', async (engine) => {
  const site = await openTestSite(engine)
  const owner = await site.signIn('ngozi', password)

  async function mailsTo(address: string): Promise<Email[]> {
    await site.outbox.sendDue()
    return (await site.readMails()).filter(({ to }) => to?.some((one) => one.address === address))
  }
  const change = (id: number, fields: Record<string, string>) =>
    site.submit(`/admin/accounts?account=${id}`, fields, { cookie: owner })
  const find = async (name: string) =>
    (await listAccounts(site.context, signedIn())).find((one) => one.name === name)?.id ?? 0
  async function addAccount(
    name: string,
  ): Promise<{ id: number; address: string; cookie: string }> {
    const cookie = await site.signIn(name, password, 'sales')
    const id = await find(name)
    const address = `${name}@works.example`
    await change(id, { act: 'email', email: address })
    return { id, address, cookie }
  }
  const signIn = (username: string, cookie = '', secret = password) =>
    site.send(
      'POST',
      '/api/session',
      { username, password: secret },
      { cookie, 'user-agent': phone, 'x-forwarded-for': '102.89.34.7' },
    )

  it('an invitation carries the link that the page shows', async () => {
    const invited = await site.submit(
      '/admin/accounts',
      { name: 'Amaka', role: 'sales', email: 'amaka@works.example' },
      { cookie: owner },
    )
    const { link: accountLink, mailedTo } = await invited.json()
    expect(mailedTo).toBe('amaka@works.example')
    expect(new URL(accountLink).origin).toBe(testOrigin)
    const [mail, ...more] = await mailsTo('amaka@works.example')
    expect(more).toEqual([])
    expect(mail?.text).toContain(accountLink)
    expect(mail?.text).toContain('Amaka')
    expect(mail?.text).toContain('72 hours')
    const rows = await site.database.db.selectFrom('outbox').select('facts').execute()
    expect(JSON.stringify(rows)).not.toContain(new URL(accountLink).searchParams.get('token'))
  })

  it('an invitation that was replaced before its mail went out is not mailed', async () => {
    await site.submit(
      '/admin/accounts',
      { name: 'Twice', role: 'sales', email: 'twice@works.example' },
      { cookie: owner },
    )
    const { link: accountLink } = await (await change(await find('Twice'), { act: 'link' })).json()
    const mails = await mailsTo('twice@works.example')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(accountLink)
  })

  it('a recovery carries its link, and what follows is told', async () => {
    const { id, address } = await addAccount('kemi')
    const { link: accountLink } = await (await change(id, { act: 'link' })).json()
    expect((await mailsTo(address)).at(-1)?.text).toContain(accountLink)
    const token = new URL(accountLink).searchParams.get('token') ?? ''
    await site.submit(
      '/admin/join',
      { token, newPassword: 'four quite other words' },
      { 'user-agent': phone },
    )
    expect(
      (await mailsTo(address))
        .map(({ subject }) => subject)
        .filter((subject) => subject?.includes('was changed')),
    ).toHaveLength(1)
  })

  it('a sign-in from a device that the account does not know is told once, with device, network and time', async () => {
    const { address } = await addAccount('bola')
    const first = await signIn('bola')
    const mails = await mailsTo(address)
    expect(mails).toHaveLength(1)
    for (const words of ['Firefox on Android', '102.89.34.0/24', timeZoneName(company())])
      expect(mails[0]?.text).toContain(words)
    expect(mails[0]?.text).not.toContain('102.89.34.7')
    // The mail has no link, because a stranger may have signed in, and could influence where a link
    // leads.
    expect(mails[0]?.text).not.toMatch(/https?:/)
    const device = first.headers.getSetCookie().find((cookie) => cookie.includes('device')) ?? ''
    await signIn('bola', device.split(';')[0])
    expect(await mailsTo(address)).toHaveLength(1)
    await signIn('bola', '', 'a wrong one')
    expect(await mailsTo(address)).toHaveLength(1)
  })

  it('a changed password is told, and the browser that changed it is known from then on', async () => {
    const { address, cookie } = await addAccount('tunde')
    const next = { currentPassword: password, newPassword: 'four quite other words' }
    const changed = await site.send('POST', '/api/session/password', next, {
      cookie,
      'user-agent': phone,
    })
    expect((await mailsTo(address)).map(({ text }) => text).join()).toMatch(
      /was changed.*Firefox on Android/s,
    )
    const device = changed.headers.getSetCookie().find((one) => one.includes('device')) ?? ''
    await signIn('tunde', device.split(';')[0], next.newPassword)
    expect(await mailsTo(address)).toHaveLength(1)
  })

  it('another address is told to the one before', async () => {
    const { id, address } = await addAccount('dayo')
    await change(id, { act: 'email', email: 'elsewhere@works.example' })
    expect((await mailsTo(address)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('another address'),
    ])
    expect(await mailsTo('elsewhere@works.example')).toEqual([])
    await change(id, { act: 'email', email: 'elsewhere@works.example' })
    expect(await mailsTo('elsewhere@works.example'), 'the same once more is no change').toEqual([])
  })

  it('an account without an address gets none', async () => {
    await site.signIn('silent', password, 'viewer')
    await signIn('silent')
    const id = await find('silent')
    expect(
      await site.database.db.selectFrom('outbox').select('id').where('staff_id', '=', id).execute(),
    ).toEqual([])
  })

  it('tells of a second step that was added or taken away, and of a recovery code that was used', async () => {
    const { address, cookie } = await addAccount('second')
    const staff = await site.staffOf(cookie)
    const offer = await offerApp(site.context, staff)
    const code = new TOTP({ secret: Secret.fromBase32(offer?.secret ?? '') }).generate()
    expect((await addApp(site.context, staff, code)).outcome).toBe('proved')
    const [recovery = ''] = await makeRecoveryCodes(site.context, staff)
    expect(
      (await proveIdentity(site.context, { ...staff, hasSecondFactor: true }, { code: recovery }))
        .outcome,
    ).toBe('proved')
    expect(await removeApp(site.context, staff)).toBe('removed')
    const mails = await mailsTo(address)
    expect(mails.map(({ subject }) => subject?.replace(/ the staff area.*/, '')).sort()).toEqual([
      'A recovery code was used in',
      'The second step of your sign-in to',
      'The second step of your sign-in to',
    ])
    for (const { text } of mails) expect(text).not.toContain(recovery)
  })
})

describe('links in mails about accounts', () => {
  async function linksOf(env: Record<string, string>, headers: Record<string, string>) {
    const site = await openTestSite('sqlite', env)
    const cookie = await site.signIn('ngozi', password)
    const invitation = { name: 'Amaka', role: 'sales', email: 'amaka@works.example' }
    const { link: accountLink } = await (
      await site.submit('/admin/accounts', invitation, { cookie, ...headers })
    ).json()
    const { staff_id: id } = await site.database.db
      .selectFrom('account_link')
      .select('staff_id')
      .executeTakeFirstOrThrow()
    await site.submit(
      `/admin/accounts?account=${id}`,
      { act: 'email', email: 'other@works.example' },
      { cookie, ...headers },
    )
    await site.outbox.sendDue()
    const links = (await site.readMails()).flatMap(
      ({ text, html }) => `${text} ${html}`.match(/https?:[^\s"?<]+/g) ?? [],
    )
    return { shown: accountLink.replace(/[?].*/, ''), mailed: [...new Set(links)].sort() }
  }

  it('begin with the configured origin, whatever the request says', async () =>
    expect(
      await linksOf({ PUBLIC_ORIGIN: 'https://configured.example' }, { host: 'elsewhere.example' }),
    ).toEqual({
      shown: 'https://configured.example/admin/join',
      mailed: ['https://configured.example/admin/account', 'https://configured.example/admin/join'],
    }))

  it('begin with the origin of the owner’s request where none is configured', async () =>
    expect(await linksOf({}, { origin: 'http://site.example', host: 'site.example' })).toEqual({
      shown: 'http://site.example/admin/join',
      mailed: ['http://site.example/admin/join'],
    }))

  it('do not begin with an origin that is not the host’s', async () =>
    expect(await linksOf({}, { origin: 'https://elsewhere.example' })).toEqual({
      shown: `${testOrigin}/admin/join`,
      mailed: [`${testOrigin}/admin/join`],
    }))
})
