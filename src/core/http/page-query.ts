import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { typedIdSchema } from '#src/contracts/id-schemas.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { problem } from './problem.ts'

/** A page of a list; `after` is the `next` of the page before. */
export const pageQuery = z.object({
  after: typedIdSchema().optional(),
  limit: z.coerce.number().int().min(1).max(staffLimits.page.max).default(staffLimits.page.usual),
})
export const pageAdvice = `Give \`after\` as an id, and \`limit\` from 1 to ${staffLimits.page.max}.`

/** Name of an account in a query. */
export const accountName = z.string().max(staffLimits.username.max).optional()

/**
 * Reads the query of a call.
 * @throws {HTTPException} 400 with `advice` if it does not fit
 */
export function readQuery<T>(c: Context, schema: z.ZodType<T>, advice: string): T {
  const query = schema.safeParse(c.req.query())
  if (query.success) return query.data
  throw new HTTPException(400, { res: problem(400, advice) })
}
