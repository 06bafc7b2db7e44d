import { limits } from './limits.ts'

/** Where a contact request stands (decision 0023): nobody has answered, somebody has, or it looks like spam. */
export const contactStates = ['new', 'answered', 'flagged'] as const
export type ContactState = (typeof contactStates)[number]

/** Which contact requests a list shows; null for every state, no words for every text. */
export type ContactFilter = { state: ContactState | null; search: string }

export const noFilter: ContactFilter = { state: null, search: '' }

export const isContactState = (value: unknown): value is ContactState => contactStates.some((state) => state === value)

/** Typed words as they can be searched for and shown again: no control characters, no half letters, cut to the limit. */
export const cleanSearch = (typed: string): string =>
  typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, limits.search.max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
