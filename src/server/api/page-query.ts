import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { z } from 'zod'
import { formatList } from '#src/contracts/formats.ts'
import { limits } from '#src/contracts/limits.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { problem } from '#src/core/http/problem.ts'
import { proFormaStates } from '#src/desk/pro-formas/pro-formas.ts'
import {
  contactOrders,
  contactStates,
  contactWorks,
  receivedPeriods,
} from '#src/desk/requests/requests.ts'
import {
  auditPageQuery,
  contactFilterQuery,
  contactPageQuery,
  deskNewsQuery,
  proFormaQuery,
  subscriberExportQuery,
  subscriberQuery,
} from './queries.ts'

const anyOf = (values: readonly string[]) => formatList(values, 'disjunction')

function read<T>(c: Context, schema: z.ZodType<T>, advice: string): T {
  const query = schema.safeParse(c.req.query())
  if (query.success) return query.data
  throw new HTTPException(400, { res: problem(400, advice) })
}

const pageAdvice = `Give \`after\` as an id, and \`limit\` from 1 to ${staffLimits.page.max}.`
const filterAdvice = [
  `Give \`state\` as ${anyOf(contactStates)}, \`received\` as ${anyOf(receivedPeriods)}, \`sort\` as ${anyOf(contactOrders)},`,
  `\`work\` as ${anyOf(contactWorks)}, \`about\` as a product or a path, \`person\` as an id,`,
  `and \`search\` with at most ${limits.search.max} characters.`,
].join(' ')

export function readSubscriberPage(c: Context) {
  const { all, ...page } = read(c, subscriberQuery, `${pageAdvice} Give \`all\` as 1.`)
  return { ...page, isConfirmed: all === undefined }
}

export const readSubscriberExport = (c: Context) =>
  read(c, subscriberExportQuery, 'Give `links` as 1.')

export const readContactPage = (c: Context) =>
  read(c, contactPageQuery, `${pageAdvice} ${filterAdvice}`)

export const readContactFilter = (c: Context) => read(c, contactFilterQuery, filterAdvice)

export const readProFormaFilter = (c: Context) =>
  read(c, proFormaQuery, `Give \`state\` as ${anyOf(proFormaStates)}.`)

export const readDeskNews = (c: Context) => read(c, deskNewsQuery, filterAdvice)

export const readAuditPage = (c: Context) =>
  read(c, auditPageQuery, `${pageAdvice} Give \`action\` as the audit log lists it.`)
