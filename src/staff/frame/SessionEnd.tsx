import { useCallback, useEffect, useRef, useState } from 'react'
import type { Region } from '#src/contracts/formats.ts'
import { typedTexts } from '#src/ui/base/form/typed-texts.ts'
import { LineButton, SmallButton } from '../kit/controls.tsx'
import { LocalTime } from '../kit/LocalTime.tsx'
import type { SessionRecord } from '../sign-in/session-records.ts'
import styles from './SessionEnd.module.css'
import { lookAtSession, prolongSession, watchUse } from './session-watch.ts'
import { guardRestoredPage, leaveStaffArea, staffFlag, watchUnsentText } from './staff-flag.ts'

type Props = {
  account: number
  session: Pick<SessionRecord, 'endsAt' | 'idleEndsAt'>
  isEditor: boolean
  /** Time of rendering, ISO 8601, because the browser's clock may be far off. */
  now: string
  region: Region
}

/** Milliseconds after the session's end until the server is asked whether the session has ended. */
const grace = 2000
/** Milliseconds until the server is asked again if it did not answer. */
const again = 60_000
/**
 * Milliseconds that the warning lasts; the session can be prolonged meanwhile (WCAG 2.2.1 requires
 * at least 20 seconds).
 */
const notice = 120_000

/**
 * Shows when the session ends, and warns before the end. At the end the screen is emptied, so that
 * nobody else can read it.
 */
export function SessionEnd({ account, session, isEditor, now, region }: Props) {
  const [{ endsAt, idleEndsAt }, setSession] = useState(session)
  /** Milliseconds by which the browser's clock is ahead of the server's. */
  const [ahead] = useState(() => Date.now() - Date.parse(now))
  const until = useCallback((moment: string) => Date.parse(moment) - (Date.now() - ahead), [ahead])
  const warning = useRef<HTMLDialogElement>(null)
  const [isKeeping, setKeeping] = useState(true)

  /** Reads the session. @returns its current end; undefined without an answer */
  const look = useCallback(async () => {
    const found = await lookAtSession()
    if (found === null) leaveStaffArea()
    if (found) setSession(found)
    return found?.idleEndsAt
  }, [])

  useEffect(() => {
    staffFlag.set(isEditor)
    return guardRestoredPage()
  }, [isEditor])
  useEffect(() => {
    typedTexts.removeFormer()
    setKeeping(typedTexts.isAvailable())
    return watchUnsentText(() => typedTexts.places(account).length > 0)
  }, [account])
  useEffect(() => watchUse(look), [look])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const lookAfter = (ms: number) => {
      timer = setTimeout(async () => {
        if (!(await look()) && !isOver) lookAfter(again)
      }, ms)
    }
    lookAfter(Math.max(grace, until(idleEndsAt) + grace))
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [idleEndsAt, look, until])
  useEffect(() => {
    if (until(idleEndsAt) > notice) warning.current?.close()
    const warn = async () => {
      // Another window may have prolonged the session.
      const end = (await look()) ?? idleEndsAt
      if (until(end) <= notice) warning.current?.showModal()
    }
    const timer = setTimeout(warn, Math.max(0, until(idleEndsAt) - notice))
    return () => clearTimeout(timer)
  }, [idleEndsAt, look, until])

  const isLast = idleEndsAt >= endsAt
  const end = <LocalTime moment={idleEndsAt} region={region} show="time" />
  return (
    <>
      <span className="tabular">
        Session ends {end}
        {!isLast && ' unless used'}
      </span>
      <dialog
        ref={warning}
        closedby="any"
        aria-labelledby="session-warning"
        aria-describedby="session-text"
        className={styles['warning']}
      >
        <h2 id="session-warning">Your session ends soon</h2>
        <p id="session-text">
          The screen is emptied at {end}
          <span>
            {isLast ? '. A session lasts twelve hours; after that, sign in again. ' : '. '}
            {isKeeping
              ? 'What you have typed and not sent stays in this tab until you close it, and is shown to you after you sign in again.'
              : 'This browser cannot keep what you have typed: send or copy it before then.'}
          </span>
        </p>
        <div className={`row ${styles['buttons']}`}>
          {!isLast && (
            <SmallButton autoFocus onClick={() => void prolongSession().then(look)}>
              Stay signed in
            </SmallButton>
          )}
          <LineButton onClick={() => warning.current?.close()}>Close</LineButton>
        </div>
      </dialog>
    </>
  )
}
