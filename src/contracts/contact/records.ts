// What the API answers. The browser imports only types from this file.
import { z } from 'zod'
import { roles } from '../permissions.ts'
import { storageFaults } from '../storage.ts'
import { mapContactFields } from './contact-fields.ts'
import { type ContactFileType, contactFileTypes, type RefusalReason, refusalReasons } from './contact-files.ts'
import { contactOutcomes, contactStates } from './contact-list.ts'

/** A date and time in UTC, ISO 8601 with milliseconds. */
const moment = z.iso.datetime()

// The keys of the literal.
const fileType = z.enum(Object.keys(contactFileTypes) as [ContactFileType, ...ContactFileType[]])
/** A file that came with a contact request; its bytes are fetched apart. */
export const contactFile = z.object({ id: z.int(), name: z.string(), type: fileType, size: z.int() })
const refusalReason = z.enum(Object.keys(refusalReasons) as [RefusalReason, ...RefusalReason[]])
/** A file that is stored for a form that has to be sent again. */
export const keptFile = contactFile.omit({ id: true }).extend({ token: z.string() })

/** What a request was sent from, in the words that its visitor read. `sum` is empty where a part has no price. */
export const contactContext = z.object({ href: z.string(), site: z.string(), hours: z.string(), headline: z.string(), sum: z.string() })

/** A stored contact request (spec.md §3, contact submission). */
export const contactRecord = z.object({
  id: z.int(),
  reference: z.string(),
  ...mapContactFields(() => z.string()),
  files: z.array(contactFile),
  /** Why files were not taken, a reason for each. */
  filesRefused: z.array(refusalReason),
  /** The list of products in words, as they are called now: `40 × Smart Lock`, a line each. */
  listed: z.string(),
  /** Path of the page or product that the visitor came to the form from; empty for none. */
  askedAbout: z.string(),
  /** The night of the instrument that they came from: its address, and what it came to. */
  context: contactContext.nullable(),
  submittedAt: moment,
  /** IANA zone of the visitor's browser, null where it was missing or unknown. */
  timeZone: z.string().nullable(),
  /** Why the submission looks unusual; empty for an ordinary one. The reasons stay when staff lift the flag. */
  flags: z.array(z.string()),
  state: z.enum(contactStates),
  /** When staff marked it as answered; null in any other state. */
  answeredAt: moment.nullable(),
  /** Name of the account that did; null for a request answered before that was kept. */
  answeredBy: z.string().nullable(),
  /** What it came to; null while that is open. */
  outcome: z.object({ result: z.enum(contactOutcomes), words: z.string(), at: moment }).nullable(),
  /** Whether the visitor also asked for the newsletter. */
  marketing: z.boolean(),
  consentVersion: z.string(),
})

/** `filed`: it became a file, as no mail server was set; `digested`: a digest told of it. None that is older than the outbox. */
export const mailStates = ['waiting', 'sent', 'filed', 'digested', 'failed', 'none'] as const

export const contactNoteRecord = z.object({ id: z.int(), text: z.string(), by: z.string(), at: moment, changedAt: moment.nullable() })

export const contactReplyRecord = z.object({
  id: z.int(),
  subject: z.string(),
  text: z.string(),
  by: z.string(),
  at: moment,
  /** Where it is a pro-forma. */
  number: z.string().nullable(),
  state: z.enum(['waiting', 'sent', 'filed', 'failed']),
  sentAt: moment.nullable(),
  /** Why it was not taken, as the mail server said it. */
  fault: z.string().nullable(),
})

/** An earlier request that has the address, the telephone number or the company of another. */
export const earlierContact = z.object({
  id: z.int(),
  submittedAt: moment,
  same: z.enum(['address', 'phone', 'company']),
  ...contactRecord.pick({ state: true, outcome: true }).shape,
})

