import { describe, expect, it } from 'vitest'
import type { OwnSession } from '#src/staff/sign-in/session-records.ts'
import { cookieOf, openTestSite, sqliteUnlessAll } from '../test-site.ts'

const password = 'a long pass phrase'
const phone = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'

describe.each(sqliteUnlessAll)('one’s own sessions on %s', async (engine) => {
  const site = await openTestSite(engine)
  const own = await site.signIn('ngozi', password)
  const stranger = await site.signIn('tunde', password, 'editor')

  const signIn = async () => {
    const headers = { 'user-agent': phone, 'x-forwarded-for': '102.89.34.7' }
    return cookieOf(
      await site.send('POST', '/api/session', { username: 'ngozi', password }, headers),
    )
  }
  const sessionsOf = async (cookie: string): Promise<OwnSession[]> =>
    (await site.read('/api/sessions', cookie)).items
  const isOpen = async (cookie: string) => (await site.get('/api/session', cookie)).status === 200
  const acts = async () =>
    (await site.audited('session.ended')).map(({ actor, subject, detail }) => ({
      actor,
      subject,
      detail,
    }))

  it('are listed with device and network, and name the one that asks', async () => {
    const other = await signIn()
    const sessions = await sessionsOf(other)
    expect(sessions).toHaveLength(2)
    expect(sessions.find(({ isThis }) => isThis)).toMatchObject({
      device: 'Firefox on Android',
      network: '102.89.34.0/24',
    })
    expect(JSON.stringify(sessions)).not.toMatch(/102\.89\.34\.7|token|tunde/)
  })

  it.each(['api', 'form'])('are ended one by one: by the %s', async (way) => {
    const other = await signIn()
    const id = (await sessionsOf(other)).find(({ isThis }) => isThis)?.id
    const before = (await acts()).length
    const response =
      way === 'api'
        ? await site.send('DELETE', `/api/sessions/${id}`, undefined, { cookie: own })
        : await site.submit('/admin/account', { session: String(id) }, { cookie: own })
    expect(response.headers.get('location') ?? response.status).toBe(
      way === 'api' ? 200 : '/admin/account?ended',
    )
    expect(await isOpen(other)).toBe(false)
    expect(await isOpen(own)).toBe(true)
    expect((await acts()).slice(before)).toEqual([
      { actor: 'ngozi', subject: `session ${id}`, detail: {} },
    ])
  })

  it('are nobody else’s to end', async () => {
    const [id] = (await sessionsOf(own)).map((session) => session.id)
    const before = (await acts()).length
    await site.send('DELETE', `/api/sessions/${id}`, undefined, { cookie: stranger })
    await site.submit('/admin/account', { session: String(id) }, { cookie: stranger })
    expect(await isOpen(own)).toBe(true)
    expect((await acts()).length).toBe(before)
  })

  it.each(['api', 'form'])('are ended but the one in use: by the %s', async (way) => {
    const others = [await signIn(), await signIn()]
    if (way === 'api')
      expect((await site.send('DELETE', '/api/sessions', undefined, { cookie: own })).status).toBe(
        200,
      )
    else await site.submit('/admin/account', { session: 'others' }, { cookie: own })
    for (const other of others) expect(await isOpen(other)).toBe(false)
    expect((await sessionsOf(own)).map(({ isThis }) => isThis)).toEqual([true])
    expect(await isOpen(stranger)).toBe(true)
    expect((await acts()).at(-1)?.detail).toEqual({ count: expect.any(Number) })
  })

  it('ends nothing for a body that names no session', async () => {
    const answer = await site.submit('/admin/account', { session: 'x' }, { cookie: own })
    expect(answer.status).toBe(422)
    expect(await isOpen(own)).toBe(true)
  })
})
