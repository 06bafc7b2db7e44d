import { z } from 'zod'
import { site } from '#src/content/settings/site.ts'
import { formIdentifier, formText } from '#src/contracts/contact/text-schemas.ts'
import { momentOf, nextShown } from '#src/contracts/formats.ts'
import { typedIdSchema } from '#src/contracts/id-schemas.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Context } from '#src/core/context.server.ts'
import { done, failed, type StaffFormRule } from '#src/core/forms/form.server.ts'
import { toActor } from '#src/core/signed-in.server.ts'
import {
  cancelIssue,
  type NewsletterContext,
  prepareIssue,
  returnToList,
  sendIssue,
} from './issues.server.ts'
import { doneAddress, sendAddress } from './newsletter.ts'

const refusals = {
  missing: 'Visitors cannot read this article. Publish it first.',
  begun: 'Somebody has sent or stopped this issue. Load the page again.',
  long: 'The mail is longer than 100 KB, where mail programs cut it off. Shorten the article.',
  changed: 'The mail has changed since you saw it. Look at it as it is now.',
  'no-subscriber': 'There is no subscriber to send it to.',
  limit: 'You have sent many mails within an hour. Try again later.',
  'no-address': 'Your account has no e-mail address. An owner adds one under “Team”.',
} as const

const { subject, preview, intro } = staffLimits.issue

/** Prepares an issue; each button saves it. */
const issueRequest = z.object({
  act: z.enum(['save', 'test', 'look'], 'Name what to do.'),
  subject: formText({ label: 'Subject', min: 1, ...subject }),
  preview: formText({ label: 'Preview line', ...preview }),
  intro: formText({ label: 'First lines', ...intro }, 'several'),
})

/** Saves an issue, and sends it to oneself or goes to the last look by its other buttons. */
export const prepareIssueForm = (
  context: NewsletterContext,
  article: string,
): StaffFormRule<z.infer<typeof issueRequest>> => ({
  permission: 'newsletter.write',
  schema: issueRequest,
  failed: 'Nothing was sent.',
  async act({ act, ...words }, staff, values) {
    const actor = { ...toActor(staff), id: staff.id }
    const saved = await prepareIssue(context, actor, article, { ...words, isTest: act === 'test' })
    if (typeof saved === 'string') return failed(409, { detail: refusals[saved], values })
    if (act === 'look') return done({ location: sendAddress(article) })
    return done({ message: act === 'save' ? 'Saved.' : `Saved, and on its way to ${saved.to}.` })
  },
})

const minute = 60_000

/** The form of the last look. `at`: a local time of the company's zone; empty for now. */
export const sendRequest = (timeZone: string) =>
  z.object({
    seen: formIdentifier({ label: 'The look', max: 100 }),
    at: z
      .string()
      .regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)?$/, {
        error: 'Enter a day and a time.',
        abort: true,
      })
      .default('')
      .refine((typed) => typed === '' || !Number.isNaN(Date.parse(`${typed}Z`)), {
        error: 'Enter a day and a time.',
        abort: true,
      })
      .refine((typed) => typed === '' || momentOf(typed, timeZone) !== null, {
        error: ({ input }) =>
          `The clock skips this time. The next is ${nextShown(String(input), timeZone).slice(-5)}.`,
      })
      .transform((typed) => (typed === '' ? null : momentOf(typed, timeZone)))
      // The present minute counts as now. A wrong year would send to everybody at once.
      .refine(
        (moment) => moment === null || !(moment < Date.now() - minute),
        'This moment has passed. Leave it empty to send now.',
      ),
  })

export const sendIssueForm = (
  context: NewsletterContext,
  article: string,
): StaffFormRule<z.infer<ReturnType<typeof sendRequest>>> => ({
  permission: 'newsletter.send',
  schema: sendRequest(site().timeZone),
  failed: 'Nothing was sent.',
  async act(order, staff, values) {
    const outcome = await sendIssue(context, toActor(staff), article, order)
    return outcome === 'done'
      ? done({ location: doneAddress(order.at === null ? 'sent' : 'scheduled') })
      : failed(409, { detail: refusals[outcome], values })
  },
})

const newsletterChange = z.object({
  act: z.enum(['stop', 'return'], 'Name what to do.'),
  id: typedIdSchema('Name an issue or a subscriber.'),
})

/** Stops an issue, or lets an address that was set aside get issues again. */
export const newsletterForm = (
  context: Context,
): StaffFormRule<z.infer<typeof newsletterChange>> => ({
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
