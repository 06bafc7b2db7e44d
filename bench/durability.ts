/**
 * `npm run bench:durability`: what is lost, doubled or mailed twice while processes are killed (decision 0032). 16 senders post contact
 * requests and repeat each until it is acknowledged; meanwhile 20 times one process is ended by `kill -9`. On SQLite that is the site;
 * on PostgreSQL, in turns, one of two processes of the site and the database. A mail server on this machine counts what arrives.
 * It runs the built site, and ends with 1 where anything was lost, stored twice, or mailed twice by a process that lived.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { openDatabase } from '#src/server/database/connect.ts'
import { requireBuiltSite } from '../scripts/built-site.ts'
import { startPostgres } from '../scripts/start-postgres.ts'

requireBuiltSite()

const senders = 16
const kills = 20
/** Milliseconds: between two kills, between two requests of a sender, and a form's least age (services/contacts/form-token.ts). */
const [killEvery, sendEvery, formAge] = [700, 250, 2200]
/** Milliseconds for the outbox to send what is left at the end. */
const drainTimeout = 60_000

/** A mail server that takes everything and notes when each mail came, by its Message-ID. */
async function startMailServer() {
  const received = new Map<string, number[]>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        const id = /^Message-ID: <([^@>]+)/im.exec(text)?.[1] ?? ''
        received.set(id, [...(received.get(id) ?? []), performance.now()])
        callback()
      })
    },
  })
  // A killed process leaves its connections.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { received, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((resolve) => server.close(resolve)) }
}

/** A process of the site that can be killed and started again. */
function openSite(env: Record<string, string>) {
  let server: ChildProcess
  let origin = ''
  /** Numbers of the mails that it noted as sent. */
  const noted: number[] = []
  async function start() {
    server = spawn('node', ['dist/server/entry.mjs'], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', TRUSTED_PROXY: '127.0.0.1', LOG_LEVEL: 'info', ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    await new Promise<void>((resolve, reject) => {
      let rest = ''
      server.stdout?.on('data', (data: Buffer) => {
        const lines = `${rest}${data}`.split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines.filter((one) => one.startsWith('{'))) {
          // One JSON object a line (src/server/environment/log.ts).
          const entry: { event?: string; mail?: number; port?: number } = JSON.parse(line)
          if (entry.event === 'mail.sent' && entry.mail) noted.push(entry.mail)
          if (entry.event !== 'server.listening') continue
          origin = `http://127.0.0.1:${entry.port}`
          resolve()
        }
      })
      server.once('exit', (code) => reject(new Error(`The built site ended with code ${code}; run npm run build first`)))
    })
  }
  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.signalCode === null && server.kill(signal)) await ended
  }
  return { start, end, noted, origin: () => origin }
}

type Site = ReturnType<typeof openSite>

/** Lets many visitors send from one place: none is flagged because the whole site gets many, so that each request has its mails. */
async function raiseSiteLimit(databaseUrl: string) {
  const { db, close } = openDatabase(databaseUrl)
  const { value: secret } = await db.selectFrom('setting').select('value').where('name', '=', 'secret').executeTakeFirstOrThrow()
  const key = createHmac('sha256', secret).update('counter contact site ').digest('base64url')
  await db
    .insertInto('rate')
    .values({ key, hits: -1_000_000, until: Date.now() + 3_600_000, next_at: 0 })
    .execute()
  await close()
}

/** From the moment of a kill to the one when its successor runs, on the clock of `performance.now()`. */
type Outage = { from: number; until: number }

type Sent = { email: string; reference: string }

