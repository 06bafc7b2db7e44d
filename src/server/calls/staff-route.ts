import type { Permission } from '#src/contracts/permissions.ts'
import type { SessionStanding } from '../services/accounts/sessions.ts'

export type StaffRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  access: 'anyone' | Permission
  /** Steps that a session may still lack here. */
  during?: readonly SessionStanding[]
  /** Requires a proof of identity within `limits.proofMs`. */
  needsProof?: true
  /** Polled by an open page: it prolongs no session. */
  isWatch?: true
  /** Bytes of a body, where it is more than `limits.body`. */
  mostBytes?: number
}

export const always: readonly SessionStanding[] = ['second-factor', 'change-password', 'set-up-second-factor']
