import type { Context } from 'hono'
import { z } from 'zod'
import { formatList } from '#src/contracts/formats.ts'
import { typedIdSchema } from '#src/contracts/id-schemas.ts'
import { isId } from '#src/contracts/ids.ts'
import { limits } from '#src/contracts/limits.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { accountName, pageAdvice, pageQuery, readQuery } from '#src/core/http/page-query.ts'
import {
  aboutPattern,
  cleanSearch,
  receivedPeriods,
  requestOrders,
  requestStates,
  requestWorks,
} from './requests.ts'

export const requestFilterQuery = z.object({
  state: z.enum(requestStates).optional(),
  search: z
    .string()
    .max(limits.search.max)
    .optional()
    .transform((search) => cleanSearch(search ?? '')),
  received: z.enum(receivedPeriods).optional(),
  work: z.enum(requestWorks).optional(),
  assignee: accountName,
  about: z.string().max(limits.askedAbout.max).regex(aboutPattern).optional(),
  /** Id of a request: those under the same e-mail address or telephone number. */
  person: typedIdSchema().optional(),
  sort: z.enum(requestOrders).default('newest'),
})
export const requestPageQuery = pageQuery.extend(requestFilterQuery.shape)

/**
 * `after`: the `newest` of a page. `kept`: ids such as 4.12, of which `gone` names those deleted.
 */
export const deskNewsQuery = requestFilterQuery.omit({ sort: true }).extend({
  after: typedIdSchema().optional(),
  kept: z
    .string()
    .regex(/^\d{1,15}(\.\d{1,15})*$/)
    .optional()
    .transform((ids) => (ids ?? '').split('.').filter(Boolean).map(Number))
    .refine((ids) => ids.length <= staffLimits.unsentForms && ids.every(isId)),
})

const anyOf = (values: readonly string[]) => formatList(values, 'disjunction')

const filterAdvice = [
  `Give \`state\` as ${anyOf(requestStates)}, \`received\` as ${anyOf(receivedPeriods)}, \`sort\` as ${anyOf(requestOrders)},`,
  `\`work\` as ${anyOf(requestWorks)}, \`about\` as a product or a path, \`person\` as an id,`,
  `and \`search\` with at most ${limits.search.max} characters.`,
].join(' ')

export const readRequestListQuery = (c: Context) =>
  readQuery(c, requestPageQuery, `${pageAdvice} ${filterAdvice}`)

export const readRequestFilter = (c: Context) => readQuery(c, requestFilterQuery, filterAdvice)

export const readDeskNews = (c: Context) => readQuery(c, deskNewsQuery, filterAdvice)
