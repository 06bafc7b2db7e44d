import { useRef } from 'react'
import type { Words } from '#src/content/words/words.ts'
import { Button } from '../base/Button.tsx'
import styles from './QueueOffer.module.css'
import type { QueueOfForm } from './use-queued-request.ts'

type QueueFiles = Pick<Words['offline']['keepFiles'], 'queuedWithoutFiles'>

type Props = {
  queue: QueueOfForm
  words: Words['offline']['keep'] & Partial<QueueFiles>
  /** Says which files of a form with files cannot be read. */
  describeUnreadable?: (names: readonly string[]) => string
}

/**
 * Offers to keep a request that may not have arrived, below the message of the form. Stands
 * within the form, because "Try again" sends it.
 */
export const QueueOffer = ({ queue: { state, add, remove }, words, describeUnreadable }: Props) => {
  const element = useRef<HTMLDivElement>(null)
  // The button that was pressed goes, so the focus stays with what is said in its place.
  const after = (act: () => Promise<void>) => () =>
    void act().then(() => element.current?.focus({ preventScroll: true }))
  return (
    <div
      ref={element}
      tabIndex={-1}
      aria-live="polite"
      className={styles['offer']}
      data-queue-offer={typeof state === 'object' ? 'unreadable' : state}
    >
      {state === 'offered' && (
        <>
          <Button look="line" size="small" onClick={after(add)}>
            {words.keep}
          </Button>
          <Button type="submit" look="line" size="small">
            {words.tryAgain}
          </Button>
          <p>{words.offer}</p>
        </>
      )}
      {(state === 'queued' || state === 'without-files') && (
        <>
          <p>{state === 'queued' ? words.queued : words.queuedWithoutFiles}</p>
          <Button look="line" size="small" onClick={after(remove)}>
            {words.remove}
          </Button>
        </>
      )}
      {typeof state === 'object' && <p>{describeUnreadable?.(state.unreadable)}</p>}
      {state === 'failed' && <p>{words.failed}</p>}
    </div>
  )
}
