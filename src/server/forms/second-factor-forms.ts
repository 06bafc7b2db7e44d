import { codeProof, noFields, passkeyAddition, secondFactorRoles } from '#src/contracts/forms.ts'
import { may } from '#src/contracts/permissions.ts'
import type { RelyingParty } from '../services/accounts/passkeys.ts'
import type { SignedIn } from '../services/accounts/sessions.ts'
import type { Services } from '../services/services.ts'
import { type FormAnswer, type FormProcessor, waitFor } from './process-form.ts'

type Dependencies = Pick<FormProcessor, 'answer' | 'processForm'> & {
  services: Services
  staff: SignedIn | null
  relyingParty: RelyingParty
  setSession: (token: string) => void
}

const account = '/admin/account'

/** Forms by which members of staff look after their second factors, and owners say who needs one (decision 0037). */
export function createSecondFactorForms({ answer, processForm, services, staff, relyingParty, setSession }: Dependencies) {
  const { secondFactors } = services
  const refuse = (message: string, status: 401 | 409 = 401): FormAnswer<never> => answer({ outcome: 'failed', status, message })
  const signedOut = () => refuse('Sign in first.')

  return {
    /** Adds the authenticator app whose first code is typed, and leads to the recovery codes where there are none. */
    addApp: (request: Request) =>
      processForm(request, 'form', {
        schema: codeProof,
        failed: 'The app was not added.',
        isForStaff: true,
        act: async ({ code }) => {
          if (!staff) return signedOut()
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
      processForm(request, 'json', {
        schema: passkeyAddition,
        failed: 'The passkey was not added.',
        act: async (data) => {
          if (!staff) return signedOut()
          const result = await services.passkeys.add(staff, relyingParty, data)
          if (result.outcome === 'known') return refuse('This passkey is in use already.', 409)
          if (result.outcome === 'refused') return refuse('The passkey was not accepted. Try again.', 409)
          setSession(result.token)
          return answer({ outcome: 'done', status: 200 })
        },
      }),

    /** Removes the app, or a passkey by its number. @param factor `app` or `12` */
    removeFactor: (request: Request, factor: string) =>
      processForm(request, 'form', {
        schema: noFields,
        failed: 'It was not removed.',
        isForStaff: true,
        act: async () => {
          if (!staff) return signedOut()
          const removal =
            factor === 'app' ? await secondFactors.removeApp(staff) : await secondFactors.removePasskey(staff, Number(factor) || 0)
          if (removal === 'needed') return refuse('Your role needs a second step. Add another one first.', 409)
          return removal === 'removed' ? answer({ outcome: 'done', status: 200, location: account }) : refuse('It is gone already.', 409)
        },
      }),

    makeCodes: (request: Request) =>
      processForm(request, 'form', {
        schema: noFields,
        failed: 'No codes were made.',
        isForStaff: true,
        act: async () => {
          if (!staff) return signedOut()
          if (!staff.hasSecondFactor) return refuse('Add an app or a passkey first.', 409)
          return answer({ outcome: 'done', status: 200, given: { codes: await secondFactors.makeCodes(staff) } })
        },
      }),

    requireSecondFactor: (request: Request) =>
      processForm(request, 'form', {
        schema: secondFactorRoles,
        failed: 'It was not changed.',
        isForStaff: true,
        act: async (roles) => {
          if (!staff || !may(staff.role, 'accounts.manage')) return signedOut()
          await secondFactors.require(staff, roles)
          return answer({ outcome: 'done', status: 200, location: `${account}s/second-factor?saved` })
        },
      }),
  }
}
