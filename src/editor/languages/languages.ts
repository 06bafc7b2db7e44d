import type { ReturnedText } from '#src/content/languages/returned-file.ts'
import { formatList } from '#src/contracts/formats.ts'

export const languagesAddress = '/admin/content/languages'
/** The page with the question of a press open, after a proof of identity. */
export const askAddress = (act: string, language: string): string =>
  `${languagesAddress}?${new URLSearchParams({ ask: act, language })}`
/** Address of the file of a language for a translator. */
export const languageFileAddress = '/api/content/language'

type Progress = { done: number; all: number }

/** What staff see of a language besides the first. */
export type LanguageState = {
  language: string
  name: string
  /** `first`: the site is written in it, and only the words of the site are translated. */
  state: 'first' | 'shown' | 'prepared'
  /** Texts that visitors can reach: the words of the site, and everything else. */
  words: Progress
  texts: Progress
  /** Entries that visitors would read in the first language. */
  untranslated: string[]
  /** What keeps it from visitors, by entry. */
  missing: { href: string; label: string; message: string }[]
  /** Address of the first open text; null if there is none. */
  next: string | null
  /** Drafts of its translations, which visitors do not see yet. */
  drafts: number
  /** Pages that visitors see in it. */
  pages: number
}

/** People who have got something in a language, and get what follows in it. */
export type PeopleInLanguage = { requests: number; subscribers: number }

const counted = (count: number, one: string, several: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${several}`]

/** Says who goes on reading a language that visitors do not see any more. */
export function peopleInWords(name: string, people: PeopleInLanguage): string {
  const found = [
    ...counted(people.requests, 'request', 'requests'),
    ...counted(people.subscribers, 'subscriber', 'subscribers'),
  ]
  const stays = `Offers, calls and links of mails that people got in ${name} stay in ${name}, and so does what you send them later`
  return found.length > 0
    ? `${stays}: ${formatList(found)}.`
    : `${stays}. Nobody got anything in it yet.`
}

export const stateWords: Readonly<Record<LanguageState['state'], string>> = {
  first: 'The language of the site',
  shown: 'Visitors see it',
  prepared: 'In preparation',
}

export const progressInWords = ({ done, all }: Progress): string =>
  all === 0 ? 'nothing to translate' : `${done} of ${all}`

/** What a returned file would change, before any of it is stored. */
export type ReturnedLook = {
  language: string
  name: string
  /** The texts of the file that say something new, by their entries. */
  entries: { name: string; label: string; texts: ReturnedText[] }[]
  /** What cannot be read of it. */
  faults: { line: number; message: string }[]
  /** How many entries would get a draft. */
  drafts: number
  /** The file, which the press that stores the drafts sends again. */
  file: string
  /** Digest of what is shown and would be stored: that press finds what has changed since. */
  seen: string
}

/** What the page says after a press, by the parameter `said` of its address. */
export const saidOfLanguages: Readonly<Record<string, (name: string) => string>> = {
  add: (name) => `${name} is in preparation. No visitor sees it until you show it.`,
  show: (name) => `Visitors see ${name} now.`,
  take: (name) =>
    `The texts of the file in ${name} are drafts now. Visitors see them once you publish them.`,
  off: (name) =>
    `Visitors do not see ${name} any more. It is in preparation, and its translations are stored.`,
  remove: (name) =>
    `${name} is no language of the site any more. Its translations are stored, and come back when you add it again.`,
}

/** Says which languages visitors do not see with another base. @param names of at least one */
export const unreadyLanguages = (names: readonly string[]): string =>
  `${formatList(names)} ${names.length === 1 ? 'is' : 'are'} not shown to visitors with this beginning, until what people consent to and confirm is translated. What is translated stays.`
