import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { limits } from '#src/contracts/limits.ts'
import { problem } from '../problem.ts'

/** Largest number of a row: PostgreSQL counts rows in 32 bits and refuses to compare with more. */
const largestId = 2 ** 31 - 1

/** Which page of a list to give. */
export const pageQuery = z.object({
  before: z.coerce.number().int().positive().max(largestId).optional().meta({ description: 'The `next` of the page before.' }),
  limit: z.coerce.number().int().min(1).max(limits.page.max).default(limits.page.usual),
})

/** Reads the query of a list. @throws 400 where it cannot be used */
export function readPage(c: Context) {
  const query = pageQuery.safeParse(c.req.query())
  if (query.success) return query.data
  throw new HTTPException(400, { res: problem(400, `Give before as an id, and limit from 1 to ${limits.page.max}.`) })
}
