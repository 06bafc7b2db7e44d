import type { ContactReply, StaffContact } from '#src/contracts/contact/records.ts'
import type { About } from './contact-menus.ts'

export type Desk = {
  me: string
  takers: string[]
  /** By the company's calendar, ISO 8601. */
  today: string
  mailbox: string
  words: DeskWords
  abouts: readonly About[]
}

export type DeskWords = {
  subject: string
  snippets: { name: string; text: string }[]
  /** null for a company without WhatsApp. */
  whatsApp: string | null
}

export function fillWords(text: string, { firstName, reference }: Pick<StaffContact, 'firstName' | 'reference'>, name: string): string {
  const values = new Map(Object.entries({ name, firstName, reference }))
  return text.replaceAll(/\{(\w+)\}/g, (token, key: string) => values.get(key) ?? token)
}

/** Chat with the sender, with a first text. @returns null for a number without country code */
export function chatLink(contact: StaffContact, words: string | null, company: string): string | null {
  if (words === null || !contact.phoneToDial.startsWith('+')) return null
  return `https://wa.me/${contact.phoneToDial.replaceAll(/\D/g, '')}?text=${encodeURIComponent(fillWords(words, contact, company))}`
}

const dayMs = 24 * 3_600_000
/** Days ahead: the next two weeks, then some. */
const daysAhead = [...Array.from({ length: 14 }, (_, at) => at + 1), 21, 28, 56, 91]

/** Days to choose from, ISO 8601. */
export const daysToComeBack = (today: string): string[] =>
  daysAhead.map((days) => new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10))

/** Why a mail failed, from the stored error: a code and the mail server's number. */
export function describeMailFault({ fault }: Pick<ContactReply, 'fault'>): string {
  const answer = /\b5\d\d\b/.exec(fault ?? '')?.[0]
  return answer ? `the mail server of this address answered ${answer}` : 'it could not be sent for three days'
}
