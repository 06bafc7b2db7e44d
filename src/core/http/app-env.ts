import type { SiteContext } from '../context.server.ts'
import type { SignedIn } from '../signed-in.server.ts'
import type { Client } from './client-address.ts'
import type { Body } from './read-body.ts'

/** Values of a request, to which subjects and the server add their own. */
export interface Variables {
  context: SiteContext
  requestId: string
  client: Client
  staff: SignedIn | null
  body: Body
}

export type AppEnv = {
  Bindings: {
    peer?: string | undefined
  }
  Variables: Variables
}
