import { mondayOf, shiftDay } from '#src/contracts/days.ts'
import type { Region } from '#src/contracts/formats.ts'
import { ownValue } from '#src/contracts/own-value.ts'
import { say } from '#src/contracts/text/say.ts'
import type { StaffRequest } from '../request-records.ts'
import type { About } from './request-menus.ts'

export type Desk = {
  me: string
  /** Id of the reader's account. */
  account: number
  assignees: string[]
  company: string
  /** Region of the reader. */
  region: Region
  /** Region of the company. */
  office: Region
  now: Date
  /** Today by the company's calendar, ISO 8601. */
  today: string
  mailbox: string
  /** Of the company, ISO 4217. */
  currency: string
  hasMailServer: boolean
  words: ReplyWords
  /** The same in the site's other languages, by their codes. */
  wordsIn: Readonly<Record<string, ReplyWords>>
  abouts: readonly About[]
}

/** Texts of replies. `whatsApp`: null for a company without WhatsApp. */
export type ReplyWords = {
  subject: string
  greeting: string
  snippets: readonly { name: string; text: string }[]
  followUp: string
  whatsApp: string | null
}

/** Texts of replies in the language in which a visitor writes. */
export const replyWordsFor = (
  { language }: Pick<StaffRequest, 'language'>,
  { words, wordsIn }: Pick<Desk, 'words' | 'wordsIn'>,
): ReplyWords => ownValue(wordsIn, language ?? '') ?? words

/** Says a text of replies to the person of a request. */
export const sayToPerson = (
  text: string,
  { firstName, reference }: Pick<StaffRequest, 'firstName' | 'reference'>,
  name: string,
): string => say(text, { name, firstName, reference })

/** Whether a request has come back because its customer did not answer a reply. */
export const isFollowUp = (
  {
    state,
    comeBackOn,
    replies,
    notes,
  }: Pick<StaffRequest, 'state' | 'comeBackOn' | 'replies' | 'notes'>,
  today: string,
): boolean => {
  const reply = replies.at(-1)
  const isDue = comeBackOn !== null && comeBackOn <= today
  return state === 'new' && isDue && reply !== undefined && (notes.at(-1)?.at ?? '') < reply.at
}

/**
 * Returns a link to a chat that begins with `words`.
 * @returns null without `words`, or for a request whose number is not sure
 */
export function chatLink(
  request: StaffRequest,
  words: string | null,
  company: string,
): string | null {
  if (words === null || request.phoneToDial === '') return null
  return `https://wa.me/${request.phoneToDial.replaceAll(/\D/g, '')}?text=${encodeURIComponent(sayToPerson(words, request, company))}`
}

/** Returns the days that buttons offer for snoozing a request, ISO 8601. */
export const daysToComeBack = (today: string) => ({
  Tomorrow: shiftDay(today, 1),
  'In three days': shiftDay(today, 3),
  'Next Monday': shiftDay(mondayOf(today), 7),
})
