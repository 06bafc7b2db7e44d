import type { QueryClient } from '@tanstack/react-query'
import { readJob } from './content-client.ts'
import { useAnswer } from './use-answer.ts'

/** Milliseconds between looks at a job that runs. */
const every = 700

/** The newest preview or publication, looked at again and again while it runs. */
export function useJob(client: QueryClient) {
  const { answer, reload, isFailed } = useAnswer(client, ['job'], readJob, (last) =>
    last?.job && (last.job.state === 'waiting' || last.job.state === 'running') ? every : false,
  )
  const job = answer?.job ?? null
  return { job, isRunning: job?.state === 'waiting' || job?.state === 'running', isFailed, reload }
}
