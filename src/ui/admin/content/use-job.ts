import type { QueryClient } from '@tanstack/react-query'
import type { ContentJob } from '#src/contracts/content.ts'
import { readJob } from './content-client.ts'
import { useAnswer } from './use-answer.ts'

/** Milliseconds between looks at a job that runs, and until the next look where the server does not answer. */
const every = { running: 700, failed: 3000 } as const

/** Whether a job waits for its turn or runs. */
export const isUnderWay = (job: ContentJob | null) => job?.state === 'waiting' || job?.state === 'running'

/** The newest preview or publication, looked at again and again while it runs, and while nobody knows whether it does. */
export function useJob(client: QueryClient) {
  const { answer, reload, isFailed } = useAnswer(client, ['job'], readJob, (last, hasFailed) =>
    hasFailed ? every.failed : isUnderWay(last?.job ?? null) && every.running,
  )
  const job = answer?.job ?? null
  return { job, isRunning: isUnderWay(job), isFailed, reload }
}
