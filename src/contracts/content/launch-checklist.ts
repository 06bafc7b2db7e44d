import type { FieldPath } from './content.ts'

/** What still stands as the site was delivered, for owners (decision 0085). Plain data for server and staff area. */

export const checklistAnswers = { ours: 'This is ours', none: 'We have none', stays: 'It stays', confirmed: 'I confirm it today' } as const
export type ChecklistAnswer = keyof typeof checklistAnswers

/** The groups of lines, in the order of the page. */
export const checklistGroups = {
  company: 'Who you are',
  links: 'Where links lead',
  proof: 'What you can prove',
  prices: 'Prices that are examples',
  documents: 'Documents',
  server: 'Server and accounts',
} as const
export type ChecklistGroup = keyof typeof checklistGroups

export type ChecklistLine = {
  /** Opaque, the same as long as the line is about the same. */
  id: string
  group: ChecklistGroup
  title: string
  /** What stands there now, in words. */
  now: string
  /** Why it matters, in one sentence. */
  why: string
  /** Fields of the content that change it. */
  fields: { label: string; path: string; field: FieldPath }[]
  /** A page of the staff area that changes it, where no field does. */
  page: { label: string; href: string } | null
  /** The line of the document that it has to be settled for; null for a line of its own. */
  partOf: string | null
  /** What may be said of it; none where something has to change first. */
  answers: ChecklistAnswer[]
}

/** A line that an owner has settled by a word. */
export type ChecklistSettled = {
  id: string
  title: string
  answer: ChecklistAnswer
  by: string
  /** ISO 8601. */
  at: string
  /** Whether it would stand in the list again without the answer. */
  isKept: boolean
}

export const checklistAddress = '/admin/opening'
/** Takes the press that sends a test mail, on the same page. */
export const testMailAddress = `${checklistAddress}?test-mail`
