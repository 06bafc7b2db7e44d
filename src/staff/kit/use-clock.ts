import { useEffect, useState } from 'react'

/** Milliseconds between updates. */
const every = 30_000

/** Returns the time: first as rendered (ISO 8601), then by the browser's clock. */
export function useClock(renderedAt: string): Date {
  const [now, setNow] = useState(() => new Date(renderedAt))
  useEffect(() => {
    const look = () => setNow(new Date())
    look()
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [])
  return now
}