export const staffContact = contactRecord.extend({
  notes: z.array(contactNoteRecord),
  replies: z.array(contactReplyRecord),
  /** The account that takes care of it. */
  takenBy: z.string().nullable(),
  /** The day to come back to it, by the company's calendar. */
  comeBackOn: z.iso.date().nullable(),
  /** The telephone number as it is dialled from anywhere; as it was typed where it cannot be read. */
  phoneToDial: z.string(),
  /** Who opened or changed it last. */
  touched: z.object({ by: z.string(), at: moment }).nullable(),
  /** Requests under the same address or telephone number, this one among them; 99 stands for more too. */
  fromPerson: z.int(),
  /** The newest before it first. */
  earlier: z.array(earlierContact),
  /** The notification of the company and the receipt of the visitor. One that came with flags is in a digest, and its visitor gets none. */
  mails: z.array(z.object({ to: z.enum(['company', 'visitor']), state: z.enum(mailStates) })),
})

export const mailHealth = z.object({
  /** Without a mail server mails become files, and reach no reader. */
  hasServer: z.boolean(),
  /** Mails that have waited for `limits.mailStillMs` or longer while none went out. */
  waiting: z.int(),
  /** Since when the oldest of them has waited; null where none does. */
  since: moment.nullable(),
})

/** A newsletter subscriber (spec.md §3). */
export const subscriberRecord = z.object({
  id: z.int(),
  email: z.string(),
  subscribedAt: moment,
  /** When the button behind the link in the mail was pressed; null before. */
  confirmedAt: moment.nullable(),
  /** The form that the address came from. */
  source: z.enum(['newsletter', 'contact']),
  consentVersion: z.string(),
  flags: z.array(z.string()),
})

const page = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    /** Give it as `after` to read on, in the same order; null at the end. */
    next: z.int().nullable(),
    /** Rows in the whole list, as far as it was filtered. */
    total: z.int(),
  })

/** Several contact requests as they are after a change, and the numbers of those that were not changed: others had changed them before. */
export const changedContacts = z.object({ contacts: z.array(staffContact), refused: z.array(z.int()) })

/** One page of a list, newest first unless asked otherwise. */
export const contactRecordPage = page(staffContact).extend({
  /** Accounts that a request can be given to. */
  takers: z.array(z.string()),
  /** Requests to come back to or to call today, whatever the filter. */
  due: z.int(),
  /** Requests in each state, as far as the rest of the filter lets them through. */
  counts: z.record(z.enum(contactStates), z.int()),
  /** Zones of all kept requests, the most common first, null last; counted by the rest of the filter. */
  zones: z.array(z.object({ timeZone: z.string().nullable(), total: z.int() })),
  /** All requests that are kept, whatever the filter. */
  kept: z.int(),
  /** Number of the newest request of all when the page was read; 0 where there was none. What came later has a higher one. */
  newest: z.int(),
})

/** What an open list asks for again and again: counts alone, and nothing of any person. */
export const deskNews = z.object({
  /** New requests since `after`, whatever the filter. */
  arrived: z.int(),
  ...contactRecordPage.pick({ newest: true, counts: true, due: true }).shape,
  /** Confirmed subscribers. */
  subscribers: z.int(),
  mail: mailHealth,
})
export const subscriberPage = page(subscriberRecord).extend({
  /** Addresses that were sent in a form and are not confirmed; the list leaves them out. */
  waiting: z.int(),
})

/** A mail about a record, as its line in the outbox says. It waits while it was neither sent nor filed and has not failed. */
const keptMail = z.object({
  kind: z.string(),
  /** The kind in words; of one that a newer version has added, the kind itself. */
  name: z.string(),
  createdAt: moment.nullable(),
  /** When a mail server took it. */
  sentAt: moment.nullable(),
  /** When it became a file instead, because no mail server was set. */
  filedAt: moment.nullable(),
  failedAt: moment.nullable(),
})
const alsoKept = { consentText: z.string(), mails: z.array(keptMail) }

