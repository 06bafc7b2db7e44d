import type { ContactReply, StaffContact } from '#src/contracts/contact/records.ts'
import type { About } from './contact-menus.ts'

/** The account that works at a card, and the texts that replies begin with. */
export type Desk = {
  me: string
  takers: string[]
  /** Today by the company's calendar, ISO 8601. */
  today: string
  /** The company's mailbox, where answers of visitors come to. */
  mailbox: string
  words: DeskWords
  /** What contacts come from. */
  abouts: readonly About[]
}

export type DeskWords = {
  subject: string
  snippets: { name: string; text: string }[]
  /** null where the company has no WhatsApp. */
  whatsApp: string | null
}

export function fillWords(text: string, { firstName, reference }: Pick<StaffContact, 'firstName' | 'reference'>, name: string): string {
  const values = new Map(Object.entries({ name, firstName, reference }))
  return text.replaceAll(/\{(\w+)\}/g, (token, key: string) => values.get(key) ?? token)
}

/** A chat with the sender, with words in it already. @returns null for a number that has no country code */
export function chatLink(contact: StaffContact, words: string | null, company: string): string | null {
  if (words === null || !contact.phoneToDial.startsWith('+')) return null
  return `https://wa.me/${contact.phoneToDial.replaceAll(/\D/g, '')}?text=${encodeURIComponent(fillWords(words, contact, company))}`
}

const dayMs = 24 * 3_600_000
/** Days to come back on: each of the next two weeks, then further ones. */
const daysAhead = [...Array.from({ length: 14 }, (_, at) => at + 1), 21, 28, 56, 91]

/** The days that are offered, ISO 8601. @param today likewise */
export const daysToComeBack = (today: string): string[] =>
  daysAhead.map((days) => new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10))

/** Why a mail was not taken, from the stored error: a code, and the number of the mail server's answer. */
export function describeMailFault({ fault }: Pick<ContactReply, 'fault'>): string {
  const answer = /\b5\d\d\b/.exec(fault ?? '')?.[0]
  return answer ? `the mail server of this address answered ${answer}` : 'it could not be sent for three days'
}
