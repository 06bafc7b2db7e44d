import { LineButton } from '#src/staff/kit/controls.tsx'
import styles from './Editor.module.css'
import type { Reading } from './use-answer.ts'

export function ReadingStatus({ what, of }: { what: string; of: readonly Reading[] }) {
  const refusal = of.find((one) => one.refusal !== '')?.refusal
  if (refusal || !of.some(({ isFailed }) => isFailed))
    return (
      <p role={refusal ? 'alert' : 'status'} className={`stack ${styles['state']}`}>
        {refusal ?? 'Loading...'}
      </p>
    )
  return (
    <div role="alert" className={`stack ${styles['state']}`}>
      <b>{`${what} could not be loaded.`}</b>
      <p>Check your connection. Nothing that you have typed is lost.</p>
      <LineButton onClick={() => void Promise.all(of.map(({ reload }) => reload()))}>
        Retry
      </LineButton>
    </div>
  )
}
