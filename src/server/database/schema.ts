import type { Generated } from 'kysely'
import type { ContactColumn } from '#src/contracts/contact-fields.ts'

/** Milliseconds since 1970, UTC; a bigint column on both engines. */
type Milliseconds = number
/** A boolean; SQLite has none. */
type ZeroOrOne = 0 | 1
/** Separated by commas; empty for none. */
type List = string

/** The texts that were typed have the columns that the list of contact fields names. */
export type ContactTable = Record<ContactColumn, string> & {
  id: Generated<number>
  reference: string
  /** Digest of the client's key and of the content: equal for repeated submissions. */
  idempotency_key: string
  submitted_at: Milliseconds
  /** What a search looks through: the reference and what was typed, folded (fold.ts). */
  searched: string
  time_zone: string | null
  marketing: ZeroOrOne
  consent_version: string
  consent_text: string
  /** Reasons for suspecting spam. They are kept when staff lift the flag. */
  flags: List
  answered_at: Milliseconds | null
  /** When staff marked a flagged request as no spam. */
  flag_lifted_at: Milliseconds | null
}

export type SubscriberTable = {
  id: Generated<number>
  email: string
  /** The address folded to one spelling: unique. */
  email_key: string
  subscribed_at: Milliseconds
  source: 'newsletter' | 'contact'
  /** Empty for one stored before the text was kept. */
  consent_version: string
  consent_text: string
  flags: List
}

export type StaffTable = {
  id: Generated<number>
  name: string
  /** The name folded: it is unique whatever its case. */
  name_key: string
  /** PHC string. */
  password: string
  must_change_password: ZeroOrOne
  disabled: ZeroOrOne
  created_at: Milliseconds
}

export type SessionTable = {
  /** SHA-256 of the token that the cookie holds. */
  token_hash: string
  staff_id: number
  created_at: Milliseconds
  seen_at: Milliseconds
}

/** Counters that limit or flag; keys are keyed hashes, so that no address is readable. */
export type RateTable = {
  key: string
  hits: number
  until: Milliseconds
  /** Earliest next attempt while a delay runs. */
  next_at: Milliseconds
}

export type OutboxTable = {
  id: Generated<number>
  kind: 'contact-notification' | 'contact-acknowledgement' | 'newsletter-welcome'
  /** What the mail is about: a contact or a subscriber. */
  contact_id: number | null
  subscriber_id: number | null
  created_at: Milliseconds
  due_at: Milliseconds
  attempts: Generated<number>
  leased_until: Generated<Milliseconds>
  sent_at: Milliseconds | null
  failed_at: Milliseconds | null
  last_error: string | null
}

/** Values that the site generates for itself, such as the key that signs form tokens. */
export type SettingTable = { name: string; value: string }

export type Tables = {
  contact: ContactTable
  subscriber: SubscriberTable
  staff: StaffTable
  session: SessionTable
  rate: RateTable
  outbox: OutboxTable
  setting: SettingTable
}
