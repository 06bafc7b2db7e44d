import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { site as company } from '#src/content/settings/site.ts'
import { claimMails } from '#src/core/database/outbox-rows.ts'
import { mailConnections } from '#src/core/mail/transport.ts'
import { retryAfter } from '#src/core/outbox/outbox-lines.ts'
import { readRequestPage } from '#src/desk/requests/requests.server.ts'
import { mailsByKind } from '#src/server/mails.ts'
import { listen } from '../../node-http.ts'
import { contact, engines, openTestSite, type TestSite, testOrigin } from '../test-site.ts'
import { addBacklog, openWorker } from './outbox-worker.ts'

const domain = new URL(company().url).hostname

type Reply = { code: number; text: string }

async function startMailServer() {
  const received: string[] = []
  let connections = 0
  const reply: { next: Reply | null } = { next: null }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, callback) {
      connections++
      callback()
    },
    onAuth: (_auth, _session, callback) =>
      callback(Object.assign(new Error('no'), { responseCode: 535 })),
    async onData(stream, _session, callback) {
      const mail = await text(stream)
      if (reply.next)
        return callback(
          Object.assign(new Error(reply.next.text), { responseCode: reply.next.code }),
        )
      received.push(mail)
      received.sort(
        (one, other) =>
          Number(other.includes('contact-notification')) -
          Number(one.includes('contact-notification')),
      )
      callback()
    },
  })
  return {
    received,
    reply,
    connections: () => connections,
    url: `smtp://127.0.0.1:${await listen(server.server)}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

describe.each(engines)('outbox on %s', (engine) => {
  let mail: Awaited<ReturnType<typeof startMailServer>>
  let site: TestSite
  beforeEach(async () => {
    mail = await startMailServer()
    onTestFinished(mail.close)
    site = await openTestSite(engine, { SMTP_URL: mail.url, PUBLIC_ORIGIN: testOrigin })
  })

  const submit = async (fields: object = {}) => {
    const hidden = site.hiddenFields()
    return (await site.send('POST', '/api/contact', { ...contact, ...hidden, ...fields })).json()
  }
  const rows = () => site.database.db.selectFrom('outbox').selectAll().orderBy('id').execute()

  it('§4 contact form · the company is told everything, the visitor only that it arrived', async () => {
    const message = 'Ìsopọ̀ — dotted.\n.\nA lone dot, and a line above.'
    const { reference } = await submit({ message, firstName: 'Adé' })
    expect(await site.outbox.sendDue()).toBe(2)
    const [notification, acknowledgement] = await Promise.all(
      mail.received.map((text) => PostalMime.parse(text)),
    )
    expect(notification).toMatchObject({
      messageId: `<contact-notification-${reference}@${domain}>`,
      to: [{ address: company().email }],
      replyTo: [{ address: contact.businessEmail }],
      subject: `Contact request ${reference} from Adé Bee`,
    })
    for (const part of [message, 'Adé Bee', contact.company, contact.phone])
      expect(notification?.text).toContain(part)
    const links = [
      ...(notification?.text ?? '').matchAll(new RegExp(`${testOrigin}(\\S+)`, 'g')),
    ].map(([, address]) => address)
    expect(links).toEqual([`/admin/dashboard?search=${reference}`])
    await submit({ message: 'Another one.' })
    expect((await readRequestPage(site.context, { search: reference })).items).toMatchObject([
      { reference },
    ])
    await site.outbox.sendDue()
    expect(acknowledgement).toMatchObject({
      to: [{ address: contact.businessEmail }],
      replyTo: [{ address: company().email }],
    })
    expect(acknowledgement?.text).toContain(reference)
    expect(acknowledgement?.text).not.toMatch(/dotted|Adé|Works Ltd/)
    expect(await site.outbox.sendDue()).toBe(0)
  })

  it('tries again after a 4xx, with the same Message-ID, and loses nothing meanwhile', async () => {
    mail.reply.next = { code: 451, text: 'greylisted' }
    const { reference } = await submit()
    await site.outbox.sendDue()
    expect(mail.received).toEqual([])
    const [row] = await rows()
    expect(row).toMatchObject({ sent_at: null, failed_at: null, attempts: 1, leased_until: 0 })
    expect(row?.due_at).toBeGreaterThan(Date.now() + 20_000)
    mail.reply.next = null
    expect(await site.outbox.sendDue()).toBe(0)
    expect(await site.outbox.sendDue(() => Date.now() + 3_600_000)).toBe(2)
    expect(mail.received[0]).toContain(`Message-ID: <contact-notification-${reference}@${domain}>`)
  })

  it('logs with each mail the id of the request that asked for it, also of requests that share a commit', async () => {
    const send = async (n: number) => {
      const hidden = site.hiddenFields()
      const fields = {
        ...contact,
        ...hidden,
        message: `Request ${n}`,
        businessEmail: `ada${n}@works.example`,
      }
      const response = await site.send('POST', '/api/contact', fields)
      return {
        id: response.headers.get('x-request-id'),
        reference: (await response.json()).reference,
      }
    }
    const sent = await Promise.all([1, 2, 3].map(send))
    await site.outbox.sendDue()
    const mails = await site.database.db
      .selectFrom('outbox')
      .innerJoin('contact', 'contact.id', 'outbox.contact_id')
      .select(['outbox.id', 'reference'])
      .execute()
    expect(mails).toHaveLength(6)
    for (const { id, reference } of mails) {
      const request = sent.find((one) => one.reference === reference)?.id
      expect(site.logged).toContainEqual(
        expect.objectContaining({ event: 'mail.sent', mail: id, request }),
      )
    }
  })

  it('tries for about three days, at least every half hour', () => {
    const waits = Array.from({ length: 149 }, (_, index) => retryAfter(index + 1))
    expect([waits[0], Math.max(...waits)]).toEqual([30_000, 1_800_000])
    const days = waits.reduce((sum, wait) => sum + wait) / 86_400_000
    expect(days).toBeGreaterThan(2.9)
    expect(days).toBeLessThan(3.1)
  })

  it('sends mails whose due time was set by a clock that was a year ahead', async () => {
    mail.reply.next = { code: 451, text: 'later' }
    await submit()
    await site.outbox.sendDue()
    mail.reply.next = null
    // A due time slightly in the future may be caused by the clock of another process.
    const due_at = Date.now() + 1_900_000
    await site.database.db.updateTable('outbox').set({ due_at }).execute()
    expect(await site.outbox.sendDue()).toBe(0)
    const ahead = Date.now() + 365 * 86_400_000
    await site.database.db
      .updateTable('outbox')
      .set({ due_at: ahead, leased_until: ahead })
      .execute()
    expect(await site.outbox.sendDue()).toBe(2)
    expect(mail.received).toHaveLength(2)
  })

  it('gives a mail to one of several processes, and to another when its lease has ended', async () => {
    for (const name of ['a', 'b', 'c']) await submit({ businessEmail: `${name}@works.example` })
    const now = Date.now() + 1000
    const claim = (at: number) =>
      site.database.write(async (tx) => {
        // The plan that PostgreSQL may choose for tables without statistics.
        if (engine === 'postgres')
          await sql`select set_config('enable_' || name, 'off', true)
            from unnest(array['hashjoin', 'mergejoin', 'hashagg', 'material', 'sort']) name`.execute(
            tx,
          )
        return claimMails(tx, {
          engine,
          kinds: [...mailsByKind.keys()],
          limit: 4,
          leaseMs: 1000,
          pace: { kind: '', most: 1, windowMs: 1 },
          longestDelayMs: 10_000,
          now: at,
        })
      })
    const claimed = (await Promise.all([claim(now), claim(now), claim(now)])).flat()
    expect(claimed.map((row) => row.id).sort()).toEqual([1, 2, 3, 4, 5, 6])
    expect(await claim(now + 999)).toEqual([])
    expect(await claim(now + 1000)).toHaveLength(4)
  })

  it('leaves a mail whose kind only a newer version knows to that version', async () => {
    await submit()
    const kind = 'of-a-newer-version'
    await sql`update outbox set kind = ${kind} where kind = 'contact-acknowledgement'`.execute(
      site.database.db,
    )
    expect(await site.outbox.sendDue()).toBe(1)
    expect((await rows()).map((row) => ({ ...row }))).toContainEqual(
      expect.objectContaining({ kind, attempts: 0, sent_at: null }),
    )
  })

  it('two workers over one backlog send each mail once, also where it takes longer than a lease', async () => {
    await addBacklog(site, 60)
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const sent: string[] = []
      let other: Promise<number> | undefined
      const send = async (messageId: string) => {
        sent.push(messageId)
        // All mails together take longer than a lease, but a single mail takes far less, even on a
        // busy machine.
        vi.setSystemTime(Date.now() + 4000)
        if (sent.length === 26) other = openWorker(site, send).sendDue()
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      await openWorker(site, send).sendDue()
      await other
      expect(sent).toHaveLength(60)
      expect(new Set(sent).size).toBe(60)
    } finally {
      vi.useRealTimers()
    }
  })

  it('sends the mail that has waited longest within some turns of mails with more priority', async () => {
    await addBacklog(site, 20)
    const [last] = (await rows()).slice(-1)
    await site.database.db
      .updateTable('outbox')
      .set({ priority: 2, due_at: 1, created_at: 1 })
      .where('id', '=', last?.id ?? 0)
      .execute()
    const sent: string[] = []
    await openWorker(site, async (messageId) => void sent.push(messageId)).sendDue()
    const { reference } = await site.database.db
      .selectFrom('contact')
      .select('reference')
      .where('id', '=', last?.contact_id ?? 0)
      .executeTakeFirstOrThrow()
    expect(sent).toHaveLength(20)
    expect(sent.findIndex((id) => id.includes(reference))).toBeLessThan(8)
  })

  it('sends several mails at once, within the limit, over connections that it uses again', async () => {
    await addBacklog(site, 20)
    let [running, most] = [0, 0]
    const areMany = Promise.withResolvers<void>()
    const worker = openWorker(site, async () => {
      most = Math.max(most, ++running)
      // The first mails wait until `mailConnections` mails are being sent.
      if (running === mailConnections) areMany.resolve()
      await areMany.promise
      await new Promise((resolve) => setTimeout(resolve, 5))
      running--
    })
    expect(await worker.sendDue()).toBe(20)
    expect(most).toBe(mailConnections)
    await site.database.db.updateTable('outbox').set({ sent_at: null, leased_until: 0 }).execute()
    expect(await site.outbox.sendDue()).toBe(20)
    expect(mail.received).toHaveLength(20)
    expect(mail.connections()).toBeLessThanOrEqual(mailConnections)
  })

  it('is woken by a submission', async () => {
    await submit()
    site.outbox.start()
    const isAllSent = async () => (await rows()).every(({ sent_at }) => sent_at !== null)
    await expect.poll(isAllSent).toBe(true)
    // The next poll comes after half a minute.
    await submit({ businessEmail: 'second@works.example', message: 'A second request.' })
    await expect.poll(() => mail.received.length, { timeout: 15_000 }).toBe(4)
    await site.outbox.stop()
  })

  it('names the error where it works on after the database has been closed', async () => {
    await site.database.close()
    site.outbox.start()
    const errors = () => site.logged.filter((one) => 'event' in one && one.event === 'outbox.error')
    await expect.poll(() => errors().length).toBeGreaterThan(0)
    await site.outbox.stop()
    for (const one of errors())
      expect(one).toMatchObject({ error: expect.stringMatching(/ .*closed|destroyed|not open/) })
  })
})
