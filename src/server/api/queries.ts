import { z } from 'zod'
import { typedIdSchema } from '#src/contracts/id-schemas.ts'
import { isId } from '#src/contracts/ids.ts'
import { limits } from '#src/contracts/limits.ts'
import { auditActions } from '#src/contracts/staff/audit.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { proFormaStates } from '#src/desk/pro-formas/pro-formas.ts'
import {
  aboutPattern,
  cleanSearch,
  contactOrders,
  contactStates,
  contactWorks,
  receivedPeriods,
} from '#src/desk/requests/requests.ts'

const id = typedIdSchema().optional()
const accountName = z.string().max(staffLimits.username.max).optional()

/** `after` is the `next` of the page before. */
export const pageQuery = z.object({
  after: id,
  limit: z.coerce.number().int().min(1).max(staffLimits.page.max).default(staffLimits.page.usual),
})

/** `all` gives unconfirmed addresses too. */
export const subscriberQuery = pageQuery.extend({ all: z.literal('1').optional() })

/**
 * `links` gives the link of each address that unsubscribes it too, for a program that sends mails.
 */
export const subscriberExportQuery = z.object({ links: z.literal('1').optional() })

export const contactFilterQuery = z.object({
  state: z.enum(contactStates).optional(),
  search: z
    .string()
    .max(limits.search.max)
    .optional()
    .transform((search) => cleanSearch(search ?? '')),
  received: z.enum(receivedPeriods).optional(),
  work: z.enum(contactWorks).optional(),
  assignee: accountName,
  about: z.string().max(limits.askedAbout.max).regex(aboutPattern).optional(),
  /** Id of a request: those under the same e-mail address or telephone number. */
  person: id,
  sort: z.enum(contactOrders).default('newest'),
})
export const contactPageQuery = pageQuery.extend(contactFilterQuery.shape)

/**
 * `after`: the `newest` of a page. `kept`: ids such as 4.12, of which `gone` names those deleted.
 */
export const deskNewsQuery = contactFilterQuery.omit({ sort: true }).extend({
  after: id,
  kept: z
    .string()
    .regex(/^\d{1,15}(\.\d{1,15})*$/)
    .optional()
    .transform((ids) => (ids ?? '').split('.').filter(Boolean).map(Number))
    .refine((ids) => ids.length <= staffLimits.keptForms && ids.every(isId)),
})

export const proFormaQuery = z.object({ state: z.enum(proFormaStates).optional() })

export const auditPageQuery = pageQuery.extend({
  actor: accountName,
  action: z.enum(Object.keys(auditActions)).optional(),
})

export const issuePreviewQuery = z.object({
  article: z.string(),
  look: z.enum(['light', 'dark', 'text']).default('light'),
})
