import type { Attempt } from './idempotency.ts'

/** What a visitor typed and has not sent yet. */
export type ContactDraft = {
  values: Record<string, string>
  /** The last sending whose answer never came: the same words under the same key are stored once. */
  attempt?: Attempt | undefined
}

const storageKey = 'contact-draft'
/** Consent is given anew; hidden fields belong to their page. */
const keptFields = ['firstName', 'lastName', 'company', 'phone', 'businessEmail', 'message'] as const

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Reads the draft of this tab. @returns null where there is none, or it cannot be read */
export function readDraft(store: Store): ContactDraft | null {
  try {
    const draft: unknown = JSON.parse(store.getItem(storageKey) ?? 'null')
    if (typeof draft !== 'object' || draft === null || !('values' in draft)) return null
    // Written by writeDraft below, in this tab alone.
    return draft as ContactDraft
  } catch {
    return null
  }
}

/** Keeps what is typed, so that a reload loses nothing. Where the browser forbids storage, nothing is kept. */
export function writeDraft(store: Store, fields: Record<string, unknown>, attempt?: Attempt): void {
  const values: Record<string, string> = {}
  for (const name of keptFields) {
    const value = fields[name]
    if (typeof value === 'string' && value !== '') values[name] = value
  }
  try {
    if (Object.keys(values).length === 0) store.removeItem(storageKey)
    else store.setItem(storageKey, JSON.stringify({ values, attempt }))
  } catch {
    // Storage is full or forbidden.
  }
}

/** Forgets the draft once the message is stored. */
export function clearDraft(store: Store): void {
  try {
    store.removeItem(storageKey)
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/** Joins a kept message with the sentence that a product page brings along. */
export function joinMessages(kept: string, brought: string): string {
  if (!brought || kept.includes(brought)) return kept
  return kept ? `${kept}\n\n${brought}` : brought
}
