// What the API answers. Public answers have a schema, which describes them
// (server/api/described-calls.ts); the browser imports only types from this file.
import { z } from 'zod'
import type { Page } from '../record-page.ts'
import type { ContactTexts } from './contact-fields.ts'
import {
  type ContactFile,
  type ContactFileType,
  contactFileTypes,
  type RefusalReason,
} from './contact-files.ts'
import type { ContactOutcome, ContactState, NoteKind } from './contact-list.ts'
import type { ProFormaRecord, ProFormaWords } from './sent-pro-forma.ts'

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
export type ContactContext = z.infer<typeof contactContext>

/** A stored contact request (spec.md §3, contact submission). Moments are ISO strings. */
export type ContactRecord = ContactTexts & {
  id: number
  reference: string
  files: ContactFile[]
  filesRefused: RefusalReason[]
  /** The list of products in words, with present names: `40 × Smart Lock`, one product a line. */
  listed: string
  /** Path of the page or product from which the visitor came to the form; empty for none. */
  askedAbout: string
  /** Campaign that led to the site: `newsletter/june`; empty for none. */
  campaign: string
  /** Trade of the customer, in the words of staff; empty if unknown. */
  trade: string
  context: ContactContext | null
  submittedAt: string
  /** When the visitor wrote it, if the browser kept it until there was a network. */
  writtenAt: string | null
  /** IANA zone of the visitor's browser; null if missing or unknown. */
  timeZone: string | null
  /** Reasons of the flag, which stay stored after staff lift the flag. */
  flags: string[]
  state: ContactState
  answeredAt: string | null
  /** Name of the account; null if unknown. */
  answeredBy: string | null
  /** `sum`: what was won, in whole units of the company's currency. */
  outcome: {
    result: ContactOutcome
    words: string
    sum: number | null
    at: string
    /** Number of the pro-forma with which it was won. */
    proForma: string | null
  } | null
  marketing: boolean
  consentVersion: string
}

/**
 * State of a mail. `sent`: handed over to the mail server. `unknown`: handed over without an answer.
 * `filed`: written to a file, because there is no mail server.
 */
type SendState = 'waiting' | 'sent' | 'filed' | 'failed' | 'unknown'
/** `digested`: reported in a digest. */
export type MailState = SendState | 'digested' | 'none'

export type ContactNote = {
  id: number
  kind: NoteKind
  text: string
  by: string
  at: string
  changedAt: string | null
}

export type ContactReply = {
  id: number
  subject: string
  text: string
  by: string
  at: string
  number: string | null
  state: SendState
  sentAt: string | null
  /** Why it was not sent, or waits (mail-faults.ts). */
  fault: string | null
}

/** An earlier request with the same address, telephone number or company. */
export type EarlierContact = Pick<ContactRecord, 'id' | 'submittedAt' | 'state' | 'outcome'> & {
  same: 'address' | 'phone' | 'company'
}

/** Notification or receipt. A flagged request is reported in a digest and gets no receipt. */
export type ContactMail = { to: 'company' | 'visitor'; state: MailState; fault: string | null }

export type StaffContact = ContactRecord & {
  notes: ContactNote[]
  replies: ContactReply[]
  proFormas: ProFormaRecord[]
  takenBy: string | null
  /** Day on which to follow up, in the company's zone. */
  comeBackOn: string | null
  /** The first telephone number that is surely right, in international form; empty if none is. */
  phoneToDial: string
  touched: { by: string; at: string } | null
  /**
   * Number of requests with the same address or telephone number, including this one; at most 99.
   */
  fromPerson: number
  earlier: EarlierContact[]
  mails: ContactMail[]
}

export type MailHealth = {
  /** Whether a request waits and no mail can go out, because there is no mail server. */
  isUnsent: boolean
  /** Why they wait (mail-faults.ts); null if that is not known. */
  fault: string | null
  /** Mails that have waited longer than `staffLimits.mailStillMs`. */
  waiting: number
  since: string | null
}

/** A newsletter subscriber (spec.md §3). */
export type SubscriberRecord = {
  id: number
  email: string
  subscribedAt: string
  confirmedAt: string | null
  source: 'newsletter' | 'contact'
  consentVersion: string
  flags: string[]
}

/**
 * Contact requests after a change, and the ids of requests that others had changed in the meantime.
 */
export type ChangedContacts = { contacts: StaffContact[]; refused: number[] }

export type ContactPage = Page<StaffContact> & {
  takers: string[]
  /** Number of requests due today, regardless of the filter. */
  due: number
  /** Number of requests by state, limited by the other filters. */
  counts: Record<ContactState, number>
  /** Number of all requests, regardless of the filter. */
  kept: number
  /** Id of the newest request when the page was read; 0 for none. */
  newest: number
}

/** Counts that an open list polls, without personal data. */
export type DeskNews = Pick<ContactPage, 'newest' | 'counts' | 'due'> & {
  /** Number of new requests since `after`, regardless of the filter. */
  arrived: number
  subscribers: number
  /** Number of new requests assigned to the account. */
  mine: number
  /** Those of `kept` that have been deleted. */
  gone: number[]
  mail: MailHealth
}

export type SubscriberPage = Page<SubscriberRecord> & {
  /** Number of unconfirmed addresses, which the API leaves out unless asked. */
  waiting: number
}

/**
 * A mail of the outbox about a record. A mail that is neither sent, filed nor failed is waiting.
 */
type KeptMail = {
  kind: string
  /** Name of the kind; for an unknown kind, stored by a newer version, its key. */
  name: string
  createdAt: string | null
  sentAt: string | null
  filedAt: string | null
  failedAt: string | null
}
type AlsoKept = { consentText: string; mails: KeptMail[] }

type ReportedProForma = Omit<ProFormaRecord, 'id' | 'contactId' | 'sentBy' | 'hasPdf' | 'worth'> & {
  words: Omit<ProFormaWords, 'given'>
  address: string
}

type ReportedContact = AlsoKept &
  Omit<ContactRecord, 'id' | 'state' | 'marketing' | 'answeredBy' | 'files'> & {
    files: (Omit<ContactFile, 'id'> & { address: string })[]
    askedForNewsletter: boolean
    comeBackOn: string | null
    notes: Omit<ContactNote, 'id' | 'by'>[]
    replies: Omit<ContactReply, 'id' | 'by'>[]
    proFormas: ReportedProForma[]
    flagLiftedAt: string | null
    /** Digest of the submission, for detecting repeats. */
    submissionKey: string
  }

/** Everything stored about a person, found by e-mail address, including the staff who answered. */
export type PersonReport = {
  email: string
  contacts: ReportedContact[]
  /** Time of unsubscription; a keyed hash identifies the address. */
  leftNewsletterAt: string | null
  subscription:
    | (AlsoKept &
        Omit<SubscriberRecord, 'id' | 'source'> & {
          form: SubscriberRecord['source']
          /** Issues in a row that the address has refused. */
          refusals: number
        })
    | null
}

/** A file that is stored until its form is sent again. */
const keptFile = z.object({
  name: z.string(),
  // The cast is safe, because the keys come from literals.
  type: z.enum(Object.keys(contactFileTypes) as [ContactFileType, ...ContactFileType[]]),
  size: z.int(),
  token: z.string(),
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

export type ContactAnswer = z.infer<typeof contactAnswer>
export type InvalidAnswer = z.infer<typeof invalidAnswer>
export type ProblemDetails = z.infer<typeof problemDetails>
