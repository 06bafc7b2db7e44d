import type { Generated, GeneratedAlways } from 'kysely'
import type { ContactColumn } from '#src/contracts/contact/contact-fields.ts'
import type { ContactFileType } from '#src/contracts/contact/contact-files.ts'
import type { List, Milliseconds, ZeroOrOne } from '#src/core/database/columns.ts'
import type { NoteKind, RequestOutcome, StoredState } from './requests.ts'

/**
 * A request. The columns in `ContactColumn` hold the texts that the visitor typed into the
 * contact fields.
 */
export type RequestTable = Record<ContactColumn, string> & {
  id: Generated<number>
  reference: string
  /** Digest of the client's key and the content, which is the same when a form is sent again. */
  idempotency_key: string
  submitted_at: Milliseconds
  /** When the visitor wrote it, if the browser kept it for a while; else null. */
  written_at: Generated<Milliseconds | null>
  /** Searched text: reference, typed texts, and what staff wrote (search.server.ts). */
  searched: string
  time_zone: string | null
  marketing: ZeroOrOne
  consent_version: string
  consent_text: string
  /**
   * Reasons for which files were not stored, a word for each (contracts/contact/contact-files.ts).
   */
  files_refused: Generated<string>
  flags: List
  answered_at: Milliseconds | null
  /** The first answer of a request that has come back since, which has none at present. */
  first_answered_at: Generated<Milliseconds | null>
  /** Name of the account at the time of the answer. */
  answered_by: string | null
  /**
   * Time when staff lifted the flag; time of arrival if the reasons only mark the request
   * (contracts/flags.ts).
   */
  flag_lifted_at: Milliseconds | null
  awaits_digest: Generated<ZeroOrOne>
  /** Computed from `flags`, `answered_at` and `flag_lifted_at`. */
  state: GeneratedAlways<StoredState>
  /**
   * Since when an answered request waits for its customer. Earlier versions read it as answered, so
   * `state` does too.
   */
  waits_since: Generated<Milliseconds | null>
  taken_by: Generated<string | null>
  /** Day of the company's calendar: `2026-11-27`. */
  come_back_on: Generated<string | null>
  touched_by: Generated<string | null>
  touched_at: Generated<Milliseconds | null>
  /** Path of the page or product that the visitor saw before the form; empty if there is none. */
  asked_about: Generated<string>
  /**
   * Mail address in normalised spelling, and the last digits of the telephone number, for finding
   * other requests of the same person.
   */
  email_key: GeneratedAlways<string>
  phone_key: GeneratedAlways<string>
  /**
   * Company name in lower case; empty for names of one or two letters, because many companies may
   * share such a name.
   */
  company_key: GeneratedAlways<string>
  /**
   * Simulated power cut as JSON (`contactContext` of contracts/contact/power-cut-context.ts); empty for none.
   */
  context: Generated<string>
  /** What is asked for, as JSON (`storedQuote` of contracts/quote/stored-quote.ts); empty for none. */
  quote: Generated<string>
  outcome: Generated<RequestOutcome | null>
  outcome_words: Generated<string>
  outcome_at: Generated<Milliseconds | null>
  /** Number of the pro-forma that the customer accepted. */
  won_with: Generated<string | null>
  /** What was won, in whole units of the company's currency. */
  outcome_sum: Generated<number | null>
  /** Campaign that led to the site, such as `newsletter/june`; empty if there is none. */
  campaign: Generated<string>
  /** Trade of the customer, in the words of staff. */
  trade: Generated<string>
  /** Language in which the person reads the site; null for the default language. */
  language: Generated<string | null>
}

type WrittenTable = {
  id: Generated<number>
  contact_id: number
  key: string
  written_by: string
  written_at: Milliseconds
  text: string
}

export type RequestNoteTable = WrittenTable & {
  kind: Generated<NoteKind>
  changed_at: Generated<Milliseconds | null>
  /** Number of the pro-forma about which its customer asks on its page; null for other notes. */
  asks_about: Generated<string | null>
  /** When staff marked its request as answered without a reply to the question. */
  closed_at: Generated<Milliseconds | null>
}

export type RequestReplyTable = WrittenTable & {
  subject: string
  /** Written by versions before 051, whose pro-formas are rows of `pro_forma` too. */
  pro_forma: Generated<string | null>
  number: Generated<string | null>
  /** Outcome of the reply's mail, stored longer than the row of the outbox. */
  sent_at: Generated<Milliseconds | null>
  /** 1: stored only, without a mail server. 2: the same, and staff have given it to the customer. */
  filed: Generated<ZeroOrOne | 2>
  failed_at: Generated<Milliseconds | null>
  fault: Generated<string | null>
  /** Whether questions that were open stay so, because it says nothing of them. */
  leaves_questions: Generated<ZeroOrOne>
}

export type RequestFileTable = {
  id: Generated<number>
  /** Null until the form with the file is submitted. */
  contact_id: number | null
  /** File name, shortened and cleaned (core/files/file-name.server.ts). */
  name: string
  type: ContactFileType
  /** Number of bytes received so far. */
  size: number
  /** SHA-256 of the whole file; null until the whole file has arrived. */
  digest: string | null
  created_at: Milliseconds
}

type RequestFilePartTable = {
  file_id: number
  number: number
  bytes: Uint8Array
}

declare module '#src/core/database/tables.ts' {
  interface Tables {
    contact: RequestTable
    contact_file: RequestFileTable
    contact_file_part: RequestFilePartTable
    contact_note: RequestNoteTable
    contact_reply: RequestReplyTable
  }
}
