import { type ExpressionBuilder, sql } from 'kysely'
import type { Queryable } from './connect.ts'
import { noteQueued } from './queued.ts'
import { countRows, hasChanged } from './results.ts'
import { readSetting, writeSetting } from './setting-rows.ts'
import type { Tables } from './tables.ts'

/**
 * After a restore without the replaced database, what waited in the copy is held until an owner
 * decides: it may have been sent. `until`: what was queued at or before this moment is held.
 * `copyAt`: moment of the copy's last entry, empty if there is none.
 */
const settings = { until: 'mails-held-until', copyAt: 'mails-held-copy' }

/** The word of a mail that an owner did not let go. */
const withheld = 'WITHHELD'

/** Until when what was queued is held; 0 without a hold. */
export const heldUntil = sql<number>`coalesce((select cast(value as bigint) from setting where name = ${settings.until}), 0)`

/**
 * Whether a row of the outbox is held. Mails to accounts are not, because staff must be able to
 * sign in, nor issues of the newsletter, which are stopped by themselves.
 */
export const isMailHeld = (e: ExpressionBuilder<Tables, 'outbox'>) =>
  e.and([
    e('outbox.staff_id', 'is', null),
    e('outbox.recipient_id', 'is', null),
    e('outbox.created_at', '<=', heldUntil),
  ])

const countHeld = (db: Queryable): Promise<number> =>
  countRows(
    db
      .selectFrom('outbox')
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where(isMailHeld),
  )

/** Holds all that waits. @returns how many mails and events that are */
export async function holdMails(
  tx: Queryable,
  { copyAt, now }: { copyAt: number | null; now: number },
): Promise<number> {
  // A clock that was ahead must not free a mail.
  await tx
    .updateTable('outbox')
    .set({ created_at: now })
    .where('created_at', '>', now)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
  await writeSetting(tx, settings.until, String(now))
  await writeSetting(tx, settings.copyAt, String(copyAt ?? ''))
  const count = await countHeld(tx)
  if (count === 0) await endHold(tx)
  return count
}

export type HeldMails = { count: number; copyAt: number | null }

/** Reads what is held since a restore; null if nothing is. */
export async function readHeldMails(db: Queryable): Promise<HeldMails | null> {
  if ((await readSetting(db, settings.until)) === undefined) return null
  const count = await countHeld(db)
  const copyAt = Number(await readSetting(db, settings.copyAt)) || null
  return count === 0 ? null : { count, copyAt }
}

/** Ends the hold, so that what is held is sent. @returns whether there was one */
export const endHold = (tx: Queryable): Promise<boolean> => {
  noteQueued(tx)
  return hasChanged(tx.deleteFrom('setting').where('name', '=', settings.until))
}

/** Gives up what is held. @returns how many mails and events that were */
export async function giveUpHeld(tx: Queryable, now: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .set({ failed_at: now, handed_at: null, last_error: withheld })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where(isMailHeld)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
