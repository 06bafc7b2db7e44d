import { useSyncExternalStore } from 'react'
import { keptTexts } from './kept-texts.ts'
import { tabTexts } from './tab-texts.ts'

const separator = '\n'

/** Lists the places of an account's unsent texts; none until the script runs. */
export function useKeptPlaces(account: number): string[] {
  const places = useSyncExternalStore(
    keptTexts.watch,
    // One text, because a snapshot must be equal to itself.
    () => tabTexts.places(account).join(separator),
    () => '',
  )
  return places === '' ? [] : places.split(separator)
}
