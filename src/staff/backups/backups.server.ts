import { z } from 'zod'
import type { Context } from '#src/core/context.server.ts'
import type { Database, Queryable } from '#src/core/database/connect.ts'
import { lockSetting, readSetting, writeSetting } from '#src/core/database/setting-rows.ts'
import type { Job } from '#src/core/job.server.ts'
import { parseStored } from '#src/core/stored-rows.server.ts'
import { mailOwners } from '../account-mail.server.ts'
import { backupOverdue } from './backup-overdue.server.ts'

const name = 'backup'
/** Time of a backup (milliseconds since 1970), its bytes, and the milliseconds it took. */
const made = z.object({ at: z.int(), bytes: z.int(), ms: z.int() })
/**
 * `since`: time of the last backup, or of the first check without one. `mailedAt`: time of the last
 * mail to owners.
 */
const state = z.object({ newest: made.nullable(), since: z.int(), mailedAt: z.int() })
type Backup = z.infer<typeof made>

const day = 86_400_000

/** Records a backup that is whole and checked, in the database that was copied. */
export const noteBackup = (tx: Queryable, backup: Backup) =>
  writeSetting(
    tx,
    name,
    JSON.stringify({ newest: backup, since: backup.at, mailedAt: 0 } satisfies z.infer<
      typeof state
    >),
  )

/**
 * `backupEvery`: milliseconds between backups; 0 if they are made without the site, in which case
 * none is overdue.
 */
export type BackupContext = { database: Database; backupEvery: number }

const isLate = ({ backupEvery }: BackupContext, since: number, now: number) =>
  backupEvery > 0 && now - since > 2 * backupEvery
const never = (now: number): z.infer<typeof state> => ({ newest: null, since: now, mailedAt: 0 })
/** A state that cannot be read counts as none. */
const read = (stored: string | undefined, now: number) =>
  parseStored(state, stored ?? '') ?? never(now)

/**
 * Reads the newest backup (null for none), the time from which the next is waited for, and the time
 * since which it is overdue (null if it is not).
 */
export async function readBackup(
  context: BackupContext,
  now = Date.now(),
): Promise<{ newest: Backup | null; since: number; overdueSince: number | null }> {
  const { database, backupEvery } = context
  const { newest, since } = read(await readSetting(database.db, name), now)
  return {
    newest,
    since,
    overdueSince: isLate(context, since, now) ? since + 2 * backupEvery : null,
  }
}

/**
 * Mails owners once a day while a backup is overdue. Without any backup, the time is counted from
 * the first call.
 */
export async function mailLateBackup(
  context: BackupContext & Context,
  now = Date.now(),
): Promise<void> {
  await context.database.write(async (tx) => {
    const text = await lockSetting(tx, name, JSON.stringify(never(now)))
    const stored = read(text, now)
    // From now on the time counts.
    if (!parseStored(state, text)) await writeSetting(tx, name, JSON.stringify(stored))
    if (!isLate(context, stored.since, now) || now - stored.mailedAt < day) return
    const facts = {
      at: stored.newest?.at ?? null,
      hours: Math.floor((now - stored.since) / 3_600_000),
    }
    await mailOwners(tx, { mail: backupOverdue, facts, now })
    await writeSetting(tx, name, JSON.stringify({ ...stored, mailedAt: now }))
  })
}

export const lateBackup = {
  name: 'late-backup',
  when: 'hourly',
  run: (context, { now }) => mailLateBackup(context, now),
} satisfies Job<BackupContext & Context>
