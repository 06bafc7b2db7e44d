import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#src/core/environment/config.ts'
import { createMailTransport } from '#src/core/mail/transport.ts'
import { openTestSite, sqliteUnlessAll, type TestSite } from '../test-site.ts'
import { type Conduct, startOddMailServer } from './odd-mail-server.ts'
import {
  addSubscribers,
  issueOf,
  kinds,
  mailRows,
  queueAll,
  sendIssue,
  sendRequest,
} from './queued-mails.ts'

const hour = 3_600_000
type Mails = Record<keyof typeof kinds, string>

async function stateOf(site: TestSite): Promise<Mails> {
  const rows = await mailRows(site)
  const of = (kind: string) => {
    const row = rows.find((one) => one.kind === kind)
    if (!row) return 'not queued'
    if (row.sent_at !== null) return 'sent'
    return `${row.failed_at === null ? 'waits' : 'ended'}: ${row.last_error ?? 'in line'}`
  }
  return {
    notice: of(kinds.notice),
    receipt: of(kinds.receipt),
    reply: of(kinds.reply),
    issue: of(kinds.issue),
  }
}
const all = (state: string): Mails => ({
  notice: state,
  receipt: state,
  reply: state,
  issue: state,
})

type Way = {
  conduct: Conduct
  state: Partial<Mails>
  /** Copies of each mail that have arrived a day after the server is well again. */
  copies?: Partial<Record<keyof Mails, number>>
  /** Name and password, with an `@` behind them. */
  account?: string
  params?: string
  hasTls?: boolean
}
const at =
  (wanted: string, answer: string): Conduct =>
  (step) =>
    step === wanted ? answer : undefined
const waits = (fault: string) => `waits: ${fault}`
const replyAndIssueWait = (fault: string) => ({ reply: waits(fault), issue: waits(fault) })
const greeted = new Set<string>()

const ways: Record<string, Way> = {
  'is slow': {
    conduct: async (step) => void (step === 'end' && (await sleep(200))),
    state: all('sent'),
  },
  'drops the connection after the last dot': {
    conduct: at('end', 'close'),
    state: { ...all(waits('UNKNOWN')), reply: 'ended: UNKNOWN' },
    copies: { notice: 2, receipt: 2, reply: 1, issue: 2 },
  },
  'answers half after the last dot': {
    conduct: at('end', 'half'),
    state: { ...all(waits('UNKNOWN')), reply: 'ended: UNKNOWN' },
    copies: { notice: 2, receipt: 2, reply: 1, issue: 2 },
  },
  'drops the connection before the mail': {
    conduct: at('DATA', 'close'),
    state: { notice: waits('CONNECT ECONNECTION'), issue: waits('CONNECT ECONNECTION') },
  },
  ...Object.fromEntries(
    ['connect', 'EHLO', 'MAIL', 'RCPT', 'DATA'].flatMap((step) =>
      (['close', 'half'] as const).map((answer): [string, Way] => [
        `${answer === 'half' ? 'answers half' : 'closes'} at ${step}`,
        { conduct: at(step, answer), state: {} },
      ]),
    ),
  ),
  'knows no address at first (greylisting)': {
    conduct: (step, line) => {
      if (step !== 'RCPT' || greeted.has(line)) return undefined
      greeted.add(line)
      return '451 4.7.1 greylisted'
    },
    // Receipt and reply go to the same address.
    state: { notice: waits('RCPT 451 4.7.1'), issue: waits('RCPT 451 4.7.1') },
  },
  'takes no mail from this machine': {
    conduct: at('connect', '554 5.7.1 blocked'),
    state: { issue: waits('CONNECT 554 5.7.1') },
  },
  'is closing (421)': {
    conduct: at('connect', '421 4.3.2 not now'),
    state: { issue: waits('CONNECT 421 4.3.2') },
  },
  'has no room for an address (452)': {
    conduct: at('RCPT', '452 4.2.2 full'),
    state: all(waits('RCPT 452 4.2.2')),
  },
  'refuses the greeting': {
    conduct: at('EHLO', '550 5.7.1 what name is this'),
    state: { issue: waits('CONNECT 550 5.7.1') },
  },
  'refuses the password': {
    conduct: (step) =>
      ({ EHLO: '250-odd.example\r\n250 AUTH PLAIN', AUTH: '535 5.7.8 wrong' })[String(step)],
    account: 'site:wrong@',
    state: { issue: waits('AUTH 535 5.7.8') },
  },
  'refuses the sender': {
    conduct: at('MAIL', '550 5.7.1 who are you'),
    state: { issue: waits('MAIL 550 5.7.1') },
  },
  'knows no such address': {
    conduct: at('RCPT', '550 5.1.1 no such user'),
    state: { ...all('ended: RCPT 550 5.1.1'), notice: waits('RCPT 550 5.1.1') },
    copies: { notice: 1, receipt: 0, reply: 0, issue: 0 },
  },
  'refuses an address without saying why': {
    conduct: at('RCPT', '550 no'),
    state: replyAndIssueWait('RCPT 550'),
  },
  'refuses DATA': {
    conduct: at('DATA', '554 5.7.1 no'),
    state: replyAndIssueWait('DATA 554 5.7.1'),
  },
  'refuses the mail': {
    conduct: at('end', '554 5.7.1 spam'),
    state: replyAndIssueWait('DATA 554 5.7.1'),
  },
  'has reached the quota of our account': {
    conduct: at('RCPT', '550 5.4.5 daily limit'),
    state: { issue: waits('RCPT 550 5.4.5') },
  },
  'takes no mail of this size': {
    conduct: at('MAIL', '552 5.3.4 too large'),
    state: {
      receipt: 'ended: MAIL 552 5.3.4',
      reply: 'ended: MAIL 552 5.3.4',
      issue: waits('MAIL 552 5.3.4'),
    },
    copies: { notice: 1, receipt: 0, reply: 0, issue: 1 },
  },
  'has no TLS although it must': {
    conduct: at('EHLO', '250 odd.example'),
    params: '?requireTLS=true',
    state: {},
    copies: { notice: 0, receipt: 0, reply: 0, issue: 0 },
  },
  'has a certificate of its own making': {
    conduct: () => undefined,
    hasTls: true,
    state: { issue: waits('CONNECT DEPTH_ZERO_SELF_SIGNED_CERT') },
    copies: { notice: 0, receipt: 0, reply: 0, issue: 0 },
  },
  'cannot write to letters outside ASCII': {
    conduct: at('RCPT', '553 5.6.7 no SMTPUTF8'),
    state: { reply: 'ended: RCPT 553 5.6.7', issue: 'ended: RCPT 553 5.6.7' },
    copies: { notice: 1, receipt: 0, reply: 0, issue: 0 },
  },
}

