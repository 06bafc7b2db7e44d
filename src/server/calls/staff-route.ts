import type { Permission } from '#src/contracts/permissions.ts'
import type { SessionStanding } from '../services/accounts/sessions.ts'

export type StaffRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  access: 'anyone' | Permission
  /** Incomplete sessions with which the route may be used too. */
  during?: readonly SessionStanding[]
  /** Requires a proof of identity within `staffLimits.proofMs`. */
  needsProof?: true
  /** The route is polled by an open page, so a request must not prolong the session. */
  isWatch?: true
  /** Maximum size of a body in bytes, for routes that accept more than `serverLimits.body`. */
  mostBytes?: number
}

export const always: readonly SessionStanding[] = [
  'second-factor',
  'change-password',
  'set-up-second-factor',
]
