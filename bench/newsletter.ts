/**
 * `npm run bench:newsletter [-- SUBSCRIBERS KILLS]`: sends an issue to 2,000 subscribers on each
 * database, on PostgreSQL by two processes, and kills a process 20 times meanwhile. Counts who got
 * it not at all or twice, and times the mails of contact requests. Needs `npm run build`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findIssue, saveIssue } from '#src/newsletter/issue-rows.server.ts'
import { ask } from '../scripts/site/ask-site.ts'
import { startPostgres } from '../scripts/site/start-postgres.ts'
import { startSite } from '../scripts/site/start-site.ts'
import { openDatabase } from '../src/server/database/open-database.ts'
import { leadKey, typedContact } from './front.ts'
import { startMailServer } from './mail-server.ts'

const [subscribers = 2000, kills = 20] = process.argv.slice(2).map(Number)
const article = 'measured'
const paragraph = { prose: ['A line of an article that is read in a mail. '.repeat(12)] }
const letter = {
  ...{ subject: 'Issue', preview: 'Preview', opening: 'Hello', heading: 'Heading' },
  parts: Array.from({ length: 30 }, () => paragraph),
}
const consent = { consent_version: 'v', consent_text: 't' }
const subscriber = {
  ...{ source: 'newsletter' as const, flags: '', subscribed_at: 1, confirmed_at: 1 },
  ...consent,
}

async function measure(engine: string, databaseUrl: string, processes: number) {
  // Slower than most mail servers, so that each kill comes while a mail is being sent.
  const mail = await startMailServer(20)
  const env = {
    ...{ DATABASE_URL: databaseUrl, SMTP_URL: mail.url, API_KEYS: leadKey },
    NEWSLETTER_PER_HOUR: '1000000',
  }
  const start = () => startSite({ env })
  const sites = [await start()]
  while (sites.length < processes) sites.push(await start())
  const database = openDatabase(databaseUrl)
  for (let from = 0; from < subscribers; from += 500)
    await database.db
      .insertInto('subscriber')
      .values(
        Array.from({ length: Math.min(500, subscribers - from) }, (_, at) => {
          const email = `s${from + at}@reader.example`
          return { ...subscriber, email, email_key: email }
        }),
      )
      .execute()
  await saveIssue(database.db, article, { subject: 'Issue', preview: '', intro: '' })
  await database.db
    .updateTable('newsletter_issue')
    .set({ state: 'scheduled', send_at: Date.now(), letter: JSON.stringify(letter) })
    .execute()
  const count = (kind: string) => [...mail.received].filter(([id]) => id.startsWith(kind))
  let [longest, asked] = [0, 0]
  async function askWhileSending(origin: string) {
    asked++
    const person = { firstName: `Ann ${asked}`, phone: `+2348031${100_000 + asked}` }
    const words = { businessEmail: `a@works${asked}.example`, message: `Request ${asked}.` }
    const typed = { ...typedContact, ...person, ...words }
    const headers = { authorization: `Bearer ${leadKey}` }
    const before = count('contact-').length
    const began = performance.now()
    const { status } = await ask(origin, '/api/contact', { method: 'POST', headers, body: typed })
    if (status !== 201) throw new Error(`The request was answered with ${status}`)
    while (count('contact-').length < before + 2 && performance.now() - began < 60_000)
      await sleep(10)
    longest = Math.max(longest, performance.now() - began)
  }
  for (let killed = 0; killed < kills; killed++) {
    const site = sites.shift()
    if (!site) throw new Error('No process runs')
    await askWhileSending(site.origin)
    const share = Math.floor(((killed + 1) * subscribers) / (kills + 1))
    while (count('newsletter-issue-').length < share) await sleep(10)
    // Kills meet different steps of a mail.
    await sleep(3 * killed)
    process.kill(site.pid, 'SIGKILL')
    await site.stop()
    sites.push(await start())
  }
  const atLastKill = count('newsletter-issue-').length
  // A mail that a killed process had in hand waits for the end of its lease, and for an hour if it
  // was handed over. Once nothing moves, that time is taken to have passed.
  for (let before = -1; (await findIssue(database.db, article))?.state !== 'sent'; ) {
    await sleep(5000)
    const now = count('newsletter-issue-').length
    if (now === before)
      await database.db
        .updateTable('outbox')
        .set({ leased_until: 0, due_at: Date.now() })
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .execute()
    before = now
  }
  const sent = count('newsletter-issue-')
  const twice = sent.filter(([, times]) => times.length > 1)
  const most = Math.max(...sent.map(([, times]) => times.length))
  console.log(
    `${engine}, ${processes} processes, ${kills} kills (the last after ${atLastKill} mails): ` +
      `${subscribers - sent.length} without, ${twice.length} more than once (${most} times at most); ` +
      `mails of ${asked} requests after at most ${Math.round(longest)} ms`,
  )
  if (sent.length < subscribers || twice.length > kills || most > 2) process.exitCode = 1
  for (const site of sites) await site.stop()
  await database.close()
  await mail.close()
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-newsletter-'))
const postgres = await startPostgres({ isDurable: true })
try {
  await measure('SQLite', path.join(folder, 'site.db'), 1)
  await measure('PostgreSQL', `${postgres.url}/postgres`, 2)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
