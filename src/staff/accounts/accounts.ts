import type { Role } from '#src/contracts/permissions.ts'

export type AccountState = 'active' | 'invited' | 'recovering' | 'one-time' | 'closed'

/** A staff account as an owner sees it; moments in ISO 8601. */
export type AccountRecord = {
  id: number
  name: string
  role: Role
  email: string | null
  state: AccountState
  /** Expiry of the pending link or one-time password, possibly past; null for none. */
  waitsUntil: string | null
  signedInAt: string | null
  hasSecondFactor: boolean
  /** Requests that the account has taken and that are open or snoozed. */
  openContacts: number
}
