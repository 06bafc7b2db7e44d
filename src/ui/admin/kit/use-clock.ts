import { useEffect, useState } from 'react'
import type { Region } from '#src/contracts/formats.ts'
import { browserTimeZone } from '#src/contracts/time-zone.ts'

/** Milliseconds between updates. */
const every = 30_000

/** Returns time and region: first as rendered (`now`, ISO 8601), then those of the browser. */
export function useClock({ now, region }: { now?: string; region: Region }): {
  now: Date
  region: Region
} {
  const [clock, setClock] = useState({ now: new Date(now ?? 0), region })
  const { locale, timeZone } = region
  useEffect(() => {
    const look = () =>
      setClock({ now: new Date(), region: { locale, timeZone: browserTimeZone() ?? timeZone } })
    look()
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [locale, timeZone])
  return clock
}
