// Schemas of the API's answers. The browser imports only types from this file.
import { z } from 'zod'
import { moment, page } from '../record-schemas.ts'
import { mapContactFields } from './contact-fields.ts'
import {
  type ContactFileType,
  contactFileTypes,
  type RefusalReason,
  refusalReasons,
} from './contact-files.ts'
import { contactOutcomes, contactStates, noteKinds } from './contact-list.ts'
import { proFormaRecord, proFormaWords } from './sent-pro-forma.ts'

// The casts are safe, because the keys come from literals.
const fileType = z.enum(Object.keys(contactFileTypes) as [ContactFileType, ...ContactFileType[]])
export const contactFile = z.object({
  id: z.int(),
  name: z.string(),
  type: fileType,
  size: z.int(),
})
const refusalReason = z.enum(Object.keys(refusalReasons) as [RefusalReason, ...RefusalReason[]])
/** A file that is stored until its form is sent again. */
export const keptFile = contactFile.omit({ id: true }).extend({ token: z.string() })

/**
 * The simulated power cut to which a request refers, in the words that the visitor read. `sum` is
 * empty if a part has no price.
 */
export const contactContext = z.object({
  href: z.string(),
  site: z.string(),
  hours: z.string(),
  headline: z.string(),
  sum: z.string(),
})

/** A stored contact request (spec.md §3, contact submission). */
export const contactRecord = z.object({
  id: z.int(),
  reference: z.string(),
  ...mapContactFields(() => z.string()),
  files: z.array(contactFile),
  filesRefused: z.array(refusalReason),
  /** The list of products in words, with present names: `40 × Smart Lock`, one product a line. */
  listed: z.string(),
  /** Path of the page or product from which the visitor came to the form; empty for none. */
  askedAbout: z.string(),
  /** Campaign that led to the site: `newsletter/june`; empty for none. */
  campaign: z.string(),
  /** Trade of the customer, in the words of staff; empty if unknown. */
  trade: z.string(),
  context: contactContext.nullable(),
  submittedAt: moment,
  /** When the visitor wrote it, if the browser kept it until there was a network. */
  writtenAt: moment.nullable(),
  /** IANA zone of the visitor's browser; null if missing or unknown. */
  timeZone: z.string().nullable(),
  /** Reasons of the flag, which stay stored after staff lift the flag. */
  flags: z.array(z.string()),
  state: z.enum(contactStates),
  answeredAt: moment.nullable(),
  /** Name of the account; null if unknown. */
  answeredBy: z.string().nullable(),
  /** `sum`: what was won, in whole units of the company's currency. */
  outcome: z
    .object({
      result: z.enum(contactOutcomes),
      words: z.string(),
      sum: z.int().nullable(),
      at: moment,
      /** Number of the pro-forma with which it was won. */
      proForma: z.string().nullable(),
    })
    .nullable(),
  marketing: z.boolean(),
  consentVersion: z.string(),
})

/**
 * State of a mail. `sent`: handed over to the mail server. `unknown`: handed over without an answer.
 * `filed`: written to a file, because there is no mail server.
 */
const sendStates = ['waiting', 'sent', 'filed', 'failed', 'unknown'] as const
/** `digested`: reported in a digest. */
export const mailStates = [...sendStates, 'digested', 'none'] as const

export const contactNoteRecord = z.object({
  id: z.int(),
  kind: z.enum(noteKinds),
  text: z.string(),
  by: z.string(),
  at: moment,
  changedAt: moment.nullable(),
})

export const contactReplyRecord = z.object({
  id: z.int(),
  subject: z.string(),
  text: z.string(),
  by: z.string(),
  at: moment,
  number: z.string().nullable(),
  state: z.enum(sendStates),
  sentAt: moment.nullable(),
  /** Why it was not sent, or waits (mail-faults.ts). */
  fault: z.string().nullable(),
})

/** An earlier request with the same address, telephone number or company. */
export const earlierContact = z.object({
  id: z.int(),
  submittedAt: moment,
  same: z.enum(['address', 'phone', 'company']),
  ...contactRecord.pick({ state: true, outcome: true }).shape,
})

export const staffContact = contactRecord.extend({
  notes: z.array(contactNoteRecord),
  replies: z.array(contactReplyRecord),
  proFormas: z.array(proFormaRecord),
  takenBy: z.string().nullable(),
  /** Day on which to follow up, in the company's zone. */
  comeBackOn: z.iso.date().nullable(),
  /** The first telephone number that is surely right, in international form; empty if none is. */
  phoneToDial: z.string(),
  touched: z.object({ by: z.string(), at: moment }).nullable(),
  /**
   * Number of requests with the same address or telephone number, including this one; at most 99.
   */
  fromPerson: z.int(),
  earlier: z.array(earlierContact),
  /** Notification and receipt. A flagged request is reported in a digest and gets no receipt. */
  mails: z.array(
    z.object({
      to: z.enum(['company', 'visitor']),
      state: z.enum(mailStates),
      fault: z.string().nullable(),
    }),
  ),
})

