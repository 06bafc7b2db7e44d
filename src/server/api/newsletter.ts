import { Hono } from 'hono'
import type { AppEnv } from '../middleware/context.ts'
import { answerForm, staffOf } from './answers.ts'
import { csvResponse } from './csv.ts'
import { readPage } from './page-query.ts'

export const newsletterApi = new Hono<AppEnv>()
  .post('/newsletter', async (c) =>
    answerForm(c, await c.var.forms.newsletter(c.req.raw, 'json'), { status: 200, body: { success: true } }),
  )
  .get('/newsletter', async (c) => c.json(await c.var.services.reads.subscribers(staffOf(c), readPage(c))))
  .get('/newsletter.csv', async (c) =>
    csvResponse('subscribers.csv', await c.var.services.reads.exportSubscribers(staffOf(c)), [
      ['Subscriber', (subscriber) => String(subscriber.id)],
      ['Email', (subscriber) => subscriber.email],
      ['Subscribed at', (subscriber) => subscriber.subscribedAt],
      ['Confirmed at', (subscriber) => subscriber.confirmedAt ?? ''],
      ['Form', (subscriber) => subscriber.source],
      ['Consent version', (subscriber) => subscriber.consentVersion],
      ['Flags', (subscriber) => subscriber.flags.join(' ')],
      // For sending the newsletter: each mail has to carry its subscriber's link.
      ['Unsubscribe link', c.var.services.subscribers.unsubscribeLink],
    ]),
  )
