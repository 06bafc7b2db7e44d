import type { ContentValue } from '#src/contracts/content/content.ts'
import { readStored, store, storedKeys } from '../../../base/browser-storage.ts'
import { isSameText } from './merge.ts'

/** Typed text that the server does not have yet; `base` and its `version` are the text that it was typed over. */
export type UnsavedText = { value: ContentValue; base: ContentValue; version: string; at: string }

const prefix = 'content-text:'
const keyOf = (account: number, path: string) => `${prefix}${account}:${path}`

/** Typed text that is not saved, kept in the browser for each account. One that keeps nothing only loses this second copy. */
export const unsavedText = {
  keep(account: number, path: string, text: UnsavedText): void {
    // Where there is no room, the server's copy counts.
    store('browser', keyOf(account, path), JSON.stringify(text))
  },
  find(account: number, path: string): UnsavedText | null {
    try {
      const kept = readStored('browser', keyOf(account, path))
      // Written by `keep` alone.
      return kept ? (JSON.parse(kept) as UnsavedText) : null
    } catch {
      return null
    }
  },
  /** @param saved what the server has: another text, which another tab has typed meanwhile, stays */
  forget(account: number, path: string, saved?: ContentValue): void {
    if (saved === undefined || isSameText(unsavedText.find(account, path)?.value, saved)) store('browser', keyOf(account, path), null)
  },
  paths(account: number): string[] {
    const start = keyOf(account, '')
    return storedKeys('browser').flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []))
  },
}
