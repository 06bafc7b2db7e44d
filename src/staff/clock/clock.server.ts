import type { z } from 'zod'
import type { Context } from '#src/core/context.server.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { readSetting, writeSetting } from '#src/core/database/setting-rows.ts'
import { done, noFields, type StaffFormRule } from '#src/core/forms/form.server.ts'
import { toActor } from '#src/core/signed-in.server.ts'
import { type Actor, findNewestEntry, recordAudit } from '../audit/audit.server.ts'

const day = 86_400_000
const week = 7 * day
const settings = { lastRun: 'retention-run', waitsSince: 'retention-waits' }

/**
 * Returns whether the clock can be believed, before anything is deleted by it: it is within a week
 * of the last run, or a run a day ago read about the same, or an owner has confirmed it. Before the
 * first run, the newest entry counts. Later it proves nothing, because it may come from the same
 * wrong clock.
 */
export async function isClockBelieved(tx: Queryable, now: number): Promise<boolean> {
  const lastRun = Number((await readSetting(tx, settings.lastRun)) ?? 0)
  const waitsSince = Number((await readSetting(tx, settings.waitsSince)) ?? 0)
  const known = lastRun || (await findNewestEntry(tx, waitsSince || null))
  const waited = now - waitsSince
  const isBelieved = !known || Math.abs(now - known) <= week || (waited >= day && waited <= week)
  if (isBelieved) await writeSetting(tx, settings.lastRun, String(now))
  if (isBelieved || waited < 0 || waited > week)
    await writeSetting(tx, settings.waitsSince, isBelieved ? '0' : String(now))
  return isBelieved
}

/** Lets the next run believe the clock. */
export const confirmClock = (
  { database }: Pick<Context, 'database'>,
  actor: Actor,
  now = Date.now(),
): Promise<void> =>
  database.write(async (tx) => {
    await writeSetting(tx, settings.waitsSince, String(now - day))
    await recordAudit(tx, actor, { action: 'retention.confirmed' }, now)
  })

/** The form by which an owner confirms the clock. */
export const clockForm = (context: Context): StaffFormRule<z.infer<typeof noFields>> => ({
  permission: 'subjects.manage',
  schema: noFields,
  failed: 'The clock was not confirmed.',
  async act(_, staff) {
    await confirmClock(context, toActor(staff))
    return done({ location: '/admin/clock' })
  },
})

/** Since when deletions wait for a second reading of the clock; null if they do not. */
export const retentionWaits = async (db: Queryable): Promise<number | null> =>
  Number(await readSetting(db, settings.waitsSince)) || null

/** `waits`: deletions wait for an owner or a second reading. `confirmed`: the next run deletes. */
type ClockState = 'right' | 'waits' | 'confirmed'

/** Returns whether deletions wait because the clock has jumped. */
export async function clockState(
  { database }: Pick<Context, 'database'>,
  now = Date.now(),
): Promise<ClockState> {
  const since = await retentionWaits(database.db)
  if (since === null) return 'right'
  return now - since >= day ? 'confirmed' : 'waits'
}
