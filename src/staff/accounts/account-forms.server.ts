import type { z } from 'zod'
import { done, type FormAnswer, failed, type StaffFormRule } from '#src/core/forms/form.server.ts'
import {
  type AccountContext,
  type AccountRefusal,
  type AccountResult,
  changeAccount,
  inviteAccount,
} from './accounts.server.ts'
import { accountChange, accountInvitation } from './accounts.ts'

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

function answerResult(result: AccountResult): FormAnswer<AccountLink> {
  if (result.outcome !== 'done') return failed(...refusals[result.outcome])
  const { id, link, mailedTo } = result
  return link
    ? done({ given: { link, mailedTo } })
    : done({ location: `/admin/accounts?changed=${id}` })
}

export const invitationForm = (
  context: AccountContext,
): StaffFormRule<z.output<typeof accountInvitation>, AccountLink> => ({
  permission: 'accounts.manage',
  schema: accountInvitation,
  failed: 'Nobody was invited.',
  act: async (data, staff) => answerResult(await inviteAccount(context, staff, data)),
})

export const accountForm = (
  context: AccountContext,
  id: number,
): StaffFormRule<z.output<typeof accountChange>, AccountLink> => ({
  permission: 'accounts.manage',
  schema: accountChange,
  failed: 'The account was not changed.',
  act: async (data, staff) => answerResult(await changeAccount(context, staff, id, data)),
})
