import type { ContentValue } from '#src/contracts/content.ts'

/** What somebody has typed and the server does not have yet; `base` and its `version` are what it was typed over. */
export type UnsavedText = { value: ContentValue; base: ContentValue; version: string; at: string }

const prefix = 'content-text:'
const keyOf = (account: number, path: string) => `${prefix}${account}:${path}`

/**
 * Text that was typed and is not saved, kept in the browser through an ended session, a closed tab and a lost connection, for each
 * account by itself. A browser that keeps nothing (private window, no room) only loses this second copy.
 */
export const unsavedText = {
  keep(account: number, path: string, text: UnsavedText): void {
    try {
      localStorage.setItem(keyOf(account, path), JSON.stringify(text))
    } catch {
      // No room or not allowed: the server's copy is the one that counts.
    }
  },
  find(account: number, path: string): UnsavedText | null {
    try {
      const kept = localStorage.getItem(keyOf(account, path))
      // Written by `keep` alone.
      return kept ? (JSON.parse(kept) as UnsavedText) : null
    } catch {
      return null
    }
  },
  forget(account: number, path: string): void {
    try {
      localStorage.removeItem(keyOf(account, path))
    } catch {
      // As above.
    }
  },
  /** The entries of which something is kept. */
  paths(account: number): string[] {
    try {
      const start = keyOf(account, '')
      return Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []))
    } catch {
      return []
    }
  },
}
