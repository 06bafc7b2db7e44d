import { webhookChange, webhooksAddress } from '#src/contracts/staff/webhooks.ts'
import { toActor } from '../services/accounts/sessions.ts'
import type { FormAnswer, FormProcessor } from './process-form.ts'

/** Shown once on the page: the secret of a new webhook, or how a receiver has answered. */
export type WebhookGiven = { heading: string; text: string; code: string }

const refusals = {
  unnamed:
    'The privacy policy does not name this recipient. Name it under “Sharing Your Information”, publish that, and come back.',
  full: 'There is no room for another webhook. End one first.',
}
const secretText =
  'The receiver checks our signatures with it. It is shown only now; for another, add the webhook again and end this one.'

export const createWebhookForms = ({
  done,
  failed,
  processStaffForm,
  services: { webhooks },
}: FormProcessor) => ({
  changeWebhooks: (request: Request) =>
    processStaffForm(request, {
      permission: 'webhooks.manage',
      schema: webhookChange,
      failed: 'Nothing was changed.',
      act: async (change, staff, values): Promise<FormAnswer<WebhookGiven>> => {
        const give = (given: WebhookGiven) => done({ given })
        if (change.act === 'add') {
          const added = await webhooks.add(toActor(staff), change.setting)
          if (typeof added !== 'string')
            return give({ heading: 'Copy the secret', text: secretText, code: added.secret })
          return failed(409, { detail: refusals[added], values })
        }
        if (change.act === 'test') {
          const said = await webhooks.test(change.id)
          if (typeof said === 'string')
            return give({
              heading: 'No answer',
              text: `The test was not accepted: ${said}.`,
              code: '',
            })
          return give({
            heading: `Answered with status ${said.status}`,
            text: 'Status 200 to 299 accepts an event.',
            code: said.text,
          })
        }
        await webhooks[change.act](toActor(staff), change.id)
        return done({ location: `${webhooksAddress}?done=${change.act}` })
      },
    }),
})