describe.each(sqliteUnlessAll)('with a mail server on %s that', (engine) => {
  it.each(Object.entries(ways))('%s, each mail goes once and none is lost', async (_, way) => {
    greeted.clear()
    const server = await startOddMailServer(way.conduct, way.hasTls)
    const url = server.url.replace('://', `://${way.account ?? ''}`)
    const site = await openTestSite(engine, { SMTP_URL: url + (way.params ?? '') })
    await queueAll(site)
    await site.outbox.sendDue()
    expect(await stateOf(site)).toMatchObject(way.state)
    // An address is blamed only if it does not exist.
    const { refusals } = await site.database.db
      .selectFrom('subscriber')
      .select('refusals')
      .executeTakeFirstOrThrow()
    expect(refusals).toBe(way.state.issue === 'ended: RCPT 550 5.1.1' ? 1 : 0)
    server.state.conduct = () => undefined
    for (const hours of [1, 2, 4, 8, 24]) await site.outbox.sendDue(() => Date.now() + hours * hour)
    const copies = { notice: 1, receipt: 1, reply: 1, issue: 1, ...way.copies }
    const count = (kind: string) => server.received.filter(({ id }) => id.startsWith(kind)).length
    for (const [name, kind] of Object.entries(kinds))
      expect([name, count(kind)]).toEqual([name, Reflect.get(copies, name)])
    expect(
      JSON.stringify([site.logged, (await mailRows(site)).map((row) => row.last_error)]),
    ).not.toContain('works.example')
  })
})

const handedOver = async (site: TestSite) =>
  (await mailRows(site)).filter((row) => row.handed_at !== null).length

