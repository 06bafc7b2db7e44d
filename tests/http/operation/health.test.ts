import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contactFields } from '#src/contracts/contact/contact-fields.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { newsletterWelcome } from '#src/newsletter/subscriber-mails.server.ts'
import { insertMail } from '#src/server/database/outbox.ts'
import { writeSetting } from '#src/server/database/settings.ts'
import { readOutboxState } from '#src/server/services/outbox/mail-health.ts'
import { probeStorage, storeRequest } from '#src/server/services/storage/health.ts'
import { refuseLongRows, setReadOnly } from '../floods/unwritable.ts'
import { contact, engines, openTestSite, subscriberRow, type TestSite } from '../test-site.ts'

/**
 * Milliseconds between two polls. An answer is reused for a second, so changes appear a little
 * later.
 */
const soon = { interval: 200 }
const health = async (site: TestSite) => (await site.request('/healthz')).status

describe.each(engines)('health on %s', (engine) => {
  it('fails while the database cannot be reached, and tells strangers no more; the process is alive', async () => {
    const site = await openTestSite(engine)
    expect(await (await site.request('/healthz')).json()).toEqual({ status: 'ok' })
    await site.database.close()
    await expect.poll(() => health(site), soon).toBe(503)
    expect(await (await site.request('/healthz')).json()).toEqual({ status: 'failing' })
    expect((await site.request('/livez')).status).toBe(200)
  })

  it('fails while nothing can be written, although pages are served, and recovers', async () => {
    const site = await openTestSite(engine)
    const subscribe = async () =>
      (await site.send('POST', '/api/newsletter', { email: 'ada@works.example' })).status
    expect(await health(site)).toBe(200)
    await setReadOnly(site, true)
    await expect.poll(subscribe, soon).toBe(503)
    await expect.poll(() => health(site), soon).toBe(503)
    expect(site.warnings.length).toBeGreaterThan(0)
    for (const path of ['/livez', '/contact']) expect((await site.request(path)).status).toBe(200)
    await setReadOnly(site, false)
    await probeStorage(site.context)
    await expect.poll(() => health(site), soon).toBe(200)
    expect(await subscribe()).toBe(200)
  })

  it('fails from the first refused request until one as long is stored, although short rows fit', async () => {
    const site = await openTestSite(engine, { DISK_RESERVE_MB: '0' })
    const cookie = await site.signIn()
    const { context } = site
    const { health: known } = context
    const sendLong = async (email: string) => {
      const long = {
        ...contact,
        businessEmail: email,
        message: randomBytes(contactFields.message.max / 2).toString('hex'),
      }
      return (await site.send('POST', '/api/contact', long)).status
    }
    const storageFault = async () => (await site.read('/api/session', cookie)).storageFault
    const makeRoom = await refuseLongRows(site)
    expect([await health(site), await storageFault(), known.notStored]).toEqual([200, null, 0])
    expect(await sendLong('ada@works.example')).toBe(503)
    expect([await health(site), await storageFault(), known.notStored]).toEqual([503, 'full', 1])
    await site.database.write((tx) => writeSetting(tx, 'short', 'row'))
    await expect(probeStorage(context)).rejects.toThrow()
    expect([await health(site), known.failure !== null, known.notStored]).toEqual([503, true, 1])
    await makeRoom()
    expect(await health(site)).toBe(503)
    await probeStorage(context)
    expect([await health(site), await storageFault()]).toEqual([200, null])

    const makeRoomAgain = await refuseLongRows(site)
    await expect(probeStorage(context)).rejects.toThrow()
    expect(await health(site)).toBe(503)
    await makeRoomAgain()
    expect(await sendLong('bola@works.example')).toBe(201)
    expect([await health(site), known.notStored]).toEqual([200, 1])
  })

  it('stays well when a request is refused for what it says', async () => {
    const { context } = await openTestSite(engine)
    const broken = storeRequest(
      context,
      () =>
        Promise.reject(
          Object.assign(
            new Error('check'),
            engine === 'sqlite' ? { errcode: 275 } : { code: '23514' },
          ),
        ),
      () => true,
    )
    await expect(broken).rejects.toThrow('check')
    expect([context.health.failure !== null, context.health.notStored]).toEqual([false, 0])
  })

  it('leaves nothing of a probe in the database', async () => {
    const { database, context } = await openTestSite(engine)
    const tables = async () => (await database.db.introspection.getTables()).map(({ name }) => name)
    const settings = async () =>
      (await database.db.selectFrom('setting').select('name').orderBy('name').execute()).map(
        ({ name }) => name,
      )
    const before = [await tables(), await settings()]
    await probeStorage(context)
    await Promise.all([probeStorage(context), probeStorage(context)])
    expect([await tables(), await settings()]).toEqual(before)
  })

  it('tells of mail that stands still, and stays 200', async () => {
    const site = await openTestSite(engine)
    const mail = () => readOutboxState(site)
    expect(await mail()).toMatchObject({ waiting: 0, failed: 0, oldestSeconds: 0, isStill: false })
    const waiting = (now: number) =>
      site.database.write((tx) => insertMail(tx, newsletterWelcome, { subscriber_id: 1 }, now))
    await site.database.db.insertInto('subscriber').values(subscriberRow('a@b.example')).execute()
    await waiting(Date.now() - staffLimits.mailStillMs / 2)
    expect(await mail()).toMatchObject({ waiting: 1, isStill: false })
    const due_at = Date.now() - 2 * staffLimits.mailStillMs
    await site.database.db.updateTable('outbox').set({ due_at }).execute()
    expect(await mail()).toMatchObject({ waiting: 1, isStill: true })
    expect((await mail()).oldestSeconds).toBeGreaterThanOrEqual(
      (2 * staffLimits.mailStillMs) / 1000,
    )
    expect(await health(site)).toBe(200)
    await site.outbox.sendDue()
    expect(await mail()).toMatchObject({ waiting: 0, failed: 0, oldestSeconds: 0, isStill: false })
  })

  it('writes once for many concurrent requests', async () => {
    const site = await openTestSite(engine)
    const { write } = site.database
    let writes = 0
    site.database.write = (run) => {
      writes++
      return write(run)
    }
    const answers = await Promise.all(Array.from({ length: 50 }, () => health(site)))
    expect(answers.every((status) => status === 200)).toBe(true)
    expect(writes).toBe(1)
  })
})
