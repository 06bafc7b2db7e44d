import { readId } from '#src/contracts/ids.ts'
import { noFields } from '#src/core/forms/form.server.ts'
import { codeProof, passkeyAddition, secondFactorRoles } from '#src/staff/account-forms.ts'
import { addApp } from '#src/staff/second-factor/identity.server.ts'
import { addPasskey } from '#src/staff/second-factor/passkeys.server.ts'
import {
  makeRecoveryCodes,
  readSecondFactors,
  removeApp,
  removePasskey,
  requireSecondFactor,
} from '#src/staff/second-factor/second-factors.server.ts'

import { clockText, type ProofTools } from './identity-forms.ts'

const account = '/admin/account'

export function createSecondFactorForms(tools: ProofTools) {
  const { services, done, invalid, failed, wait, processStaffForm, relyingParty, setSession } =
    tools
  const refuse = (message: string) => failed(409, { message })

  return {
    addApp: (request: Request) =>
      processStaffForm(request, {
        permission: null,
        schema: codeProof,
        failed: 'The app was not added.',
        act: async ({ code }, staff) => {
          const result = await addApp(services.context, staff, code)
          if (result.outcome === 'wait') return wait(result.seconds)
          if (result.outcome === 'refused') {
            const text = result.minutes
              ? clockText(result.minutes)
              : 'This code is wrong. Type the one that your app shows now, and check the clock of your phone.'
            return invalid({ code: [text] })
          }
          setSession(result.token)
          const { codesLeft } = await readSecondFactors(services.context, staff.id)
          return done({ location: codesLeft === 0 ? `${account}/recovery-codes` : account })
        },
      }),

    addPasskey: (request: Request) =>
      processStaffForm(request, {
        permission: null,
        kind: 'json',
        schema: passkeyAddition,
        failed: 'The passkey was not added.',
        act: async (data, staff) => {
          const result = await addPasskey(services.context, staff, relyingParty, data)
          if (result.outcome === 'known') return refuse('This passkey is in use already.')
          if (result.outcome === 'refused')
            return refuse('The passkey was not accepted. Try again.')
          setSession(result.token)
          return done()
        },
      }),

    /** Removes the app or a passkey. @param factor `app`, or the number of the passkey */
    removeFactor: (request: Request, factor: string) =>
      processStaffForm(request, {
        permission: null,
        schema: noFields,
        failed: 'Nothing was removed.',
        act: async (_, staff) => {
          const removal =
            factor === 'app'
              ? await removeApp(services.context, staff)
              : await removePasskey(services.context, staff, readId(factor))
          if (removal === 'needed')
            return refuse('Your role needs a second step. Add another one first.')
          return removal === 'removed'
            ? done({ location: account })
            : refuse('It is already removed.')
        },
      }),

    makeCodes: (request: Request) =>
      processStaffForm(request, {
        permission: null,
        schema: noFields,
        failed: 'No codes were made.',
        act: async (_, staff) => {
          if (!staff.hasSecondFactor) return refuse('Add an app or a passkey first.')
          return done({ given: { codes: await makeRecoveryCodes(services.context, staff) } })
        },
      }),

    requireSecondFactor: (request: Request) =>
      processStaffForm(request, {
        permission: 'accounts.manage',
        schema: secondFactorRoles,
        failed: 'Nothing was changed.',
        act: async (roles, staff) => {
          await requireSecondFactor(services.context, staff, roles)
          return done({ location: `${account}s/second-factor?saved` })
        },
      }),
  }
}
