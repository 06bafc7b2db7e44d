import type { Context } from 'hono'
import { z } from 'zod'
import { pageAdvice, pageQuery, readQuery } from '#src/core/http/page-query.ts'

/** `all` gives unconfirmed addresses too. */
export const subscriberQuery = pageQuery.extend({ all: z.literal('1').optional() })

/**
 * `links` gives the link of each address that unsubscribes it too, for a program that sends mails.
 */
export const subscriberExportQuery = z.object({ links: z.literal('1').optional() })

export const issuePreviewQuery = z.object({
  article: z.string(),
  look: z.enum(['light', 'dark', 'text']).default('light'),
  language: z.string().optional(),
})

export function readSubscriberListQuery(c: Context) {
  const { all, ...page } = readQuery(c, subscriberQuery, `${pageAdvice} Give \`all\` as 1.`)
  return { ...page, isConfirmed: all === undefined }
}

export const readSubscriberExport = (c: Context) =>
  readQuery(c, subscriberExportQuery, 'Give `links` as 1.')
