import type { Role } from '#src/contracts/permissions.ts'
import type { StorageFault } from '#src/contracts/storage.ts'

/** Who is signed in. Moments are ISO strings. */
export type SessionRecord = {
  name: string
  role: Role
  mustChangePassword: boolean
  /** Latest end of the session. */
  endsAt: string
  idleEndsAt: string
  storageFault: StorageFault | null
}

/** An open session of an account. */
export type OwnSession = {
  id: number
  device: string
  /** `102.89.34.0/24`. */
  network: string
  openedAt: string
  usedAt: string
  /** Whether this request belongs to the session. */
  isThis: boolean
}
