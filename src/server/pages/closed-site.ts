import type { IncomingMessage, ServerResponse } from 'node:http'
import { createMiddleware } from 'hono/factory'
import { deliveredAt } from '#src/content/pictures/picture-files.ts'
import { settings } from '#src/content/settings/settings.ts'
import { words } from '#src/content/words/words.ts'
import { isOfPipeline, pathOfTarget } from '#src/contracts/paths.ts'
import type { Context } from '#src/core/context.server.ts'
import type { Config } from '#src/core/environment/config.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { readPreviewCookies } from '#src/core/http/cookies.ts'
import { problem } from '#src/core/http/problem.ts'
import { findSignedIn } from '#src/staff/sign-in/sessions.server.ts'
import { bareHeaders } from '../middleware/security-headers.ts'
import { sendResource } from '../static/send-resource.ts'
import { fixHeaders } from './fixed-headers.ts'
import { isLinkedPage } from './linked-pages.ts'
import { clientOf } from './queue-client.ts'
import { closedAddress } from './resolve.ts'
import type { SitePages } from './site-pages.ts'

/** Files that say nothing of the pages, or are empty while the site is closed. */
const openFiles: ReadonlySet<string> = new Set([
  ...['/robots.txt', '/sitemap.xml', '/rss.xml', '/manifest.webmanifest', '/offline.js'],
  ...['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png'],
  ...['/.well-known/security.txt', '/.well-known/change-password'],
])
/** Whether visitors do not see the site yet, because its owner still makes it. */
export const isClosed = (): boolean => !settings().base.isOpen

const sentence = () => words().site.closed.refused
const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

type ClosedContext = {
  site: Pick<SitePages, 'files' | 'pages'>
  config: Pick<Config, 'trustedProxy'>
  context: Context
}

/**
 * Answers a visitor while the site is closed. Staff see the pages.
 * @returns false if the request is answered as on an open site
 */
export async function answerClosed(
  { site: { files, pages }, config, context }: ClosedContext,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  if (!isClosed()) return false
  const { url = '/', method } = req
  const path = pathOfTarget(url)
  if (path === null || isOfPipeline(path) || files.has(path)) return false
  // Who has a link of a mail may always leave the newsletter or read their offer.
  if (path.startsWith(deliveredAt) || openFiles.has(path) || isLinkedPage(path)) return false
  // No cache gives what staff see to visitors.
  fixHeaders(res, headers)
  const { token } = readPreviewCookies(req.headers.cookie ?? '')
  if (await findSignedIn(context, token, { isUse: false })) return false
  // A script reads the suggestions of the search, and no page.
  if ((method !== 'GET' && method !== 'HEAD') || path === '/search.json') {
    const body = sentence()
    res.writeHead(403, { ...bareHeaders, 'content-type': 'text/plain; charset=utf-8' }).end(body)
    return true
  }
  const page = await pages.find({ target: closedAddress }, () => clientOf(req, res, config))
  sendResource(page, req, res)
  return true
}

/** Refuses what visitors and other programs send while the site is closed. */
export const refuseWhileClosed = createMiddleware<AppEnv>(async (c, next) =>
  !isClosed() || c.var.staff || /^\/api\/(?:session|openapi\.json)/.test(c.req.path)
    ? next()
    : problem(403, sentence()),
)
