import { beforeEach, describe, expect, it } from 'vitest'
import { retention } from '#src/contracts/retention.ts'
import { readRequestPage } from '#src/desk/requests/requests.server.ts'
import { purgeExpired, runRetention } from '#src/server/housekeeping.ts'
import { commandLine } from '#src/staff/audit/audit.server.ts'
import { clockState, confirmClock, retentionWaits } from '#src/staff/clock/clock.server.ts'
import { contact, engines, openTestSite, type TestSite } from '../test-site.ts'

const hour = 3_600_000

describe.each(engines)('retention on %s', (engine) => {
  let site: TestSite
  beforeEach(async () => {
    site = await openTestSite(engine)
  })

  it('§2 /privacy-policy · contact requests go after 24 months, lines of mails after 30 days, counters after 25 hours', async () => {
    const count = async (table: 'contact' | 'outbox' | 'rate') =>
      (await site.database.db.selectFrom(table).selectAll().execute()).length
    await site.send('POST', '/api/contact', { ...contact, ...site.hiddenFields() })
    await site.outbox.sendDue()
    const sent = Date.now()
    const counts = async () => [await count('contact'), await count('outbox'), await count('rate')]
    await purgeExpired(site.database, sent)
    // Three counters mark floods, and two count the uses of the form's token and the receipts of the
    // mailbox. On PostgreSQL there is an additional row: the counter of a network's forms, which all
    // processes share.
    expect(await counts()).toEqual([1, 2, site.database.engine === 'postgres' ? 6 : 5])
    await purgeExpired(site.database, sent + 25 * hour)
    expect(await counts()).toEqual([1, 2, 0])
    await purgeExpired(site.database, sent + 30 * 24 * hour + 1000)
    expect(await counts()).toEqual([1, 0, 0])
    const term = new Date(sent)
    term.setUTCMonth(term.getUTCMonth() + 24)
    await purgeExpired(site.database, term.getTime() - 24 * hour)
    expect(await counts()).toEqual([1, 0, 0])
    await purgeExpired(site.database, term.getTime() + 24 * hour)
    expect(await counts()).toEqual([0, 0, 0])
  })

  it('what stays flagged goes after 30 days, and what staff have looked at stays', async () => {
    const now = Date.now()
    const at = { submitted_at: now, flags: 'token-missing' }
    await site.addContacts(
      { ...at, reference: 'flagged' },
      { ...at, reference: 'lifted', flag_lifted_at: now },
      { ...at, reference: 'answered', flag_lifted_at: now, answered_at: now },
      { submitted_at: now, reference: 'ordinary' },
    )
    const references = async () =>
      (await readRequestPage(site.context)).items.map(({ reference }) => reference).sort()
    const term = retention.flaggedDays * 24 * hour
    await purgeExpired(site.database, now + term - 1000)
    expect(await references()).toEqual(['answered', 'flagged', 'lifted', 'ordinary'])
    await purgeExpired(site.database, now + term + 1000)
    expect(await references()).toEqual(['answered', 'lifted', 'ordinary'])
  })

  it('waits when the clock has jumped, until two runs a day apart agree or an owner confirms it', async () => {
    const now = Date.now()
    await site.addContacts({ submitted_at: now }, { submitted_at: now })
    const told: [object, string][] = []
    const run = (at: number) => runRetention(site.database, (...one) => told.push(one), { now: at })
    const count = async () => (await readRequestPage(site.context)).items.length
    await run(now)
    const ahead = now + 3 * 365 * 24 * hour
    for (const hours of [0, 1, 23]) await run(ahead + hours * hour)
    expect([await count(), await retentionWaits(site.database.db)]).toEqual([2, ahead])
    expect(told.at(-1)?.[1]).toBe('retention.waits')
    // The clock is right again.
    await run(now + hour)
    expect(await retentionWaits(site.database.db)).toBeNull()
    // Another clock is no second reading of the first.
    await run(ahead)
    await run(ahead + 365 * 24 * hour)
    expect(await count()).toBe(2)
    await run(now + 2 * hour)
    await run(ahead)
    await run(ahead + 25 * hour)
    expect(await count()).toBe(0)
    expect(told.at(-1)).toEqual([expect.objectContaining({ contact: 2 }), 'retention.deleted'])
    await site.addContacts({ submitted_at: now })
    await run(ahead + 400 * 24 * hour)
    expect(await count()).toBe(1)
    await confirmClock(site, commandLine, ahead + 400 * 24 * hour)
    expect(await site.audited('retention.confirmed')).toHaveLength(1)
    await run(ahead + 400 * 24 * hour + hour)
    expect(await count()).toBe(0)
  })

  it('waits until an owner confirms the clock in the staff area, and nobody else can', async () => {
    const now = Date.now()
    await runRetention(site.database, () => {}, { now: now - 3 * 365 * 24 * hour })
    const owner = await site.signIn()
    const sales = await site.signIn('bola', 'a long pass phrase', 'sales')
    const run = () => runRetention(site.database, () => {})
    const count = async () => (await readRequestPage(site.context)).items.length
    const confirm = (cookie: string) => site.submit('/admin/clock', {}, { cookie })
    await site.addContacts({ submitted_at: now - 3 * 365 * 24 * hour })
    await run()
    expect([await count(), await clockState(site)]).toEqual([1, 'waits'])
    expect((await confirm(sales)).status).toBe(403)
    expect((await confirm('')).headers.get('location')).toMatch('/admin/signin')
    expect(await clockState(site)).toBe('waits')
    expect((await confirm(owner)).headers.get('location')).toBe('/admin/clock')
    expect(await clockState(site)).toBe('confirmed')
    expect(await site.audited('retention.confirmed')).toHaveLength(1)
    await run()
    expect([await count(), await clockState(site)]).toEqual([0, 'right'])
  })

  it('believes no clock because of what arrived under it', async () => {
    const now = Date.now()
    const ahead = now + 3 * 365 * 24 * hour
    for (const hasRun of [true, false]) {
      await site.database.db.deleteFrom('setting').where('name', 'like', 'retention-%').execute()
      await site.database.db.deleteFrom('contact').execute()
      const run = (at: number) => runRetention(site.database, () => {}, { now: at })
      await site.addContacts({ submitted_at: now })
      if (hasRun) await run(now)
      else await run(ahead)
      expect(await retentionWaits(site.database.db)).toBe(hasRun ? null : ahead)
      await site.addContacts({ submitted_at: ahead + hour })
      await run(ahead + 2 * hour)
      expect((await readRequestPage(site.context)).items).toHaveLength(2)
    }
  })

  it('believes the clock of a site that nobody writes to for weeks', async () => {
    const now = Date.now()
    await site.addContacts({ submitted_at: now })
    for (let days = 0; days <= 21; days += 1) {
      await runRetention(site.database, () => {}, { now: now + days * 24 * hour })
      expect(await retentionWaits(site.database.db)).toBeNull()
    }
  })
})