export const mailHealth = z.object({
  /** Whether a request waits and no mail can go out, because there is no mail server. */
  isUnsent: z.boolean(),
  /** Why they wait (mail-faults.ts); null if that is not known. */
  fault: z.string().nullable(),
  /** Mails that have waited longer than `staffLimits.mailStillMs`. */
  waiting: z.int(),
  since: moment.nullable(),
})

/** A newsletter subscriber (spec.md §3). */
export const subscriberRecord = z.object({
  id: z.int(),
  email: z.string(),
  subscribedAt: moment,
  confirmedAt: moment.nullable(),
  source: z.enum(['newsletter', 'contact']),
  consentVersion: z.string(),
  flags: z.array(z.string()),
})

/**
 * Contact requests after a change, and the ids of requests that others had changed in the meantime.
 */
export const changedContacts = z.object({
  contacts: z.array(staffContact),
  refused: z.array(z.int()),
})

export const contactRecordPage = page(staffContact).extend({
  takers: z.array(z.string()),
  /** Number of requests due today, regardless of the filter. */
  due: z.int(),
  /** Number of requests by state, limited by the other filters. */
  counts: z.record(z.enum(contactStates), z.int()),
  /** Number of all requests, regardless of the filter. */
  kept: z.int(),
  /** Id of the newest request when the page was read; 0 for none. */
  newest: z.int(),
})

/** Counts that an open list polls, without personal data. */
export const deskNews = z.object({
  /** Number of new requests since `after`, regardless of the filter. */
  arrived: z.int(),
  ...contactRecordPage.pick({ newest: true, counts: true, due: true }).shape,
  subscribers: z.int(),
  /** Number of new requests assigned to the account. */
  mine: z.int(),
  /** Those of `kept` that have been deleted. */
  gone: z.array(z.int()),
  mail: mailHealth,
})
export const subscriberPage = page(subscriberRecord).extend({
  /** Number of unconfirmed addresses, which the API leaves out unless asked. */
  waiting: z.int(),
})

/**
 * A mail of the outbox about a record. A mail that is neither sent, filed nor failed is waiting.
 */
const keptMail = z.object({
  kind: z.string(),
  /** Name of the kind; for an unknown kind, stored by a newer version, its key. */
  name: z.string(),
  createdAt: moment.nullable(),
  sentAt: moment.nullable(),
  filedAt: moment.nullable(),
  failedAt: moment.nullable(),
})
const alsoKept = { consentText: z.string(), mails: z.array(keptMail) }

/** Everything stored about a person, found by e-mail address, including the staff who answered. */
export const personReport = z.object({
  email: z.string(),
  contacts: z.array(
    contactRecord.omit({ id: true, state: true, marketing: true, answeredBy: true }).extend({
      files: z.array(contactFile.omit({ id: true }).extend({ address: z.string() })),
      askedForNewsletter: z.boolean(),
      comeBackOn: z.iso.date().nullable(),
      notes: z.array(contactNoteRecord.omit({ id: true, by: true })),
      replies: z.array(contactReplyRecord.omit({ id: true, by: true })),
      proFormas: z.array(
        proFormaRecord
          .omit({ id: true, contactId: true, sentBy: true, hasPdf: true, worth: true })
          .extend({ words: proFormaWords.omit({ given: true }), address: z.string() }),
      ),
      flagLiftedAt: moment.nullable(),
      /** Digest of the submission, for detecting repeats. */
      submissionKey: z.string(),
      ...alsoKept,
    }),
  ),
  /** Time of unsubscription; a keyed hash identifies the address. */
  leftNewsletterAt: moment.nullable(),
  subscription: subscriberRecord
    .omit({ id: true, source: true })
    .extend({
      form: subscriberRecord.shape.source,
      /** Issues in a row that the address has refused. */
      refusals: z.int(),
      ...alsoKept,
    })
    .nullable(),
})

/** `detail` says which part of the request was not accepted. */
export const contactAnswer = z.object({
  success: z.literal(true),
  reference: z.string(),
  detail: z.string().optional(),
})
export const plainAnswer = z.object({ success: z.literal(true) })
export const invalidAnswer = z.object({
  success: z.literal(false),
  errors: z.record(z.string(), z.array(z.string())),
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
export type ContactAnswer = z.infer<typeof contactAnswer>
export type InvalidAnswer = z.infer<typeof invalidAnswer>
export type ProblemDetails = z.infer<typeof problemDetails>
