import type { ContentValue } from '#src/contracts/content/content.ts'
import { tabTexts } from '#src/staff/frame/tab-texts.ts'
import type { UnsentText } from '#src/staff/frame/unsent-texts.ts'
import { isSameText } from './same-text.ts'

/**
 * Typed text that is not on the server yet, and the text (`base`) and `version` that the server had
 * during typing.
 */
type UnsavedText = { value: ContentValue; base: ContentValue; version: string }

const start = 'content '
const placeOf = (path: string) => start + path

// Only `keep` writes at these places.
const asUnsaved = (text: unknown) => text as UnsavedText
const read = (stored: UnsentText | null) => stored && { ...asUnsaved(stored.text), at: stored.at }

/** Stores unsaved text of entries in the browser. Without storage only this copy is lost. */
export const unsavedText = {
  store(account: number, path: string, text: UnsavedText): void {
    tabTexts.store(account, placeOf(path), text)
  },
  find: (account: number, path: string) => read(tabTexts.find(account, placeOf(path))),
  adopt: (account: number, path: string) => read(tabTexts.adopt(account, placeOf(path))),
  /** @param saved the server's text; other text, typed in another tab, is kept */
  forget: (account: number, path: string, saved?: ContentValue): void =>
    tabTexts.forget(
      account,
      placeOf(path),
      saved === undefined ? undefined : (text) => isSameText(asUnsaved(text).value, saved),
    ),
  paths: (account: number): string[] =>
    tabTexts
      .places(account)
      .filter((place) => place.startsWith(start))
      .map((place) => place.slice(start.length)),
}