/** Everything that is kept under one e-mail address, in the words of the forms. Who of the staff answered is about them. */
export const personReport = z.object({
  email: z.string(),
  contacts: z.array(
    contactRecord.omit({ id: true, state: true, marketing: true, answeredBy: true }).extend({
      /** With where staff save each. */
      files: z.array(contactFile.omit({ id: true }).extend({ address: z.string() })),
      askedForNewsletter: z.boolean(),
      comeBackOn: z.iso.date().nullable(),
      notes: z.array(contactNoteRecord.omit({ id: true, by: true })),
      replies: z.array(contactReplyRecord.omit({ id: true, by: true })),
      flagLiftedAt: moment.nullable(),
      /** Digest of the submission: a repeated one is known by it. */
      submissionKey: z.string(),
      ...alsoKept,
    }),
  ),
  /** When the address left the newsletter; a keyed hash of it says so. */
  leftNewsletterAt: moment.nullable(),
  subscription: subscriberRecord
    .omit({ id: true, source: true })
    .extend({ form: subscriberRecord.shape.source, ...alsoKept })
    .nullable(),
})

/** One entry of the audit log (decision 0038). */
export const auditRecord = z.object({
  id: z.int(),
  at: moment,
  /** Name of the account, or a word such as `command line` where it was none. */
  actor: z.string(),
  accountId: z.int().nullable(),
  /** The network it was done from. */
  network: z.string(),
  action: z.string(),
  /** What it was done to, such as `contact 12`; empty where the action says it. */
  subject: z.string(),
  /** Numbers, names of fields, states and roles. */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.union([z.string(), z.number()]))])),
})
export const auditPage = page(auditRecord)

/** Who is signed in, and until when. */
export const sessionRecord = z.object({
  name: z.string(),
  role: z.enum(roles),
  mustChangePassword: z.boolean(),
  /** The session ends then even while it is used. */
  endsAt: moment,
  /** The session ends then unless it is used before. */
  idleEndsAt: moment,
  /** Why the server stores nothing, or soon will not; null where all is well. */
  storageFault: z.enum(storageFaults).nullable(),
})

/** The open sessions of an account, the last used first. */
export const ownSessions = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      /** Browser and system, as the browser calls itself: `Firefox on Android`. */
      device: z.string(),
      /** The network it was opened from: `102.89.34.0/24`. */
      network: z.string(),
      openedAt: moment,
      usedAt: moment,
      /** Whether this is the session that asks. */
      isThis: z.boolean(),
    }),
  ),
})

/** What a browser takes to make or to use a passkey (WebAuthn); its members are the standard's. */
export const passkeyOptions = z.looseObject({ challenge: z.string() })

/** `detail` says what was left out. */
export const contactAnswer = z.object({ success: z.literal(true), reference: z.string(), detail: z.string().optional() })
export const plainAnswer = z.object({ success: z.literal(true) })
export const invalidAnswer = z.object({
  success: z.literal(false),
  errors: z.record(z.string(), z.array(z.string())),
  /** Of a form with files: those that are stored for when it is sent again. */
  files: z.array(keptFile).optional(),
})
export const tokenAnswer = z.object({ success: z.literal(true), formToken: z.string() })

/** RFC 9457 problem details. */
export const problemDetails = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  files: z.array(keptFile).optional(),
})

export type ContactContext = z.infer<typeof contactContext>
export type EarlierContact = z.infer<typeof earlierContact>
export type ContactRecord = z.infer<typeof contactRecord>
export type ChangedContacts = z.infer<typeof changedContacts>
export type StaffContact = z.infer<typeof staffContact>
export type DeskNews = z.infer<typeof deskNews>
export type ContactNote = z.infer<typeof contactNoteRecord>
export type ContactReply = z.infer<typeof contactReplyRecord>
export type ContactMail = StaffContact['mails'][number]
export type MailHealth = z.infer<typeof mailHealth>
export type SubscriberRecord = z.infer<typeof subscriberRecord>
export type ContactPage = z.infer<typeof contactRecordPage>
export type SubscriberPage = z.infer<typeof subscriberPage>
export type PersonReport = z.infer<typeof personReport>
export type AuditRecord = z.infer<typeof auditRecord>
export type AuditPage = z.infer<typeof auditPage>
export type SessionRecord = z.infer<typeof sessionRecord>
export type OwnSession = z.infer<typeof ownSessions>['items'][number]
export type ContactAnswer = z.infer<typeof contactAnswer>
export type InvalidAnswer = z.infer<typeof invalidAnswer>
export type ProblemDetails = z.infer<typeof problemDetails>
