// The browser imports only types from this file, so that it loads no zod.
import { z } from 'zod'
import { checkbox, formEmail, formIdentifier } from '#src/contracts/contact/text-schemas.ts'
import { typedIdSchema } from '#src/contracts/id-schemas.ts'
import { limits } from '#src/contracts/limits.ts'
import { roles } from '#src/contracts/permissions.ts'
import { fieldLabels } from '#src/contracts/staff/field-labels.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { StaffRow } from '#src/staff/account-rows.server.ts'
import { shownName } from '#src/staff/sign-in/sign-in.ts'

export type AccountState = 'active' | 'invited' | 'recovering' | 'one-time' | 'closed'

/** A staff account as an owner sees it; moments in ISO 8601. */
export type AccountRecord = Pick<StaffRow, 'id' | 'name' | 'role' | 'email'> & {
  state: AccountState
  /** Expiry of the pending link or one-time password, possibly past; null for none. */
  waitsUntil: string | null
  signedInAt: string | null
  /** The name that customers read on offers; null for `name`. */
  shownName: string | null
  hasSecondFactor: boolean
  /** Requests that the account has taken and that are open or snoozed. */
  openRequests: number
}

const accountEmail = formEmail({ label: fieldLabels.email, ...limits.email })
const role = z.enum(roles, 'Choose a role.')

/** An invitation. Without an e-mail address the owner passes on the link. */
export const accountInvitation = z.object({
  name: formIdentifier({ label: fieldLabels.name, ...staffLimits.username }),
  email: accountEmail,
  role,
})

/** Account that takes over open requests, or `nobody`; empty if not chosen. */
const successor = z.union([z.literal(''), z.literal('nobody'), typedIdSchema()]).optional()

export const accountChange = z.discriminatedUnion(
  'act',
  [
    z.object({ act: z.literal('role'), role, successor }),
    z.object({ act: z.literal('email'), email: accountEmail }),
    z.object({ act: z.literal('shown-name'), shownName }),
    z.object({ act: z.literal('close'), successor }),
    z.object({ act: z.literal('open') }),
    z.object({ act: z.literal('link'), removesSecondFactor: checkbox.optional().default(false) }),
  ],
  'Name what to do.',
)
export type AccountChange = z.output<typeof accountChange>
export type AccountInvitation = z.output<typeof accountInvitation>
