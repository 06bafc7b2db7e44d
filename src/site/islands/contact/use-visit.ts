import { useEffect, useState } from 'react'
import { readOrigin } from '#src/contracts/contact/origin.ts'
import { browserTimeZone } from '#src/contracts/time-zone.ts'
import { pagePrefix } from '#src/ui/page-prefix.ts'

type Visit = { timeZone: string | null; origin: ReturnType<typeof readOrigin> }

/** What only the browser knows of this visit; null until the script runs. */
export function useVisit(): Visit | null {
  const [visit, setVisit] = useState<Visit | null>(null)
  useEffect(
    () =>
      setVisit({
        timeZone: browserTimeZone(),
        origin: readOrigin(document.referrer, new URL(location.href), pagePrefix()),
      }),
    [],
  )
  return visit
}
