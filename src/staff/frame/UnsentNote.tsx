import type { Region } from '#src/contracts/formats.ts'
import { LineButton } from '../kit/controls.tsx'
import { LocalTime } from '../kit/LocalTime.tsx'
import type { UnsentForm } from './use-unsent-form.ts'

type Props = { unsent: UnsentForm; region: Region }

/** Shows in a form that its text was restored, or that the browser cannot keep it. */
export const UnsentNote = ({ unsent: { restoredAt, isUnstored, startAgain }, region }: Props) => (
  <>
    {restoredAt && (
      <div className="row notice" role="status">
        <span>
          Your unsent text of <LocalTime moment={restoredAt} region={region} /> was restored.
        </span>
        <LineButton onClick={startAgain}>Start again</LineButton>
      </div>
    )}
    {isUnstored && (
      <p className="muted" role="status">
        This browser cannot keep what you type. Send it before you leave the page.
      </p>
    )}
  </>
)
