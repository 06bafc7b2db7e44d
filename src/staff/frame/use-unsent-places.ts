import { useSyncExternalStore } from 'react'
import { typedTexts } from '#src/ui/base/form/typed-texts.ts'

const separator = '\n'

/** Lists the places of an account's unsent texts; none until the script runs. */
export function useUnsentPlaces(account: number): string[] {
  const places = useSyncExternalStore(
    typedTexts.watch,
    // One text, because a snapshot must be equal to itself.
    () => typedTexts.places(account).join(separator),
    () => '',
  )
  return places === '' ? [] : places.split(separator)
}
