import type { ContactTexts } from '#src/contracts/contact/contact-fields.ts'
import type { ContactFile, RefusalReason } from '#src/contracts/contact/contact-files.ts'
import type { MailHealth } from '#src/contracts/contact/mail-faults.ts'
import type { ContactContext } from '#src/contracts/contact/power-cut-context.ts'
import type { StoredQuote } from '#src/contracts/quote/stored-quote.ts'
import type { RecordPage } from '#src/contracts/record-page.ts'
import type { OrderSum } from '#src/desk/offers/orders.ts'
import type { OfferOfRequest } from '#src/desk/offers/sent-pro-forma.ts'
import type { NoteKind, RequestOutcome, RequestState } from './requests.ts'

/** A stored request (spec.md §3, contact submission). Moments are ISO strings. */
export type RequestRecord = ContactTexts & {
  id: number
  reference: string
  files: ContactFile[]
  filesRefused: RefusalReason[]
  /** The list of products in words, with present names: `40 × Smart Lock`, one product a line. */
  listed: string
  /** Whether `callBack` is a half hour that is booked. */
  isBooked: boolean
  /** Path of the page or product from which the visitor came to the form; empty for none. */
  askedAbout: string
  /** Address of that page on the site, in the visitor's language, with the chosen night. */
  cameFrom: string
  /** Campaign that led to the site: `newsletter/june`; empty for none. */
  campaign: string
  /** Trade of the customer, in the words of staff; empty if unknown. */
  trade: string
  context: ContactContext | null
  /** What is asked for, at the prices of that day; null for none, and of an earlier version. */
  quote: StoredQuote | null
  submittedAt: string
  /** When the visitor wrote it, if the browser kept it until there was a network. */
  writtenAt: string | null
  /** IANA zone of the visitor's browser; null if missing or unknown. */
  timeZone: string | null
  /** Language in which the visitor reads the site; null for the default language. */
  language: string | null
  /** Reasons of the flag, which stay stored after staff lift the flag. */
  flags: string[]
  state: RequestState
  answeredAt: string | null
  /** Name of the account; null if unknown. */
  answeredBy: string | null
  /** `sum`: what was won, in whole units of the company's currency. */
  outcome: {
    result: RequestOutcome
    words: string
    sum: number | null
    at: string
    /** Number of the pro-forma with which it was won. */
    proForma: string | null
    /** What its customer pays for that, in the smallest unit; null if staff have entered another sum. */
    order: OrderSum | null
  } | null
  marketing: boolean
  consentVersion: string
}

/**
 * State of a mail. `sent`: handed over to the mail server. `unknown`: handed over without an answer.
 * `filed`: written to a file, because there is no mail server. `given`: so, and handed over by staff.
 */
type SendState = 'waiting' | 'sent' | 'filed' | 'given' | 'failed' | 'unknown'
/** `digested`: reported in a digest. */
type MailState = SendState | 'digested' | 'none'

export type RequestNote = {
  id: number
  kind: NoteKind
  text: string
  by: string
  at: string
  changedAt: string | null
}

export type RequestReply = {
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
export type EarlierRequest = Pick<RequestRecord, 'id' | 'submittedAt' | 'state' | 'outcome'> & {
  same: 'address' | 'phone' | 'company'
}

/**
 * Notification, receipt, or confirmation of an accepted offer (`customer`). A flagged request is
 * reported in a digest and gets no receipt.
 */
export type RequestMail = {
  to: 'company' | 'visitor' | 'customer'
  state: MailState
  fault: string | null
}

export type StaffRequest = RequestRecord & {
  notes: RequestNote[]
  replies: RequestReply[]
  /** What the customer has asked on the page of an offer, and nobody has answered. */
  openQuestions: string[]
  proFormas: OfferOfRequest[]
  /** How many files, notes, replies and pro-formas cannot be shown. */
  lostParts: number
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
  earlier: EarlierRequest[]
  mails: RequestMail[]
}

/**
 * Contact requests after a change, and the ids of requests that others had changed in the meantime.
 */
export type ChangedRequests = { contacts: StaffRequest[]; refused: number[] }

export type RequestPage = RecordPage<StaffRequest> & {
  assignees: string[]
  /** Number of requests due today, regardless of the filter. */
  due: number
  /** Number of requests by state, limited by the other filters. */
  counts: Record<RequestState, number>
  /** Number of all requests, regardless of the filter. */
  kept: number
  /** Id of the newest request when the page was read; 0 for none. */
  newest: number
}

/** Counts that an open list polls, without personal data. */
export type DeskNews = Pick<RequestPage, 'newest' | 'counts' | 'due'> & {
  /** Number of new requests since `after`, regardless of the filter. */
  arrived: number
  /** Null for staff who may not see them. */
  subscribers: number | null
  /** Number of new requests assigned to the account. */
  mine: number
  /** Those of `kept` that have been deleted. */
  gone: number[]
  mail: MailHealth
}
