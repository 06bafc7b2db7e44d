import { useEffect, useRef, useState } from 'react'
import type { Booking } from '#src/content/schemas/interface-schemas.ts'
import { say } from '#src/contracts/text/say.ts'
import { ButtonLink } from '../../../ui/base/Button.tsx'
import styles from './BookingFrame.module.css'

/**
 * Milliseconds until a frame that has not loaded is reported as late (product-decisions.md, third
 * parties).
 */
const patience = 5000

type Props = {
  words: Booking
  address: string
}

/**
 * The scheduling page. The script adds its frame when the dialog opens, because browsers load
 * frames in closed dialogs too.
 */
export function BookingFrame({ words, address }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'unopened' | 'waiting' | 'loaded' | 'late' | 'failed'>(
    'unopened',
  )
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const dialog = root.current?.closest('dialog')
    const start = () => {
      clearTimeout(timer)
      if (!dialog?.open) return
      setState('waiting')
      timer = setTimeout(() => setState((now) => (now === 'waiting' ? 'late' : now)), patience)
      // A frame fires `load` for an error page too. This request only shows whether the host
      // answers.
      fetch(address, { mode: 'no-cors', credentials: 'omit' })
        .then(() => setState('loaded'))
        .catch(() => setState('failed'))
    }
    start()
    dialog?.addEventListener('toggle', start)
    return () => {
      clearTimeout(timer)
      dialog?.removeEventListener('toggle', start)
    }
  }, [address])

  return (
    <div ref={root}>
      <p className={styles['notice']}>
        <span>{`${say(words.notice, { provider: new URL(address).host })} `}</span>
        <a href={address} target="_blank" rel="noopener">
          {words.link}
        </a>
      </p>
      <div aria-live="polite" aria-atomic="true" data-status>
        {(state === 'late' || state === 'failed') && (
          <div className={styles['late']}>
            <p>{state === 'failed' ? words.refused : words.late}</p>
            <ButtonLink href="/contact" size="small">
              {words.callBack}
            </ButtonLink>
          </div>
        )}
      </div>
      {/* The frame is hidden until the host answers, and removed if it fails, because the note is
          clearer than a browser's error page. */}
      {state !== 'unopened' && state !== 'failed' && (
        <div className={`sideways ${styles['scroll']}`}>
          <iframe
            title={words.heading}
            src={address}
            width={880}
            height={630}
            className={
              state === 'loaded' ? styles['frame'] : `${styles['frame']} ${styles['unanswered']}`
            }
          />
        </div>
      )}
    </div>
  )
}
