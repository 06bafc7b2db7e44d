import { useEffect, useState } from 'react'
import type { Region } from '#src/contracts/formats.ts'
import { browserTimeZone } from '#src/contracts/time-zone.ts'

/** Milliseconds between looks at the clock. */
const every = 30_000

/**
 * The moment, and how times are shown. The first render repeats what the server rendered; then the browser's own zone and clock take
 * over. A browser that reports no zone shows times as the server does.
 * @param now when the server rendered the page, ISO 8601; left out where only the region is needed
 * @param region as the server rendered it
 */
export function useClock({ now, region }: { now?: string; region: Region }): { now: Date; region: Region } {
  const [clock, setClock] = useState({ now: new Date(now ?? 0), region })
  const { locale, timeZone } = region
  useEffect(() => {
    const look = () => setClock({ now: new Date(), region: { locale, timeZone: browserTimeZone() ?? timeZone } })
    look()
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [locale, timeZone])
  return clock
}
