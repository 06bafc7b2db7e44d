import type { Role } from '../permissions.ts'

/** State of an account: whether its holder can sign in, and if not, which step is missing. */
export type AccountState = 'active' | 'invited' | 'recovering' | 'one-time' | 'closed'

/** A staff account as an owner sees it; moments in ISO 8601. */
export type AccountRecord = {
  id: number
  name: string
  role: Role
  /** Where notices about it go. */
  email: string | null
  state: AccountState
  /** When the link or the one-time password that waits ends; in the past where it has ended, null where none has an end. */
  waitsUntil: string | null
  signedInAt: string | null
  hasSecondFactor: boolean
}
