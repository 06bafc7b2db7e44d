import { existsSync } from 'node:fs'
import { Webhook } from 'standardwebhooks'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { isPublicAddress } from '#src/core/http/client-address.ts'
import { erasePerson } from '#src/desk/people/people.server.ts'
import { readPersonReport } from '#src/desk/people/person-report.server.ts'
import { endWebhook, listWebhooks } from '#src/desk/webhooks/webhooks.server.ts'
import { boxOf, webhookFields } from '#src/desk/webhooks/webhooks.ts'
import { commandLine } from '#src/staff/audit/audit.server.ts'
import { signedIn } from '../../signed-in.ts'
import { openReaders } from '../newsletter/newsletter-readers.ts'
import { openWorker } from '../operation/outbox-worker.ts'
import { contact, openTestSite, sqliteUnlessAll, type TestSite } from '../test-site.ts'
import { type Received, startReceiver } from './webhook-receiver.ts'

/** A recipient that the privacy policy in `content` names. */
const recipient = 'courts and authorities'
const events = [
  'contact.received',
  'contact.answered',
  'contact.assigned',
  'subscriber.confirmed',
  'subscriber.left',
]
const ticks = (kind: 'event' | 'field', names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [boxOf(kind, name), 'on']))
const hour = 3_600_000
const timeout = 3 * staffLimits.webhooks.totalMs

