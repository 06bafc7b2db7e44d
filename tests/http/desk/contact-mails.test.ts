import { describe, expect, it } from 'vitest'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { readMailHealth } from '#src/core/outbox/mail-health.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { findRequest, readRequestPage } from '#src/desk/requests/requests.server.ts'
import { contact, openTestSite, sqliteUnlessAll, type TestSite } from '../test-site.ts'

const unreachable = { SMTP_URL: 'smtp://127.0.0.1:1' }

describe.each(sqliteUnlessAll)('§2 Admin dashboard · whether mails went out on %s', (engine) => {
  let site: TestSite

  const submit = async (isOrdinary = true) => {
    const hidden = isOrdinary ? site.hiddenFields() : {}
    const [message, businessEmail] = [crypto.randomUUID(), `${crypto.randomUUID()}@works.example`]
    await site.send('POST', '/api/contact', { ...contact, ...hidden, message, businessEmail })
  }
  const mailsOf = async (id: number) => {
    const { items } = await readRequestPage(site.context)
    const mails = items.find((item) => item.id === id)?.mails
    expect((await findRequest(site.context, id))?.mails).toEqual(mails)
    return mails?.map(({ to, state }) => `${to} ${state}`)
  }
  const both = (state: string) => [`company ${state}`, `visitor ${state}`]
  const change = (
    values: { sent_at?: number; failed_at?: number; last_error?: string },
    id: number,
  ) => site.database.db.updateTable('outbox').set(values).where('id', '=', id).execute()

  it('a lead shows its own mails: not sent yet, sent, given up, none left', async () => {
    site = await openTestSite(engine, unreachable)
    await submit()
    await submit()
    expect(await mailsOf(1)).toEqual(both('waiting'))
    await site.outbox.sendDue()
    expect(await mailsOf(1)).toEqual(both('waiting'))
    await change({ sent_at: Date.now() }, 1)
    await change({ failed_at: Date.now() }, 2)
    expect(await mailsOf(1)).toEqual(['company sent', 'visitor failed'])
    expect(await mailsOf(2)).toEqual(both('waiting'))
    await site.database.db.deleteFrom('outbox').execute()
    expect(await mailsOf(1)).toEqual([])
  })

  it('without a mail server they are files, and flagged ones wait for the digest', async () => {
    site = await openTestSite(engine)
    await submit()
    await submit(false)
    expect(await mailsOf(2)).toEqual(['company waiting', 'visitor none'])
    await site.outbox.sendDue()
    expect(await mailsOf(1)).toEqual(both('filed'))
    expect(await mailsOf(2)).toEqual(['company digested', 'visitor none'])
    expect(await readMailHealth(site.context)).toEqual({
      isUnsent: true,
      fault: null,
      waiting: 0,
      since: null,
    })
  })

  it('mail stands still when one has waited for ten minutes and none was sent since', async () => {
    site = await openTestSite(engine, unreachable)
    const well = { isUnsent: false, fault: null, waiting: 0, since: null }
    await submit()
    const { created_at: first } = await site.database.db
      .selectFrom('outbox')
      .select('created_at')
      .executeTakeFirstOrThrow()
    const later = first + staffLimits.mailStillMs
    expect(await readMailHealth(site.context, later - 1)).toEqual(well)
    const still = { isUnsent: false, fault: null, waiting: 2, since: new Date(first).toISOString() }
    expect(await readMailHealth(site.context, later)).toEqual(still)
    // A failed attempt moves the due time of a mail, but not the time since which it waits.
    await site.outbox.sendDue()
    const refused = { ...still, fault: 'CONNECT ECONNREFUSED' }
    expect(await readMailHealth(site.context, later)).toEqual(refused)
    await change({ sent_at: later - 1 }, 1)
    expect(await readMailHealth(site.context, later)).toEqual(well)
    expect(await readMailHealth(site.context, later + staffLimits.mailStillMs)).toEqual({
      ...refused,
      waiting: 1,
    })
    await change({ failed_at: later }, 2)
    expect(await readMailHealth(site.context, later + staffLimits.mailStillMs)).toEqual(well)
  })

  it('a digest that is not due yet is no standstill', async () => {
    site = await openTestSite(engine, unreachable)
    const mail = {
      kind: 'contact-digest',
      created_at: Date.now() - serverLimits.digest.intervalMs,
      due_at: Date.now() + 1000,
    }
    await site.database.db.insertInto('outbox').values(mail).execute()
    expect((await readMailHealth(site.context)).since).toBeNull()
  })
})
