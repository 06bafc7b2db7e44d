import type { ContactWorkChange } from '#src/contracts/contact/contact-work.ts'
import type { ChangedContacts, StaffContact } from '#src/contracts/contact/records.ts'

/** How a piece of work fared. `contacts`: as they are after it. */
export type WorkOutcome =
  | { kind: 'done'; contacts: StaffContact[]; refused: number[] }
  | { kind: 'refused'; text: string }
  | { kind: 'signed-out' }
  | { kind: 'not-open' }
  | { kind: 'failed' }

/** Sends a piece of work at contacts. It never throws. @param path under /api/contact */
export async function sendWork(method: 'POST' | 'PUT' | 'DELETE', path: string, body: object): Promise<WorkOutcome> {
  try {
    const response = await fetch(`/api/contact/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.status === 401) return { kind: 'signed-out' }
    // Our own API answers with these shapes (contracts/contact/records.ts).
    const answer = (await response.json()) as Partial<ChangedContacts & StaffContact & { detail: string; errors: Record<string, string[]> }>
    if (response.ok) {
      const { contacts, refused = [] } = answer
      return { kind: 'done', contacts: contacts ?? [answer as StaffContact], refused }
    }
    const said = Object.values(answer.errors ?? {})[0]?.[0] ?? answer.detail
    return said ? { kind: 'refused', text: said } : { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}

export const reversed = (changes: ContactWorkChange[]): ContactWorkChange[] => {
  const swap = <T>(step: { was: T; to: T } | undefined) => step && { was: step.to, to: step.was }
  return changes.map(({ id, state, takenBy, comeBackOn, outcome }) => ({
    id,
    ...(state && { state: swap(state) }),
    ...(takenBy && { takenBy: swap(takenBy) }),
    ...(comeBackOn && { comeBackOn: swap(comeBackOn) }),
    ...(outcome && { outcome: swap(outcome) }),
  }))
}

export const bulkActs = ['answered', 'no-spam', 'spam', 'taken'] as const
export type BulkAct = (typeof bulkActs)[number]

const steps = { answered: ['new', 'answered'], 'no-spam': ['flagged', 'new'], spam: ['new', 'flagged'] } as const

/** The changes of some contacts; those that are so already are left out. @param me who takes them */
export const changesOf = (act: BulkAct, contacts: StaffContact[], me: string): ContactWorkChange[] =>
  contacts.flatMap(({ id, state, takenBy, flags }): ContactWorkChange[] => {
    if (act === 'taken') return takenBy === me ? [] : [{ id, takenBy: { was: takenBy, to: me } }]
    const [was, to] = steps[act]
    return state === was && (act !== 'spam' || flags.length > 0) ? [{ id, state: { was, to } }] : []
  })

const said: Record<BulkAct, string> = { answered: 'marked as answered', 'no-spam': 'marked as no spam', spam: 'flagged', taken: 'yours' }
export const describeBulk = (act: BulkAct, count: number): string => `${count} ${count === 1 ? 'contact is' : 'contacts are'} ${said[act]}.`
