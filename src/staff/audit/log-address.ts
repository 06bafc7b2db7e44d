import { cutText } from '#src/contracts/cut-text.ts'
import { auditActions } from '#src/contracts/staff/audit.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { addressOf, readCursors } from '#src/ui/admin/lists/query.ts'

/**
 * Filter by person and action (empty: all). `cursors`: the id after which each page begins, from
 * the second page to this one.
 */
export type LogAddress = { actor: string; action: string; cursors: number[] }

/** Reads `?actor=Ngozi&action=contacts.read&after=151.101`; unreadable parts count as absent. */
export function readLogAddress(query: URLSearchParams): LogAddress {
  const action = query.get('action') ?? ''
  return {
    actor: cutText(query.get('actor') ?? '', staffLimits.username.max),
    action: Object.hasOwn(auditActions, action) ? action : '',
    cursors: readCursors(query),
  }
}

export const logAddress = ({ actor, action, cursors }: LogAddress): string =>
  addressOf('/admin/log', { actor, action, after: cursors.join('.') })
