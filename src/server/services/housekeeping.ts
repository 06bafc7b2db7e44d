import type { Database } from '../database/connect.ts'
import { deleteSentMails } from '../database/outbox.ts'
import { deleteEndedRates } from '../database/rates.ts'
import { deleteEndedSessions } from '../database/sessions.ts'
import { sessionLife } from './sessions.ts'

const every = 3_600_000
/** Milliseconds a sent mail's row is kept, to answer "did it go out?". */
const keepSent = 30 * 24 * 3_600_000

/** Removes what has ended: sessions, counters, and rows of mails sent long ago. */
export const tidy = (database: Database, now = Date.now()) =>
  database.write(async (tx) => {
    await deleteEndedSessions(tx, { createdAfter: now - sessionLife.absolute, seenAfter: now - sessionLife.idle })
    await deleteEndedRates(tx, now)
    await deleteSentMails(tx, now - keepSent)
  })

/** Tidies once an hour. @returns a function that stops it */
export function startHousekeeping(database: Database, onError: (error: unknown) => void) {
  const timer = setInterval(() => void tidy(database).catch(onError), every).unref()
  return () => clearInterval(timer)
}
