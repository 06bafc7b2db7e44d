import { checklistChange, noFields } from '#src/contracts/contact/forms.ts'
import { checklistAddress } from '#src/contracts/content/launch-checklist.ts'
import { confirmAddress } from '#src/contracts/content/proof.ts'
import type { Services } from '../services/services.ts'
import { refusals } from './contact-work-forms.ts'
import type { FormProcessor } from './process-form.ts'

type Dependencies = Pick<FormProcessor, 'answer' | 'processStaffForm'> & { services: Services }

const failed = 'Nothing was changed.'

export const createChecklistForms = ({ answer, processStaffForm, services }: Dependencies) => ({
  settleChecklistLine: (request: Request) =>
    processStaffForm(request, {
      permission: 'opening.settle',
      schema: checklistChange,
      failed,
      act: async ({ line, answer: said }, staff) => {
        const result = await services.opening.answer(staff, line, said)
        if (result.outcome === 'done')
          return answer({ outcome: 'done', status: 200, location: `${checklistAddress}?settled=${said}#opening-${result.group}` })
        if (result.outcome === 'proof')
          return answer({ outcome: 'done', status: 200, location: confirmAddress(`${checklistAddress}?settled=proof`) })
        const detail = result.outcome === 'refused' ? result.detail : 'The line is not there any more, or has no such answer.'
        return answer({ outcome: 'failed', status: 409, message: failed, detail })
      },
    }),

  /** Sends a test mail. The message shown contains the mail server's answer. */
  testMail: (request: Request) =>
    processStaffForm(request, {
      permission: 'opening.settle',
      schema: noFields,
      failed: 'Nothing was sent.',
      act: async (_, staff) => {
        const result = await services.testMail(staff.id)
        if (result === 'limit') return answer({ outcome: 'failed', message: 'Nothing was sent.', ...refusals.limit })
        return answer({ ...(result.isSent ? { outcome: 'done', status: 200 } : { outcome: 'failed', status: 409 }), message: result.text })
      },
    }),
})
