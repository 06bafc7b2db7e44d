import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { retention } from '#src/contracts/retention.ts'
import type { Database, Queryable } from '#src/core/database/connect.ts'
import { deleteDoneMails } from '#src/core/database/outbox-rows.ts'
import { deleteEndedRates } from '#src/core/database/rates.ts'
import { countRows } from '#src/core/database/results.ts'
import type { Job, LogFacts } from '#src/core/job.server.ts'
import { deleteDayCountsBefore } from '#src/desk/numbers/day-counts.server.ts'
import { deleteFlaggedBefore, deleteRequestsBefore } from '#src/desk/requests/deletion.server.ts'
import { deleteLooseFilesBefore } from '#src/desk/requests/files/file-rows.server.ts'
import { deleteUnusedCertificateFiles } from '#src/editor/rows/certificate-file-rows.server.ts'
import { deleteUnusedPictures } from '#src/editor/rows/draft-rows.server.ts'
import { deleteEndedParts } from '#src/editor/rows/picture-part-rows.server.ts'
import { deleteEndedPreviewLinks } from '#src/editor/rows/preview-link-rows.server.ts'
import { deletePublicationsBefore } from '#src/editor/rows/publication-rows.server.ts'
import { newsletterConfirmation } from '#src/newsletter/subscriber-mails.server.ts'
import { deleteUnconfirmedBefore } from '#src/newsletter/subscriber-rows.server.ts'
import { deleteAuditBefore } from '#src/staff/audit/audit.server.ts'
import { isClockBelieved } from '#src/staff/clock/clock.server.ts'
import { deleteEndedSessions } from '#src/staff/sign-in/session-rows.server.ts'
import { sessionLife } from '#src/staff/sign-in/sessions.server.ts'

const hour = 3_600_000
const day = 24 * hour
/**
 * Returns the same day some calendar months earlier (UTC). If that month is too short, returns a
 * day at the start of the next one.
 */
function monthsBefore(now: number, months: number): number {
  const date = new Date(now)
  return date.setUTCMonth(date.getUTCMonth() - months)
}

/** Deletes expired rows even if the clock may be wrong: the most that is lost is a sign-in. */
const purgeEnded = (database: Database, now: number) =>
  database.write(async (tx) => {
    await deleteEndedSessions(tx, {
      createdAfter: now - sessionLife.absolute,
      seenAfter: now - sessionLife.idle,
    })
    await deleteEndedRates(tx, now)
    await deleteEndedPreviewLinks(tx, now)
    await deleteEndedParts(tx, now)
  })

/** Tables whose rows are deleted only if the clock is trusted. */
const guarded = [
  ...(['outbox', 'subscriber', 'contact', 'contact_file', 'audit'] as const),
  ...(['publication', 'content_picture', 'certificate_file', 'day_count'] as const),
]

async function countGuarded(db: Queryable): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of guarded) counts[table] = await countRows(db.selectFrom(table))
  return counts
}

/**
 * Deletes what is past its term.
 * @returns the number of deleted rows by table, of tables with any
 */
export async function purgeExpired(database: Database, now = Date.now()) {
  await purgeEnded(database, now)
  return database.write(async (tx) => {
    const before = await countGuarded(tx)
    await deleteDoneMails(tx, now - retention.mailLineDays * day)
    await deleteUnconfirmedBefore(tx, newsletterConfirmation, now - retention.unconfirmedDays * day)
    const deleting = { db: tx, engine: database.engine }
    await deleteFlaggedBefore(deleting, now - retention.flaggedDays * day, now)
    await deleteRequestsBefore(deleting, monthsBefore(now, retention.requestMonths), now)
    await deleteLooseFilesBefore(tx, now - retention.looseFileHours * hour)
    await deleteAuditBefore(tx, monthsBefore(now, retention.auditMonths))
    await deletePublicationsBefore(tx, monthsBefore(now, contentLimits.publicationMonths))
    await deleteUnusedPictures(tx, now - day)
    await deleteUnusedCertificateFiles(tx, now - day)
    const firstDay = new Date(monthsBefore(now, retention.countMonths)).toISOString().slice(0, 10)
    await deleteDayCountsBefore(tx, firstDay)
    const after = await countGuarded(tx)
    return Object.fromEntries(
      Object.entries(before).flatMap(([table, count]) => {
        const deleted = count - (after[table] ?? 0)
        return deleted > 0 ? [[table, deleted] as const] : []
      }),
    )
  })
}

/** Deletes what is past its term if the clock can be believed, and logs the number of rows. */
export async function runRetention(
  database: Database,
  log: LogFacts,
  { now = Date.now() } = {},
): Promise<void> {
  if (await database.write((tx) => isClockBelieved(tx, now))) {
    const deleted = await purgeExpired(database, now)
    if (Object.keys(deleted).length > 0) log(deleted, 'retention.deleted')
    return
  }
  await purgeEnded(database, now)
  log({ clock: new Date(now).toISOString() }, 'retention.waits')
}

export const deleteExpired = {
  name: 'delete-expired',
  when: 'hourly',
  run: ({ database }, { now, log }) => runRetention(database, log, { now }),
} satisfies Job

export const clearDeleted = {
  name: 'clear-deleted',
  when: 'hourly',
  run: ({ database }) => database.clearDeleted(),
} satisfies Job