describe.each(sqliteUnlessAll)('webhooks on %s', (engine) => {
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  let site: TestSite
  let cookie: string
  beforeEach(async () => {
    receiver = await startReceiver()
    onTestFinished(receiver.close)
    site = await openTestSite(engine, {}, undefined, { route: receiver.route })
    cookie = await site.signIn()
  })

  const post = (fields: Record<string, string>, as = cookie) =>
    site.submit('/admin/webhooks', fields, { cookie: as })
  const setting = (fields: readonly string[] = []) => ({
    act: 'add',
    recipient,
    url: receiver.url,
    ...ticks('event', events),
    ...ticks('field', fields),
  })
  const add = async (fields?: readonly string[]): Promise<string> =>
    (await (await post(setting(fields))).json()).code
  const submit = async (message = 'One.') =>
    (
      await site.send('POST', '/api/contact', { ...contact, ...site.hiddenFields(), message })
    ).json()
  const rows = () =>
    site.database.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'webhook')
      .orderBy('id')
      .execute()
  const verify = (secret: string, { body, headers }: Received) =>
    new Webhook(secret).verify(
      body,
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    )

  it('tells of what happens, signed, once, and nothing of the person', async () => {
    const secret = await add()
    expect((await (await site.get('/admin/webhooks', cookie)).text()).includes(secret)).toBe(false)
    const { reference } = await submit()
    const [{ id }] = await site.listContacts(cookie)
    const change = {
      id,
      takenBy: { was: null, to: 'ngozi' },
      state: { was: 'new', to: 'answered' },
    }
    expect(
      (await site.send('POST', '/api/contact/changes', { changes: [change] }, { cookie })).status,
    ).toBe(200)
    const readers = openReaders(site)
    const token = await readers.subscribe('reader@works.example')
    await site.submit(`/newsletter/unsubscribe?token=${token}`, {})
    await site.outbox.sendDue()
    const told = events.map((type) => ({
      type,
      data: type.startsWith('contact') ? { id, reference } : { id: 1 },
    }))
    expect(receiver.received.map((one) => verify(secret, one))).toMatchObject(told)
    for (const { body } of receiver.received)
      expect(Object.keys(JSON.parse(body).data).sort().join()).toMatch(/^id(,reference)?$/)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(5)
    for (const { headers } of receiver.received) expect(headers['user-agent']).toMatch(/\w/)
    // When an event has been sent, only its time stays in the database.
    expect((await rows()).map(({ facts, sent_at }) => [facts, sent_at !== null])).toEqual(
      Array(5).fill([null, true]),
    )
  })

  it('sends each field that was ticked, also to another process once, and no request that is held', async () => {
    await add(Object.keys(webhookFields))
    await submit()
    await site.send('POST', '/api/contact', { ...contact, subject: 'a robot', message: 'held' })
    const other = openWorker(site, async () => {}, { route: receiver.route })
    await Promise.all([site.outbox.sendDue(), other.sendDue(), site.outbox.sendDue()])
    expect(receiver.received.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        type: 'contact.received',
        data: { businessEmail: contact.businessEmail, message: 'One.', takenBy: null },
      },
    ])
    const { id } = (await site.listContacts(cookie)).find(
      ({ message }: { message: string }) => message === 'held',
    )
    await site.send('PATCH', `/api/contact/${id}`, { was: 'flagged', state: 'new' }, { cookie })
    await site.outbox.sendDue()
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.message)).toEqual([
      'One.',
      'held',
    ])
  })

  it('tries again after a 500 for three days with the same id, then names it, and sends it again when an owner asks', async () => {
    const secret = await add()
    receiver.state.answer = (response) => response.writeHead(500).end()
    const { reference } = await submit()
    let now = Date.now()
    const pauses: number[] = []
    for (let row = (await rows())[0]; row?.failed_at === null; row = (await rows())[0]) {
      await site.outbox.sendDue(() => now)
      pauses.push(now)
      now = Math.max(now + 1, (await rows())[0]?.due_at ?? 0)
    }
    expect((pauses.at(-1) ?? 0) - (pauses[0] ?? 0)).toBeGreaterThan(70 * hour)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const [{ failed = [], givenUp = 0 } = {}] = (await listWebhooks(site.context, signedIn()))
      .webhooks
    expect([givenUp, failed[0]?.text]).toEqual([1, `Request received, ${reference}: HTTP 500`])
    receiver.state.answer = (response) => response.end()
    expect((await post({ act: 'resend', id: '1' })).status).toBe(303)
    await site.outbox.sendDue()
    expect(verify(secret, receiver.received.at(-1) as Received)).toMatchObject({
      data: { reference },
    })
    expect((await rows())[0]).toMatchObject({ failed_at: null, sent_at: expect.any(Number) })
  })

  it('a receiver that hangs holds up no mail and is given up; one that sends without end is read to 4 KB', {
    timeout,
  }, async () => {
    await add()
    receiver.state.answer = () => {}
    await submit()
    const sending = site.outbox.sendDue()
    await expect.poll(() => site.mails().length).toBe(2)
    expect((await rows())[0]).toMatchObject({ sent_at: null, last_error: null })
    await sending
    expect((await rows())[0]).toMatchObject({ sent_at: null, last_error: 'no answer in time' })
    let sent = 0
    receiver.state.answer = (response) => {
      const part = Buffer.alloc(65_536, 'x')
      const fill = () => {
        while (!response.destroyed && response.write(part)) sent += part.length
      }
      response.on('drain', fill)
      fill()
    }
    const { code } = await (await post({ act: 'test', id: '1' })).json()
    expect(code).toBe('x'.repeat(staffLimits.webhooks.answerBytes))
    expect(sent).toBeLessThan(20_000_000)
  })

  it('counts an event as taken by its status, also where the rest of the response breaks off', async () => {
    await add()
    receiver.state.answer = (response) =>
      response.writeHead(200).write('tak', () => response.destroy())
    await submit()
    await site.outbox.sendDue()
    expect((await rows())[0]).toMatchObject({ sent_at: expect.any(Number) })
  })

  it('follows no redirect', async () => {
    await add()
    receiver.state.answer = (response) => response.writeHead(307, { location: receiver.url }).end()
    await submit()
    await site.outbox.sendDue()
    expect(receiver.received).toHaveLength(1)
    expect((await rows())[0]).toMatchObject({ sent_at: null, last_error: 'HTTP 307' })
  })

  it('connects to no address that is not public, and to none but the one that it has checked', async () => {
    await add()
    let asked = 0
    const names = (...addresses: string[]) => {
      asked = 0
      receiver.route.resolve = async () => {
        asked += 1
        return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
      }
    }
    receiver.route.isAllowed = isPublicAddress
    const inside = [
      '169.254.169.254',
      '127.0.0.1',
      '10.0.0.1',
      '::1',
      'fe80::1',
      '::ffff:127.0.0.1',
      '::127.0.0.1',
      '64:ff9b::7f00:1',
    ]
    for (const address of inside) {
      // A name with a private and a public address is refused, because the connection could be made
      // to the private address.
      names('8.8.8.8', address)
      expect(await (await post({ act: 'test', id: '1' })).json()).toMatchObject({
        text: 'The test was not accepted: address not public.',
      })
    }
    expect(receiver.received).toEqual([])
    // The name is resolved only once, so a different second answer of the DNS server has no effect.
    receiver.route.isAllowed = (address) => address === '127.0.0.1' && asked === 1
    names('127.0.0.1')
    expect(await (await post({ act: 'test', id: '1' })).json()).toMatchObject({
      heading: 'Answered with status 200',
      code: 'taken',
    })
    expect(asked).toBe(1)
  })

  it('waits while the privacy policy does not name its recipient, and is sent when it does', async () => {
    await add()
    const name = (recipient: string) =>
      site.database.db.updateTable('webhook').set({ recipient }).execute()
    await name('Courts and authori')
    await submit()
    await site.outbox.sendDue()
    expect([receiver.received, (await rows())[0]?.last_error]).toEqual([
      [],
      'not named in the privacy policy',
    ])
    await name(recipient)
    await site.outbox.sendDue(() => Date.now() + hour)
    expect(receiver.received).toHaveLength(1)
  })

  it('is an owner’s, of a recipient whom the privacy policy names, at https, and every owner is told', async () => {
    const email = 'owner@site.example'
    await site.database.db.updateTable('staff').set({ email }).execute()
    const faults = async (change: object) =>
      (await (await post({ ...setting(), ...change })).json()).errors
    const hosts = ['127.0.0.1', '[::1]', '0x7f.1', 'localhost']
    for (const url of [
      'http://a.example/',
      'https://a:b@a.example/',
      ...hosts.map((host) => `https://${host}/`),
    ])
      expect(Object.keys(await faults({ url }))).toEqual(['url'])
    expect(
      Object.keys(
        await faults(Object.fromEntries(events.map((name) => [boxOf('event', name), '']))),
      ),
    ).toEqual(['events'])
    await add()
    await endWebhook(site.context, { id: 1, name: 'ngozi', network: '' }, 1)
    expect((await post({ ...setting(), recipient: 'Nobody Ltd' })).status).toBe(409)
    await site.database.db.updateTable('session').set({ proved_at: 0 }).execute()
    expect((await post(setting())).headers.get('location')).toMatch(/^\/admin\/confirm/)
    expect((await listWebhooks(site.context, signedIn())).webhooks).toEqual([])
    await site.outbox.sendDue()
    const mails = site.mails().filter((mail) => mail.includes(email))
    expect(
      mails.map((mail) => [
        mail.includes('none =E2=86=92 https://receiver'),
        mail.includes('/events =E2=86=92 none'),
      ]),
    ).toEqual([
      [true, false],
      [false, true],
    ])
    const log = await site.audited('webhook.%')
    expect(
      log.map(({ action, detail }) => [action, JSON.stringify(detail).includes('/events')]),
    ).toEqual([
      ['webhook.added', false],
      ['webhook.ended', false],
    ])
  })

  it('is not sent, nor is a mail, by a restored copy with SENDING=off, whatever waits in it', async () => {
    await add()
    await submit()
    const waiting = await rows()
    const env = { DATABASE_URL: site.config.databaseUrl, SENDING: 'off' }
    const copy = await openTestSite(engine, env, undefined, { route: receiver.route })
    copy.outbox.start()
    expect(await copy.outbox.sendDue()).toBe(0)
    await copy.outbox.stop()
    expect(receiver.received).toEqual([])
    expect(existsSync(copy.config.mail.directory), 'no mail was written').toBe(false)
    expect(await rows()).toEqual(waiting)
    await site.outbox.sendDue()
    expect(receiver.received).toHaveLength(1)
  })

  it('what waits and what was given up goes with an erasure, which tells that the subscriber has left and not who', async () => {
    await add(Object.keys(webhookFields))
    receiver.state.answer = (response) => response.writeHead(500).end()
    await submit()
    await openReaders(site).subscribe(contact.businessEmail)
    const { contacts } = await readPersonReport(site.context, contact.businessEmail)
    expect(contacts[0]?.mails.map(({ name }) => name)).toContain(`Told to ${recipient}`)
    expect(JSON.stringify(await rows())).toContain(contact.businessEmail)
    await erasePerson(site.context, commandLine, contact.businessEmail)
    expect(
      (await rows()).map(({ facts }) => JSON.parse(JSON.parse(facts ?? '').body)),
    ).toMatchObject([{ type: 'subscriber.left', data: { id: 1 } }])
    expect(JSON.stringify(await rows())).not.toContain(contact.businessEmail)
  })
})
