import type { MiddlewareHandler } from 'hono'
import { closedPolicy, staffPolicy } from '../html/content-policy.ts'

/**
 * Headers of every response. The content security policy comes from Astro, which knows each page's
 * scripts.
 */
export const securityHeaders: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Headers of responses without a page: redirects, refusals, missing files. */
export const bareHeaders: Record<string, string> = {
  ...securityHeaders,
  'content-security-policy': closedPolicy,
}

/**
 * Sends the headers.
 * @param isDevelopment leaves out the policy, because the development server injects scripts
 * without known hashes
 */
export const sendSecurityHeaders =
  ({ isDevelopment }: { isDevelopment: boolean }): MiddlewareHandler =>
  async (c, next) => {
    await next()
    // A page whose address is secret sends no referrer at all.
    const referrer = c.res.headers.get('referrer-policy')
    for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value)
    const isStaff = /^\/admin(\/|$)/.test(c.req.path)
    if (referrer === 'no-referrer') c.header('referrer-policy', referrer)
    // No other site that has opened such a page keeps a hold on its window. Pages for everybody go
    // without: the browser would start another process for them once their answer is there.
    if (isStaff || referrer === 'no-referrer') c.header('cross-origin-opener-policy', 'same-origin')
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html') ?? false
    if (isPage) c.header('content-type', 'text/html; charset=utf-8')
    const policy = c.res.headers.get('content-security-policy')
    if (isDevelopment) c.header('content-security-policy', undefined)
    else if (!policy) c.header('content-security-policy', closedPolicy)
    else if (isStaff) c.header('content-security-policy', staffPolicy(policy))
  }
