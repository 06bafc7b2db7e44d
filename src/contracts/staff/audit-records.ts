// The browser imports only types from this file.
import { z } from 'zod'
import { moment, page } from '../record-schemas.ts'

/** One entry of the audit log (decision 0038). */
export const auditRecord = z.object({
  id: z.int(),
  at: moment,
  /** Name of the account, or a word such as `command line`. */
  actor: z.string(),
  accountId: z.int().nullable(),
  network: z.string(),
  action: z.string(),
  /** Subject, such as `contact 12`; may be empty. */
  subject: z.string(),
  detail: z.record(
    z.string(),
    z.union([
      z.string(),
      z.number(),
      z.boolean(),
      z.null(),
      z.array(z.union([z.string(), z.number()])),
    ]),
  ),
})
export const auditPage = page(auditRecord)

export type AuditRecord = z.infer<typeof auditRecord>
export type AuditPage = z.infer<typeof auditPage>
