import type { ContentValue } from '#src/contracts/content/content.ts'
import { readStored, store, storedKeys } from '../../../base/browser-storage.ts'
import { isSameText } from './merge.ts'

/**
 * Typed text that is not on the server yet, and the text (`base`) and `version` that the server had
 * during typing.
 */
export type UnsavedText = { value: ContentValue; base: ContentValue; version: string; at: string }

const keyOf = (account: number, path: string) => `content-text:${account}:${path}`

/**
 * Stores unsaved text in the browser, by account. Without storage only this second copy is lost.
 */
export const unsavedText = {
  keep(account: number, path: string, text: UnsavedText): void {
    store('browser', keyOf(account, path), JSON.stringify(text))
  },
  find(account: number, path: string): UnsavedText | null {
    try {
      const kept = readStored('browser', keyOf(account, path))
      return kept ? (JSON.parse(kept) as UnsavedText) : null
    } catch {
      return null
    }
  },
  /** Removes the text. @param saved the server's text; other text, typed in another tab, is kept */
  forget(account: number, path: string, saved?: ContentValue): void {
    if (saved === undefined || isSameText(unsavedText.find(account, path)?.value, saved))
      store('browser', keyOf(account, path), null)
  },
  paths(account: number): string[] {
    const start = keyOf(account, '')
    return storedKeys('browser').flatMap((key) =>
      key.startsWith(start) ? [key.slice(start.length)] : [],
    )
  },
}
