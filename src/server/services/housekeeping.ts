import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { retention } from '#src/contracts/retention.ts'
import { deleteAuditBefore } from '../database/audit.ts'
import { deleteUnusedCertificateFiles } from '../database/certificate-files.ts'
import type { Database } from '../database/connect.ts'
import { deleteLooseFilesBefore } from '../database/contact-files.ts'
import { deleteContactsBefore, deleteFlaggedBefore } from '../database/contacts.ts'
import { deleteUnusedPictures } from '../database/content/content-drafts.ts'
import { deleteEndedParts } from '../database/content/picture-parts.ts'
import { deleteEndedPreviewLinks } from '../database/content/preview-links.ts'
import { deletePublicationsBefore } from '../database/content/publications.ts'
import { deleteDayCountsBefore } from '../database/day-counts.ts'
import { deleteDoneMails } from '../database/outbox.ts'
import { deleteEndedRates } from '../database/rates.ts'
import { deleteEndedSessions } from '../database/sessions.ts'
import { deleteUnconfirmedBefore } from '../database/subscribers.ts'
import { sessionLife } from './accounts/sessions.ts'
import { countDeleted } from './numbers/request-counts.ts'
import type { Backups } from './storage/backups.ts'
import type { DiskReserve } from './storage/disk-reserve.ts'
import type { Health } from './storage/health.ts'

const every = 3_600_000
/**
 * Milliseconds between probes while nothing can be stored; below a minute, so that health changes
 * within a minute of room.
 */
const probeEvery = 50_000
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

/**
 * @param canAsk whether mails go out: without a mail server an address that nobody could be asked
 * to confirm is kept
 */
export const purgeExpired = (database: Database, now = Date.now(), canAsk = true) =>
  database.write(async (tx) => {
    await deleteEndedSessions(tx, {
      createdAfter: now - sessionLife.absolute,
      seenAfter: now - sessionLife.idle,
    })
    await deleteEndedRates(tx, now)
    await deleteDoneMails(tx, now - retention.mailLineDays * day)
    if (canAsk) await deleteUnconfirmedBefore(tx, now - retention.unconfirmedDays * day)
    const deleting = { db: tx, engine: database.engine, count: countDeleted(now) }
    await deleteFlaggedBefore(deleting, now - retention.flaggedDays * day)
    await deleteContactsBefore(deleting, monthsBefore(now, retention.contactMonths))
    await deleteLooseFilesBefore(tx, now - retention.looseFileHours * hour)
    await deleteAuditBefore(tx, monthsBefore(now, retention.auditMonths))
    await deletePublicationsBefore(tx, monthsBefore(now, contentLimits.publicationMonths))
    await deleteEndedPreviewLinks(tx, now)
    await deleteUnusedPictures(tx, now - day)
    await deleteEndedParts(tx, now)
    await deleteUnusedCertificateFiles(tx, now - day)
    await deleteDayCountsBefore(
      tx,
      new Date(monthsBefore(now, retention.countMonths)).toISOString().slice(0, 10),
    )
  })

/**
 * Probes at the start and while storage fails, purges hourly, clears deleted data, restores the
 * disk reserve, and mails owners of a late backup. @returns a function that stops it
 */
export function startHousekeeping(
  database: Database,
  reserve: DiskReserve,
  health: Pick<Health, 'probe' | 'isFailing'>,
  backups: Pick<Backups, 'tellOwners'>,
  canAsk: boolean,
  onError: (error: unknown) => void,
) {
  const run = () =>
    void purgeExpired(database, Date.now(), canAsk)
      .then(() => database.clearDeleted())
      .then(() => reserve.keep())
      .then(() => backups.tellOwners())
      .catch(onError)
  const probe = () => void health.probe().catch(onError)
  probe()
  run()
  const timers = [
    setInterval(run, every),
    setInterval(() => health.isFailing() && probe(), probeEvery),
  ]
  for (const timer of timers) timer.unref()
  return () => timers.forEach(clearInterval)
}
