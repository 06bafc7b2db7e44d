import { readId } from '../ids.ts'

/** Identifies a person by a stored record, never by the e-mail address. */
export type PersonKey = { contact: number } | { subscriber: number }

/** Reads `?contact=12` or `?subscriber=5`; null for anything else. */
export function readPersonKey(query: URLSearchParams): PersonKey | null {
  const [contact, subscriber] = [readId(query.get('contact')), readId(query.get('subscriber'))]
  if (contact) return { contact }
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
