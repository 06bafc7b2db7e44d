import { z } from 'zod'
import { contactFieldNames, contactFields } from '#src/contracts/contact/contact-fields.ts'
import {
  aboutPattern,
  cleanSearch,
  contactOrders,
  contactStates,
  contactWorks,
  receivedPeriods,
} from '#src/contracts/contact/contact-list.ts'
import { proFormaStates } from '#src/contracts/contact/pro-forma-lines.ts'
import { formatList } from '#src/contracts/formats.ts'
import { typedIdSchema } from '#src/contracts/id-schemas.ts'
import { isId } from '#src/contracts/ids.ts'
import { limits } from '#src/contracts/limits.ts'
import { auditActions } from '#src/contracts/staff/audit.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'

export const anyOf = (values: readonly string[]) => formatList(values, 'disjunction')

const cursor = typedIdSchema().optional()

export const pageQuery = z.object({
  after: cursor.meta({
    description: 'The `next` of the page before: what comes after it in the order of the list.',
  }),
  before: cursor.meta({ description: 'Former name of `after`.', deprecated: true }),
  limit: z.coerce.number().int().min(1).max(staffLimits.page.max).default(staffLimits.page.usual),
})

export const subscriberQuery = pageQuery.extend({
  all: z.literal('1').optional().meta({
    description: 'Addresses that are not confirmed too; without it, confirmed ones alone.',
  }),
})

export const subscriberExportQuery = z.object({
  links: z.literal('1').optional().meta({
    description:
      'The link with which each address can be unsubscribed too, for a program that sends the newsletter. Whoever has the file can use them.',
  }),
})

const searched = contactFieldNames
  .map((name) => contactFields[name])
  .filter(({ isSearched }) => isSearched)
const searchedLabels = ['reference', ...searched.map(({ label }) => label.toLowerCase())]

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
      description: `Words that each stand in ${anyOf(searchedLabels)}, a telephone number in any writing. A number alone, such as 45 or #45, also finds the request of that number, and gives it first.`,
    }),
  received: z
    .enum(receivedPeriods)
    .optional()
    .meta({ description: 'Came in within the last 24 hours, 7 days or 30 days.' }),
  work: z.enum(contactWorks).optional().meta({
    description:
      'To call or to come back to today, taken care of by whoever asks or by nobody, or with files.',
  }),
  taker: z
    .string()
    .max(staffLimits.username.max)
    .optional()
    .meta({ description: 'Name of the account that takes care of a request.' }),
  about: z.string().max(limits.askedAbout.max).regex(aboutPattern).optional().meta({
    description:
      'A product such as smart-lock, listed or asked about, or the page that the visitor came from, such as /nfc.',
  }),
  person: cursor.meta({
    description: 'Number of a request: those under the same e-mail address or telephone number.',
  }),
  sort: z.enum(contactOrders).default('newest').meta({ description: 'Which requests come first.' }),
})
export const contactPageQuery = pageQuery.extend(contactFilterQuery.shape)

export const deskNewsQuery = contactFilterQuery.omit({ sort: true }).extend({
  after: cursor.meta({
    description: 'The `newest` of a page that was read: what came after it has arrived since.',
  }),
  kept: z
    .string()
    .regex(/^\d{1,15}(\.\d{1,15})*$/)
    .optional()
    .transform((ids) => (ids ?? '').split('.').filter(Boolean).map(Number))
    .refine((ids) => ids.length <= staffLimits.keptForms && ids.every(isId))
    .meta({
      type: 'string',
      description: 'Ids of requests, such as 4.12, of which `gone` names those that are deleted.',
    }),
})

export const proFormaQuery = z.object({ state: z.enum(proFormaStates).optional() })

export const auditPageQuery = pageQuery.omit({ before: true }).extend({
  actor: z
    .string()
    .max(staffLimits.username.max)
    .optional()
    .meta({ description: 'Who did it: the name of an account.' }),
  action: z.enum(Object.keys(auditActions)).optional(),
})

export const personQuery = z.object({ contact: cursor, subscriber: cursor })

export const issuePreviewQuery = z.object({
  article: z.string().meta({ description: 'Name of the article, as in its address.' }),
  look: z.enum(['light', 'dark', 'text']).default('light'),
})
