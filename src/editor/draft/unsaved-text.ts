import type { ContentValue } from '#src/contracts/content/content.ts'
import { type TypedText, typedTexts } from '#src/ui/base/form/typed-texts.ts'

/**
 * Typed text that is not on the server yet, and the text (`base`) and `version` that the server had
 * during typing.
 */
type UnsavedText = { value: ContentValue; base: ContentValue; version: string }

const start = 'content '
const placeOf = (path: string) => start + path

// Only `keep` writes at these places.
const asUnsaved = (text: unknown) => text as UnsavedText
const read = (stored: TypedText | null) => stored && { ...asUnsaved(stored.text), at: stored.at }

/** Stores unsaved text of entries in this tab. Without storage only this copy is lost. */
export const unsavedText = {
  store(account: number, path: string, text: UnsavedText): void {
    typedTexts.store(account, placeOf(path), text)
  },
  find: (account: number, path: string) => read(typedTexts.find(account, placeOf(path))),
  forget: (account: number, path: string): void => typedTexts.forget(account, placeOf(path)),
  paths: (account: number): string[] =>
    typedTexts
      .places(account)
      .filter((place) => place.startsWith(start))
      .map((place) => place.slice(start.length)),
}
