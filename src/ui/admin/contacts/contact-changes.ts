import type { ContactState } from '#src/contracts/contact-list.ts'
import { isHeld } from '#src/contracts/flags.ts'
import type { ContactPage, StaffContact } from '#src/contracts/records.ts'

/** The words for a state: a card, the filter and the empty list have the same. */
export const stateNames = { new: 'New', answered: 'Answered', flagged: 'Flagged' } as const satisfies Record<ContactState, string>

export const statusKinds = { new: 'open', answered: 'closed', flagged: 'waiting' } as const

export const steps = {
  new: { state: 'answered', label: 'Mark answered' },
  answered: { state: 'new', label: 'Mark new' },
  flagged: { state: 'new', label: 'Not spam' },
} as const satisfies Record<ContactState, { state: ContactState; label: string }>

export function describeState(contact: StaffContact): string {
  const words = {
    new: isHeld(contact.flags) ? 'is not spam, and new' : 'is marked as new',
    answered: 'is marked as answered',
    flagged: 'is flagged',
  }
  return `Contact #${contact.id} ${words[contact.state]}.`
}

/** A page of the list with one contact as it is now: it keeps its position, and the counts follow. */
export function withContact(page: ContactPage, contact: StaffContact): ContactPage {
  const before = page.items.find(({ id }) => id === contact.id)
  if (!before) return page
  const counts = { ...page.counts }
  counts[before.state] -= 1
  counts[contact.state] += 1
  return { ...page, counts, items: page.items.map((item) => (item.id === contact.id ? contact : item)) }
}

/** How a change fared; a refusal may tell what the contact is by now. */
export type ContactChangeOutcome =
  | { kind: 'changed'; contact: StaffContact }
  | { kind: 'refused'; text: string; contact: StaffContact | null }
  | { kind: 'signed-out' }
  | { kind: 'not-open' }
  | { kind: 'failed' }

/** Moves a contact from the state that is shown to another. It never throws. */
export async function changeContact({ id, state: was }: StaffContact, state: ContactState): Promise<ContactChangeOutcome> {
  try {
    const response = await fetch(`/api/contact/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ was, state }),
    })
    if (response.status === 401) return { kind: 'signed-out' }
    if (response.status === 403) return { kind: 'not-open' }
    if (response.status === 404 || response.status === 409) {
      // Our own API answers with a problem (contracts/records.ts), which holds the contact where there still is one.
      const { detail, contact = null } = (await response.json()) as { detail: string; contact?: StaffContact }
      return { kind: 'refused', text: detail, contact }
    }
    if (!response.ok) return { kind: 'failed' }
    // Our own API answers with this shape (contracts/records.ts).
    return { kind: 'changed', contact: (await response.json()) as StaffContact }
  } catch {
    return { kind: 'failed' }
  }
}
