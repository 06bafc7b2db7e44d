import type { Context } from 'hono'
import { z } from 'zod'
import { formatList } from '#src/contracts/formats.ts'
import { readQuery } from '#src/core/http/page-query.ts'
import { offerStates } from './offer-life.ts'

export const proFormaQuery = z.object({ state: z.enum(offerStates).optional() })

export const readProFormaFilter = (c: Context) =>
  readQuery(c, proFormaQuery, `Give \`state\` as ${formatList(offerStates, 'disjunction')}.`)
