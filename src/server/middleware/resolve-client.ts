import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../environment/config.ts'
import { findClient } from '../request/client-address.ts'
import type { AppEnv } from './context.ts'

/** Sets `client`. @param peer gives the address of the other end of the connection */
export const resolveClient = (peer: (c: Context) => string | undefined, trustedProxy: Config['trustedProxy']) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set(
      'client',
      findClient(peer(c), (name) => c.req.header(name), trustedProxy),
    )
    await next()
  })
