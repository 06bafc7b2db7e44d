import { z } from 'zod'
import { site } from '#src/content/settings/site.ts'
import { isoMinute } from '#src/contracts/formats.ts'
import type { SiteContext } from '#src/core/context.server.ts'
import { lockSetting, readSetting, writeSetting } from '#src/core/database/setting-rows.ts'
import type { Job, LogFacts } from '#src/core/job.server.ts'
import { parseStored } from '#src/core/stored-rows.server.ts'
import { waitingRequests } from '#src/desk/requests/work/waiting.server.ts'
import { publishedMail } from '#src/editor/publish/published-mail.server.ts'
import { askFiled } from '#src/newsletter/subscribers.server.ts'
import { lateBackup } from '#src/staff/backups/backups.server.ts'
import { clearDeleted, deleteExpired } from './housekeeping.ts'

/** Every job of the site, in the order in which due ones run. */
export const jobs: readonly Job<SiteContext>[] = [
  askFiled,
  waitingRequests,
  deleteExpired,
  clearDeleted,
  lateBackup,
  publishedMail,
]

const setting = 'jobs'
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Milliseconds after which another process may run the jobs of one that does not finish. */
const lease = 10 * minute

/** Until when a process runs jobs (0 for none), and when each job last ran. */
const state = z.object({ until: z.int(), ran: z.record(z.string(), z.int()) })
type State = z.infer<typeof state>
const none: State = { until: 0, ran: {} }
/** A state that cannot be read counts as none, so that the jobs run. */
const read = (text: string) => parseStored(state, text) ?? none

/** Returns whether a job is due that last ran at a time; one that never ran is. */
export function isDue(
  { when }: Pick<Job, 'when'>,
  ran: number | undefined,
  now: number,
  timeZone: string,
): boolean {
  // The clock was wrong then. Clocks of several servers differ by less.
  if (ran === undefined || ran > now + hour) return true
  if (when === 'hourly') return now - ran >= hour
  const office = (at: number) => isoMinute(new Date(at), timeZone)
  const date = office(now).slice(0, 10)
  const before = new Date(Date.parse(date) - day).toISOString().slice(0, 10)
  const last = office(now) >= `${date}T${when}` ? date : before
  return office(ran) < `${last}T${when}`
}

/**
 * Runs due jobs, unless another process does.
 * @param list all jobs, except in tests
 */
export async function runDueJobs(
  context: SiteContext,
  log: LogFacts,
  onError: (error: unknown) => void,
  { list = jobs, now = Date.now }: { list?: readonly Job<SiteContext>[]; now?: () => number } = {},
): Promise<void> {
  const { database } = context
  const dueIn = ({ ran }: State) =>
    list.filter((job) => isDue(job, ran[job.name], now(), site().timeZone))
  const change = (next: (stored: State) => State) =>
    database.write(async (tx) => {
      const stored = read(await lockSetting(tx, setting, JSON.stringify(none)))
      await writeSetting(tx, setting, JSON.stringify(next(stored)))
    })
  if (dueIn(read((await readSetting(database.db, setting)) ?? '')).length === 0) return
  let due: readonly Job<SiteContext>[] = []
  await change((stored) => {
    if (stored.until > now() && stored.until <= now() + lease) return stored
    due = dueIn(stored)
    return { ...stored, until: now() + lease }
  })
  let hasFailed = false
  for (const job of due)
    try {
      const at = now()
      await job.run(context, { now: at, log })
      await change(({ ran }) => ({ until: now() + lease, ran: { ...ran, [job.name]: at } }))
    } catch (error) {
      hasFailed = true
      onError(error)
    }
  // A job that failed runs again when the lease ends.
  if (due.length > 0 && !hasFailed) await change((stored) => ({ ...stored, until: 0 }))
}

/** Runs due jobs now and every minute. @returns a function that stops it */
export function startJobs(
  context: SiteContext,
  log: LogFacts,
  onError: (error: unknown) => void,
): () => void {
  let isRunning = false
  const run = () => {
    if (isRunning) return
    isRunning = true
    void runDueJobs(context, log, onError)
      .catch(onError)
      .finally(() => {
        isRunning = false
      })
  }
  run()
  const timer = setInterval(run, minute)
  timer.unref()
  return () => clearInterval(timer)
}
