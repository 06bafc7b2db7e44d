import type { AuditAction } from '#src/contracts/staff/audit.ts'
import type { Database } from '#src/server/database/connect.ts'
import { type WriteFault, writeFaultOf } from '#src/server/database/write-fault.ts'
import { type Actor, recordAudit } from './audit.server.ts'

/** Milliseconds between attempts to write. */
const again = 20_000

/**
 * Readings of one kind by an account from a network, not logged yet; times in milliseconds since
 * 1970.
 */
type Gap = { actor: Actor; action: AuditAction; from: number; to: number; readings: number }

const keyOf = ({ actor, action }: Pick<Gap, 'actor' | 'action'>) =>
  `${actor.id} ${actor.network} ${action}`

const minuteOf = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/**
 * Logs what staff read. While nothing can be written, readings are counted in memory and logged
 * later as gaps.
 */
export function createAuditGaps(database: Database) {
  const open = new Map<string, Gap>()
  let fault: WriteFault | null = null
  let timer: NodeJS.Timeout | undefined

  function keep(gap: Gap) {
    const before = open.get(keyOf(gap)) ?? gap
    const readings = before === gap ? gap.readings : before.readings + gap.readings
    open.set(keyOf(gap), {
      ...gap,
      from: Math.min(before.from, gap.from),
      to: Math.max(before.to, gap.to),
      readings,
    })
    clearTimeout(timer)
    timer = setTimeout(() => void settle().catch(() => {}), again).unref()
  }

  /** Logs every gap. @throws the error of the database, in which case all gaps stay in memory */
  async function settle(): Promise<void> {
    if (open.size === 0) return
    const gaps = [...open.values()]
    open.clear()
    try {
      await database.write(async (tx) => {
        for (const { actor, action, from, to, readings } of gaps)
          await recordAudit(tx, actor, {
            action: 'audit.gap',
            detail: { read: action, from: minuteOf(from), to: minuteOf(to), readings },
          })
      })
    } catch (error) {
      fault = writeFaultOf(error)
      for (const gap of gaps) keep(gap)
      throw error
    }
  }

  return {
    settle,

    /**
     * Logs a reading, or counts it for later while nothing can be written.
     * @throws other errors, in which case nothing may be read
     */
    async note(
      actor: Actor,
      action: AuditAction,
      write: () => Promise<void>,
      now = Date.now(),
    ): Promise<void> {
      try {
        await settle()
        await write()
      } catch (error) {
        fault = writeFaultOf(error)
        if (fault === null) throw error
        keep({ actor, action, from: now, to: now, readings: 1 })
      }
    },

    /** Returns why readings are not logged yet; null if all are. */
    fault: (): WriteFault | null => (open.size > 0 ? fault : null),
  }
}

export type AuditGaps = ReturnType<typeof createAuditGaps>
