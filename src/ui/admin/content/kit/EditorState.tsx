import { Button } from '../../../base/Button.tsx'
import styles from './Editor.module.css'

type Props = { what: string; refusal: string; isFailed: boolean; onRetry: () => void }

export function EditorState({ what, refusal, isFailed, onRetry }: Props) {
  if (refusal !== '')
    return (
      <p role="alert" className={styles['state']}>
        {refusal}
      </p>
    )
  if (!isFailed)
    return (
      <p role="status" className={styles['state']}>
        Loading...
      </p>
    )
  return (
    <div role="alert" className={styles['state']}>
      <b>{what} could not be loaded.</b>
      <p>Check your connection. Nothing that you have typed is lost.</p>
      <Button size="small" look="line" onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}
