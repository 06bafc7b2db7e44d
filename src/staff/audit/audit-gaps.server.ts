import type { AuditAction } from '#src/contracts/staff/audit.ts'
import type { Context } from '#src/core/context.server.ts'
import { type WriteFault, writeFaultOf } from '#src/server/database/write-fault.ts'
import { type Actor, recordAudit } from './audit.server.ts'

/** Milliseconds between attempts to write. */
const again = 20_000

/**
 * Readings of one kind by an account from a network, not logged yet; times in milliseconds since
 * 1970.
 */
type Gap = { actor: Actor; action: AuditAction; from: number; to: number; readings: number }

/** Readings that could not be logged, and why. */
export type AuditGaps = {
  open: Map<string, Gap>
  fault: WriteFault | null
  timer: NodeJS.Timeout | undefined
}

export type AuditGapContext = Context & { auditGaps: AuditGaps }

export const noAuditGaps = (): AuditGaps => ({ open: new Map(), fault: null, timer: undefined })

const keyOf = ({ actor, action }: Pick<Gap, 'actor' | 'action'>) =>
  `${actor.id} ${actor.network} ${action}`

const minuteOf = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Counts readings in memory, and tries later to log them. */
function addGap(context: AuditGapContext, gap: Gap): void {
  const { auditGaps: gaps } = context
  const before = gaps.open.get(keyOf(gap))
  gaps.open.set(keyOf(gap), {
    ...gap,
    from: Math.min(before?.from ?? gap.from, gap.from),
    to: Math.max(before?.to ?? gap.to, gap.to),
    readings: (before?.readings ?? 0) + gap.readings,
  })
  clearTimeout(gaps.timer)
  gaps.timer = setTimeout(() => void logAuditGaps(context).catch(() => {}), again).unref()
}

/** Logs every gap. @throws the error of the database, in which case all gaps stay in memory */
export async function logAuditGaps(context: AuditGapContext): Promise<void> {
  const { auditGaps, database } = context
  if (auditGaps.open.size === 0) return
  const gaps = [...auditGaps.open.values()]
  auditGaps.open.clear()
  try {
    await database.write(async (tx) => {
      for (const { actor, action, from, to, readings } of gaps)
        await recordAudit(tx, actor, {
          action: 'audit.gap',
          detail: { read: action, from: minuteOf(from), to: minuteOf(to), readings },
        })
    })
  } catch (error) {
    auditGaps.fault = writeFaultOf(error)
    for (const gap of gaps) addGap(context, gap)
    throw error
  }
}

/**
 * Logs what staff read. While nothing can be written, readings are counted in memory and logged
 * later as gaps.
 * @throws other errors, in which case nothing may be read
 */
export async function logReading(
  context: AuditGapContext,
  actor: Actor,
  action: AuditAction,
  write: () => Promise<void>,
  now = Date.now(),
): Promise<void> {
  try {
    await logAuditGaps(context)
    await write()
  } catch (error) {
    const fault = writeFaultOf(error)
    context.auditGaps.fault = fault
    if (fault === null) throw error
    addGap(context, { actor, action, from: now, to: now, readings: 1 })
  }
}

/** Returns why readings are not logged yet; null if all are. */
export const auditGapFault = ({ open, fault }: AuditGaps): WriteFault | null =>
  open.size > 0 ? fault : null
