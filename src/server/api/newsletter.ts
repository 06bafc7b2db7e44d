import { Hono } from 'hono'
import { site } from '#src/content/settings/site.ts'
import type { AppEnv } from '../calls/context.ts'
import { answerForm, staffOf } from './answers.ts'
import { csvResponse, csvTime } from './csv.ts'
import { readPage } from './page-query.ts'

export const newsletterApi = new Hono<AppEnv>()
  .post('/newsletter', async (c) => answerForm(c, await c.var.forms.newsletter(c.req.raw, 'json')))
  .get('/newsletter', async (c) =>
    c.json(await c.var.services.reads.subscribers(staffOf(c), readPage(c))),
  )
  .get('/newsletter.csv', async (c) =>
    csvResponse('subscribers.csv', await c.var.services.reads.exportSubscribers(staffOf(c)), [
      ['Subscriber', (subscriber) => String(subscriber.id)],
      ['Email', (subscriber) => subscriber.email],
      [`Subscribed at (${site().timeZone})`, (subscriber) => csvTime(subscriber.subscribedAt)],
      [`Confirmed at (${site().timeZone})`, (subscriber) => csvTime(subscriber.confirmedAt)],
      ['Form', (subscriber) => subscriber.source],
      ['Consent version', (subscriber) => subscriber.consentVersion],
      ['Flags', (subscriber) => subscriber.flags.join(' ')],
      // Senders of the newsletter need this column, because each mail has to contain its
      // subscriber's link.
      ['Unsubscribe link', c.var.services.subscribers.unsubscribeLink],
    ]),
  )
