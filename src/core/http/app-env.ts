import type { EditorContext } from '#src/editor/editor-context.server.ts'
import type { Forms } from '#src/server/forms/forms.ts'
import type { SiteContext } from '#src/server/site-context.ts'
import type { RelyingParty } from '#src/staff/second-factor/passkeys.server.ts'
import type { SignedIn } from '../signed-in.server.ts'
import type { Client } from './client-address.ts'
import type { Body } from './read-body.ts'

export type AppEnv = {
  Bindings: {
    peer?: string | undefined
  }
  Variables: {
    context: SiteContext
    forms: Forms
    requestId: string
    client: Client
    staff: SignedIn | null
    editor: EditorContext
    /** Seconds to wait if the network is over its limit (middleware/rate-limit.ts), else 0. */
    retryAfter: number
    /** Whether the network is so far over its limit that it only gets a short refusal. */
    isFlooding: boolean
    /** Whether a form of visitors came from another site (middleware/same-origin.ts). */
    isFromOtherSite: boolean
    body: Body
    /**
     * The received cookie of a known device, and the one to send
     * (staff/sign-in/known-devices.server.ts).
     */
    deviceCookie: string | undefined
    nextDeviceCookie: string | undefined
    /** Whether this browser is shown drafts from now on; undefined for no change. */
    nextPreview: boolean | undefined
    relyingParty: RelyingParty
    /**
     * The session cookie to send: a token, null to clear the cookie, undefined to leave it
     * unchanged.
     */
    nextSession: string | null | undefined
  }
}
