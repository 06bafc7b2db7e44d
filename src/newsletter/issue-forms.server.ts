import type { z } from 'zod'
import { site } from '#src/content/settings/site.ts'
import type { Context } from '#src/core/context.server.ts'
import { done, failed, type StaffForm } from '#src/core/forms/form.server.ts'
import { toActor } from '#src/core/signed-in.server.ts'
import {
  cancelIssue,
  type NewsletterContext,
  prepareIssue,
  returnToList,
  sendIssue,
} from './issues.server.ts'
import { doneAddress, sendAddress } from './newsletter.ts'
import { issueForm, newsletterChange, sendForm } from './newsletter-forms.ts'

const refusals = {
  missing: 'Visitors cannot read this article. Publish it first.',
  begun: 'Somebody has sent or stopped this issue. Load the page again.',
  long: 'The mail is longer than 100 KB, where mail programs cut it off. Shorten the article.',
  changed: 'The mail has changed since you saw it. Look at it as it is now.',
  'no-subscriber': 'There is no subscriber to send it to.',
  limit: 'You have sent many mails within an hour. Try again later.',
  'no-address': 'Your account has no e-mail address. An owner adds one under “Team”.',
} as const

/** Saves an issue, and sends it to oneself or goes to the last look by its other buttons. */
export const prepareIssueForm = (
  context: NewsletterContext,
  article: string,
): StaffForm<z.infer<typeof issueForm>> => ({
  permission: 'newsletter.write',
  schema: issueForm,
  failed: 'Nothing was sent.',
  async act({ act, ...words }, staff, values) {
    const actor = { ...toActor(staff), id: staff.id }
    const saved = await prepareIssue(context, actor, article, { ...words, isTest: act === 'test' })
    if (typeof saved === 'string') return failed(409, { detail: refusals[saved], values })
    if (act === 'look') return done({ location: sendAddress(article) })
    return done({ message: act === 'save' ? 'Saved.' : `Saved, and on its way to ${saved.to}.` })
  },
})

export const sendIssueForm = (
  context: NewsletterContext,
  article: string,
): StaffForm<z.infer<ReturnType<typeof sendForm>>> => ({
  permission: 'newsletter.send',
  schema: sendForm(site().timeZone),
  failed: 'Nothing was sent.',
  async act(order, staff, values) {
    const outcome = await sendIssue(context, toActor(staff), article, order)
    return outcome === 'done'
      ? done({ location: doneAddress(order.at === null ? 'sent' : 'scheduled') })
      : failed(409, { detail: refusals[outcome], values })
  },
})

/** Stops an issue, or lets an address that was set aside get issues again. */
export const newsletterForm = (context: Context): StaffForm<z.infer<typeof newsletterChange>> => ({
  permission: 'newsletter.send',
  schema: newsletterChange,
  failed: 'Nothing was changed.',
  async act({ act, id }, staff) {
    const change = act === 'stop' ? cancelIssue : returnToList
    return (await change(context, toActor(staff), id))
      ? done({ location: doneAddress(act === 'stop' ? 'stopped' : 'returned') })
      : failed(409, { detail: 'It has been sent, stopped or changed already.' })
  },
})
