import type { Permission } from '#src/contracts/permissions.ts'
import type { SessionStanding } from '../services/accounts/sessions.ts'

export type StaffRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  access: 'anyone' | Permission
  /** Incomplete sessions that may use the route too. */
  during?: readonly SessionStanding[]
  /** Requires a proof of identity within `limits.proofMs`. */
  needsProof?: true
  /** Polled by an open page, so it must not prolong the session. */
  isWatch?: true
  /** Most bytes of a body, where more than `limits.body` are allowed. */
  mostBytes?: number
}

export const always: readonly SessionStanding[] = ['second-factor', 'change-password', 'set-up-second-factor']
