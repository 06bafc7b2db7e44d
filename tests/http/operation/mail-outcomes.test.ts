import { describe, expect, it } from 'vitest'
import { site as company } from '#src/content/settings/site.ts'
import { requeueFailed } from '#src/core/database/outbox-rows.ts'
import { findRequest } from '#src/desk/requests/requests.server.ts'
import { sendReplyAgain } from '#src/desk/requests/work/replies.server.ts'
import { readSetAside } from '#src/newsletter/issues.server.ts'
import { readOutboxState } from '#src/server/outbox-health.ts'
import { signedIn } from '../../signed-in.ts'
import { contact, engines, openTestSite } from '../test-site.ts'
import { type Step, startOddMailServer } from './odd-mail-server.ts'
import { openWorker } from './outbox-worker.ts'
import {
  addSubscribers,
  issueOf,
  kinds,
  mailRows,
  owner,
  sendIssue,
  sendReply,
  sendRequest,
} from './queued-mails.ts'

const hour = 3_600_000
const at = (wanted: Step, answer: string) => (step: Step) => (step === wanted ? answer : undefined)

describe.each(engines)('mails on %s', (engine) => {
  it('go on while one waits for its answer, and are not blamed for it', async () => {
    const server = await startOddMailServer()
    const site = await openTestSite(engine, { SMTP_URL: server.url })
    for (let n = 0; n < 5; n++)
      await sendRequest(site, { message: `No ${n}`, businessEmail: `a${n}@b.example` })
    const started: string[] = []
    const stuck = Promise.withResolvers<void>()
    const worker = openWorker(
      site,
      async (id, onHandOver) => {
        started.push(id)
        await onHandOver()
        if (started.length < 4) await stuck.promise
      },
      { slowAfter: 20 },
    )
    const sending = worker.sendDue()
    await expect.poll(() => started.length).toBe(10)
    stuck.resolve()
    await sending
    expect((await mailRows(site)).every((row) => row.sent_at !== null)).toBe(true)
  })

  it('are handed over once: after a kill staff decide on a reply, and a receipt gets one more try', async () => {
    const server = await startOddMailServer()
    const site = await openTestSite(engine, { SMTP_URL: server.url })
    await site.signIn()
    await sendRequest(site)
    await sendReply(site)
    const never = new Promise<void>(() => {})
    const dying = openWorker(site, async (_, onHandOver) => {
      await onHandOver()
      await never
    })
    void dying.sendDue().catch(() => {})
    await expect
      .poll(async () => (await mailRows(site)).filter((row) => row.handed_at).length)
      .toBe(3)
    // Nothing is sent while the answer may still come.
    await site.outbox.sendDue(() => Date.now() + 10 * 60_000)
    expect(server.received).toEqual([])
    const later = () => Date.now() + 15 * 60_000
    await site.outbox.sendDue(later)
    const [told] = (await findRequest(site.context, 1))?.replies ?? []
    expect(told).toMatchObject({ state: 'unknown', fault: 'UNKNOWN' })
    for (const hours of [2, 3, 30]) await site.outbox.sendDue(() => Date.now() + hours * hour)
    expect(server.received.map(({ id }) => id.split('-').slice(0, 2).join('-')).sort()).toEqual([
      'contact-acknowledgement',
      'contact-notification',
    ])
    expect(await sendReplyAgain(site.context, owner, [1, told?.id ?? 0])).toBe('done')
    await site.outbox.sendDue()
    await sendReplyAgain(site.context, owner, [1, told?.id ?? 0])
    await site.outbox.sendDue()
    expect(server.received.filter(({ id }) => id.startsWith(kinds.reply))).toHaveLength(1)
  })

  it('are not handed over by a process that has lost its lease meanwhile', async () => {
    const server = await startOddMailServer()
    const site = await openTestSite(engine, { SMTP_URL: server.url })
    await sendRequest(site)
    server.state.conduct = async (step) => {
      if (step === 'DATA')
        await site.database.db
          .updateTable('outbox')
          .set({ leased_until: 1, due_at: Date.now() + hour })
          .execute()
      return undefined
    }
    await site.outbox.sendDue()
    expect(server.received).toEqual([])
  })

  it('of an account do not wait behind others', async () => {
    const site = await openTestSite(engine)
    await site.signIn()
    for (let n = 0; n < 10; n++)
      await sendRequest(site, { message: `No ${n}`, businessEmail: `a${n}@b.example` })
    await site.database.db.updateTable('staff').set({ email: 'ngozi@site.example' }).execute()
    const stuck = Promise.withResolvers<void>()
    const started: string[] = []
    const worker = openWorker(site, async (id) => {
      started.push(id)
      if (id.startsWith('contact')) await stuck.promise
    })
    await addSubscribers(site, ['a@b.example'])
    await sendIssue(site)
    const sending = worker.sendDue()
    await expect.poll(() => started.some((id) => id.startsWith('account-newsletter'))).toBe(true)
    stuck.resolve()
    await sending
  })

  it('are sent again by staff after an address was refused', async () => {
    const server = await startOddMailServer(at('RCPT', '550 5.1.1 no such user'))
    const site = await openTestSite(engine, { SMTP_URL: server.url })
    const cookie = await site.signIn()
    await sendRequest(site)
    await sendReply(site)
    await site.outbox.sendDue()
    expect(await findRequest(site.context, 1)).toMatchObject({
      mails: [{ state: 'waiting' }, { state: 'failed', fault: 'RCPT 550 5.1.1' }],
      replies: [{ state: 'failed', fault: 'RCPT 550 5.1.1' }],
    })
    server.state.conduct = () => undefined
    for (const path of ['receipt', 'replies/1/again'])
      expect((await site.send('POST', `/api/contact/1/${path}`, {}, { cookie })).status).toBe(200)
    await site.outbox.sendDue()
    expect(server.received.map(({ to }) => to)).toEqual([
      contact.businessEmail,
      contact.businessEmail,
    ])
    // A mail program drops a mail whose Message-ID it knows, and lists a reply below its receipt.
    const reference = (await findRequest(site.context, 1))?.reference
    const receipt = server.received.find(({ id }) => id.startsWith(kinds.receipt))
    const reply = server.received.find(({ id }) => id.startsWith(kinds.reply))
    expect(receipt?.id).toMatch(new RegExp(`${reference}-[a-z0-9]+$`))
    expect(reply?.text).toContain(`In-Reply-To: <${receipt?.id}@`)
    expect(await findRequest(site.context, 1)).toMatchObject({
      mails: [{ state: 'waiting' }, { state: 'sent', fault: null }],
      replies: [{ state: 'sent', fault: null }],
    })
    expect(await requeueFailed(site.database.db, { kind: kinds.reply, reply_id: 1 }, 0)).toBe(false)
  })

  it('bounce to a mailbox of the company', async () => {
    const server = await startOddMailServer()
    const site = await openTestSite(engine, { SMTP_URL: server.url })
    await sendRequest(site)
    await site.outbox.sendDue()
    expect(server.received.map(({ from }) => from)).toEqual([company().email, company().email])
    const other = await openTestSite(engine, { SMTP_URL: server.url, MAIL_FROM: 'a@other.example' })
    await sendRequest(other)
    await other.outbox.sendDue()
    expect(server.received.at(-1)?.from).toBe('a@other.example')
  })

  it('of an issue go to all whose mailboxes have room, and the page says who waits', async () => {
    const server = await startOddMailServer((step, line) =>
      step === 'RCPT' && line.includes('full') ? '452 4.2.2 mailbox full' : undefined,
    )
    const site = await openTestSite(engine, { SMTP_URL: server.url, NEWSLETTER_PER_HOUR: '20' })
    await site.signIn()
    const emails = Array.from(
      { length: 60 },
      (_, n) => `${n % 10 === 3 ? 'full' : 'r'}${n}@b.example`,
    )
    await addSubscribers(site, emails)
    await sendIssue(site)
    // A clock that was ahead for a moment.
    await site.outbox.sendDue(() => Date.now() + 5)
    await site.database.db
      .updateTable('outbox')
      .set({ sent_at: Date.now() + 9 * 365 * 24 * hour })
      .where('kind', '=', kinds.issue)
      .where('sent_at', 'is not', null)
      .execute()
    for (let hours = 1; hours < 4; hours++)
      await site.outbox.sendDue(() => Date.now() + hours * hour)
    expect(await issueOf(site)).toMatchObject({
      ...{ sent: 54, waiting: 6, state: 'sending' },
      retried: [{ fault: 'RCPT 452 4.2.2', count: 6 }],
    })
    for (const hours of [8, 24, 40, 60, 80])
      await site.outbox.sendDue(() => Date.now() + hours * hour)
    expect(await issueOf(site)).toMatchObject({
      state: 'sent',
      sent: 54,
      refused: [['452 4.2.2', 6]],
    })
    expect(new Set(server.received.map(({ to }) => to)).size).toBe(server.received.length)
    expect(await readSetAside(site.context, signedIn())).toEqual([])
  })

  it('of an issue that does not move are reported', async () => {
    const server = await startOddMailServer(at('AUTH', '535 5.7.8 no'))
    const site = await openTestSite(engine, { SMTP_URL: server.url })
    await site.signIn()
    await addSubscribers(site, ['a@b.example', 'c@b.example'])
    await sendIssue(site)
    await site.database.db
      .updateTable('newsletter_issue')
      .set({ send_at: Date.now() - 2 * hour })
      .execute()
    expect(await readOutboxState(site)).toMatchObject({ stillIssues: 1 })
    expect(await issueOf(site)).toMatchObject({ stalledSince: expect.any(String) })
    await site.outbox.sendDue()
    expect(await issueOf(site)).toMatchObject({ stalledSince: null, sent: 2 })
  })
})
