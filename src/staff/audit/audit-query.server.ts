import type { Context } from 'hono'
import { z } from 'zod'
import { auditActions } from '#src/contracts/staff/audit.ts'
import { accountName, pageAdvice, pageQuery, readQuery } from '#src/core/http/page-query.ts'

export const auditPageQuery = pageQuery.extend({
  actor: accountName,
  action: z.enum(Object.keys(auditActions)).optional(),
})

export const readAuditPage = (c: Context) =>
  readQuery(c, auditPageQuery, `${pageAdvice} Give \`action\` as the audit log lists it.`)
