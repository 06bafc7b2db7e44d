import type { ContentJob } from '#src/contracts/content.ts'
import { FormStatus, type Status } from '../../base/FormStatus.tsx'
import styles from './Publish.module.css'
import { isUnderWay } from './use-job.ts'

const unknownProgress: Status = {
  kind: 'error',
  message: 'The server does not answer',
  detail: 'We ask again every few seconds. A preview or publication that was begun goes on meanwhile.',
}

/** What became of the press of the button where it began no job; without that, whether nobody knows how far a job is. */
export const JobNotice = ({ status, isFailed }: { status?: Status | undefined; isFailed: boolean }) => (
  <div className={styles['job']}>
    <FormStatus status={status ?? (isFailed ? unknownProgress : undefined)} />
  </div>
)

/** How far a preview or a publication is, and what came of it. */
export function JobProgress({ job }: { job: ContentJob }) {
  const isRunning = isUnderWay(job)
  return (
    <div className={styles['job']}>
      {isRunning && (
        <label>
          <span>{job.step}</span>
          <progress max={100} value={job.percent} />
        </label>
      )}
      <FormStatus status={isRunning ? undefined : outcomeOf(job)} />
    </div>
  )
}

/** What came of a job, in words that say first whether anything is public. */
function outcomeOf({ kind, state, message, addresses }: ContentJob): Status {
  const isPublication = kind === 'publication'
  if (state !== 'done')
    return {
      kind: 'error',
      message: isPublication ? 'Not published: the site is as it was, and your drafts are safe' : 'No preview: your drafts are safe',
      detail: message,
    }
  const list = (
    <ul className={styles['addresses']}>
      {addresses.map((address) => (
        <li key={address}>
          <a href={address}>{address}</a>
        </li>
      ))}
    </ul>
  )
  return { kind: 'success', message: message || (isPublication ? 'Published' : 'The preview is ready'), detail: isPublication && list }
}
