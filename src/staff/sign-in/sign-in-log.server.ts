import { serverLimits } from '#src/contracts/server-limits.ts'
import type { Queryable } from '#src/server/database/connect.ts'
import { countHit } from '#src/server/database/rates.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'

type Account = { id: number; name: string }

const isPowerOfTen = (count: number) => Number.isInteger(Math.log10(count))

/**
 * Logs sign-ins (decision 0038), of refused ones the 1st, 10th, 100th …. Unknown names are not
 * stored: people type passwords there.
 */
export const createSignInLog = (secretKey: (text: string) => string) => ({
  /** Call it last in the transaction that opens the session. */
  opened: (
    tx: Queryable,
    { id, name }: Account,
    { network = '', device = '' }: { network?: string; device?: string },
    now: number,
  ) =>
    recordAudit(tx, { id, name, network }, { action: 'session.opened', detail: { device } }, now),

  /** @param account undefined for an unknown name */
  async refused(
    tx: Queryable,
    account: Account | undefined,
    network = '',
    now = Date.now(),
  ): Promise<void> {
    const subject = account ? `account ${account.id}` : 'unknown name'
    const { windowMs, entries } = serverLimits.refusals
    const times = await countHit(
      tx,
      secretKey(`refused sign-in ${network} ${subject}`),
      windowMs,
      now,
    )
    if (!isPowerOfTen(times)) return
    const noted = await countHit(tx, secretKey('refused sign-ins noted'), windowMs, now)
    if (noted > entries && !isPowerOfTen(noted)) return
    await recordAudit(
      tx,
      { id: null, name: 'somebody', network },
      { action: 'session.refused', subject, detail: { times } },
      now,
    )
  },
})
