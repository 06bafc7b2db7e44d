import { randomUUID } from 'node:crypto'
import { listArticles } from '#src/content/articles/articles.ts'
import { sendReply as reply } from '#src/desk/requests/work/replies.server.ts'
import { findIssueView, prepareIssue, sendIssue as send } from '#src/newsletter/issues.server.ts'
import { signedIn } from '../../signed-in.ts'
import { contact, subscriberRow, type TestSite } from '../test-site.ts'

const article = listArticles()[0]?.slug ?? ''
export const owner = { id: 1, name: 'ngozi', network: '' }
export const kinds = {
  notice: 'contact-notification',
  receipt: 'contact-acknowledgement',
  reply: 'contact-reply',
  issue: 'newsletter-issue',
}

export const addSubscribers = (site: TestSite, emails: string[]) =>
  site.database.db
    .insertInto('subscriber')
    .values(emails.map((one) => subscriberRow(one)))
    .execute()

export async function sendIssue(site: TestSite) {
  const { context } = site
  await prepareIssue(context, owner, article, {
    subject: 'A night',
    preview: '',
    intro: '',
    isTest: false,
  })
  const seen = (await findIssueView(context, signedIn(), article))?.look.seen ?? ''
  await send(context, owner, article, { seen, at: null })
}
export const issueOf = async (site: TestSite) =>
  (await findIssueView(site.context, signedIn(), article))?.issue

export const sendRequest = (site: TestSite, change = {}) =>
  site.send('POST', '/api/contact', { ...contact, ...site.hiddenFields(), ...change })
export const sendReply = (site: TestSite) =>
  reply(site.context, owner, {
    id: 1,
    reply: { key: randomUUID(), subject: 'Yes', text: 'In March.', seen: undefined },
  })

/** Queues one mail of each kind. */
export async function queueAll(site: TestSite) {
  await site.signIn()
  await addSubscribers(site, ['reader@b.example'])
  await sendRequest(site)
  await sendReply(site)
  await sendIssue(site)
}

export const mailRows = (site: TestSite) =>
  site.database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
