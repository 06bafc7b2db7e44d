import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/connect.ts'
import { findContact } from '../database/contacts.ts'
import { claimMails, markFailed, markRetry, markSent, type OutboxRow } from '../database/outbox.ts'
import { findSubscriber } from '../database/subscribers.ts'
import type { MailSubject } from '../mail/messages/compose.ts'
import type { Mail, MailTransport } from '../mail/transport.ts'
import { toContactRecord } from './contacts.ts'
import { toSubscriberRecord } from './subscribers.ts'

/** Milliseconds between polls of the outbox; a submission triggers one at once. */
const pollInterval = 30_000
/** Milliseconds for which a process claims mails: longer than a batch takes if every mail runs into its time-outs. */
const lease = 240_000
const batch = 4
/** Milliseconds that a stop waits for the mail that is being sent. */
const stopTimeout = 5000
/** Milliseconds to the next attempt at most, so that a mail server that is back is noticed soon. */
const maxDelay = 1_800_000
/** Milliseconds until the next attempt: half a minute, doubled each time. */
export const retryAfter = (attempts: number) => Math.min(maxDelay, 15_000 * 2 ** attempts)
/** About three days of attempts. */
const maxAttempts = 150

/**
 * Whether a mail server rejected this mail permanently (5xx, RFC 5321 §4.2.1). Other errors are retried, and so are a rejected
 * password and a rejection by the company's own mailbox: the company can fix those, and no lead may be lost over them.
 */
function isFinal(error: unknown, kind: OutboxRow['kind']): boolean {
  if (kind === 'contact-notification' || !(error instanceof Error && 'responseCode' in error)) return false
  const isOurs = 'code' in error && error.code === 'EAUTH'
  return !isOurs && Number(error.responseCode) >= 500 && Number(error.responseCode) < 600
}

type Dependencies = {
  database: Database
  transport: MailTransport
  compose: (subject: MailSubject) => Mail
  log: (entry: { event: string; mail: number; kind: string; attempts: number; error?: string }) => void
}

/** Sends what the outbox holds. A mail that cannot be sent stays there; submissions never wait for mail. */
export function createOutbox({ database, transport, compose, log }: Dependencies) {
  let wake = () => {}
  let isWoken = false
  let isStopping = false
  let working: Promise<void> | null = null

  /** The contact or subscriber of a row; undefined when it was deleted meanwhile. */
  async function findSubject({ kind, contact_id, subscriber_id }: OutboxRow): Promise<MailSubject | undefined> {
    if (kind === 'newsletter-welcome') {
      const subscriber = subscriber_id === null ? undefined : await findSubscriber(database.db, subscriber_id)
      return subscriber && { kind, subscriber: toSubscriberRecord(subscriber) }
    }
    const contact = contact_id === null ? undefined : await findContact(database.db, contact_id)
    return contact && { kind, contact: toContactRecord(contact) }
  }

  async function deliver(row: OutboxRow) {
    const facts = { mail: row.id, kind: row.kind, attempts: row.attempts }
    try {
      const subject = await findSubject(row)
      if (subject) await transport.send(compose(subject))
      await database.write((tx) => markSent(tx, row.id, Date.now()))
      log({ event: 'mail.sent', ...facts })
    } catch (error) {
      const text = errorCode(error)
      const now = Date.now()
      const givesUp = isFinal(error, row.kind) || row.attempts >= maxAttempts
      await database.write((tx) =>
        givesUp
          ? markFailed(tx, row.id, { now, error: text })
          : markRetry(tx, row.id, { dueAt: now + retryAfter(row.attempts), error: text }),
      )
      log({ event: givesUp ? 'mail.failed' : 'mail.delayed', ...facts, error: text })
    }
  }

  /** Sends everything that is due now. @returns how many mails were taken up */
  async function sendDue(now = Date.now()): Promise<number> {
    let taken = 0
    while (!isStopping) {
      const rows = await database.write((tx) =>
        claimMails(tx, { engine: database.engine, limit: batch, leaseMs: lease, longestDelayMs: maxDelay, now }),
      )
      for (const row of rows) if (!isStopping) await deliver(row)
      taken += rows.length
      if (rows.length < batch) break
    }
    return taken
  }

  async function work() {
    while (!isStopping) {
      isWoken = false
      // Polled again: the mails are kept while the database cannot be reached.
      await sendDue().catch((error: unknown) => log({ event: 'outbox.error', mail: 0, kind: '', attempts: 0, error: errorCode(error) }))
      if (isWoken || isStopping) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollInterval)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  return {
    sendDue,
    start() {
      working = work()
    },
    /** To be called when a mail was put into the outbox. */
    notify() {
      isWoken = true
      wake()
    },
    /** Stops after the mail that is being sent. One that takes longer is sent again after its lease, with the same Message-ID. */
    async stop() {
      isStopping = true
      wake()
      await Promise.race([working, sleep(stopTimeout, undefined, { ref: false })])
    },
  }
}

/** An error's kind and number; its text could repeat a recipient's address. */
function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : error.name
  return 'responseCode' in error && error.responseCode ? `${code} ${String(error.responseCode)}` : code
}
