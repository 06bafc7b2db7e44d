import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { refuse } from '../refuse.ts'

const ofPages = ['GET', 'HEAD', 'POST'] as const
const ofApi = [...ofPages, 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Before any other work, answers 405 to methods that no page or route supports, and the list of
 * methods to OPTIONS.
 */
export const allowMethods = createMiddleware<AppEnv>(async (c, next) => {
  const { method, path } = c.req
  const methods: readonly string[] = path.startsWith('/api/') ? ofApi : ofPages
  if (methods.includes(method)) return next()
  const allow = [...methods, 'OPTIONS'].join(', ')
  return method === 'OPTIONS' ? c.body(null, 204, { allow }) : refuse(path, 405, '', { allow })
})
