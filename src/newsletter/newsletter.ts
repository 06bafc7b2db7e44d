import type { RecordPage } from '#src/contracts/record-page.ts'
import { aboutArticle, newsletterAddress } from '#src/contracts/staff/newsletter-addresses.ts'

/** A newsletter subscriber (spec.md §3). */
export type SubscriberRecord = {
  id: number
  email: string
  subscribedAt: string
  confirmedAt: string | null
  source: 'newsletter' | 'contact'
  consentVersion: string
  /** In which the person reads the site; null for the default language. */
  language: string | null
  flags: string[]
}

export type SubscriberPage = RecordPage<SubscriberRecord> & {
  /** Number of unconfirmed addresses, which the API leaves out unless asked. */
  waiting: number
}

/** What the overview of issues says after a press. */
export const newsletterDone = {
  sent: 'The issue is on its way to the subscribers.',
  scheduled: 'The issue is scheduled.',
  stopped: 'The issue is stopped. Nobody else gets it until you go on.',
  returned: 'The address gets issues again.',
} as const
export type NewsletterDone = keyof typeof newsletterDone
export const doneAddress = (what: NewsletterDone): string => `${newsletterAddress}?done=${what}`
export const isNewsletterDone = (name: string | null): name is NewsletterDone =>
  name !== null && Object.hasOwn(newsletterDone, name)

export const sendAddress = (article: string): string =>
  `${newsletterAddress}/send${aboutArticle(article)}`
export const issuePreviewAddress = (article: string, look: Look, language?: string): string =>
  `/api/newsletter/preview${aboutArticle(article)}&look=${look}${language ? `&language=${language}` : ''}`

/** Names the form of an issue among the texts that the browser keeps. */
export const issuePlace = (article: string): string => `issue ${article}`

/** Forms in which an issue is previewed. */
export const issueLooks = { light: 'Light', dark: 'Dark', text: 'Plain text' } as const
export type Look = keyof typeof issueLooks

export const issueStates = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Being sent',
  stopped: 'Stopped',
  sent: 'Sent',
} as const
export type IssueState = keyof typeof issueStates

/** Why the rest of an issue waits for an owner: its article is not public any more, or corrected. */
export type HeldIssue = 'hidden' | 'changed'

/** What staff write above an article that goes to subscribers. */
export type IssueWords = { subject: string; preview: string; intro: string }

export type IssueArticle = { article: string; heading: string; issue: IssueRecord | null }

export type IssueRecord = IssueWords & {
  id: number
  article: string
  state: IssueState
  /** When it begins, or began; ISO 8601, null for a draft. */
  sendAt: string | null
  sent: number
  waiting: number
  /** Recipients of the issue who have unsubscribed since they got it. */
  left: number
  /** Answers of mail servers that refused a mail for good, with their number. */
  refused: [answer: string, count: number][]
  /** Faults for which mails wait, with their number, and when the next is tried; ISO 8601. */
  retried: { fault: string; count: number; next: string }[]
  /** Since when nothing was sent although mails are due; ISO 8601. */
  stalledSince: string | null
  visits: number
  held: HeldIssue | null
}

/** A subscriber whose address was refused for good too often. */
export type SetAside = { id: number; email: string }

/** The other languages of the site: those in which an issue goes, and names of the others. */
export type IssueLanguages = {
  translated: readonly { language: string; name: string; subject: string }[]
  untranslated: readonly string[]
}

/** What an owner sees before an issue is sent. */
export type LastLook = {
  from: string
  recipients: number
  setAside: number
  perHour: number
  /** Digest of the mail, so that another one than the owner has seen is not sent. */
  seen: string
}
