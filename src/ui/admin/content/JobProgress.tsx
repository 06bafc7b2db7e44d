import type { ContentJob } from '#src/contracts/content.ts'
import { FormStatus } from '../../base/FormStatus.tsx'
import styles from './Publish.module.css'

/** How far a preview or a publication is, and what came of it. */
export function JobProgress({ job }: { job: ContentJob }) {
  const isRunning = job.state === 'waiting' || job.state === 'running'
  return (
    <div className={styles['job']}>
      {isRunning && (
        <label>
          <span>{job.step}</span>
          <progress max={100} value={job.percent} />
        </label>
      )}
      <FormStatus
        status={
          isRunning
            ? undefined
            : {
                kind: job.state === 'done' ? 'success' : 'error',
                message: job.message,
                detail:
                  job.kind === 'publication' && job.addresses.length > 0 ? (
                    <ul className={styles['addresses']}>
                      {job.addresses.map((address) => (
                        <li key={address}>
                          <a href={address}>{address}</a>
                        </li>
                      ))}
                    </ul>
                  ) : undefined,
              }
        }
      />
    </div>
  )
}
