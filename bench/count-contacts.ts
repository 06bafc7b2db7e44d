/** Whether what senders were told is true: what was stored and mailed of the contact requests that a bench has sent. */
import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#src/server/database/open-database.ts'
import type { SiteProcess } from '../scripts/site-process.ts'

/** Milliseconds for the outbox to send its last mails at the end. */
const drainTimeout = 60_000

/** A request that the site has acknowledged; its address is its own. */
export type Acknowledged = { email: string; reference: string }
/** A note or reply that the site has acknowledged, by the key its sender made. */
export type Written = { kind: 'note' | 'reply'; key: string }
/** From the moment of a kill to the one when its successor runs, on the clock of `performance.now()`. */
export type Outage = { from: number; until: number }

/** Lets many visitors send from one place: none is flagged because the whole site gets many, so that each request has its mails. */
export async function raiseSiteLimit(databaseUrl: string) {
  const { db, write, close } = openDatabase(databaseUrl)
  const { value: secret } = await db.selectFrom('setting').select('value').where('name', '=', 'secret').executeTakeFirstOrThrow()
  const key = createHmac('sha256', secret).update('counter contact site ').digest('base64url')
  const lifted = { key, hits: -1_000_000, until: Date.now() + 3_600_000, next_at: 0 }
  await write((tx) => tx.insertInto('rate').values(lifted).execute())
  await close()
}

/** Lets the processes send all mails that wait. Those of a killed one wait for the end of their lease, which is ended here. */
export async function sendWaitingMails(databaseUrl: string, sites: readonly SiteProcess[]) {
  for (const site of sites) await site.end('SIGTERM')
  const { db, write, close } = openDatabase(databaseUrl)
  await write((tx) => tx.updateTable('outbox').set({ leased_until: 0, due_at: 0 }).where('sent_at', 'is', null).execute())
  for (const site of sites) await site.start()
  for (const start = performance.now(); performance.now() - start < drainTimeout; await sleep(200)) {
    const waiting = await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).where('failed_at', 'is', null).execute()
    if (waiting.length === 0) break
  }
  await close()
}

type Facts = { databaseUrl: string; received: Map<string, number[]>; sites: readonly SiteProcess[]; killed: readonly Outage[] }

/** @returns functions that count what the database holds and the mail server got, for some of the acknowledged requests */
export async function readOutcome({ databaseUrl, received, sites, killed }: Facts) {
  const { db, close } = openDatabase(databaseUrl)
  const rows = await db.selectFrom('contact').select(['business_email', 'reference']).execute()
  const notes = await db.selectFrom('contact_note').select('key').execute()
  const replies = await db.selectFrom('contact_reply').select('key').execute()
  const outbox = await db
    .selectFrom('outbox')
    .leftJoin('contact_reply', 'contact_reply.id', 'outbox.reply_id')
    .innerJoin('contact', (join) => join.on((e) => e('contact.id', '=', e.fn.coalesce('outbox.contact_id', 'contact_reply.contact_id'))))
    .select(['outbox.id', 'kind', 'reply_id', 'reference', 'business_email'])
    .execute()
  await close()
  const noted = sites.flatMap((site) => site.noted)
  const arrivals = ({ kind, reply_id, reference }: (typeof outbox)[number]) =>
    received.get([kind, ...(reply_id === null ? [] : [reply_id]), reference].join('-')) ?? []
  // Noted once though it came twice, and a process was killed in between: the process that sent it first did not live to note it. The last
  // mail of a process is read here after it was killed, so its outage counts to its end.
  const isExcused = (mail: (typeof outbox)[number]) => {
    const [first = 0, last = 0] = arrivals(mail)
    return noted.filter((one) => one === mail.id).length <= 1 && killed.some(({ from, until }) => until >= first && from <= last)
  }
  const countWritten = (written: readonly Written[], kind: Written['kind']) => {
    const keys = (kind === 'note' ? notes : replies).map(({ key }) => key)
    const acknowledged = written.filter((one) => one.kind === kind)
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged.filter(({ key }) => !keys.includes(key)).length,
      doubled: keys.length - new Set(keys).size,
    }
  }
  const count = (acknowledged: readonly Acknowledged[]) => {
    const references = new Map(acknowledged.map(({ email, reference }) => [email, reference]))
    const stored = rows.filter((row) => references.has(row.business_email))
    const found = new Set(stored.filter((row) => references.get(row.business_email) === row.reference).map((row) => row.business_email))
    const mails = outbox.filter((mail) => references.has(mail.business_email))
    const twice = mails.filter((mail) => arrivals(mail).length > 1)
    return {
      acknowledged: references.size,
      stored: stored.length,
      lost: references.size - found.size,
      doubled: stored.length - new Set(stored.map((row) => row.business_email)).size,
      mails: mails.length,
      unsent: mails.filter((mail) => arrivals(mail).length === 0).length,
      'sent twice': twice.filter((mail) => !isExcused(mail)).length,
      'twice, sender killed': twice.filter(isExcused).length,
    }
  }
  return { count, countWritten }
}
