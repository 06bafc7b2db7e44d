/**
 * `npm run bench:durability`: what is lost, doubled or mailed twice while processes are killed (decision 0032). 16 senders post contact
 * requests and repeat each until it is acknowledged; meanwhile 20 times one process is ended by `kill -9`. On SQLite that is the site;
 * on PostgreSQL, in turns, one of two processes of the site and the database. A mail server on this machine counts what arrives.
 * It runs the built site, and ends with 1 where anything was lost, stored twice, or mailed twice by a process that lived.
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { requireBuiltSite } from '../scripts/built-site.ts'
import { openSiteProcess, type SiteProcess } from '../scripts/site-process.ts'
import { startPostgres } from '../scripts/start-postgres.ts'
import { type Acknowledged, type Outage, raiseSiteLimit, readOutcome, sendWaitingMails } from './count-contacts.ts'
import { startMailServer } from './mail-server.ts'

requireBuiltSite()

const senders = 16
const kills = 20
/** Milliseconds: between two kills, between two requests of a sender, and a form's least age (services/contacts/form-token.ts). */
const [killEvery, sendEvery, formAge] = [700, 250, 2200]

/** Posts requests until told to stop, each of them until it is acknowledged. */
async function send(sites: SiteProcess[], formToken: string, first: number, acknowledged: Acknowledged[], isOver: () => boolean) {
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

async function run(databaseUrl: string, processes: number, killDatabase?: () => Promise<void>) {
  const mail = await startMailServer()
  const env = { DATABASE_URL: databaseUrl, SMTP_URL: mail.url }
  const sites = Array.from({ length: processes }, () => openSiteProcess(env))
  for (const site of sites) await site.start()
  await raiseSiteLimit(databaseUrl)
  const { formToken } = await (await fetch(`${sites[0]?.origin()}/api/form-token`)).json()
  await sleep(formAge)

  const acknowledged: Acknowledged[] = []
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

  await sendWaitingMails(databaseUrl, sites)
  const { count } = await readOutcome({ databaseUrl, received: mail.received, sites, killed })
  const result = { kills: killed.length, ...count(acknowledged) }
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
