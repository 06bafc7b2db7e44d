import type { ContactFile } from '#src/contracts/contact/contact-files.ts'
import { readId } from '#src/contracts/ids.ts'
import type { ProFormaRecord } from '#src/desk/offers/sent-pro-forma.ts'
import type { ProFormaWords } from '#src/desk/offers/stored-pro-forma.ts'
import type {
  RequestNote,
  RequestRecord,
  RequestReply,
} from '#src/desk/requests/request-records.ts'
import type { SubscriberRecord } from '#src/newsletter/newsletter.ts'

/** Identifies a person by a stored record, never by the e-mail address. */
export type PersonKey = { contact: number } | { subscriber: number }

/** Reads `?contact=12` or `?subscriber=5`; null for anything else. */
export function readPersonKey(query: URLSearchParams): PersonKey | null {
  const [request, subscriber] = [readId(query.get('contact')), readId(query.get('subscriber'))]
  if (request) return { contact: request }
  return subscriber ? { subscriber } : null
}

const pages = {
  kept: '/admin/people/kept',
  erase: '/admin/people/erase',
  file: '/api/person.json',
} as const

/**
 * Returns the address of the page on which a person's data is shown, erased, or saved as a file.
 */
export const personAddress = (page: keyof typeof pages, key: PersonKey): string =>
  `${pages[page]}?${'contact' in key ? `contact=${key.contact}` : `subscriber=${key.subscriber}`}`

/**
 * A mail of the outbox about a record. A mail that is neither sent, filed nor failed is waiting.
 */
type StoredMail = {
  kind: string
  /** Name of the kind; for an unknown kind, stored by a newer version, its key. */
  name: string
  createdAt: string | null
  sentAt: string | null
  filedAt: string | null
  failedAt: string | null
}
type Reported = { consentText: string; mails: StoredMail[] }

type ReportedProForma = Omit<ProFormaRecord, 'id' | 'requestId' | 'sentBy' | 'hasPdf' | 'worth'> & {
  words: Omit<ProFormaWords, 'given'>
  address: string
}

type ReportedRequest = Reported &
  Omit<RequestRecord, 'id' | 'state' | 'marketing' | 'answeredBy' | 'files'> & {
    files: (Omit<ContactFile, 'id'> & { address: string })[]
    askedForNewsletter: boolean
    comeBackOn: string | null
    /** Since when it waits for the customer. */
    waitsSince: string | null
    notes: Omit<RequestNote, 'id' | 'by'>[]
    replies: Omit<RequestReply, 'id' | 'by'>[]
    proFormas: ReportedProForma[]
    flagLiftedAt: string | null
    /** Digest of the submission, for detecting repeats. */
    submissionKey: string
  }

/** Everything stored about a person, found by e-mail address, including the staff who answered. */
export type PersonReport = {
  email: string
  contacts: ReportedRequest[]
  /** Ids of records that cannot be shown. */
  unreadable: { contact: number[]; subscriber: number[] }
  /** Time of unsubscription; a keyed hash identifies the address. */
  leftNewsletterAt: string | null
  subscription:
    | (Reported &
        Omit<SubscriberRecord, 'id' | 'source'> & {
          form: SubscriberRecord['source']
          /** Issues in a row that the address has refused. */
          refusals: number
          /** BCP 47; null for the first language of the company. */
          language: string | null
        })
    | null
}
