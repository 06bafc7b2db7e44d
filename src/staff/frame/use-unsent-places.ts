import { useSyncExternalStore } from 'react'
import { tabTexts } from './tab-texts.ts'
import { unsentTexts } from './unsent-texts.ts'

const separator = '\n'

/** Lists the places of an account's unsent texts; none until the script runs. */
export function useUnsentPlaces(account: number): string[] {
  const places = useSyncExternalStore(
    unsentTexts.watch,
    // One text, because a snapshot must be equal to itself.
    () => tabTexts.places(account).join(separator),
    () => '',
  )
  return places === '' ? [] : places.split(separator)
}
