import { noFields } from '#src/contracts/account/account-forms.ts'
import { confirmAddress } from '#src/contracts/account/proof.ts'
import { checklistAddress } from '#src/contracts/content/launch-checklist.ts'
import { checklistChange } from '#src/contracts/staff/checklist-form.ts'
import { refusals } from './contact-work-forms.ts'
import type { FormProcessor } from './process-form.ts'

export const createChecklistForms = ({
  done,
  failed,
  processStaffForm,
  services,
}: FormProcessor) => ({
  settleChecklistLine: (request: Request) =>
    processStaffForm(request, {
      permission: 'opening.settle',
      schema: checklistChange,
      failed: 'Nothing was changed.',
      act: async ({ lines, answer: said }, staff) => {
        const result = await services.opening.answer(staff, lines, said)
        if (result.outcome === 'done')
          return done({ location: `${checklistAddress}?settled=${said}#opening-${result.group}` })
        if (result.outcome === 'proof')
          return done({ location: confirmAddress(`${checklistAddress}?settled=proof`) })
        const detail =
          result.outcome === 'refused'
            ? result.detail
            : 'This line has changed. Load the page again.'
        return failed(409, { detail })
      },
    }),

  testMail: (request: Request) =>
    processStaffForm(request, {
      permission: 'opening.settle',
      schema: noFields,
      failed: 'Nothing was sent.',
      act: async (_, staff) => {
        const result = await services.testMail(staff.id)
        if (result === 'limit') return failed(...refusals.limit)
        return result.isSent
          ? done({ message: result.text })
          : failed(409, { message: result.text })
      },
    }),
})
