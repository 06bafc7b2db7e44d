import { z } from 'zod'
import type { Database, Queryable } from '#src/server/database/connect.ts'
import { lockSetting, readOrCreateSetting, readSetting, writeSetting } from '#src/server/database/settings.ts'
import { listOwners } from '#src/server/database/staff.ts'
import { mailAccount } from '../mails/account-mail.ts'
import { backupOverdue } from '../mails/backup-overdue.ts'

const name = 'backup'
/** Moment (milliseconds since 1970), bytes, and milliseconds it took. */
const made = z.object({ at: z.int(), bytes: z.int(), ms: z.int() })
/** `since`: last backup, or first check without one. `mailedAt`: last mail to owners. */
const state = z.object({ newest: made.nullable(), since: z.int(), mailedAt: z.int() })
export type Backup = z.infer<typeof made>

const day = 86_400_000

/** Stores a backup in the database that it copied, once it is whole and checked. */
export const noteBackup = (tx: Queryable, backup: Backup) =>
  writeSetting(tx, name, JSON.stringify({ newest: backup, since: backup.at, mailedAt: 0 } satisfies z.infer<typeof state>))

/** @param every milliseconds; 0 where backups are made without the site, so that none is overdue */
export function createBackups(database: Database, every: number, mailsWaiting: () => void) {
  const isLate = (since: number, now: number) => every > 0 && now - since > 2 * every
  const never = (now: number) => JSON.stringify({ newest: null, since: now, mailedAt: 0 } satisfies z.infer<typeof state>)
  return {
    /** Newest backup, and since when one is overdue; null for none. */
    async read(now = Date.now()): Promise<{ newest: Backup | null; overdueSince: number | null }> {
      const { newest, since } = state.parse(JSON.parse((await readSetting(database.db, name)) ?? never(now)))
      return { newest, overdueSince: isLate(since, now) ? since + 2 * every : null }
    },

    /** Mails owners once a day that a backup is overdue. Without any backup, the wait starts at the first call. */
    async tellOwners(now = Date.now()): Promise<void> {
      const isTold = await database.write(async (tx) => {
        await readOrCreateSetting(tx, name, never(now))
        const kept = state.parse(JSON.parse((await lockSetting(tx, name)) ?? never(now)))
        if (!isLate(kept.since, now) || now - kept.mailedAt < day) return false
        const facts = { at: kept.newest?.at ?? null, hours: Math.floor((now - kept.since) / 3_600_000) }
        for (const owner of await listOwners(tx)) await mailAccount(tx, backupOverdue, owner, facts, now)
        await writeSetting(tx, name, JSON.stringify({ ...kept, mailedAt: now }))
        return true
      })
      if (isTold) mailsWaiting()
    },
  }
}

export type Backups = ReturnType<typeof createBackups>
