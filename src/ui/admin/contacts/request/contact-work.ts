import type { ContactWorkChange } from '#src/contracts/contact/contact-work.ts'
import type { StaffContact } from '#src/contracts/contact/records.ts'

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

/** Returns the changes that an act makes, without contacts that it leaves as they are. @param me account that takes the contacts */
export const changesOf = (act: BulkAct, contacts: StaffContact[], me: string): ContactWorkChange[] =>
  contacts.flatMap(({ id, state, takenBy, flags }): ContactWorkChange[] => {
    if (act === 'taken') return takenBy === me ? [] : [{ id, takenBy: { was: takenBy, to: me } }]
    const [was, to] = steps[act]
    return state === was && (act !== 'spam' || flags.length > 0) ? [{ id, state: { was, to } }] : []
  })

const said: Record<BulkAct, string> = { answered: 'marked as answered', 'no-spam': 'marked as not spam', spam: 'flagged', taken: 'yours' }
export const describeBulk = (act: BulkAct, count: number): string => `${count} ${count === 1 ? 'contact is' : 'contacts are'} ${said[act]}.`
