import type { ContentValue } from '#src/contracts/content/content.ts'
import { readStored, storageKeys, store } from '../../../base/browser-storage.ts'
import { keptTexts } from '../../frame/kept-texts.ts'
import { isSameText } from './merge.ts'

/**
 * Typed text that is not on the server yet, and the text (`base`) and `version` that the server had
 * during typing.
 */
export type UnsavedText = { value: ContentValue; base: ContentValue; version: string }
type Found = UnsavedText & { at: string }

const start = 'content '
const placeOf = (path: string) => start + path

/** Name of this tab, which stays when the page is loaded again; changes if storage is off. */
function nameOfTab(): string {
  const known = readStored('tab', storageKeys.tab)
  if (known) return known
  const name = crypto.randomUUID()
  store('tab', storageKeys.tab, name)
  return name
}
const ownPlace = (path: string) => `${placeOf(path)}#${nameOfTab()}`

function read(account: number, place: string): Found | null {
  const kept = keptTexts.find(account, place)
  // Only `keep` writes at these places.
  return kept && { ...(kept.text as UnsavedText), at: kept.at }
}
/** Texts of other tabs that this one goes on with, by entry: place and time of the last change. */
const adopted = new Map<string, { place: string; at: string }>()

const placesOf = (account: number, path: string) =>
  keptTexts
    .places(account)
    .filter((place) => place === placeOf(path) || place.startsWith(`${placeOf(path)}#`))

/**
 * Stores unsaved text in the browser, by account and tab, so that two tabs do not overwrite each
 * other's. Without storage only this second copy is lost.
 */
export const unsavedText = {
  keep(account: number, path: string, text: UnsavedText): void {
    keptTexts.keep(account, ownPlace(path), text)
  },
  find: (account: number, path: string): Found | null => read(account, ownPlace(path)),
  /**
   * Finds the text of this tab, or else goes on with the newest of another, such as a closed one.
   * The other's stays until it is saved, because that tab may be open.
   */
  adopt(account: number, path: string): Found | null {
    const own = unsavedText.find(account, path)
    if (own) return own
    const [newest] = placesOf(account, path)
      .flatMap((place) => ({ place, text: read(account, place) }))
      .sort((a, b) => (b.text?.at ?? '').localeCompare(a.text?.at ?? ''))
    if (!newest?.text) return null
    const { at, ...text } = newest.text
    adopted.set(path, { place: newest.place, at })
    unsavedText.keep(account, path, text)
    return newest.text
  },
  /**
   * Removes the text.
   * @param saved the server's text; other text, typed in another tab, is kept
   */
  forget(account: number, path: string, saved?: ContentValue): void {
    const other = adopted.get(path)
    for (const place of placesOf(account, path)) {
      const text = read(account, place)
      const isAdopted = other?.place === place && other.at === text?.at
      if (saved === undefined || isAdopted || isSameText(text?.value, saved))
        keptTexts.forget(account, place)
    }
    adopted.delete(path)
  },
  paths(account: number): string[] {
    const own = keptTexts.places(account).filter((place) => place.startsWith(start))
    return [...new Set(own.map((place) => place.slice(start.length).replace(/#.*$/, '')))]
  },
}
