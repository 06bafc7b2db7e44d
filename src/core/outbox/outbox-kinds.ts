import type { Queryable } from '../database/connect.ts'
import type { OutboxRow } from '../database/outbox-rows.ts'
import type { Draft, MailRefusal } from '../mail-kind.server.ts'

/** What is sent for a row; `draft` is that of a mail. */
export type Delivery = {
  /** Sends it. @param onHandOver see `MailTransport.send` */
  send: (onHandOver: () => Promise<void>) => Promise<unknown>
  draft?: Draft
  isFiled: boolean
}

/** A kind of rows in the outbox: one for each kind of mail, and one for events of webhooks. */
export type OutboxKind = {
  kind: string
  /** First part of the names of its log events, such as `mail.sent`. */
  noun: 'mail' | 'webhook'
  /** Name of its line. */
  line: string
  /** The mail goes to our own mailbox, which is there: a refusal of its address can be mended. */
  isToCompany?: boolean
  /** Nobody should get the mail twice, so that staff decide after an unknown answer. */
  isSentOnce?: boolean
  /** Returns undefined if there is nothing to send any more. */
  find: (row: OutboxRow) => Promise<Delivery | undefined>
  /** Stores results outside the row, in the same transaction. */
  noted?: (
    tx: Queryable,
    row: OutboxRow,
    outcome: { delivery: Delivery | undefined; now: number } & MailRefusal,
  ) => Promise<void>
}

/** A line of the outbox: nothing in one waits for anything in another. */
export type LineOptions = {
  name: string
  /** How many are sent at the same time. */
  most: number
  /** Only the events of this webhook. */
  webhook?: number
  /** The kind of its mails of which only so many are sent in a window, if their priority is `paced`. */
  pace: { kind: string; most: number; windowMs: number }
  /**
   * Milliseconds between attempts at an address, after which it is given up. By default attempts
   * take about three days.
   */
  delays?: readonly number[]
  /** Called before each claim. */
  prepare?: (now: number) => Promise<void>
  /** Queues more when nothing is due. @returns how many it queued */
  refill?: (now: number) => Promise<number>
}
