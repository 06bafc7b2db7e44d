import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { site as company } from '#src/content/settings/site.ts'
import { retention } from '#src/contracts/retention.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { ProForma } from '#src/desk/offers/form/pro-forma-form.ts'
import type { ProFormaWords } from '#src/desk/offers/stored-pro-forma.ts'
import type { StaffRequest } from '#src/desk/requests/request-records.ts'
import { findRequest } from '#src/desk/requests/requests.server.ts'
import { sendReply } from '#src/desk/requests/work/replies.server.ts'
import { addNote } from '#src/desk/requests/work/work.server.ts'
import { engines, openTestSite, type TestSite } from '../test-site.ts'

const proForma: ProForma = {
  ...{ addressee: 'Ann', company: '', delivery: 'Soon', payment: 'Now', currency: 'USD' },
  ...{ exchange: null, vat: '0', validUntil: '2099-12-04', lines: [] },
}
const write = (number: string): ProFormaWords => ({
  ...{ version: 1, parties: [], facts: [['Number', number]], lines: [], sums: [], terms: [] },
  ...{ split: [], later: [], note: '', documents: [], given: proForma },
})
const sheet = { proForma, write }
const text = 'Dear Ann,\n\nwe deliver in March.\nAll forty.'

describe.each(engines)('§2 Admin dashboard · a reply on %s', (engine) => {
  let site: TestSite
  let cookie: string

  const open = async (env: Record<string, string> = {}) => {
    site = await openTestSite(engine, env)
    cookie = await site.signIn('tunde', undefined, 'sales')
    await site.addContacts({ reference: 'k7m3-9qxa' }, { flags: 'same-text' })
  }
  const reply = (id = 1, change: object = {}) =>
    site.send(
      'POST',
      `/api/contact/${id}/replies`,
      { key: randomUUID(), subject: 'Your message', text, ...change },
      { cookie },
    )
  const replies = async (): Promise<StaffRequest['replies']> =>
    (await findRequest(site.context, 1))?.replies ?? []

  it('goes once to the address of the request, with its reference, and answers come to the company', async () => {
    await open()
    const key = randomUUID()
    expect(await (await reply(1, { key })).json()).toMatchObject({
      id: 1,
      state: 'new',
      replies: [{ by: 'tunde', subject: 'Your message', state: 'waiting' }],
    })
    await reply(1, { key })
    await site.outbox.sendDue()
    await site.outbox.sendDue()
    const mails = site.mails()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatch(/^To: ann@works\.example$/m)
    expect(mails[0]).toMatch(new RegExp(`^Reply-To: ${company().email}$`, 'm'))
    expect(mails[0]).toMatch(/^Subject: Your message \(k7m3-9qxa\)$/m)
    expect(mails[0]).toContain('we deliver in March.')
    expect(mails[0]).not.toContain('Auto-Submitted')
    expect(await replies()).toMatchObject([
      { state: 'filed', sentAt: expect.any(String), fault: null },
    ])
    const [entry] = await site.audited('contact.replied')
    expect([entry?.detail, entry?.subject]).toEqual([{}, 'contact 1'])
    // Rows of the outbox are deleted after a month, but the state of the reply stays.
    await site.database.db.deleteFrom('outbox').execute()
    expect(await replies()).toMatchObject([{ state: 'filed' }])
  })

  it('keeps its key to one request, one author and one text', async () => {
    await open()
    await site.addContacts({})
    const key = randomUUID()
    const tunde = { id: 1, name: 'tunde', network: '' }
    const words = { key, subject: 'Pro-forma', text }
    const send = (change: object = {}, of = sheet, id = 1, by = tunde) =>
      sendReply(site.context, by, { id, reply: { ...words, ...change }, offer: of })
    expect(await Promise.all([send(), send()])).toEqual(['done', 'done'])
    for (const other of [
      send({ text: 'Other words.' }),
      send({ subject: 'Other' }),
      send({}, { ...sheet, proForma: { ...proForma, vat: '5' } }),
      sendReply(site.context, tunde, { id: 1, reply: words }),
      send({}, sheet, 3),
      send({}, sheet, 1, { ...tunde, name: 'ada' }),
    ])
      expect(await other).toBe('reused')
    expect((await reply(1, { key })).status).toBe(409)
    expect(await replies()).toHaveLength(1)
  })

  it('is numbered once, counted and bounded, also of twenty at once, half of them by another process', async () => {
    await open()
    const other =
      engine === 'postgres'
        ? await openTestSite(engine, { DATABASE_URL: site.config.databaseUrl })
        : site
    const atOnce = <T>(act: (context: TestSite['context'], n: number) => Promise<T>) =>
      Promise.all(
        Array.from({ length: 20 }, (_, n) => act((n % 2 === 0 ? site : other).context, n)),
      )
    const made = (outcomes: string[]) => outcomes.filter((one) => one === 'done').length
    const tunde = { id: 1, name: 'tunde', network: '' }
    const send = (context: TestSite['context'], by = tunde, offer?: typeof sheet) =>
      sendReply(context, by, {
        id: 1,
        reply: { key: randomUUID(), subject: 'Offer', text },
        offer,
      })
    // The second sender learns that a colleague has added something meanwhile.
    const offered = await Promise.all(
      [site, other, site].map(({ context }) => send(context, tunde, sheet)),
    )
    expect(new Set(offered)).toEqual(new Set(['done', 'overtaken']))
    const numbers = (await replies()).map(({ number }) => number)
    expect(numbers).toEqual(numbers.map((_, n) => `k7m3-9qxa-${n + 1}`))
    await site.database.db.deleteFrom('contact_reply').execute()
    expect(made(await atOnce((context) => send(context)))).toBe(20)
    const { entries } = staffLimits.requestWork
    const note = (context: TestSite['context']) =>
      addNote(context, tunde, 1, { key: randomUUID(), text })
    for (let n = 0; n < entries - 10; n++) await note(site.context)
    expect(made(await atOnce(note))).toBe(10)
    const hits = staffLimits.staffMails.hits - 5
    await site.database.db
      .updateTable('rate')
      .set({ hits })
      .where('key', '=', 'staff-mails 1')
      .execute()
    expect(made(await atOnce((context) => send(context)))).toBe(5)
    expect(await send(site.context, { ...tunde, id: 2 })).toBe('done')
    expect(await replies()).toHaveLength(26)
  })

  it('sends the receipt that was held back, once, of a request that is not flagged', async () => {
    await open()
    const now = Date.now()
    const hour = 3_600_000
    const flagged = { flags: 'many-from-network', flag_lifted_at: now }
    const old = now - (retention.mailLineDays * 24 + 1) * hour
    await site.addContacts(flagged, { ...flagged, submitted_at: old })
    const receipt = (id: number) => site.send('POST', `/api/contact/${id}/receipt`, {}, { cookie })
    const statuses = async (...ids: number[]) =>
      (await Promise.all(ids.map(receipt))).map(({ status }) => status)
    // A receipt cannot be sent for these requests: receipt already sent, flagged, too old, deleted.
    expect(await statuses(1, 2, 4, 99)).toEqual([409, 409, 409, 404])
    expect(await statuses(3, 3)).toEqual([200, 200])
    expect(await site.outbox.sendDue()).toBe(1)
    expect(site.mails()[0]).toMatch(/^Subject: We have your message /m)
    expect((await findRequest(site.context, 3))?.mails.at(-1)).toEqual({
      to: 'visitor',
      state: 'filed',
      fault: null,
    })
    const { rows } =
      await sql`select actor from audit where action = 'contact.receipt-sent'`.execute(
        site.database.db,
      )
    expect(rows).toHaveLength(1)
  })

  it('is refused without words, and to a request that is gone or flagged', async () => {
    await open()
    expect((await reply(1, { text: '' })).status).toBe(422)
    expect((await reply(99)).status).toBe(404)
    expect((await reply(2)).status).toBe(409)
    expect(await site.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  it('goes with its request, mail and all', async () => {
    await open()
    await reply()
    await site.database.db.deleteFrom('contact').execute()
    expect(await site.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })
})
