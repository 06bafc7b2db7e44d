import type { Generated } from 'kysely'
import type { ContactView } from '#src/contracts/contact/contact-list.ts'
import type { Role } from '#src/contracts/permissions.ts'
import type { DayCount } from '#src/contracts/staff/numbers.ts'
import type { ContactFilePartTable, ContactFileTable, ContactNoteTable, ContactReplyTable, ContactTable } from './contact-schema.ts'
import type {
  CertificateFileTable,
  ContentDraftTable,
  ContentEntryTable,
  ContentHoldTable,
  ContentPictureTable,
  ContentStateTable,
  KeptTextTable,
  PaperRevisionTable,
  PicturePartTable,
  PreviewLinkTable,
  PublicationFileTable,
  PublicationTable,
} from './content-schema.ts'

/** Milliseconds since 1970, UTC; a bigint column on both engines. */
type Milliseconds = number
/** A boolean; SQLite has none. */
type ZeroOrOne = 0 | 1
/** Separated by commas; empty for none. */
type List = string

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
  /** When the address was confirmed; null until then. */
  confirmed_at: Milliseconds | null
  /** When a confirmation mail was last put into the outbox. */
  asked_at: Milliseconds | null
}

/** Addresses that left the newsletter, as keyed hashes. */
export type SuppressionTable = {
  key: string
  left_at: Milliseconds
  /** When a confirmation mail to the address was last put into the outbox. */
  asked_at: Milliseconds | null
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
  role: Generated<Role>
  /** Where notices about the account are sent. */
  email: string | null
  /** When a one-time password ends, and when it was used; it opens a session once. */
  one_time_until: Milliseconds | null
  one_time_used_at: Milliseconds | null
  /** When its last session was opened. */
  signed_in_at: Milliseconds | null
  /** How its owner looks at contact requests. */
  contact_view: Generated<ContactView>
}

export type SessionTable = {
  id: Generated<number>
  /** SHA-256 of the token that the cookie holds. */
  token_hash: string
  staff_id: number
  created_at: Milliseconds
  seen_at: Milliseconds
  /** Browser and system, as its owner knows it: `Firefox on Android`. */
  device: string
  /** The network it was opened from, without the part that tells one customer from another: `102.89.34.0/24`. */
  network: string
  /** Time of the last proof of identity: at the sign-in, or when asked again. */
  proved_at: Milliseconds
  /** When a second factor was given in this session; null while none was. */
  second_factor_at: Milliseconds | null
  /** The WebAuthn challenge that waits for its answer. */
  challenge: string | null
}

/** A link by which an invited person sets a password, or a member of staff a new one. */
export type AccountLinkTable = {
  id: Generated<number>
  staff_id: number
  kind: 'invitation' | 'recovery'
  created_at: Milliseconds
  ends_at: Milliseconds
}

/** Public keys of authenticators (WebAuthn). */
export type PasskeyTable = {
  id: Generated<number>
  staff_id: number
  /** base64url */
  credential_id: string
  /** COSE key, base64url */
  public_key: string
  counter: number
  transports: List
  /** What its owner calls it. */
  name: string
  created_at: Milliseconds
  used_at: Milliseconds | null
}

/** The shared secret of an authenticator application (RFC 6238). */
export type TotpTable = {
  staff_id: number
  /** base32 */
  secret: string
  created_at: Milliseconds
  /** When its first code was given; until then it does not count. */
  confirmed_at: Milliseconds | null
  /** The time step of the last accepted code, which is not accepted again. */
  last_step: Generated<number>
}

export type RecoveryCodeTable = {
  id: Generated<number>
  staff_id: number
  /** Keyed hash. */
  code_hash: string
  used_at: Milliseconds | null
}

/** One entry of the audit log (decision 0038). Nothing that a visitor typed stands in it. */
export type AuditTable = {
  id: Generated<number>
  at: Milliseconds
  /** Number and name of the account, null and a word such as `command line` where it was none. */
  actor_id: number | null
  actor: string
  /** The network, as in a session. */
  origin: string
  action: string
  /** What it was done to: `contact 12`. */
  subject: string
  /** JSON object of numbers, names of fields and states. */
  detail: string
  /** Hash of the entry before, and of this one with that hash in it. */
  previous: string
  hash: string
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
  /** A newer version of the site may have added some (services/mails). */
  kind: string
  /** What the mail is about: a contact, a subscriber or a staff account; none of them where it is a digest. */
  contact_id: number | null
  subscriber_id: number | null
  staff_id: number | null
  /** The reply that the mail sends; its contact is named there, as the outbox has one mail of a kind for each. */
  reply_id: Generated<number | null>
  /** Where an event goes, and the request that it tells of, or the keyed hash of its subscriber's address: it goes with them. */
  webhook_id: Generated<number | null>
  about_contact_id: Generated<number | null>
  person_key: Generated<string | null>
  /** JSON of an event until it was taken, or of what a mail about an account tells: the number of a link, or device, network and moment, and a former address; of a publication what it changed. Never a token. */
  facts: string | null
  /** Id of the request that asked for it, as in the log; null where none did. */
  request_id: string | null
  /** Lower goes first. */
  priority: Generated<number>
  created_at: Milliseconds
  due_at: Milliseconds
  attempts: Generated<number>
  leased_until: Generated<Milliseconds>
  sent_at: Milliseconds | null
  /** Whether it became a file when it was sent, because no mail server was set. */
  filed: Generated<ZeroOrOne>
  failed_at: Milliseconds | null
  last_error: string | null
}

/** Where owners have events sent (decision 0110). */
export type WebhookTable = {
  id: Generated<number>
  /** Who gets them, as the privacy policy names them. */
  recipient: string
  url: string
  /** Of Standard Webhooks: `whsec_…`. */
  secret: string
  events: List
  fields: List
}

/** Values that the site generates for itself, such as the key that signs form tokens. */
export type SettingTable = { name: string; value: string }

export type Tables = {
  day_count: DayCount
  content_picture: ContentPictureTable
  picture_part: PicturePartTable
  certificate_file: CertificateFileTable
  content_draft: ContentDraftTable
  content_hold: ContentHoldTable
  content_kept: KeptTextTable
  paper_revision: PaperRevisionTable
  content_entry: ContentEntryTable
  content_state: ContentStateTable
  preview_link: PreviewLinkTable
  publication: PublicationTable
  publication_file: PublicationFileTable
  contact: ContactTable
  contact_file: ContactFileTable
  contact_file_part: ContactFilePartTable
  contact_note: ContactNoteTable
  contact_reply: ContactReplyTable
  subscriber: SubscriberTable
  suppression: SuppressionTable
  staff: StaffTable
  session: SessionTable
  account_link: AccountLinkTable
  passkey: PasskeyTable
  totp: TotpTable
  recovery_code: RecoveryCodeTable
  audit: AuditTable
  rate: RateTable
  outbox: OutboxTable
  webhook: WebhookTable
  setting: SettingTable
}
