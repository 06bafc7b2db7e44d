// The browser imports only types from this file.
import { z } from 'zod'
import { roles } from '../permissions.ts'
import { moment } from '../record-schemas.ts'
import { storageFaults } from '../storage.ts'

export const sessionRecord = z.object({
  name: z.string(),
  role: z.enum(roles),
  mustChangePassword: z.boolean(),
  /** Latest end of the session. */
  endsAt: moment,
  idleEndsAt: moment,
  storageFault: z.enum(storageFaults).nullable(),
})

/** The open sessions of an account, last used first. */
export const ownSessions = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      device: z.string(),
      /** `102.89.34.0/24`. */
      network: z.string(),
      openedAt: moment,
      usedAt: moment,
      /** Whether this request belongs to the session. */
      isThis: z.boolean(),
    }),
  ),
})

/** Options for creating or using a passkey (WebAuthn). */
export const passkeyOptions = z.looseObject({ challenge: z.string() })

export type SessionRecord = z.infer<typeof sessionRecord>
export type OwnSession = z.infer<typeof ownSessions>['items'][number]
