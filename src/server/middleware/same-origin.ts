import { createMiddleware } from 'hono/factory'
import { words } from '#src/content/words/words.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { refuse } from '../refuse.ts'

declare module '#src/core/http/app-env.ts' {
  interface Variables {
    /** Whether a form of visitors came from another site. */
    isFromOtherSite: boolean
  }
}

/** Pages whose form anyone may send, and which show it again with what was typed. */
const publicPages = new Set(['/book', '/contact', '/newsletter'])
/** Addresses that act for no account: a token in the form or in the address authorises them. */
const publicForms = new Set([
  ...publicPages,
  '/api/book',
  '/book/change',
  '/newsletter/confirm',
  '/offer',
  '/api/contact',
  '/api/newsletter',
])

/**
 * Refuses writes from other sites (CSRF) by Fetch Metadata, or else by Origin. Without both, a
 * request passes unless it has a cookie. `Origin: null` counts as absent on public forms, because
 * Safari before 16.4 sends it when an extension blocks referrers.
 */
export const sameOrigin = (publicOrigin: string | undefined) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set('isFromOtherSite', false)
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return next()
    const isPublic = publicForms.has(c.req.path)
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    // Without a configured origin only the hosts are compared, because behind a TLS proxy the
    // schemes differ.
    const isOwn = () =>
      publicOrigin
        ? origin === publicOrigin
        : URL.parse(origin ?? '')?.host === (c.req.header('host') ?? new URL(c.req.url).host)
    const isAllowed = site
      ? site === 'same-origin'
      : isPublic && origin === 'null'
        ? true
        : origin
          ? isOwn()
          : !c.req.header('cookie')
    if (isAllowed) return next()
    if (!publicPages.has(c.req.path))
      return refuse(c.req.path, 403, words().offline.answers.otherSite)
    c.set('isFromOtherSite', true)
    return next()
  })
