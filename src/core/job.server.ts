import type { Context } from './context.server.ts'

export type LogFacts = (facts: object, event: string) => void

/** Work that the site does by itself, for all processes once (server/jobs.ts lists all). */
export type Job<C extends Context = Context> = {
  /** Its name in the database, which never changes. */
  name: string
  /** Once an hour, or once a day at a time of the office, such as `08:00`. */
  when: 'hourly' | `${number}:${number}`
  /** Runs again in some minutes if it throws, so running it twice must do no harm. */
  run: (context: C, of: { now: number; log: LogFacts }) => Promise<unknown>
}
