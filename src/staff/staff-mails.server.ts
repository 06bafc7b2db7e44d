import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { countHit } from '#src/core/database/rates.ts'

/** What staff read when their account has sent as many mails as it may. */
export const mailLimitReached = `An account sends at most ${staffLimits.staffMails.hits} mails an hour. Send this one later.`

/** Counts a mail that an account sends. @returns whether the mail may be sent */
export const mayMail = async (
  db: Queryable,
  account: number | null,
  now: number,
): Promise<boolean> =>
  (await countHit(db, `staff-mails ${account}`, staffLimits.staffMails.windowMs, now)) <=
  staffLimits.staffMails.hits