/** Posts requests until told to stop, each of them until it is acknowledged. */
async function send(sites: Site[], formToken: string, first: number, acknowledged: Sent[], isOver: () => boolean) {
  for (let n = first; !isOver(); n += senders) {
    const email = `${n}@durability.example`
    const body = {
      ...{ firstName: 'Ann', lastName: 'Bee', phone: '+2348023456789', message: `Request ${n}`, termsAccepted: true },
      ...{ businessEmail: email, subject: '', formToken, idempotencyKey: randomUUID() },
    }
    for (let attempt = 0; ; attempt++) {
      const site = sites[(n + attempt) % sites.length]
      const answer = await fetch(`${site?.origin()}/api/contact`, {
        method: 'POST',
        // A network of its own for each.
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` },
        body: JSON.stringify(body),
      }).catch(() => null)
      const reply: { reference?: string } | null = answer?.status === 201 ? await answer.json().catch(() => null) : null
      if (reply?.reference) {
        acknowledged.push({ email, reference: reply.reference })
        break
      }
      await sleep(100)
    }
    await sleep(sendEvery)
  }
}

/** What the database and the mail server hold in the end, against what was acknowledged. */
async function count(databaseUrl: string, acknowledged: Sent[], received: Map<string, number[]>, sites: Site[], killed: Outage[]) {
  const { db, close } = openDatabase(databaseUrl)
  const stored = await db.selectFrom('contact').select(['id', 'business_email', 'reference']).execute()
  const mails = await db
    .selectFrom('outbox')
    .innerJoin('contact', 'contact.id', 'outbox.contact_id')
    .select(['outbox.id', 'kind', 'reference'])
    .execute()
  await close()
  const references = new Map(stored.map((row) => [row.business_email, row.reference]))
  const noted = sites.flatMap((site) => site.noted)
  const twice = mails.filter(({ kind, reference }) => (received.get(`${kind}-${reference}`)?.length ?? 0) > 1)
  // Noted once though it came twice, and a process was killed in between: the one that sent it first did not live to note it.
  // What a process sent last is read here after it was killed, so its outage counts to its end.
  const isExcused = ({ id, kind, reference }: (typeof mails)[number]) => {
    const [first = 0, last = 0] = received.get(`${kind}-${reference}`) ?? []
    return noted.filter((one) => one === id).length <= 1 && killed.some(({ from, until }) => until >= first && from <= last)
  }
  return {
    kills: killed.length,
    acknowledged: acknowledged.length,
    stored: stored.length,
    lost: acknowledged.filter(({ email, reference }) => references.get(email) !== reference).length,
    doubled: stored.length - references.size,
    mails: mails.length,
    unsent: mails.filter(({ kind, reference }) => !received.has(`${kind}-${reference}`)).length,
    'sent twice': twice.filter((mail) => !isExcused(mail)).length,
    'twice, sender killed': twice.filter(isExcused).length,
  }
}

async function run(databaseUrl: string, processes: number, killDatabase?: () => Promise<void>) {
  const mail = await startMailServer()
  const env = { DATABASE_URL: databaseUrl, SMTP_URL: mail.url }
  const sites = Array.from({ length: processes }, () => openSite(env))
  for (const site of sites) await site.start()
  await raiseSiteLimit(databaseUrl)
  const { formToken } = await (await fetch(`${sites[0]?.origin()}/api/form-token`)).json()
  await sleep(formAge)

  const acknowledged: Sent[] = []
  const killed: Outage[] = []
  let isOver = false
  const sending = Array.from({ length: senders }, (_, first) => send(sites, formToken, first, acknowledged, () => isOver))
  for (let n = 0; n < kills; n++) {
    await sleep(killEvery * (0.5 + Math.random()))
    const from = performance.now()
    const site = sites[n % (processes + 1)]
    if (killDatabase && !site) await killDatabase()
    else {
      const victim = site ?? sites[0]
      await victim?.end('SIGKILL')
      await victim?.start()
    }
    killed.push({ from, until: performance.now() })
  }
  isOver = true
  await Promise.all(sending)

  // Mails of killed processes wait for the end of their lease: it is ended here, so that nobody has to wait for it.
  for (const site of sites) await site.end('SIGTERM')
  const { db, close } = openDatabase(databaseUrl)
  await db.updateTable('outbox').set({ leased_until: 0, due_at: 0 }).where('sent_at', 'is', null).execute()
  for (const site of sites) await site.start()
  for (const start = performance.now(); performance.now() - start < drainTimeout; await sleep(200)) {
    const waiting = await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).where('failed_at', 'is', null).execute()
    if (waiting.length === 0) break
  }
  await close()
  const result = await count(databaseUrl, acknowledged, mail.received, sites, killed)
  for (const site of sites) await site.end('SIGTERM')
  await mail.close()
  return result
}

// Not in the system's folder for temporary files, which may be memory and sync nothing.
mkdirSync('data', { recursive: true })
const folder = mkdtempSync(path.join('data', 'bench-'))
const sqlite = await run(path.join(folder, 'site.db'), 1)
const server = await startPostgres({ isDurable: true })
const postgres = await run(`${server.url}/postgres`, 2, async () => {
  await server.kill()
  await server.restart()
})
await server.stop()
rmSync(folder, { recursive: true, force: true })
console.table({ SQLite: sqlite, 'PostgreSQL, 2 processes': postgres })
const faults = [sqlite, postgres].map((one) => one.lost + one.doubled + one.unsent + one['sent twice'])
process.exitCode = faults.some((fault) => fault > 0) ? 1 : 0
