import { site } from '#src/content/settings/site.ts'
import { doneAddress, sendAddress } from '#src/contracts/staff/newsletter.ts'
import { issueForm, newsletterChange, sendForm } from '#src/contracts/staff/newsletter-forms.ts'
import { toActor } from '../services/accounts/sessions.ts'
import type { FormProcessor } from './process-form.ts'

const refusals = {
  missing: 'Visitors cannot read this article. Publish it first.',
  begun: 'Somebody has sent or stopped this issue. Load the page again.',
  long: 'The mail is longer than 100 KB, where mail programs cut it off. Shorten the article.',
  changed: 'The mail has changed since you saw it. Look at it as it is now.',
  nobody: 'There is no subscriber to send it to.',
  limit: 'You have sent many mails within an hour. Try again later.',
  'no-address': 'Your account has no e-mail address. An owner adds one under “Team”.',
} as const

export const createNewsletterForms = ({
  done,
  failed,
  processStaffForm,
  services: { issues },
}: FormProcessor) => ({
  /** Saves an issue, and sends it to oneself or goes to the last look by its other buttons. */
  prepareIssue: (request: Request, article: string) =>
    processStaffForm(request, {
      permission: 'newsletter.write',
      schema: issueForm,
      failed: 'Nothing was sent.',
      act: async ({ act, ...words }, staff, values) => {
        const actor = { ...toActor(staff), id: staff.id }
        const saved = await issues.prepare(actor, article, { ...words, isTest: act === 'test' })
        if (typeof saved === 'string') return failed(409, { detail: refusals[saved], values })
        if (act === 'look') return done({ location: sendAddress(article) })
        return done({
          message: act === 'save' ? 'Saved.' : `Saved, and on its way to ${saved.to}.`,
        })
      },
    }),

  sendIssue: (request: Request, article: string) =>
    processStaffForm(request, {
      permission: 'newsletter.send',
      schema: sendForm(site().timeZone),
      failed: 'Nothing was sent.',
      act: async (order, staff, values) => {
        const outcome = await issues.send(toActor(staff), article, order)
        return outcome === 'done'
          ? done({ location: doneAddress(order.at === null ? 'sent' : 'scheduled') })
          : failed(409, { detail: refusals[outcome], values })
      },
    }),

  changeNewsletter: (request: Request) =>
    processStaffForm(request, {
      permission: 'newsletter.send',
      schema: newsletterChange,
      failed: 'Nothing was changed.',
      act: async ({ act, id }, staff) =>
        (await (act === 'stop' ? issues.stop : issues.returnToList)(toActor(staff), id))
          ? done({ location: doneAddress(act === 'stop' ? 'stopped' : 'returned') })
          : failed(409, { detail: 'It has been sent, stopped or changed already.' }),
    }),
})
