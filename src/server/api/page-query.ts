import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { cleanSearch, contactStates } from '#src/contracts/contact-list.ts'
import { limits } from '#src/contracts/limits.ts'
import { problem } from '../problem.ts'

/** Largest number of a row: PostgreSQL counts rows in 32 bits and refuses to compare with more. */
const largestId = 2 ** 31 - 1

/** Which page of a list to give. */
export const pageQuery = z.object({
  before: z.coerce.number().int().positive().max(largestId).optional().meta({ description: 'The `next` of the page before.' }),
  limit: z.coerce.number().int().min(1).max(limits.page.max).default(limits.page.usual),
})

/** Which contact requests to give. */
export const contactFilterQuery = z.object({
  state: z.enum(contactStates).optional(),
  search: z
    .string()
    .max(limits.search.max)
    .optional()
    .transform((search) => cleanSearch(search ?? ''))
    .meta({
      type: 'string',
      maxLength: limits.search.max,
      description: 'Words that all stand in name, company, e-mail, reference or message.',
    }),
})
export const contactPageQuery = pageQuery.extend(contactFilterQuery.shape)

function read<T>(c: Context, schema: z.ZodType<T>, advice: string): T {
  const query = schema.safeParse(c.req.query())
  if (query.success) return query.data
  throw new HTTPException(400, { res: problem(400, advice) })
}

const pageAdvice = `Give before as an id, and limit from 1 to ${limits.page.max}.`
const filterAdvice = `Give state as ${contactStates.join(', ')}, and search with at most ${limits.search.max} characters.`

/** Reads the query of a list. @throws 400 where it cannot be used */
export const readPage = (c: Context) => read(c, pageQuery, pageAdvice)

/** Reads the query of the contact list. @throws 400 where it cannot be used */
export const readContactPage = (c: Context) => read(c, contactPageQuery, `${pageAdvice} ${filterAdvice}`)

/** Reads which contact requests to export. @throws 400 where it cannot be used */
export const readContactFilter = (c: Context) => read(c, contactFilterQuery, filterAdvice)
