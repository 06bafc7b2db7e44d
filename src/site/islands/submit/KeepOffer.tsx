import { retention } from '#src/contracts/retention.ts'
import { Button } from '../../../ui/base/Button.tsx'
import styles from './KeepOffer.module.css'
import { describeUnreadable } from './unreadable-files.ts'
import type { Keeping } from './use-queued-request.ts'

const { queuedRequestHours: hours } = retention
const queuedTexts = {
  queued: 'Kept on this phone.',
  'without-files': 'The text is kept on this phone. There is no room for the files.',
} as const

/**
 * Offers to keep a request that may not have arrived, below the message of the form. Stands
 * within the form, because "Try again" sends it.
 */
export const KeepOffer = ({ keeping: { state, keep, remove } }: { keeping: Keeping }) => (
  <div
    aria-live="polite"
    className={styles['offer']}
    data-keep-offer={typeof state === 'object' ? 'unreadable' : state}
  >
    {state === 'offered' && (
      <>
        <Button look="line" size="small" onClick={() => void keep()}>
          Keep it on this phone and send it later
        </Button>
        <Button type="submit" look="line" size="small">
          Try again
        </Button>
        <p>
          {`It is sent within ${hours} hours, or you get it back. Keep it only on a phone of your own.`}
        </p>
      </>
    )}
    {(state === 'queued' || state === 'without-files') && (
      <>
        <p>
          {`${queuedTexts[state]} It is sent as soon as there is a connection while the site is open. If that takes more than ${hours} hours, you get it back here.`}
        </p>
        <Button look="line" size="small" onClick={() => void remove()}>
          Remove from this phone
        </Button>
      </>
    )}
    {typeof state === 'object' && <p>{describeUnreadable(state.unreadable)}</p>}
    {state === 'failed' && <p>This browser keeps nothing for us. Please try again later.</p>}
  </div>
)
