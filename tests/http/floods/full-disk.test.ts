import { beforeEach, describe, expect, it } from 'vitest'
import { findSignedIn, sessionLife } from '#src/staff/sign-in/sessions.server.ts'
import { contact, openTestSite, sqliteUnlessAll, type TestSite } from '../test-site.ts'
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

describe.each(sqliteUnlessAll)('on %s', (engine) => {
  describe.each(faults)('%s', (_, fault, breakIt) => {
    let site: TestSite
    let cookie: string
    let mend = async () => {}
    beforeEach(async () => {
      site = await openTestSite(engine)
      cookie = await site.signIn('Ngozi', password)
      expect((await site.send('POST', '/api/contact', contact)).status).toBe(201)
      const seen_at = Date.now() - 120_000
      await site.database.db.updateTable('session').set({ seen_at }).execute()
      mend = await breakIt(site)
    })

    const get = (target: string, headers: Record<string, string> = {}) =>
      site.request(target, { headers: { cookie, 'x-forwarded-for': '192.0.2.77', ...headers } })
    const signIn = () => site.send('POST', '/api/session', { username: 'ngozi', password })
    const words = fault === 'full' ? /disk of the server is full/ : /database cannot be written/

    it('keeps requests closed, says why, and shows what needs no note in the log', async () => {
      const closed = await get('/api/contact')
      expect(closed.status).toBe(503)
      const { detail } = await closed.json()
      expect(detail).toMatch(words)
      expect(detail).toContain('requests stay closed')
      for (const target of ['/api/session', '/admin/dashboard'])
        expect([target, (await get(target)).status]).toEqual([target, 200])
      expect(await (await get('/api/session')).json()).toMatchObject({ storageFault: fault })
    })

    it('loses nothing that was acknowledged, and stores and shows again once it can', async () => {
      const refused = await site.send('POST', '/api/contact', { ...contact, message: 'Another' })
      expect(refused.status).toBe(503)
      await mend()
      const messages = async () => {
        const { items = [] } = await (await get('/api/contact')).json()
        return items.map(({ message }: { message: string }) => message)
      }
      expect(await messages()).toEqual([contact.message])
      const again = await site.send('POST', '/api/contact', { ...contact, message: 'Another' })
      expect(again.status).toBe(201)
      expect(await messages()).toEqual(['Another', contact.message])
      expect(await site.audited('contacts.read')).toHaveLength(2)
      await expect
        .poll(async () => (await (await get('/api/session')).json()).storageFault, soon)
        .toBe(null)
    })

    it('ends a session that is not used, though its use cannot be written', async () => {
      const token = cookie.replace('__Host-session=', '')
      const find = (minutes: number) =>
        findSignedIn(site.context, token, { now: Date.now() + minutes * 60_000 })
      expect(await find(20)).not.toBeNull()
      expect(await find(sessionLife.idle / 60_000)).toBeNull()
    })

    it('refuses a change, an export and a deletion, and says why', async () => {
      const { id } = await site.database.db
        .selectFrom('contact')
        .select('id')
        .executeTakeFirstOrThrow()
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
        expect((await answer.json()).detail).toMatch(words)
      }
      await mend()
      expect(await (await get('/api/contact')).json()).toMatchObject({
        total: 1,
        items: [{ state: 'flagged' }],
      })
    })

    it('tells who signs in, and a visitor nothing of disks', async () => {
      const refused = await signIn()
      expect(refused.status).toBe(503)
      expect((await refused.json()).detail).toMatch(words)
      const visitor = await site.send('POST', '/api/contact', { ...contact, message: 'Another' })
      expect([visitor.status, (await visitor.json()).detail]).toEqual([
        503,
        'Try again in a moment. What you typed is still here.',
      ])
    })
  })
})
