import { useEffect, useState } from 'react'

/** Milliseconds between looks at the clock. */
const every = 30_000

/**
 * The moment and the zone in which times are shown. The first render repeats what the server rendered;
 * then the browser's own zone and clock take over.
 * @param now when the server rendered the page, ISO 8601; left out where only the zone is needed
 */
export function useClock({ now, timeZone }: { now?: string; timeZone: string }): { now: Date; zone: string } {
  const [clock, setClock] = useState({ now: new Date(now ?? 0), zone: timeZone })
  useEffect(() => {
    const look = () => setClock({ now: new Date(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
    look()
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [])
  return clock
}
