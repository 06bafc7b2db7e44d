import { useCallback, useEffect, useState } from 'react'
import type { SessionRecord } from '#src/contracts/records.ts'
import { LocalTime } from './LocalTime.tsx'
import { lookAtSession, watchUse } from './session-watch.ts'
import { guardRestoredPage, leaveStaffArea, staffFlag } from './staff-flag.ts'
import { useClock } from './use-clock.ts'

type Props = {
  session: Pick<SessionRecord, 'endsAt' | 'idleEndsAt'>
  /** Zone of times until the browser's own is known. */
  timeZone: string
}

/** Milliseconds after the end at which the server is asked whether it was one. */
const grace = 2000
/** Milliseconds until a server that did not answer is asked again. */
const again = 60_000

/** When the session ends. At that moment the screen is emptied, so that nobody reads on over a shoulder. */
export function SessionEnd({ session, timeZone }: Props) {
  const [{ endsAt, idleEndsAt }, setSession] = useState(session)
  const [turn, setTurn] = useState(0)
  const { zone } = useClock({ timeZone })

  const look = useCallback(async () => {
    const found = await lookAtSession()
    if (found === null) return leaveStaffArea()
    if (found) setSession(found)
    else setTimeout(() => setTurn((now) => now + 1), again)
  }, [])

  // The server has just shown this page to somebody who is signed in.
  useEffect(() => {
    staffFlag.set()
    return guardRestoredPage()
  }, [])
  useEffect(() => watchUse(look), [look])
  // `turn` starts the wait anew after a server that did not answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const timer = setTimeout(look, Math.max(grace, Date.parse(idleEndsAt) - Date.now() + grace))
    return () => clearTimeout(timer)
  }, [idleEndsAt, look, turn])

  return (
    <span className="tabular">
      Session ends <LocalTime moment={idleEndsAt} zone={zone} show="time" />
      {idleEndsAt < endsAt && ' unless used'}
    </span>
  )
}
