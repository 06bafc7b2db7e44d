import { readStored, storageKeys, store } from '../../ui/base/browser-storage.ts'
import { type UnsentText, unsentTexts } from './unsent-texts.ts'

/** Name of this tab, which stays when the page is loaded again; changes if storage is off. */
function nameOfTab(): string {
  const known = readStored('tab', storageKeys.tab)
  if (known) return known
  const name = crypto.randomUUID()
  store('tab', storageKeys.tab, name)
  return name
}
const ownPlace = (place: string) => `${place}#${nameOfTab()}`
const withoutTab = (place: string) => place.replace(/#.*/s, '')

const placesOf = (account: number, place: string) =>
  unsentTexts.places(account).filter((one) => withoutTab(one) === place)

function newestOf(account: number, place: string): (UnsentText & { place: string }) | undefined {
  const [newest] = placesOf(account, place)
    .flatMap((one) => {
      const text = unsentTexts.find(account, one)
      return text ? [{ ...text, place: one }] : []
    })
    .sort((a, b) => b.at.localeCompare(a.at))
  return newest
}

/** Texts of other tabs that this one goes on with, by place: their place and last change. */
const adopted = new Map<string, { place: string; at: string }>()

/**
 * Keeps unsent texts by account and place, and by tab, so that two tabs do not overwrite each
 * other's (decision 0058).
 */
export const tabTexts = {
  /** @returns false if the browser cannot store the text */
  store: (account: number, place: string, text: unknown): boolean =>
    unsentTexts.store(account, ownPlace(place), text),
  find: (account: number, place: string): UnsentText | null =>
    unsentTexts.find(account, ownPlace(place)),
  /** Finds the newest text of any tab. */
  newest: (account: number, place: string): UnsentText | undefined => newestOf(account, place),
  /**
   * Finds the text of this tab, or else goes on with the newest of another, such as a closed one.
   * The other's stays until it is saved, because that tab may be open.
   */
  adopt(account: number, place: string): UnsentText | null {
    const own = tabTexts.find(account, place)
    if (own) return own
    const newest = newestOf(account, place)
    if (!newest) return null
    adopted.set(place, { place: newest.place, at: newest.at })
    tabTexts.store(account, place, newest.text)
    return newest
  },
  /**
   * Removes the text of this tab, and of other tabs the one that this tab went on with.
   * @param isSaved whether a text of another tab is what was saved; without it all are removed
   */
  forget(account: number, place: string, isSaved?: (text: unknown) => boolean): void {
    const [own, other] = [ownPlace(place), adopted.get(place)]
    for (const one of placesOf(account, place)) {
      const text = unsentTexts.find(account, one)
      const isAdopted = other?.place === one && other.at === text?.at
      if (!isSaved || one === own || isAdopted || isSaved(text?.text))
        unsentTexts.forget(account, one)
    }
    adopted.delete(place)
  },
  /** Lists the places with a text of any tab. */
  places: (account: number): string[] => [...new Set(unsentTexts.places(account).map(withoutTab))],
}
