import type { Database } from '#src/server/database/connect.ts'
import { writeSetting } from '#src/server/database/settings.ts'
import { takeRoom } from '#src/server/database/storage-probe.ts'
import { isStorageFailure } from '#src/server/database/write-fault.ts'

/** Milliseconds for which a result is reused, so that many requests cause one write. */
const reuseFor = 1000
/**
 * Milliseconds between probes while nothing can be stored; below a minute, so that health changes
 * within a minute of room.
 */
const probeEvery = 50_000

/** What this process knows of its storage. Made once, and changed by the functions below. */
export type Health = {
  lastCheck: { at: number; isRunning: boolean; result: Promise<void> }
  /**
   * Why the last request or probe was not stored; null once one was stored, because a short row may
   * fit where a request does not.
   */
  failure: { error: unknown } | null
  /** Number of requests that were refused because storage failed. */
  notStored: number
}

export const unknownHealth = (): Health => ({
  lastCheck: { at: Number.NEGATIVE_INFINITY, isRunning: false, result: Promise.resolve() },
  failure: null,
  notStored: 0,
})

export type HealthContext = { database: Database; health: Health }

/** Commits a row, because a rollback would succeed even on a full disk. */
function writeRow({ database, health }: HealthContext): Promise<void> {
  const { lastCheck } = health
  if (lastCheck.isRunning || performance.now() - lastCheck.at < reuseFor) return lastCheck.result
  const result = database.write((tx) => writeSetting(tx, 'written', new Date().toISOString()))
  const check = { at: performance.now(), isRunning: true, result }
  const end = () => {
    check.isRunning = false
  }
  result.then(end, end)
  health.lastCheck = check
  return result
}

/**
 * Checks that a request could be stored.
 * @throws the error of the database
 */
export async function checkHealth(context: HealthContext): Promise<void> {
  if (context.health.failure) throw context.health.failure.error
  await writeRow(context)
}

/**
 * Runs the write of a visitor's request, and remembers its failure.
 * @param isRequest whether the result means that the request was stored
 */
export async function storeRequest<T>(
  { health }: Pick<HealthContext, 'health'>,
  run: () => Promise<T>,
  isRequest: (result: T) => boolean,
): Promise<T> {
  try {
    const result = await run()
    if (isRequest(result)) health.failure = null
    return result
  } catch (error) {
    if (isStorageFailure(error)) {
      health.failure = { error }
      health.notStored++
    }
    throw error
  }
}

/**
 * Writes a row as long as a request.
 * @throws the error of the database, which `checkHealth` throws from then on
 */
export async function probeStorage({ database, health }: HealthContext): Promise<void> {
  try {
    await database.write((tx) => takeRoom(tx, database.engine))
    health.failure = null
  } catch (error) {
    if (isStorageFailure(error)) health.failure = { error }
    throw error
  }
}

/** Probes at the start and while storage fails. @returns a function that stops it */
export function startProbing(context: HealthContext, onError: (error: unknown) => void) {
  const probe = () => void probeStorage(context).catch(onError)
  probe()
  const timer = setInterval(() => context.health.failure && probe(), probeEvery)
  timer.unref()
  return () => clearInterval(timer)
}
