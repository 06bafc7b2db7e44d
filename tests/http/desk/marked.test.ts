import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { site as company } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { contactRequest } from '#src/contracts/contact/contact-forms.ts'
import { retention } from '#src/contracts/retention.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { flagThresholds } from '#src/core/spam/spam.ts'
import { countNews, readRequestPage } from '#src/desk/requests/requests.server.ts'
import { submitRequest } from '#src/desk/requests/submission.server.ts'
import { purgeExpired } from '#src/server/housekeeping.ts'
import { signedIn } from '../../signed-in.ts'
import { contact, from, openTestSite, sqliteUnlessAll, type TestSite } from '../test-site.ts'

const minute = 60_000
const day = 24 * 60 * minute
const shared = '192.0.2.1'

describe.each(sqliteUnlessAll)(
  '§4 contact form · many people behind one address on %s',
  (engine) => {
    let site: TestSite
    let cookie: string
    beforeEach(async () => {
      site = await openTestSite(engine, { MAX_FORMS_PER_MINUTE: '1000' })
      cookie = await site.signIn()
    })

    const person = (n: number) => ({
      ...contact,
      ...site.hiddenFields(),
      firstName: `Ada${n}`,
      phone: `+234 803 000 ${1000 + n}`,
      businessEmail: `a${n}@company${n}.example`,
      message: 'I have read about cold rooms. Please call me.',
    })
    const send = (n: number, address = shared, change: object = {}) =>
      site.send('POST', '/api/contact', { ...person(n), ...change }, from(address))
    const list = async (query = '') =>
      (await site.request(`/api/contact?limit=200${query}`, { headers: { cookie } })).json()
    const to = async (address: string) =>
      (await site.readMails()).filter((mail) => mail.to?.[0]?.address === address)

    it('forty leads are new, told, answerable and kept, and a flood after them hides no other', {
      timeout: 120_000,
    }, async () => {
      const start = Date.now()
      for (let n = 0; n < 40; n++) expect((await send(n)).status).toBe(201)
      await site.outbox.sendDue()
      await site.outbox.sendDue(() => start + serverLimits.digest.markedIntervalMs + minute)
      const { items, counts } = await list('&state=new')
      expect(counts).toEqual({ new: 40, waiting: 0, answered: 0, flagged: 0 })
      expect((await countNews(site.context, signedIn(), {})).arrived).toBe(40)
      const told = (await to(company().email)).map(({ text }) => text).join()
      for (const { id, reference, mails } of items) {
        expect(told).toContain(reference)
        expect([1, 2, 3, 4, 5].includes(id) ? 'filed' : 'digested').toBe(mails[0].state)
      }
      expect(items[0]).toMatchObject({
        flags: ['many-from-network'],
        mails: [{ state: 'digested' }, { to: 'visitor', state: 'none' }],
      })
      expect(await to('a4@company4.example')).toHaveLength(1)
      expect(await to('a5@company5.example')).toEqual([])
      expect(await list('&search=company39')).toMatchObject({ total: 1, items: [{ id: 40 }] })
      expect(
        await (await site.request('/api/contact.csv', { headers: { cookie } })).text(),
      ).toContain('a39@company39.example')
      const reply = { key: randomUUID(), subject: 'Your message', text: 'We call you today.' }
      expect((await site.send('POST', '/api/contact/40/replies', reply, { cookie })).status).toBe(
        200,
      )
      expect(
        (await site.send('PATCH', '/api/contact/39', { state: 'flagged', was: 'new' }, { cookie }))
          .status,
      ).toBe(200)

      const before = (await to(company().email)).length
      const parse = contactRequest(company().address)
      // In the following hour the network's counter starts again.
      const begin = start + 12 * minute
      for (let n = 0; n < 125; n++) {
        const now = begin + n * 28_800
        await submitRequest(site.context, parse.parse(person(100 + n)), { prefix: shared }, { now })
        if (n === 62)
          await submitRequest(
            site.context,
            parse.parse(person(1000)),
            { prefix: '198.51.100.7' },
            { now },
          )
        if (n % 2 === 0) await site.outbox.sendDue(() => now + 1000)
        if (n === 64)
          expect((await to(company().email)).some(({ text }) => text?.includes('Ada1000'))).toBe(
            true,
          )
      }
      expect((await to(company().email)).length - before - 1).toBeLessThanOrEqual(12)
      await site.outbox.sendDue(() => begin + 71 * minute)
      expect(
        await site.database.db
          .selectFrom('contact')
          .select('id')
          .where('awaits_digest', '=', 1)
          .execute(),
      ).toEqual([])
      await purgeExpired(site.database, start + (retention.flaggedDays + 1) * day)
      expect(await readRequestPage(site.context)).toMatchObject({
        kept: 165,
        counts: { new: 165, flagged: 0 },
      })
    })

    it('more than the site gets from everybody in an hour are new, and without a receipt', {
      timeout: 60_000,
    }, async () => {
      const parse = contactRequest(company().address)
      const { hits } = flagThresholds.site
      for (let n = 0; n <= hits; n++)
        await submitRequest(site.context, parse.parse(person(n)), { prefix: `network ${n}` })
      const [last, before] = (await list()).items
      expect(last).toMatchObject({
        state: 'new',
        flags: ['many-on-site'],
        mails: [{ to: 'company', state: 'waiting' }, { state: 'none' }],
      })
      expect(before).toMatchObject({ state: 'new', flags: [] })
    })

    it('what speaks for itself is held among them: the same text of the same person, links, a filled honeypot, no token', async () => {
      for (let n = 0; n < 6; n++) await send(n)
      await send(5, shared, { businessEmail: 'other@company.example' })
      await send(5, shared, {
        businessEmail: 'other@company.example',
        phone: '+234 805 000 0000',
        message: 'I have READ about cold rooms.\nPlease call me.',
      })
      await send(7, shared, { message: 'https://a.example https://b.example https://c.example' })
      await send(8, shared, { subject: 'cheap' })
      await send(9, shared, { formToken: undefined })
      await send(10)
      const flags = (await list()).items.map((one: { state: string; flags: string[] }) => [
        one.state,
        ...one.flags,
      ])
      expect(flags.slice(0, 7)).toEqual([
        ['new', 'many-from-network'],
        ['flagged', 'token-missing', 'many-from-network'],
        ['flagged', 'honeypot-filled', 'many-from-network'],
        ['new', 'many-from-network'],
        ['flagged', 'many-from-network', 'same-text'],
        ['flagged', 'many-from-network', 'same-text'],
        ['new', 'many-from-network'],
      ])
    })

    it('a marked request does not wait for the hour of a digest about flagged ones, nor hurry a failing mail server', async () => {
      await send(0, '192.0.2.9', { subject: 'cheap' })
      await site.outbox.sendDue()
      await send(1, '192.0.2.9', { subject: 'cheap' })
      const { db } = site.database
      const waiting = () =>
        db
          .selectFrom('outbox')
          .select(['id', 'due_at'])
          .where('sent_at', 'is', null)
          .where('kind', '=', 'contact-digest')
      const due = async () => (await waiting().executeTakeFirstOrThrow()).due_at - Date.now()
      expect(await due()).toBeGreaterThan(serverLimits.digest.intervalMs - minute)
      for (let n = 2; n < 8; n++) await send(n)
      expect(await due()).toBeLessThanOrEqual(serverLimits.digest.markedIntervalMs)
      const [{ id }, due_at] = [
        await waiting().executeTakeFirstOrThrow(),
        Date.now() + serverLimits.digest.intervalMs,
      ]
      await db.updateTable('outbox').set({ attempts: 3, due_at }).where('id', '=', id).execute()
      await send(8)
      expect(await due()).toBeGreaterThan(serverLimits.digest.intervalMs - minute)
    })

    it('§4 newsletter form · all are asked to confirm, the sixth and later ones within the hour', async () => {
      for (let n = 0; n < 40; n++)
        expect(
          (
            await site.send(
              'POST',
              '/api/newsletter',
              { email: `r${n}@works.example`, subject: '' },
              from(shared),
            )
          ).status,
        ).toBe(200)
      await site.send(
        'POST',
        '/api/newsletter',
        { email: 'robot@works.example', subject: 'cheap' },
        from(shared),
      )
      expect(await site.outbox.sendDue()).toBe(5)
      await site.outbox.sendDue(() => Date.now() + 60 * minute)
      for (let n = 0; n < 40; n++) expect(await to(`r${n}@works.example`)).toHaveLength(1)
      expect(await to('robot@works.example')).toEqual([])
    })

    it('§4 contact form · one opened form sent many times, or one mailbox under many names, is only marked', async () => {
      const { formToken } = site.hiddenFields()
      const flagsOf = async (n: number, change: object) => {
        expect((await send(n, `203.0.113.${n}`, change)).status).toBe(201)
        return (await list()).items[0].flags
      }
      const { token, address } = flagThresholds
      for (let n = 1; n <= token.hits; n++) expect(await flagsOf(n, { formToken })).toEqual([])
      expect(await flagsOf(token.hits + 1, { formToken })).toEqual(['token-reused'])
      const mailbox = (n: number) => ({ businessEmail: `Ann+${n}@works.example` })
      for (let n = 20; n < 20 + address.hits; n++) expect(await flagsOf(n, mailbox(n))).toEqual([])
      expect(await flagsOf(30, mailbox(30))).toEqual(['many-from-address'])
      expect(await flagsOf(31, { businessEmail: '+1@works.example' })).toEqual([])
      expect((await list()).items.every(({ state }: { state: string }) => state === 'new')).toBe(
        true,
      )
    })

    it('§4 newsletter form · a network has so many confirmations an hour sent, by either form, and is told so above', async () => {
      const { perNetwork: hits } = serverLimits.newsletter.confirmations
      const ask = (email: string, address = shared) =>
        site.send('POST', '/api/newsletter', { email, subject: '' }, from(address))
      for (let n = 1; n < hits; n++) expect((await ask(`r${n}@works.example`)).status).toBe(200)
      expect((await (await send(1, shared, { marketing: true })).json()).detail).toBeUndefined()
      const refused = await ask('late@works.example')
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
      expect(await refused.text()).toContain(words().forms.newsletter.later)
      const stored = await send(2, shared, { marketing: true })
      expect([stored.status, (await stored.json()).detail]).toEqual([
        201,
        words().forms.newsletter.later,
      ])
      expect((await ask('elsewhere@works.example', '198.51.100.7')).status).toBe(200)
      await site.outbox.sendDue()
      await site.outbox.sendDue(() => Date.now() + 60 * minute)
      const asked = await site.database.db
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', 'newsletter-confirmation')
        .execute()
      expect(asked).toHaveLength(hits + 1)
      expect(await to('late@works.example')).toEqual([])
    })
  },
)
