import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { problem } from '../request/problem.ts'
import type { Services } from '../services/services.ts'
import { sessionLife } from '../services/sessions.ts'
import type { AppEnv } from './context.ts'

/** Without TLS only on the same machine, where some browsers reject the `__Host-` prefix. */
function cookieKind(c: Context, publicOrigin: string | undefined) {
  const { protocol, hostname } = new URL(publicOrigin ?? c.req.url)
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return isLocal ? ({ name: 'session', secure: false } as const) : ({ name: '__Host-session', secure: true } as const)
}

/** Sets `staff`, and sends the cookie when a form opened or ended the session. Responses are not cached. */
export const session = ({ services, publicOrigin }: { services: Services; publicOrigin: string | undefined }) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { name, secure } = cookieKind(c, publicOrigin)
    const token = getCookie(c, name)
    // The session watch of the browser polls this; it must not prolong the session.
    const isUse = !(c.req.method === 'GET' && c.req.path === '/api/session')
    c.set('staff', await services.sessions.find(token, { isUse }))
    await next()
    const { nextSession } = c.var
    if (nextSession !== undefined && token) await services.sessions.close(token)
    const options = { path: '/', httpOnly: true, secure, sameSite: 'Lax' } as const
    if (nextSession) setCookie(c, name, nextSession, { ...options, maxAge: sessionLife.absolute / 1000 })
    else if (nextSession === null) deleteCookie(c, name, options)
    c.header('cache-control', 'no-store')
  })

/** Guards an API route: 401 without a session, 403 while a one-time password waits to be changed. */
export const staffOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.var.staff) return problem(401, 'POST /api/session opens a session.')
  if (c.var.staff.mustChangePassword) return problem(403, 'Change the one-time password first: POST /api/session/password.')
  return next()
})

/** Guards the pages of the staff area (spec.md §2, admin dashboard). */
export const staffPages = createMiddleware<AppEnv>(async (c, next) => {
  const { staff } = c.var
  const { path } = c.req
  if (!staff) return path === '/admin/signin' ? next() : c.redirect('/admin/signin', 303)
  if (staff.mustChangePassword) return path === '/admin/password' ? next() : c.redirect('/admin/password', 303)
  const isDone = path === '/admin/signin' && c.req.method !== 'POST'
  return isDone || path === '/admin' ? c.redirect('/admin/dashboard', 303) : next()
})
