import type { Forms } from '../forms/forms.ts'
import type { Client } from '../request/client-address.ts'
import type { Services } from '../services/services.ts'
import type { SignedIn } from '../services/sessions.ts'

/** What the pipeline knows of a request; pages find the same under `Astro.locals` (src/env.d.ts). */
export type RequestFacts = {
  services: Services
  forms: Forms
  requestId: string
  client: Client
  /** Who is signed in; looked up for /api and /admin only. */
  staff: SignedIn | null
}

export type AppEnv = {
  Variables: RequestFacts & {
    /** Seconds to wait where the network has reached its limit (middleware/rate-limit.ts), else 0. */
    retryAfter: number
    /** The session cookie to send: a token, null to clear it, undefined to leave it. */
    nextSession: string | null | undefined
  }
}
