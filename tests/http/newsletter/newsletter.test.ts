import { describe, expect, it } from 'vitest'
import { site as company } from '#src/content/settings/site.ts'
import { shownConsent } from '#src/content/words/shown-consent.ts'
import { words } from '#src/content/words/words.ts'
import { createSigner, linkBytes } from '#src/core/signing/signer.ts'
import { unsubscribeLink } from '#src/newsletter/newsletter-links.server.ts'
import { unsubscribe } from '#src/newsletter/subscribers.server.ts'
import { openTestSite, sqliteUnlessAll, subscriberRow } from '../test-site.ts'
import { openReaders, unsubscribeTokens } from './newsletter-readers.ts'

const consent = shownConsent()

describe.each(sqliteUnlessAll)('newsletter on %s', async (engine) => {
  const site = await openTestSite(engine)
  const cookie = await site.signIn()
  const readers = openReaders(site)

  const page = async () => site.read('/api/newsletter', cookie)
  const list = async () => (await page()).items
  it('§7 POST /newsletter · answers the same for a new and a known address, and stores it once', async () => {
    const answers = []
    for (const email of ['ada@WORKS.example', 'Ada@works.example', 'Ada@works.example']) {
      const response = await site.send('POST', '/api/newsletter', { email, subject: '' })
      answers.push([response.status, await response.text()])
    }
    expect(answers).toEqual(Array(3).fill([200, '{"success":true}']))
    expect(await list()).toEqual([])
    await readers.confirm(await readers.confirmTokenOf('Ada@works.example'))
    expect(await list()).toEqual([
      {
        id: 1,
        email: 'Ada@works.example',
        subscribedAt: expect.any(String),
        confirmedAt: expect.any(String),
        source: 'newsletter',
        consentVersion: consent.version,
        language: null,
        flags: [],
      },
    ])
    expect((await readers.stored())[0]?.consent_text).toBe(consent.newsletter)
  })

  it('asks again where the words that were read were never published', async () => {
    const body = { email: 'eve@works.example', subject: '', consentVersion: 'fedcba9876543210' }
    const response = await site.send('POST', '/api/newsletter', body)
    expect([response.status, await response.json()]).toEqual([
      422,
      { success: false, errors: { email: [words().forms.errors.email.changed] }, consent },
    ])
  })

  it('§5 newsletter · requires an email address', async () => {
    for (const body of [{}, { email: '' }, { email: 'ada' }]) {
      const response = await site.send('POST', '/api/newsletter', body)
      expect(response.status).toBe(422)
      expect(await response.json()).toEqual({
        success: false,
        errors: { email: [expect.any(String)] },
      })
    }
  })

  it('§4 newsletter form · the page takes the form without JavaScript', async () => {
    const done = await site.submit('/newsletter', { email: 'bisi@works.example', subject: '' })
    expect(await done.json()).toMatchObject({
      outcome: 'done',
      message: 'Successfully subscribed!',
    })
    const wrong = await site.submit('/newsletter', { email: 'bisi', subject: '' })
    expect(wrong.status).toBe(422)
    expect(await wrong.json()).toMatchObject({ values: { email: 'bisi' } })
    expect((await readers.stored())[0]).toMatchObject({ email: 'bisi@works.example', flags: '' })
  })

  it('§4 newsletter form · a filled honeypot is stored and flagged', async () => {
    await site.send('POST', '/api/newsletter', { email: 'bot@works.example', subject: 'hello' })
    expect((await readers.stored())[0]).toMatchObject({
      email: 'bot@works.example',
      flags: 'honeypot-filled',
      confirmed_at: null,
    })
  })

  describe('unsubscribing', () => {
    const emails = async () => (await list()).map((item: { email: string }) => item.email)
    const end = (token: string, init: RequestInit = {}) =>
      site.request(`/newsletter/unsubscribe?token=${token}`, { method: 'POST', ...init })

    it('who confirms gets one welcome with the link, and a known or a flagged address no mail', async () => {
      const token = await readers.subscribe('one@works.example')
      await readers.ask('ONE@works.example')
      const mails = await readers.mailsTo('one@works.example')
      expect(mails.map(({ subject }) => subject).sort()).toEqual([
        `Confirm the ${company().name} newsletter`,
        `You subscribed to the ${company().name} newsletter`,
      ])
      const welcome = mails.find(({ text }) => text?.includes('/unsubscribe'))
      const headers = Object.fromEntries(
        (welcome?.headers ?? []).map(({ key, value }) => [key, value]),
      )
      expect(headers['list-unsubscribe']).toBe(
        `<${company().url}/newsletter/unsubscribe?token=${token}>`,
      )
      expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
      await site.send('POST', '/api/newsletter', { email: 'robot@works.example', subject: 'x' })
      expect((await readers.stored()).map(({ email }) => email)).toContain('robot@works.example')
      expect(await readers.mailsTo('robot@works.example')).toEqual([])
    })

    it('an address that was flagged before can subscribe, once', async () => {
      await site.send('POST', '/api/newsletter', { email: 'nine@works.example', subject: 'x' })
      expect(await readers.mailsTo('nine@works.example')).toEqual([])
      const token = await readers.subscribe('Nine@works.example')
      await readers.ask('nine@works.example')
      await site.send('POST', '/api/newsletter', { email: 'nine@works.example', subject: 'x' })
      expect(await readers.mailsTo('Nine@works.example')).toHaveLength(2)
      expect(
        (await list()).filter((item: { email: string }) => /nine/i.test(item.email)),
      ).toMatchObject([{ email: 'Nine@works.example', flags: [] }])
      expect((await end(token)).status).toBe(200)
      expect(await emails()).not.toContain('Nine@works.example')
    })

    it('staff read all who subscribed page by page', async () => {
      await readers.subscribe('ten@works.example')
      const read: string[] = []
      for (let query = '?limit=1'; query; ) {
        const { items, next } = await site.read(`/api/newsletter${query}`, cookie)
        expect(items).toHaveLength(1)
        read.push(items[0].email)
        query = next === null ? '' : `?limit=1&after=${next}`
      }
      expect(read.length).toBeGreaterThan(1)
      expect(read).toEqual(await emails())
    })

    it('a mail program ends it in one step, from anywhere, and a second time too (RFC 8058)', async () => {
      const token = await readers.subscribe('two@works.example')
      const oneClick = {
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://mail.example',
          'sec-fetch-site': 'cross-site',
        },
        body: 'List-Unsubscribe=One-Click',
      }
      expect((await end(token, oneClick)).status).toBe(200)
      expect(await emails()).not.toContain('two@works.example')
      expect((await end(token, oneClick)).status).toBe(200)
      const left = await site.database.db
        .selectFrom('outbox')
        .selectAll()
        .where('kind', '=', 'newsletter-welcome')
        .execute()
      expect(left.every((row) => row.subscriber_id !== null)).toBe(true)
    })

    it('a GET request ends nothing, and a visitor in Canada is not redirected', async () => {
      const token = await readers.subscribe('three@works.example')
      const page = await site.request(`/newsletter/unsubscribe?token=${token}`, {
        headers: { 'x-forwarded-for': '24.48.0.1' },
      })
      expect(page.status).toBe(200)
      expect(await emails()).toContain('three@works.example')
    })

    it('ends only the subscription that the link was made for', async () => {
      const [four, five] = [
        await readers.subscribe('four@works.example'),
        await readers.subscribe('five@works.example'),
      ]
      const forged = `${five.split('.')[0]}.${four.split('.')[1]}`
      for (const token of ['', 'x', forged]) expect((await end(token)).status).toBe(400)
      expect((await end(four)).status).toBe(200)
      expect(await emails()).toContain('five@works.example')
      expect(await emails()).not.toContain('four@works.example')
    })

    it('an address can come back by confirming again, and an old link ends what it has today', async () => {
      const first = await readers.subscribe('six@works.example')
      await end(first)
      const second = await readers.subscribe('six@works.example')
      expect(second).not.toBe(first)
      expect((await end(first)).status).toBe(200)
      expect(await emails()).not.toContain('six@works.example')
      expect((await end(second)).status).toBe(200)
    })

    it('a link without the address asks for it once its subscription is gone', async () => {
      const token = await readers.subscribe('old@works.example')
      const { write } = createSigner(site.context.secret, 'unsubscribe', linkBytes)
      const old = write(token.split('.')[0] ?? '')
      expect((await end(old)).status).toBe(200)
      expect(await emails()).not.toContain('old@works.example')
      await readers.subscribe('old@works.example')
      const asked = await end(old, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
      expect(asked.status).toBe(422)
      expect(await emails()).toContain('old@works.example')
      const page = `/newsletter/unsubscribe?token=${old}`
      expect((await site.submit(page, { email: 'Old@works.example' })).status).toBe(200)
      expect(await emails()).not.toContain('old@works.example')
    })

    it('a waiting mail to somebody who unsubscribed is never sent', async () => {
      await site.send('POST', '/api/newsletter', { email: 'seven@works.example', subject: '' })
      const row = await site.database.db
        .selectFrom('subscriber')
        .select('id')
        .where('email', '=', 'seven@works.example')
        .executeTakeFirst()
      await end(
        unsubscribeTokens(
          unsubscribeLink(site.context.mailContext(), {
            id: row?.id ?? 0,
            email: 'seven@works.example',
          }),
        )[0] ?? '',
      )
      expect(await readers.mailsTo('seven@works.example')).toEqual([])
    })

    it('owners are mailed once when many leave within an hour', async () => {
      const own = await openTestSite(engine)
      await own.signIn('Owner')
      await own.database.db.updateTable('staff').set({ email: 'owner@works.example' }).execute()
      const rows = Array.from({ length: 30 }, (_, at) => subscriberRow(`left${at}@works.example`))
      const ids = await own.database.db
        .insertInto('subscriber')
        .values(rows)
        .returning(['id', 'email'])
        .execute()
      for (const one of ids) {
        const [token = ''] = unsubscribeTokens(unsubscribeLink(own.context.mailContext(), one))
        await unsubscribe(own.context, token)
      }
      await own.outbox.sendDue()
      const mails = await own.readMails()
      expect(mails).toHaveLength(1)
      expect(mails[0]?.html).toContain('20 addresses have left the newsletter within an hour.')
    })

    it('the exported list has a working link for each letter where it is asked for', async () => {
      await readers.subscribe('eight@works.example')
      const plain = await (await site.get('/api/newsletter.csv', cookie)).text()
      expect(plain).toContain('eight@works.example')
      expect(plain).not.toContain('unsubscribe')
      expect((await site.get('/api/newsletter.csv?links=yes', cookie)).status).toBe(400)
      const csv = await (await site.get('/api/newsletter.csv?links=1', cookie)).text()
      const line = csv.split('\r\n').find((one) => one.includes('eight@works.example')) ?? ''
      expect((await end(unsubscribeTokens(line)[0] ?? '')).status).toBe(200)
      expect(await emails()).not.toContain('eight@works.example')
    })

    it('the link of a preview is nobody’s: it reads no address', async () => {
      const closed = await openTestSite(engine)
      const [token = ''] = unsubscribeTokens(
        unsubscribeLink(closed.context.mailContext(), { id: 0, email: '' }),
      )
      await closed.database.close()
      expect(await unsubscribe(closed.context, token)).toBe('done')
    })

    it('says so when the database does not answer, and logs no token', async () => {
      const broken = await openTestSite(engine)
      const [token = ''] = unsubscribeTokens(
        unsubscribeLink(broken.context.mailContext(), { id: 1, email: 'a@b.example' }),
      )
      await broken.database.close()
      expect(
        (await broken.request(`/newsletter/unsubscribe?token=${token}`, { method: 'POST' })).status,
      ).toBe(503)
      expect(JSON.stringify([broken.logged, broken.warnings])).not.toContain(token)
    })
  })

  it('§8 Failed newsletter request · says Error Subscribing', async () => {
    const broken = await openTestSite(engine)
    await broken.database.close()
    const page = await broken.submit('/newsletter', { email: 'ada@works.example', subject: '' })
    expect(page.status).toBe(503)
    expect(await page.json()).toMatchObject({
      message: 'Error Subscribing',
      values: { email: 'ada@works.example' },
    })
    expect(JSON.stringify([broken.logged, broken.warnings.length])).not.toContain('works.example')
  })
})
