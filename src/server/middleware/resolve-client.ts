import { createMiddleware } from 'hono/factory'
import type { Config } from '../environment/config.ts'
import { findClient } from '../request/client-address.ts'
import type { AppEnv } from './context.ts'

export const resolveClient = (trustedProxy: Config['trustedProxy']) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set(
      'client',
      findClient(c.env.peer, (name) => c.req.header(name), trustedProxy),
    )
    await next()
  })
