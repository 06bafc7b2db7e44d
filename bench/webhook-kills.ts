/**
 * `npm run bench:webhooks`: kills senders of the outbox 20 times on each engine (PostgreSQL with two, an SQLite file with one) while requests
 * come in. Goals (decision 0110): no event lost; twice only what a killed process had in hand, with the same id. Ends with 1 where missed.
 */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mapContactFields } from '#src/contracts/contact/contact-fields.ts'
import { insertContact, toColumns } from '#src/server/database/contacts.ts'
import { migrate } from '#src/server/database/migrate.ts'
import { openDatabase } from '#src/server/database/open-database.ts'
import { insertWebhook } from '#src/server/database/webhooks.ts'
import { createOutbox } from '#src/server/services/outbox.ts'
import { tellOfContact } from '#src/server/services/webhooks/tell-webhooks.ts'
import { startPostgres } from '../scripts/start-postgres.ts'
import { startReceiver, testRoute } from '../tests/http/desk/webhook-receiver.ts'

const kills = 20
/** Milliseconds: between two requests, from work to a kill at most, and by which the lease of a killed sender has ended. */
const [pause, between, ahead] = [5, 300, 300_000]
const visitor = { ...toColumns(mapContactFields(() => '')), marketing: 0, consent_version: '', consent_text: '', flags: '' } as const

function openSender(databaseUrl: string) {
  const database = openDatabase(databaseUrl)
  const noMail = () => Promise.reject(new Error('no mail is sent here'))
  const transport = { isFiling: false, send: noMail, verify: async () => {}, close() {} }
  return { database, outbox: createOutbox({ database, route: testRoute, transport, compose: noMail, log: () => {} }) }
}

async function run(engine: string, databaseUrl: string, processes: number): Promise<boolean> {
  const receiver = await startReceiver()
  const { database, outbox } = openSender(databaseUrl)
  await migrate(database)
  const secret = `whsec_${Buffer.alloc(32).toString('base64')}`
  await insertWebhook(database.db, { recipient: 'Bench', url: receiver.url, secret, events: 'contact.received', fields: '' })
  const start = () => fork(import.meta.filename, [databaseUrl])
  const senders = Array.from({ length: processes }, start)
  const told: string[] = []
  let isOver = false
  const visitors = (async () => {
    for (; !isOver; await sleep(pause)) {
      const reference = randomUUID()
      await database.write(async (tx) => {
        const added = await insertContact(tx, { ...visitor, reference, idempotency_key: reference, submitted_at: Date.now() })
        await tellOfContact(tx, 'contact.received', added?.id ?? 0, Date.now())
      })
      told.push(reference)
      for (const sender of senders) sender.send('wake', () => {})
    }
  })()
  const killed: number[] = []
  for (let n = 0; n <= kills; n++) {
    // Kills a sender at work: more mails have come than its predecessors had claimed.
    const before = receiver.received.length
    while (receiver.received.length < before + 20) await sleep(pause)
    await sleep(between * Math.random())
    if (n === kills) break
    senders[n % processes]?.kill('SIGKILL')
    killed.push(performance.now())
    senders[n % processes] = start()
  }
  isOver = true
  await visitors
  for (const sender of senders) sender.kill('SIGKILL')
  killed.push(performance.now())
  await sleep(between)
  const bySenders = receiver.received.length
  await outbox.sendDue(() => Date.now() + ahead)
  const arrivals = Map.groupBy(receiver.received, ({ body }) => String(JSON.parse(body).data.reference))
  const lost = told.filter((reference) => !arrivals.has(reference)).length
  const twice = [...arrivals.values()].filter(({ length }) => length > 1)
  const idsOf = (one: (typeof twice)[number]) => new Set(one.map(({ headers }) => headers['webhook-id'])).size
  const otherwise = twice.filter((one) => idsOf(one) > 1 || !killed.some((at) => at >= (one[0]?.at ?? 0) && at - (one[0]?.at ?? 0) < 1000))
  console.log(
    `${engine}: ${told.length} events (${bySenders} sent between kills), ${kills} kills, ${lost} lost, ${twice.length} twice, ${otherwise.length} of these with another id or no kill within a second`,
  )
  await database.close()
  receiver.close()
  return lost === 0 && otherwise.length === 0
}

const [databaseUrl] = process.argv.slice(2)
if (databaseUrl) {
  const { outbox } = openSender(databaseUrl)
  outbox.start()
  process.on('message', () => outbox.notify())
} else {
  const folder = mkdtempSync(path.join(tmpdir(), 'webhook-kills-'))
  const postgres = await startPostgres({ isDurable: false })
  const good = [await run('sqlite', path.join(folder, 'site.db'), 1), await run('postgres', `${postgres.url}/postgres`, 2)]
  await postgres.stop()
  rmSync(folder, { recursive: true })
  process.exit(good.every(Boolean) ? 0 : 1)
}
