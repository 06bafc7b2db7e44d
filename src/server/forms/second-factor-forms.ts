import { codeProof, noFields, passkeyAddition, secondFactorRoles } from '#src/contracts/contact/forms.ts'
import type { RelyingParty } from '../services/accounts/passkeys.ts'
import type { Services } from '../services/services.ts'
import { type FormAnswer, type FormProcessor, waitFor } from './process-form.ts'

type Dependencies = Pick<FormProcessor, 'answer' | 'processStaffForm'> & {
  services: Services
  relyingParty: RelyingParty
  setSession: (token: string) => void
}

const account = '/admin/account'

export function createSecondFactorForms({ answer, processStaffForm, services, relyingParty, setSession }: Dependencies) {
  const { secondFactors } = services
  const refuse = (message: string): FormAnswer<never> => answer({ outcome: 'failed', status: 409, message })

  return {
    /** Adds the authenticator app whose first code is typed. Leads to the recovery codes if the account has none yet. */
    addApp: (request: Request) =>
      processStaffForm(request, {
        permission: null,
        schema: codeProof,
        failed: 'The app was not added.',
        act: async ({ code }, staff) => {
          const result = await services.identity.addApp(staff, code)
          if (result.outcome === 'wait')
            return answer({ outcome: 'failed', status: 429, message: waitFor(result.seconds), retryAfter: result.seconds })
          if (result.outcome === 'refused') {
            const text = 'This code does not fit. Type the one that your app shows now; the clock of your phone must be right.'
            return answer({ outcome: 'invalid', status: 422, errors: { code: [text] } })
          }
          setSession(result.token)
          const { codesLeft } = await secondFactors.overview(staff.id)
          return answer({ outcome: 'done', status: 200, location: codesLeft === 0 ? `${account}/recovery-codes` : account })
        },
      }),

    addPasskey: (request: Request) =>
      processStaffForm(request, {
        permission: null,
        kind: 'json',
        schema: passkeyAddition,
        failed: 'The passkey was not added.',
        act: async (data, staff) => {
          const result = await services.passkeys.add(staff, relyingParty, data)
          if (result.outcome === 'known') return refuse('This passkey is in use already.')
          if (result.outcome === 'refused') return refuse('The passkey was not accepted. Try again.')
          setSession(result.token)
          return answer({ outcome: 'done', status: 200 })
        },
      }),

    /** Removes the app or a passkey. @param factor `app`, or the number of the passkey */
    removeFactor: (request: Request, factor: string) =>
      processStaffForm(request, {
        permission: null,
        schema: noFields,
        failed: 'It was not removed.',
        act: async (_, staff) => {
          const removal =
            factor === 'app' ? await secondFactors.removeApp(staff) : await secondFactors.removePasskey(staff, Number(factor) || 0)
          if (removal === 'needed') return refuse('Your role needs a second step. Add another one first.')
          return removal === 'removed' ? answer({ outcome: 'done', status: 200, location: account }) : refuse('It is gone already.')
        },
      }),

    makeCodes: (request: Request) =>
      processStaffForm(request, {
        permission: null,
        schema: noFields,
        failed: 'No codes were made.',
        act: async (_, staff) => {
          if (!staff.hasSecondFactor) return refuse('Add an app or a passkey first.')
          return answer({ outcome: 'done', status: 200, given: { codes: await secondFactors.makeCodes(staff) } })
        },
      }),

    requireSecondFactor: (request: Request) =>
      processStaffForm(request, {
        permission: 'accounts.manage',
        schema: secondFactorRoles,
        failed: 'It was not changed.',
        act: async (roles, staff) => {
          await secondFactors.require(staff, roles)
          return answer({ outcome: 'done', status: 200, location: `${account}s/second-factor?saved` })
        },
      }),
  }
}
