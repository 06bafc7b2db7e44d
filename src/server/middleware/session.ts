import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { SiteContext } from '#src/core/context.server.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { cookieNames, hostCookie } from '#src/core/http/cookies.ts'
import { toActor } from '#src/core/signed-in.server.ts'
import { issuePreviewCookie, previewLife } from '#src/editor/preview/preview-cookie.server.ts'
import { deviceLife } from '#src/staff/sign-in/known-devices.server.ts'
import { closeSession, findSignedIn, sessionLife } from '#src/staff/sign-in/sessions.server.ts'
import { findStaffRoute } from '../calls/find-staff-route.ts'

/** Names of the cookies: with a prefix, except on localhost, where some browsers reject it. */
function cookieKind(c: Context, publicOrigin: string | undefined) {
  const { protocol, hostname } = new URL(publicOrigin ?? c.req.url)
  const { session, device, preview } = cookieNames
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return isLocal
    ? { name: session, device, preview, secure: false }
    : {
        name: hostCookie(session),
        device: hostCookie(device),
        preview: hostCookie(preview),
        secure: true,
      }
}

/**
 * Returns the origin of a request that same-origin.ts accepted. Behind a TLS proxy only the
 * browser's `Origin` has the right scheme.
 */
function originOf(c: Context): string {
  const { host, origin } = new URL(c.req.url)
  const named = URL.parse(c.req.header('origin') ?? '')
  return named && named.host === (c.req.header('host') ?? host) ? named.origin : origin
}

/**
 * Sets `staff` and `deviceCookie`, and sends cookies if a form has opened or ended the session.
 * Responses are not cached.
 */
export const session = ({
  context,
  publicOrigin,
}: {
  context: SiteContext
  publicOrigin: string | undefined
}) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { name, device, preview, secure } = cookieKind(c, publicOrigin)
    const token = getCookie(c, name)
    const route = findStaffRoute(c.req.method, c.req.path)
    const isUse = !('isWatch' in route)
    const staff = await findSignedIn(context, token, { isUse })
    // The present network is recorded, because the audit log has to say where a possibly stolen
    // session is used.
    c.set(
      'staff',
      staff && { ...staff, network: c.var.client.network, origin: publicOrigin ?? originOf(c) },
    )
    c.set('deviceCookie', getCookie(c, device))
    c.set('previewCookie', getCookie(c, preview))
    await next()
    const { nextSession, nextDeviceCookie, nextPreview, nextPreviewBase } = c.var
    if (nextSession !== undefined && token)
      await closeSession(context, token, nextSession === null && staff ? toActor(staff) : null)
    const options = { path: '/', httpOnly: true, secure, sameSite: 'Lax' } as const
    if (nextSession)
      setCookie(c, name, nextSession, { ...options, maxAge: sessionLife.absolute / 1000 })
    else if (nextSession === null) {
      deleteCookie(c, name, options)
      // Clears the pages that the browser has cached, but not "storage", which contains a visitor's
      // own choices (decision 0037).
      c.header('clear-site-data', '"cache"')
    }
    // The device cookie outlives session and sign-out, because it only proves an earlier sign-in
    // from this device (decision 0031).
    if (nextDeviceCookie)
      setCookie(c, device, nextDeviceCookie, {
        ...options,
        sameSite: 'Strict',
        maxAge: deviceLife / 1000,
      })
    if (nextPreview && staff)
      setCookie(
        c,
        preview,
        issuePreviewCookie(context, staff.sessionId, Date.now(), nextPreviewBase),
        {
          ...options,
          sameSite: 'Strict',
          maxAge: previewLife / 1000,
        },
      )
    else if (nextPreview === false || (nextSession === null && getCookie(c, preview)))
      deleteCookie(c, preview, options)
    c.header('cache-control', 'no-store')
  })
