import { useEffect, useRef, useState } from 'react'
import { booking } from '#src/company/booking.ts'
import { site } from '#src/company/site.ts'
import { ButtonLink } from '../base/Button.tsx'
import styles from './BookingFrame.module.css'

/** Milliseconds after which a frame that has not loaded is called late (product-decisions.md, third parties). */
const patience = 5000

const { scheduling } = site

/**
 * The scheduling page in our dialog, fetched when the dialog opens, which is the visitor's request. The frame is not in the
 * HTML: without JavaScript a browser loads frames of closed dialogs too, lazy or not. The plain link stands in its place.
 */
export function BookingFrame() {
  const root = useRef<HTMLDivElement>(null)
  const [isAsked, setAsked] = useState(false)
  const [state, setState] = useState<'waiting' | 'loaded' | 'late' | 'failed'>('waiting')
  useEffect(() => {
    if (!scheduling) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const dialog = root.current?.closest('dialog')
    const start = () => {
      clearTimeout(timer)
      if (!dialog?.open) return
      setAsked(true)
      setState('waiting')
      timer = setTimeout(() => setState((now) => (now === 'loaded' ? now : 'late')), patience)
      // A frame fires `load` for an error page too; this request, which reads nothing, tells whether the host answers.
      fetch(scheduling.url, { mode: 'no-cors', credentials: 'omit' })
        .then(() => setState('loaded'))
        .catch(() => setState('failed'))
    }
    start()
    dialog?.addEventListener('toggle', start)
    return () => {
      clearTimeout(timer)
      dialog?.removeEventListener('toggle', start)
    }
  }, [])

  if (!scheduling)
    return (
      <p className={styles['notice']}>
        {`${booking.missing} `}
        <a href="/contact">{booking.callBack}</a>
      </p>
    )
  return (
    <div ref={root}>
      <p className={styles['notice']}>
        {`${booking.notice.replace('{provider}', new URL(scheduling.url).host)} `}
        <a href={scheduling.url} target="_blank" rel="noopener">
          {booking.link}
        </a>
      </p>
      <div role="status">
        {(state === 'late' || state === 'failed') && (
          <div className={styles['late']}>
            <p>{state === 'failed' ? booking.refused : booking.late}</p>
            <ButtonLink href="/contact" size="small">
              {booking.callBack}
            </ButtonLink>
          </div>
        )}
      </div>
      {/* A browser's own error page says nothing that the note does not say better. */}
      {isAsked && state !== 'failed' && (
        <div className={styles['scroll']}>
          <iframe title={booking.heading} src={scheduling.url} width={880} height={630} className={styles['frame']} />
        </div>
      )}
    </div>
  )
}
