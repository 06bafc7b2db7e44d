import type { Role } from './permissions.ts'

/** How an account stands: whether somebody can sign in with it, and if not, what is missing. */
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
