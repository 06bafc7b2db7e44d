import { Hono } from 'hono'
import { languagesOf } from '#src/content/languages/languages.ts'
import { site } from '#src/content/settings/site.ts'
import { publicSnapshotIn, snapshotsOfPeople } from '#src/content/snapshot/snapshot.ts'
import { shownConsent } from '#src/content/words/shown-consent.ts'
import { answerForm, staffOf } from '#src/core/http/answers.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { type Column, csvResponse, csvTime } from '#src/core/http/csv.ts'
import { problem } from '#src/core/http/problem.ts'
import { previewIssue } from './issues.server.ts'
import type { SubscriberRecord } from './newsletter.ts'
import { unsubscribeLink } from './newsletter-links.server.ts'
import {
  issuePreviewQuery,
  readSubscriberExport,
  readSubscriberListQuery,
} from './newsletter-queries.server.ts'
import { exportSubscribers, viewSubscriberPage } from './subscribers.server.ts'

/** A mail has styles in its elements, and its pictures as data. Only our own pages show it. */
const mailPolicy =
  "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"

/** A column for each field of a subscriber. */
function subscriberColumns(): Record<keyof SubscriberRecord, Column<SubscriberRecord>> {
  const { timeZone } = site()
  return {
    id: ['Subscriber', ({ id }) => String(id)],
    email: ['Email', ({ email }) => email],
    subscribedAt: [
      `Subscribed at (${timeZone})`,
      ({ subscribedAt }) => csvTime(subscribedAt, timeZone),
    ],
    confirmedAt: [
      `Confirmed at (${timeZone})`,
      ({ confirmedAt }) => csvTime(confirmedAt, timeZone),
    ],
    source: ['Form', ({ source }) => source],
    consentVersion: ['Consent version', ({ consentVersion }) => consentVersion],
    language: ['Language', ({ language }) => language ?? languagesOf(site())[0]],
    flags: ['Flags', ({ flags }) => flags.join(' ')],
  }
}

export const newsletterApi = new Hono<AppEnv>()
  .post('/newsletter', async (c) => {
    const form = await c.var.forms.newsletter(c.req.raw, 'json')
    return answerForm(c, form, undefined, { consent: shownConsent(form.values['language']) })
  })
  .get('/newsletter', async (c) =>
    c.json(await viewSubscriberPage(c.var.context, staffOf(c), readSubscriberListQuery(c))),
  )
  .get('/newsletter/preview', async (c) => {
    const query = issuePreviewQuery.safeParse(c.req.query())
    if (!query.success) return problem(422, 'Name an article and a look.')
    const { article, look, language } = query.data
    const mail = await previewIssue(c.var.context, staffOf(c), { article, look, language })
    if (mail === null) return problem(404)
    const headers = { 'content-security-policy': mailPolicy, 'cache-control': 'no-store' }
    return look === 'text' ? c.text(mail, 200, headers) : c.html(mail, 200, headers)
  })
  .get('/newsletter.csv', async (c) => {
    const hasLinks = readSubscriberExport(c).links !== undefined
    const { context } = c.var
    const mail = context.mailContext()
    const link: Column<SubscriberRecord> = [
      'Unsubscribe link',
      (subscriber) => {
        const { prefix } = publicSnapshotIn(subscriber.language)
        return unsubscribeLink({ ...mail, origin: mail.origin + prefix }, subscriber)
      },
    ]
    const columns = subscriberColumns()
    const { language: _, ...oneLanguage } = columns
    return csvResponse('subscribers.csv', await exportSubscribers(context, staffOf(c), hasLinks), [
      ...Object.values(snapshotsOfPeople().length > 0 ? columns : oneLanguage),
      ...(hasLinks ? [link] : []),
    ])
  })
