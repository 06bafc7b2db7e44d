import { type FairQueue, NoPermit, type QueueClient } from './fair-queue.ts'

type Job<T> = {
  /**
   * Aborted when one waiter has got the permit in which the work runs: all others leave the queue
   * and wait for the result.
   */
  begun: AbortController
  result?: Promise<T>
  waiting: number
}

export type SharedWork<T> = {
  has: (key: string) => boolean
  /**
   * When a client disconnects, work that others wait for goes on.
   * @param key names the work and all its inputs
   * @throws {NoPermit}
   */
  make: (key: string, queue: FairQueue, client: QueueClient, make: () => Promise<T>) => Promise<T>
}

/**
 * Does work once for all requests that need it. Each waits in its network's turn; the first request
 * that gets a permit does the work.
 */
export function createSharedWork<T>(): SharedWork<T> {
  const jobs = new Map<string, Job<T>>()

  function jobOf(key: string): Job<T> {
    const job = jobs.get(key) ?? { begun: new AbortController(), waiting: 0 }
    jobs.set(key, job)
    return job
  }

  function begin(
    key: string,
    job: Job<T>,
    make: () => Promise<T>,
    release: () => void,
  ): Promise<T> {
    job.result = make().finally(() => {
      jobs.delete(key)
      release()
    })
    job.begun.abort()
    return job.result
  }

  return {
    has: (key) => jobs.has(key),

    async make(key, queue, { signal, ...client }, make) {
      const job = jobOf(key)
      if (job.result) return job.result
      job.waiting += 1
      const { begun } = job
      const permit = await queue.enter({
        ...client,
        signal: signal ? AbortSignal.any([signal, begun.signal]) : begun.signal,
      })
      job.waiting -= 1
      if (job.result) {
        if (typeof permit !== 'string') permit.release()
        return job.result
      }
      if (typeof permit !== 'string') return begin(key, job, make, permit.release)
      if (job.waiting === 0) jobs.delete(key)
      throw new NoPermit(permit)
    },
  }
}
