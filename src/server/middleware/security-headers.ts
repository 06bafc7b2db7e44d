import type { MiddlewareHandler } from 'hono'

/** Headers of every response; the content security policy comes from Astro, which knows each page's scripts. */
export const securityHeaders: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Headers of pages only: the rules for prefetching. */
export const pageHeaders: Record<string, string> = { 'speculation-rules': '"/rules.json"' }

/** Policy of responses that are not pages. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Sends the headers. @param isDevelopment leaves the policy out: the development server injects scripts without known hashes */
export const sendSecurityHeaders =
  ({ isDevelopment = false } = {}): MiddlewareHandler =>
  async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value)
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html') ?? false
    if (isPage) c.header('content-type', 'text/html; charset=utf-8')
    if (isPage) for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value)
    if (isDevelopment) c.header('content-security-policy', undefined)
    else if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', closedPolicy)
  }
