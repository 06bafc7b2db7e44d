import { openingChange } from '#src/contracts/forms.ts'
import { openingAddress } from '#src/contracts/opening.ts'
import { confirmAddress } from '#src/contracts/proof.ts'
import { isAllowed, type SignedIn } from '../services/accounts/sessions.ts'
import type { Services } from '../services/services.ts'
import type { FormProcessor } from './process-form.ts'

type Dependencies = Pick<FormProcessor, 'answer' | 'processForm'> & { services: Services; staff: SignedIn | null }

const failed = 'Nothing was changed.'

export const createOpeningForms = ({ answer, processForm, services, staff }: Dependencies) => ({
  settleOpening: (request: Request) =>
    processForm(request, 'form', {
      schema: openingChange,
      failed,
      isForStaff: true,
      act: async ({ line, answer: said }) => {
        if (!isAllowed(staff, 'opening.settle')) return answer({ outcome: 'failed', status: 401, message: 'Sign in first.' })
        const result = await services.opening.answer(staff, line, said)
        if (result.outcome === 'done')
          return answer({ outcome: 'done', status: 200, location: `${openingAddress}?settled=${said}#opening-${result.group}` })
        if (result.outcome === 'proof')
          return answer({ outcome: 'done', status: 200, location: confirmAddress(`${openingAddress}?settled=proof`) })
        const detail = result.outcome === 'refused' ? result.detail : 'The line is not there any more, or has no such answer.'
        return answer({ outcome: 'failed', status: 409, message: failed, detail })
      },
    }),
})
