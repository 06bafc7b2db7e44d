import type { Page } from '#src/contracts/record-page.ts'

/** One entry of the audit log (decision 0038). */
export type AuditRecord = {
  id: number
  at: string
  /** Name of the account, or a word such as `command line`. */
  actor: string
  accountId: number | null
  network: string
  action: string
  /** Subject, such as `contact 12`; may be empty. */
  subject: string
  detail: Record<string, string | number | boolean | null | (string | number)[]>
}
export type AuditPage = Page<AuditRecord>
