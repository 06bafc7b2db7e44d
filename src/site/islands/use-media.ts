import { useCallback, useSyncExternalStore } from 'react'
import { withoutRanges } from '../../ui/base/media-ranges.ts'

/**
 * Returns true while the window matches a media query; false on the server and until the first
 * paint.
 */
export function useMedia(range: string): boolean {
  const query = withoutRanges(range)
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
