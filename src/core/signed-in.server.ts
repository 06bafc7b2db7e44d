import { isAllowed, type Permission, type Role } from '#src/contracts/permissions.ts'
import type { SessionStanding } from '#src/contracts/staff/staff-routes.ts'

/** Signed-in account; moments in milliseconds since 1970. */
export type SignedIn = {
  id: number
  name: string
  role: Role
  email: string | null
  /** In which its pages show times; null until its browser has named one. */
  timeZone: string | null
  /** The name that customers read on offers; null for `name`. */
  shownName: string | null
  sessionId: number
  device: string
  /** Network of the request (core/http/client-address.ts); outside a request, that of the sign-in. */
  network: string
  /** Origin that visitors see, configured or taken from the request; null if neither is known. */
  origin: string | null
  standing: SessionStanding
  mustChangePassword: boolean
  hasSecondFactor: boolean
  /** Last proof of identity, with the second factor if the account has one (staff/sign-in/session-proofs.server.ts). */
  provedAt: number
  endsAt: number
  idleEndsAt: number
}

/** What a function was asked for by an account that may not have it. */
export class NotAllowed extends Error {}

/**
 * Refuses data to an account without their permission. Every function that reads for staff calls
 * it, so that a page or a call that forgot to ask gives nothing away.
 * @throws NotAllowed
 */
export function requirePermission(staff: SignedIn, permission: Permission): void {
  const { role } = staff
  if (!isAllowed(staff, permission))
    throw new NotAllowed(`The role ${role} lacks the permission ${permission}`)
}

/** Returns what the audit log names of an account. */
export const toActor = ({ id, name, network }: SignedIn) => ({ id, name, network })

/**
 * An account that edits content, with the data that decide its permissions
 * (contracts/content/owners-entries.ts).
 */
export type Author = Pick<SignedIn, 'name' | 'network' | 'role' | 'provedAt'> & {
  id: number | null
}
export const toAuthor = (staff: SignedIn): Author => ({
  ...toActor(staff),
  role: staff.role,
  provedAt: staff.provedAt,
})
