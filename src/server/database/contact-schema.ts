import type { Generated, GeneratedAlways } from 'kysely'
import type { ContactColumn } from '#src/contracts/contact/contact-fields.ts'
import type { ContactFileType } from '#src/contracts/contact/contact-files.ts'
import type { ContactOutcome } from '#src/contracts/contact/contact-list.ts'

/** Milliseconds since 1970, UTC; a bigint column on both engines. */
type Milliseconds = number
/** A boolean; SQLite has none. */
type ZeroOrOne = 0 | 1
/** Separated by commas; empty for none. */
type List = string

/** Flagged: it has reasons, and they were not lifted. New: neither flagged nor answered. */
export type StoredState = 'new' | 'answered' | 'flagged'

/** The texts that were typed have the columns that the list of contact fields names. */
export type ContactTable = Record<ContactColumn, string> & {
  id: Generated<number>
  reference: string
  /** Digest of the client's key and of the content: equal for repeated submissions. */
  idempotency_key: string
  submitted_at: Milliseconds
  /** What a search looks through: the reference, what was typed, and what staff wrote (contact-search.ts). */
  searched: string
  time_zone: string | null
  marketing: ZeroOrOne
  consent_version: string
  consent_text: string
  /** Why files that came with it were not taken, a word for each (contracts/contact/contact-files.ts). */
  files_refused: Generated<string>
  /** Reasons for suspecting spam. They are kept when staff lift the flag. */
  flags: List
  answered_at: Milliseconds | null
  /** Name of the account that marked it as answered, at that time. */
  answered_by: string | null
  /** When staff marked a flagged request as no spam; when it came, where its reasons only mark it (contracts/flags.ts). */
  flag_lifted_at: Milliseconds | null
  /** Whether it came with reasons and no digest has told of it yet. */
  awaits_digest: Generated<ZeroOrOne>
  /** Follows from the three columns before it. */
  state: GeneratedAlways<StoredState>
  /** Name of the account that takes care of it. */
  taken_by: Generated<string | null>
  /** The day to come back to it, by the company's calendar: `2026-11-27`. */
  come_back_on: Generated<string | null>
  /** Who opened or changed it last, and when. */
  touched_by: Generated<string | null>
  touched_at: Generated<Milliseconds | null>
  /** Path of the page or product that the visitor came to the form from; empty for none. */
  asked_about: Generated<string>
  /** The address and the last digits of the telephone number, equal in every writing: they find what else a person sent. */
  email_key: GeneratedAlways<string>
  phone_key: GeneratedAlways<string>
  /** The company in small letters; empty for names of one or two letters, which many share. */
  company_key: GeneratedAlways<string>
  /** The night that it was sent from, JSON (`contactContext` of contracts/contact/records.ts); empty for none. */
  context: Generated<string>
  /** What it came to, a few words about that, and when it was said last. */
  outcome: Generated<ContactOutcome | null>
  outcome_words: Generated<string>
  outcome_at: Generated<Milliseconds | null>
}

type WrittenTable = {
  id: Generated<number>
  contact_id: number
  /** Made by the client: a repetition is stored once. */
  key: string
  /** Name of the account. */
  written_by: string
  written_at: Milliseconds
  text: string
}

/** What staff note at a contact request (decision 0082). */
export type ContactNoteTable = WrittenTable & { changed_at: Generated<Milliseconds | null> }

export type ContactReplyTable = WrittenTable & {
  subject: string
  /** Number of a pro-forma with its table (contracts/contact/pro-forma.ts), JSON; null for any other reply. */
  pro_forma: string | null
  /** The number once more, which no other has; null too where an earlier version gave it twice, but for the first. */
  number: Generated<string | null>
  /** What became of its mail. It is kept as long as the reply, longer than the line in the outbox. */
  sent_at: Generated<Milliseconds | null>
  filed: Generated<ZeroOrOne>
  failed_at: Generated<Milliseconds | null>
  fault: Generated<string | null>
}

export type ContactFileTable = {
  id: Generated<number>
  /** Null while its form has to be sent again. */
  contact_id: number | null
  /** As it was reduced (services/contacts/file-name.ts). */
  name: string
  type: ContactFileType
  /** Bytes that have arrived. */
  size: number
  /** SHA-256 of the whole file; null until it is whole. */
  digest: string | null
  created_at: Milliseconds
}

export type ContactFilePartTable = {
  file_id: number
  /** From 0. */
  number: number
  bytes: Uint8Array
}