describe.each([0, 20, 200])('with a mail server %i ms away', (delay) => {
  it('a mail is handed over after 354 and before its last dot', async () => {
    const server = await startOddMailServer()
    const [engine = 'sqlite'] = sqliteUnlessAll
    const site = await openTestSite(engine, { SMTP_URL: server.url })
    const record: [string, number][] = []
    server.state.conduct = async (step, line) => {
      await sleep(delay)
      record.push([step, await handedOver(site)])
      return step === 'RCPT' && line.includes('dead') ? '550 5.1.1 no such user' : undefined
    }
    await site.signIn()
    await addSubscribers(site, ['a@b.example', 'dead@b.example', 'c@b.example'])
    await sendIssue(site)
    await site.database.db.deleteFrom('outbox').where('kind', '!=', kinds.issue).execute()
    await site.outbox.sendDue()
    const envelope = ['MAIL', 'RCPT'].map((step) => [step, 0])
    const mail = [...envelope, ['DATA', 0], ['end', 1]]
    const greeting = [
      ['connect', 0],
      ['EHLO', 0],
    ]
    expect(record.slice(0, 12)).toEqual([...greeting, ...mail, ...envelope, ...mail])
    expect(await issueOf(site)).toMatchObject({ sent: 2, waiting: 0, refused: [['550 5.1.1', 1]] })
  })

  it.each(['550 5.1.1 no such user', '452 4.2.2 full'])(
    'a mail whose address gets %s is never handed over',
    async (answer) => {
      const server = await startOddMailServer()
      const [engine = 'sqlite'] = sqliteUnlessAll
      const site = await openTestSite(engine, { SMTP_URL: server.url })
      const atRecipient: number[] = []
      server.state.conduct = async (step) => {
        await sleep(delay)
        if (step !== 'RCPT') return undefined
        atRecipient.push(await handedOver(site))
        return answer
      }
      await queueAll(site)
      await site.outbox.sendDue()
      const isWaiting = answer.startsWith('4')
      const code = `RCPT ${answer.slice(0, 9)}`
      expect(await stateOf(site)).toEqual({
        ...all(isWaiting ? `waits: ${code}` : `ended: ${code}`),
        notice: `waits: ${code}`,
      })
      expect(server.seen).not.toContain('end')
      expect(atRecipient).toEqual(atRecipient.map(() => 0))
      expect(await handedOver(site)).toBe(0)
    },
  )
})

it('a server that refuses visitors’ addresses delays no notice to the company', async () => {
  const server = await startOddMailServer((step, line) =>
    step === 'RCPT' && line.includes('works.example') ? '550 5.7.1 relaying denied' : undefined,
  )
  const [engine = 'sqlite'] = sqliteUnlessAll
  const site = await openTestSite(engine, { SMTP_URL: server.url })
  for (let n = 0; n < 4; n++) {
    await sendRequest(site, { message: `No ${n}`, businessEmail: `a${n}@works.example` })
    await site.outbox.sendDue()
    expect(server.received).toHaveLength(n + 1)
  }
})

it.each(['RCPT', 'DATA', 'end'])(
  'three addresses that are refused at %s do not end an issue for the others',
  async (refusing) => {
    const server = await startOddMailServer()
    let isDead = false
    server.state.conduct = (step, line) => {
      if (step === 'RCPT') isDead = line.includes('dead')
      return step === refusing && isDead ? '554 5.7.1 no' : undefined
    }
    const [engine = 'sqlite'] = sqliteUnlessAll
    const site = await openTestSite(engine, { SMTP_URL: server.url, NEWSLETTER_PER_HOUR: '5000' })
    await site.signIn()
    const emails = Array.from({ length: 130 }, (_, n) => `${n < 3 ? 'dead' : 'r'}${n}@b.example`)
    await addSubscribers(site, emails)
    await sendIssue(site)
    for (let minutes = 0; minutes < 10; minutes++)
      await site.outbox.sendDue(() => Date.now() + minutes * 60_000)
    expect(await issueOf(site)).toMatchObject({ sent: 127, waiting: 3 })
    for (let hours = 1; hours < 90; hours += 2)
      await site.outbox.sendDue(() => Date.now() + hours * hour)
    expect(await issueOf(site)).toMatchObject({ state: 'sent', sent: 127, waiting: 0 })
  },
)

it.each([
  ['250 odd.example', 'RCPT 553 5.6.7', 0],
  ['250-odd.example\r\n250 SMTPUTF8', null, 1],
])(
  'after %j a mail to an address with other letters ends with %s',
  async (greeting, code, count) => {
    const server = await startOddMailServer(at('EHLO', greeting))
    const transport = createMailTransport({ ...readConfig({}).mail, smtpUrl: server.url })
    const mail = {
      ...{ messageId: 'one@site.example', to: 'josé@works.example', subject: 'One', text: '1' },
      ...{
        html: '1',
        bouncesTo: 'info@site.example',
        from: { name: '', address: 'a@site.example' },
      },
    }
    const ended: unknown = await transport.send(mail).then(
      () => null,
      (error: { code?: string }) => error.code,
    )
    transport.close()
    expect(ended).toBe(code)
    expect(server.received).toHaveLength(count)
    expect(server.seen.filter((step) => step === 'RCPT')).toHaveLength(count)
  },
)
