import { describe, expect, it } from 'vitest'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { insertMail } from '#src/core/database/outbox-rows.ts'
import { storeRequest } from '#src/core/storage/health.ts'
import { newsletterWelcome } from '#src/newsletter/subscriber-mails.server.ts'
import { readOutboxState } from '#src/server/outbox-health.ts'
import { fillDisk, setReadOnly } from '../floods/unwritable.ts'
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
    await expect.poll(() => health(site), soon).toBe(200)
    expect(await subscribe()).toBe(200)
  })

  it('counts a request that is refused on a full disk, and recovers with the disk', async () => {
    const site = await openTestSite(engine)
    const send = async () => (await site.send('POST', '/api/contact', contact)).status
    const makeRoom = await fillDisk(site)
    expect([await send(), site.context.health.notStored]).toEqual([503, 1])
    await expect.poll(() => health(site), soon).toBe(503)
    await makeRoom()
    expect(await send()).toBe(201)
    await expect.poll(() => health(site), soon).toBe(200)
  })

  it('fails while less than a tenth of the disk is free, and staff read of it', async () => {
    const site = await openTestSite(engine)
    const cookie = await site.signIn()
    const found = async (free: number) => {
      site.context.readDisk = async () => ({ free, size: 100 })
      return [await health(site), (await site.read('/api/session', cookie)).storageFault]
    }
    expect([await found(10), await found(9)]).toEqual([
      [200, null],
      [503, 'low'],
    ])
    expect((await site.send('POST', '/api/contact', contact)).status).toBe(201)
  })

  it('stays well when a request is refused for what it says', async () => {
    const { context } = await openTestSite(engine)
    const broken = storeRequest(context, () =>
      Promise.reject(
        Object.assign(
          new Error('check'),
          engine === 'sqlite' ? { errcode: 275 } : { code: '23514' },
        ),
      ),
    )
    await expect(broken).rejects.toThrow('check')
    expect(context.health.notStored).toBe(0)
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
