import type { FieldPath } from './content.ts'

/**
 * The launch checklist: values still as delivered, for owners (decision 0085). Plain data for
 * server and staff area.
 */

export const checklistAnswers = {
  ours: 'This is ours',
  none: 'We have none',
  stays: 'It stays',
  confirmed: 'I confirm it today',
} as const
export type ChecklistAnswer = keyof typeof checklistAnswers

/** The groups of lines, in the order on the page. */
export const checklistGroups = {
  company: 'Who you are',
  links: 'Where links lead',
  evidence: 'What you can prove',
  prices: 'Prices that are examples',
  documents: 'Documents',
  server: 'Server and accounts',
} as const
export type ChecklistGroup = keyof typeof checklistGroups

export type ChecklistLine = {
  /** Opaque id, which never changes. */
  id: string
  group: ChecklistGroup
  title: string
  /** Present value in words. */
  now: string
  why: string
  fields: { label: string; path: string; field: FieldPath }[]
  /** Page of the staff area that changes the value, if no field does. */
  page: { label: string; href: string } | null
  /** Id of a document's line, which can only be settled after this line; null for none. */
  partOf: string | null
  /** Possible answers; empty if the value has to be changed first. */
  answers: ChecklistAnswer[]
}

export type ChecklistSettled = {
  id: string
  title: string
  answer: ChecklistAnswer
  by: string
  /** Time in ISO 8601. */
  at: string
  /** Whether the line would be open again without the answer. */
  isKept: boolean
}

export const checklistAddress = '/admin/opening'
export const testMailAddress = `${checklistAddress}?test-mail`
