import { cutText } from '#src/contracts/cut-text.ts'
import type { RecordPage } from '#src/contracts/record-page.ts'
import { type AuditDetail, auditActions } from '#src/contracts/staff/audit.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { addressWith, readCursors } from '#src/staff/lists/query.ts'
import type { AuditRow } from './audit.server.ts'

/** One entry of the audit log (decision 0038). */
export type AuditRecord = Pick<AuditRow, 'id' | 'actor' | 'action' | 'subject'> & {
  at: string
  accountId: number | null
  network: string
  detail: AuditDetail
}
export type AuditPage = RecordPage<AuditRecord>

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
  addressWith('/admin/log', { actor, action, after: cursors.join('.') })
