import type { Generated } from 'kysely'
import type { Role } from '#src/contracts/permissions.ts'
import type { DayCount } from '#src/desk/numbers/numbers.ts'
import type { ProFormaTable } from '#src/desk/pro-formas/pro-forma-rows.server.ts'
import type { ContactTables } from '#src/desk/requests/request-tables.server.ts'
import type { ContactView } from '#src/desk/requests/requests.ts'
import type { WebhookTable } from '#src/desk/webhooks/webhooks.server.ts'
import type { IssueState } from '#src/newsletter/newsletter.ts'
import type { List, Milliseconds, ZeroOrOne } from './columns.ts'
import type { ContentTables } from './content-schema.ts'

export type SubscriberTable = {
  id: Generated<number>
  email: string
  email_key: string
  subscribed_at: Milliseconds
  source: 'newsletter' | 'contact'
  /** Empty if the consent was given before consent texts were stored. */
  consent_version: string
  consent_text: string
  flags: List
  confirmed_at: Milliseconds | null
  asked_at: Milliseconds | null
  /** Issues in a row that the mail server refused for good because of the address. */
  refusals: Generated<number>
}

/** A booked call. `place` tells apart the calls that the office takes at the same time. */
export type BookingTable = {
  starts_at: Milliseconds
  place: number
  contact_id: number
  /** Keyed hashes of the telephone number and of the network, which limit open bookings. */
  phone_key: string
  network_key: string
}

/** Keyed hashes of addresses that left the newsletter. */
export type SuppressionTable = {
  key: string
  left_at: Milliseconds
  asked_at: Milliseconds | null
}

export type StaffTable = {
  id: Generated<number>
  name: string
  name_key: string
  password: string
  must_change_password: ZeroOrOne
  disabled: ZeroOrOne
  created_at: Milliseconds
  role: Generated<Role>
  email: string | null
  /** Times of expiry and use of a one-time password, which opens one session. */
  one_time_until: Milliseconds | null
  one_time_used_at: Milliseconds | null
  signed_in_at: Milliseconds | null
  contact_view: Generated<ContactView>
  /** In which its pages show times; null until its browser has named one. */
  time_zone: string | null
}

export type SessionTable = {
  id: Generated<number>
  /** SHA-256 of the token in the cookie. */
  token_hash: string
  staff_id: number
  created_at: Milliseconds
  seen_at: Milliseconds
  /** Browser and system: `Firefox on Android`. */
  device: string
  /** Network of the client, without the address bits of a single customer: `102.89.34.0/24`. */
  network: string
  proved_at: Milliseconds
  second_factor_at: Milliseconds | null
  challenge: string | null
}

export type AccountLinkTable = {
  id: Generated<number>
  staff_id: number
  kind: 'invitation' | 'recovery'
  created_at: Milliseconds
  ends_at: Milliseconds
}

/** Public keys of passkeys (WebAuthn). */
export type PasskeyTable = {
  id: Generated<number>
  staff_id: number
  /** base64url */
  credential_id: string
  /** COSE key, base64url */
  public_key: string
  counter: number
  transports: List
  name: string
  created_at: Milliseconds
  used_at: Milliseconds | null
}

/** Secret of an authenticator app (RFC 6238). */
export type TotpTable = {
  staff_id: number
  /** base32 */
  secret: string
  created_at: Milliseconds
  /** null until the first code; until then the app does not count. */
  confirmed_at: Milliseconds | null
  /** Time step of the last accepted code, which is not accepted again. */
  last_step: Generated<number>
}

export type RecoveryCodeTable = {
  id: Generated<number>
  staff_id: number
  /** Keyed hash. */
  code_hash: string
  used_at: Milliseconds | null
}

/** Entry of the audit log (decision 0038). Contains nothing that a visitor typed. */
export type AuditTable = {
  id: Generated<number>
  at: Milliseconds
  /** Id and name of the account; null and a word such as `command line` if no account acted. */
  actor_id: number | null
  actor: string
  origin: string
  action: string
  subject: string
  /** JSON object of numbers, field names and states. */
  detail: string
}

/** Counters of limits and flags; keyed hashes hide the addresses. */
export type RateTable = {
  key: string
  hits: number
  until: Milliseconds
  /** Earliest next attempt while a delay runs. */
  next_at: Milliseconds
}

export type OutboxTable = {
  id: Generated<number>
  /** A newer version may have added kinds (services/mails). */
  kind: string
  /** What the mail is about: a contact, subscriber or account; all null for a digest. */
  contact_id: number | null
  subscriber_id: number | null
  staff_id: number | null
  /**
   * Reply that the mail sends. The reply names the contact, because `contact_id` allows one mail of
   * a kind for each contact.
   */
  reply_id: Generated<number | null>
  /**
   * Webhook of an event, and its request or the keyed hash of its subscriber's address; the event
   * is deleted with them.
   */
  webhook_id: Generated<number | null>
  about_contact_id: Generated<number | null>
  person_key: Generated<string | null>
  /** Recipient of an issue of the newsletter. */
  recipient_id: Generated<number | null>
  /**
   * JSON of an event until its delivery, or of the facts in an account mail: link, device, moment,
   * changes …. Never contains a token.
   */
  facts: string | null
  request_id: string | null
  priority: Generated<number>
  created_at: Milliseconds
  due_at: Milliseconds
  attempts: Generated<number>
  leased_until: Generated<Milliseconds>
  sent_at: Milliseconds | null
  /** Whether the mail was written to a file because no mail server was set. */
  filed: Generated<ZeroOrOne>
  failed_at: Milliseconds | null
  last_error: string | null
  /** Since when the answer of the mail server is awaited; the mail may have been sent. */
  handed_at: Generated<Milliseconds | null>
  /** Attempts to which the mail server has not answered. */
  unknown_answers: Generated<number>
}

/** An article as an issue of the newsletter (decision 0080). */
export type NewsletterIssueTable = {
  id: Generated<number>
  /** Name of the article; each has at most one issue. */
  article: string
  subject: string
  preview: string
  intro: string
  state: IssueState
  /** JSON of the mail as it was when an owner sent it; null for a draft. */
  letter: string | null
  send_at: Milliseconds | null
}

/** Who gets an issue. Anonymous once the subscriber is deleted. */
export type NewsletterRecipientTable = {
  id: Generated<number>
  issue_id: number
  subscriber_id: number | null
  sent_at: Milliseconds | null
  /** Answer of the mail server that refused the mail for good, or other reason to give up. */
  refused: string | null
}

/** Values that the site generates, such as the key of form tokens. */
export type SettingTable = { name: string; value: string }

export type Tables = ContactTables &
  ContentTables & {
    day_count: DayCount
    booking: BookingTable
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
    pro_forma: ProFormaTable
    outbox: OutboxTable
    webhook: WebhookTable
    newsletter_issue: NewsletterIssueTable
    newsletter_recipient: NewsletterRecipientTable
    setting: SettingTable
  }
