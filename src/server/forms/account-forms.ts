import type { FormAnswer } from '#src/core/forms/form.server.ts'
import {
  accountChange,
  accountInvitation,
  accountJoin,
  accountTimeZone,
  sessionEnd,
} from '#src/staff/account-forms.ts'
import { joinByLink } from '#src/staff/accounts/account-links.server.ts'
import {
  type AccountRefusal,
  type AccountResult,
  changeAccount,
  inviteAccount,
} from '#src/staff/accounts/accounts.server.ts'
import {
  endOtherSessions,
  endOwnSession,
  setOwnTimeZone,
} from '#src/staff/sign-in/own-sessions.server.ts'
import type { FormProcessor } from './process-form.ts'
import type { BodyKind } from './read-body.ts'

type Dependencies = FormProcessor & {
  /** Hands a session to the browser, which becomes one of the account's known devices. */
  setCookies: (staffId: number, token: string) => void
  originOf: (request: Request) => { device: string; network: string }
}

/**
 * A link that sets an account's password, shown only once. `mailedTo` is the address that gets it;
 * empty if the account has none.
 */
type AccountLink = { link: string; mailedTo: string }

const refusals: Record<AccountRefusal, [status: FormAnswer['status'], { detail: string }]> = {
  forbidden: [403, { detail: 'Only an owner can do this, and you are no longer one.' }],
  missing: [404, { detail: 'There is no such account any more.' }],
  taken: [409, { detail: 'There is already an account with this name. Choose another name.' }],
  'last-owner': [
    409,
    { detail: 'This is the last owner who can sign in. Make somebody else an owner first.' },
  ],
  'own-link': [409, { detail: 'Change your own password under “Your account”.' }],
  successor: [
    409,
    {
      detail:
        'This account has open contacts. Choose who takes them over, or nobody, then send this again.',
    },
  ],
  closed: [409, { detail: 'The account is closed. Open it again first.' }],
}

const ended =
  'This link has ended: it was used, it is older than three days, or a newer one was made. Ask an owner for another.'

export function createAccountForms(dependencies: Dependencies) {
  const { services, done, invalid, failed, processForm, processStaffForm, setCookies, originOf } =
    dependencies
  function answerResult(result: AccountResult): FormAnswer<AccountLink> {
    if (result.outcome !== 'done') return failed(...refusals[result.outcome])
    const { id, link, mailedTo } = result
    return link
      ? done({ given: { link, mailedTo } })
      : done({ location: `/admin/accounts?changed=${id}` })
  }

  return {
    endSession: (request: Request) =>
      processStaffForm(request, {
        permission: null,
        schema: sessionEnd,
        failed: 'The session was not ended.',
        act: async ({ session }, staff) => {
          if (session === 'others') await endOtherSessions(services.context, staff)
          else await endOwnSession(services.context, staff, session)
          // Ending a session that has already ended succeeds too.
          return done({ location: '/admin/account?ended' })
        },
      }),

    timeZone: (request: Request) =>
      processStaffForm(request, {
        permission: null,
        schema: accountTimeZone,
        failed: 'The time zone was not changed.',
        act: async ({ timeZone }, staff) => {
          await setOwnTimeZone(services.context, staff, timeZone)
          return done({ location: '/admin/account?zone' })
        },
      }),

    invitation: (request: Request) =>
      processStaffForm(request, {
        permission: 'accounts.manage',
        schema: accountInvitation,
        failed: 'Nobody was invited.',
        act: async (data, staff) =>
          answerResult(await inviteAccount(services.context, staff, data)),
      }),

    accountChange: (request: Request, id: number) =>
      processStaffForm(request, {
        permission: 'accounts.manage',
        schema: accountChange,
        failed: 'The account was not changed.',
        act: async (data, staff) =>
          answerResult(await changeAccount(services.context, staff, id, data)),
      }),

    join: (request: Request, kind: BodyKind = 'form') =>
      processForm(request, kind, {
        schema: accountJoin,
        failed: 'The password was not set.',
        act: async (data) => {
          const result = await joinByLink(services.context, data, originOf(request))
          if (result.outcome === 'ended') return failed(410, { detail: ended })
          if (result.outcome === 'weak') return invalid({ newPassword: [result.fault] })
          setCookies(result.staffId, result.token)
          return done({ location: '/admin' })
        },
      }),
  }
}
