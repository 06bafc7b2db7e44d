import { existsSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepReserve } from '#src/server/services/storage/disk-reserve.ts'
import { logAuditGaps } from '#src/staff/audit/audit-gaps.server.ts'
import { findSignedIn, sessionLife } from '#src/staff/sign-in/sessions.server.ts'
import { anyEngine, contact, openTestSite, type TestSite } from '../test-site.ts'
import { fillDisk, stopWrites } from './unwritable.ts'

const password = 'a long pass phrase'
/**
 * Milliseconds between two polls. The result of a database check is reused for a second, so changes
 * appear a little later.
 */
const soon = { interval: 200 }
const faults = [
  ['a full disk', 'full', fillDisk],
  ['a database that can only be read', 'unwritable', stopWrites],
] as const

describe.each(anyEngine)('on %s', (engine) => {
  describe.each(faults)('%s', (_, fault, breakIt) => {
    let site: TestSite
    let cookie: string
    let mend = async () => {}
    beforeEach(async () => {
      // The site requires no free space, so that only the test's own fault counts as a full disk.
      site = await openTestSite(engine, { DISK_RESERVE_MB: '0' })
      cookie = await site.signIn('Ngozi', password)
      expect((await site.send('POST', '/api/contact', contact)).status).toBe(201)
      const seen_at = Date.now() - 120_000
      await site.database.db.updateTable('session').set({ seen_at }).execute()
      mend = await breakIt(site)
    })

    const get = (target: string, headers: Record<string, string> = {}) =>
      site.request(target, { headers: { cookie, 'x-forwarded-for': '192.0.2.77', ...headers } })
    const signIn = () => site.send('POST', '/api/session', { username: 'ngozi', password })
    const gaps = async () =>
      (await site.audited('audit.gap')).map(({ actor, origin, detail }) => [actor, origin, detail])
    const minute = expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d UTC$/)

    it('hides no lead from who is signed in, says so, and the log tells of it later', async () => {
      for (const target of [
        '/api/contact',
        '/api/newsletter?limit=1',
        '/api/contact?state=new',
        '/admin/dashboard',
      ])
        expect([target, (await get(target)).status]).toEqual([target, 200])
      const page = await (await get('/api/contact')).json()
      expect(page).toMatchObject({ items: [{ message: contact.message }] })
      expect(await (await get('/api/session')).json()).toMatchObject({ storageFault: fault })
      expect(await gaps()).toEqual([])

      await mend()
      await expect
        .poll(async () => (await (await get('/api/contact?state=answered')).json()).total, soon)
        .toBe(0)
      expect(await gaps()).toEqual([
        ['Ngozi', '192.0.2.0/24', { read: 'contacts.read', from: minute, to: minute, readings: 3 }],
      ])
      await expect
        .poll(async () => (await (await get('/api/session')).json()).storageFault, soon)
        .toBe(null)
    })

    it('writes what the log lacks when the site is stopped', async () => {
      await get('/api/contact')
      await mend()
      await logAuditGaps(site.context)
      expect(await gaps()).toHaveLength(1)
    })

    it('keeps a session that is used, and ends one that is not', async () => {
      const token = cookie.replace('__Host-session=', '')
      const now = Date.now()
      const find = (minutes: number) =>
        findSignedIn(site.context, token, { now: now + minutes * 60_000 })
      for (const minutes of [20, 40, 60])
        expect(await find(minutes), `${minutes} minutes`).not.toBeNull()
      expect(await find(60 + sessionLife.idle / 60_000)).toBeNull()
    })

    it('refuses a change, an export and a deletion, and says why', async () => {
      const { id = 0 } = (await (await get('/api/contact')).json()).items[0]
      for (const answer of [
        await site.send(
          'PATCH',
          `/api/contact/${id}`,
          { state: 'answered', was: 'flagged' },
          { cookie },
        ),
        await site.send('POST', '/api/contact/delete', { ids: [id] }, { cookie }),
        await get('/api/contact.csv'),
      ]) {
        expect(answer.status).toBe(503)
        expect((await answer.json()).detail).toMatch(
          fault === 'full' ? /disk of the server is full/ : /database cannot be written/,
        )
      }
      expect(await (await get('/api/contact')).json()).toMatchObject({
        total: 1,
        items: [{ state: 'flagged' }],
      })
    })

    it('tells who signs in, and a visitor nothing of disks', async () => {
      const refused = await signIn()
      expect(refused.status).toBe(503)
      expect((await refused.json()).detail).toMatch(
        fault === 'full' ? /disk of the server is full/ : /database cannot be written/,
      )
      const visitor = await site.send('POST', '/api/contact', { ...contact, message: 'Another' })
      expect([visitor.status, (await visitor.json()).detail]).toEqual([
        503,
        'Try again in a moment. What you typed is still here.',
      ])
    })
  })
})

describe('the room kept back on the disk of an SQLite file', () => {
  it('is freed for who signs in while it is full, and taken again once there is room', async () => {
    const site = await openTestSite('sqlite', { DISK_RESERVE_MB: '0' })
    await site.signIn('Ngozi', password)
    const file = `${site.config.databaseUrl}-reserve`
    await keepReserve(site.reserve)
    expect(existsSync(file)).toBe(true)
    const mend = await fillDisk(site)
    const { write } = site.database
    // Imitates a disk that has room for other writes only if the reserve's file is deleted.
    site.database.write = async (run) => {
      if (!existsSync(file)) await mend()
      return existsSync(file) ? write(run) : site.database.write(run)
    }
    const before = await site.send('POST', '/api/contact', contact)
    expect([before.status, existsSync(file)]).toEqual([503, true])
    expect((await site.send('POST', '/api/session', { username: 'ngozi', password })).status).toBe(
      200,
    )
    expect(existsSync(file)).toBe(false)
    await keepReserve(site.reserve)
    expect(existsSync(file)).toBe(true)
  })

  it('is not taken where the disk is low', async () => {
    const site = await openTestSite('sqlite', { DISK_RESERVE_MB: '100000000' })
    await keepReserve(site.reserve)
    expect(existsSync(`${site.config.databaseUrl}-reserve`)).toBe(false)
  })
})
