import { describe, expect, it } from 'vitest'
import { retention } from '#src/contracts/retention.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { erasePerson } from '#src/desk/people/people.server.ts'
import { readPersonReport } from '#src/desk/people/person-report.server.ts'
import { readConfirmToken } from '#src/newsletter/newsletter-links.server.ts'
import { newsletterConfirmation } from '#src/newsletter/subscriber-mails.server.ts'
import { askFiledSubscribers } from '#src/newsletter/subscriber-rows.server.ts'
import { confirmByToken, subscribe } from '#src/newsletter/subscribers.server.ts'
import { purgeExpired } from '#src/server/housekeeping.ts'
import { commandLine } from '#src/staff/audit/audit.server.ts'
import { startOddMailServer } from '../operation/odd-mail-server.ts'
import { contact, openTestSite, sqliteUnlessAll } from '../test-site.ts'
import { openReaders } from './newsletter-readers.ts'

describe.each(sqliteUnlessAll)('newsletter by double opt-in on %s', async (engine) => {
  const site = await openTestSite(engine)
  let cookie = await site.signIn()
  const readers = openReaders(site)

  const page = async () => site.read('/api/newsletter', cookie)
  const list = async () => (await page()).items

  describe('confirming', () => {
    const hour = 3_600_000
    const isListed = async (email: string) =>
      (await list()).some((item: { email: string }) => item.email === email)

    it('looking at the link confirms nothing, from any country; pressing the button does, as often as it is pressed', async () => {
      await readers.ask('look@works.example')
      const token = await readers.confirmTokenOf('look@works.example')
      const waiting = (await page()).waiting
      for (const headers of [{}, { 'x-forwarded-for': '24.48.0.1' }])
        expect((await site.request(`/newsletter/confirm?token=${token}`, { headers })).status).toBe(
          200,
        )
      expect(await isListed('look@works.example')).toBe(false)
      const csv = async () => (await site.get('/api/newsletter.csv', cookie)).text()
      expect(await csv()).not.toContain('look@works.example')
      for (let presses = 0; presses < 2; presses++)
        expect((await readers.confirm(token)).status).toBe(200)
      expect(await isListed('look@works.example')).toBe(true)
      expect(await csv()).toContain('look@works.example')
      expect((await page()).waiting).toBe(waiting - 1)
      expect(await readers.mailsTo('look@works.example')).toHaveLength(2)
    })

    it('a button that another site presses confirms nothing', async () => {
      await readers.ask('other-site@works.example')
      const token = await readers.confirmTokenOf('other-site@works.example')
      const headers = { 'sec-fetch-site': 'cross-site' }
      expect(
        (await site.request(`/newsletter/confirm?token=${token}`, { method: 'POST', headers }))
          .status,
      ).toBe(403)
      expect(await isListed('other-site@works.example')).toBe(false)
    })

    it('sends so many an hour to a mailbox, whatever follows a plus in its address, and answers the same', async () => {
      const { perMailbox } = serverLimits.newsletter.confirmations
      const names = Array.from({ length: perMailbox + 2 }, (_, n) => `Many+${n}@works.example`)
      const answers: string[] = []
      for (const name of names) {
        const response = await readers.ask(name)
        answers.push(`${response.status} ${await response.text()}`)
      }
      expect(new Set(answers).size).toBe(1)
      // Above a limit of requests mails wait, before some are omitted.
      const later = () => Date.now() + serverLimits.newsletter.markedWaitMs
      const sent: number[] = []
      for (const name of names) sent.push((await readers.mailsTo(name, later)).length)
      expect(sent).toEqual(names.map((_, n) => (n < perMailbox ? 1 : 0)))
    })

    it('sends one confirmation mail an hour to an address, and answers the same', async () => {
      const answers = []
      for (let count = 0; count < 3; count++) {
        const response = await readers.ask('often@works.example')
        answers.push([response.status, await response.text()])
      }
      expect(new Set(answers.map(String)).size).toBe(1)
      expect(await readers.mailsTo('often@works.example')).toHaveLength(1)
      const asked_at = Date.now() - serverLimits.newsletter.mailIntervalMs
      await site.database.db
        .updateTable('subscriber')
        .set({ asked_at })
        .where('email', '=', 'often@works.example')
        .execute()
      await subscribe(
        site.context,
        {
          email: 'often@works.example',
          subject: 'empty',
          formToken: undefined,
          consentVersion: undefined,
          idempotencyKey: undefined,
          waitedSeconds: 0,
        },
        { prefix: 'elsewhere' },
        Date.now() + 25 * hour,
      )
      expect(
        await readers.mailsTo('often@works.example', () => Date.now() + 26 * hour),
      ).toHaveLength(2)
    })

    it('what nobody confirms goes after the term of its link, and the link ends', async () => {
      await readers.ask('silent@works.example')
      const token = await readers.confirmTokenOf('silent@works.example')
      // As if a mail server had taken the mail.
      await site.database.db.updateTable('outbox').set({ filed: 0 }).execute()
      const term = retention.unconfirmedDays * 24 * hour
      const isStored = async () =>
        (await readers.stored()).some(({ email }) => email === 'silent@works.example')
      const confirmed = (await list()).length
      await purgeExpired(site.database, Date.now() + term - 60_000)
      expect(await isStored()).toBe(true)
      expect(await confirmByToken(site.context, token, Date.now() + term + 60_000)).toBe('ended')
      await purgeExpired(site.database, Date.now() + term + 60_000)
      cookie = await site.signIn('a week later')
      expect(await isStored()).toBe(false)
      expect(await list()).toHaveLength(confirmed)
      expect((await readers.confirm(token)).status).toBe(404)
    })

    it('an address that nobody could ask is kept, and asked once when a mail server is set', async () => {
      const early = await openTestSite(engine)
      await openReaders(early).ask('early@works.example')
      await early.outbox.sendDue()
      const months = Date.now() + 90 * 24 * hour
      await purgeExpired(early.database, months)
      await early.database.close()
      const server = await startOddMailServer()
      const late = await openTestSite(engine, {
        DATABASE_URL: early.config.databaseUrl,
        SMTP_URL: server.url,
      })
      const clock = () => months
      const ask = () =>
        late.database.write((tx) => askFiledSubscribers(tx, newsletterConfirmation, clock()))
      for (let starts = 0; starts < 2; starts++) {
        await ask()
        await late.outbox.sendDue(clock)
      }
      expect(server.received.map(({ to }) => to)).toEqual(['early@works.example'])
      const token = /token=3?D?([\w.-]+)/.exec(
        server.received[0]?.text.replace(/=\r?\n/g, '') ?? '',
      )
      const term = retention.unconfirmedDays * 24 * hour
      await purgeExpired(late.database, months + term - 60_000)
      expect(readConfirmToken(late.context, token?.[1] ?? '', months + term)).toEqual({
        subscriberId: 1,
      })
      expect(await openReaders(late).stored()).toHaveLength(1)
      await purgeExpired(late.database, months + term + 60_000)
      expect(await openReaders(late).stored()).toEqual([])
    })
  })

  describe('the suppression list', () => {
    const keys = () => site.database.db.selectFrom('suppression').selectAll().execute()
    const end = (token: string) =>
      site.request(`/newsletter/unsubscribe?token=${token}`, { method: 'POST' })

    it('keeps a keyed hash of who left, through an erasure too, until the address confirms again', async () => {
      await end(await readers.subscribe('Left@works.example'))
      const [kept] = await keys()
      expect(kept?.key).toMatch(/^[\w-]{43}$/)
      expect(JSON.stringify(await keys())).not.toMatch(/left@/i)
      expect(
        (await readPersonReport(site.context, 'left@WORKS.example')).leftNewsletterAt,
      ).not.toBeNull()
      await erasePerson(site.context, commandLine, 'left@works.example')
      expect(await keys()).toHaveLength(1)
      await readers.subscribe('left@works.example')
      expect(await keys()).toEqual([])
      await erasePerson(site.context, commandLine, 'left@works.example')
      expect((await keys())[0]?.key).toBe(kept?.key)
    })

    it('a sign-up that a browser kept since before somebody left changes nothing', async () => {
      const email = 'kept@works.example'
      await end(await readers.subscribe(email))
      const waited = { email, subject: '', waitedSeconds: 60 }
      const late = await site.send('POST', '/api/newsletter', waited)
      expect([late.status, await late.json()]).toEqual([200, { success: true }])
      const ticked = { ...contact, businessEmail: email, marketing: true, waitedSeconds: '60' }
      expect((await site.send('POST', '/api/contact', ticked)).status).toBe(201)
      expect((await readers.stored()).map((row) => row.email)).not.toContain(email)
    })

    it('a stranger can have one mail a day sent to somebody who left, and no more', async () => {
      await end(await readers.subscribe('peace@works.example'))
      await readers.ask('peace@works.example')
      const before = (await readers.mailsTo('peace@works.example')).length
      await site.database.db
        .deleteFrom('subscriber')
        .where('email', '=', 'peace@works.example')
        .execute()
      await site.database.db.deleteFrom('rate').execute()
      await readers.ask('peace@works.example')
      expect(await readers.mailsTo('peace@works.example')).toHaveLength(before)
    })
  })
})
