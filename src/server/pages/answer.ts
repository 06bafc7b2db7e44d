import type { IncomingMessage, ServerResponse } from 'node:http'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import type { Config } from '#src/core/environment/config.ts'
import type { QueueClient } from '#src/core/fairness/fair-queue.ts'
import { findClient, readHeader } from '#src/core/http/client-address.ts'
import {
  type CountryContext,
  type CountryDecision,
  checkCountry,
  writeRegionCookie,
} from '../country/country-check.ts'
import { bareHeaders } from '../middleware/security-headers.ts'
import type { Resource } from '../static/resource.ts'
import { sendResource } from '../static/send-resource.ts'
import type { PageCache } from './page-cache.ts'
import { clientOf } from './queue-client.ts'
import type { CachedPage, Resolution, Resolve } from './resolve.ts'
import { allowSharedCache } from './shared-cache.ts'

export type AnswerPages = {
  resolve: Resolve
  pages: Pick<PageCache, 'find'>
  files: ReadonlyMap<string, Resource>
  /**
   * Finds or makes a picture file that the build did not make. Undefined if the address names no
   * picture.
   */
  findPicture: (path: string, client: () => QueueClient) => Promise<Resource | null> | undefined
}

export type AnswerContext = AnswerPages &
  CountryContext & {
    config: Pick<Config, 'trustedProxy' | 'publicOrigin' | 'sharedCacheSeconds'>
    /** Called with the page's path for each request for an existing page. Absent for previews. */
    countVisit?: (req: IncomingMessage, page: string) => void
    pipeline: (req: IncomingMessage, res: ServerResponse) => Promise<void>
  }

type Answer = void | Promise<void>

const sendBare = (res: ServerResponse, status: number, headers: Record<string, string>) =>
  void res.writeHead(status, { ...bareHeaders, 'content-length': '0', ...headers }).end()

const whenMade = (page: Resource | Promise<Resource>, send: (made: Resource) => void): Answer =>
  page instanceof Promise ? page.then(send) : send(page)

/** A request, and what is at its address. */
type Resolved = { req: IncomingMessage; res: ServerResponse; found: Resolution }

function answerFound(
  context: AnswerContext,
  { req, res, found }: Resolved,
  decision: CountryDecision,
): Answer {
  const { config, files, countVisit, pipeline, pages } = context
  const { prefix } = currentSnapshot()
  const inLanguage = (page: CachedPage) => (prefix === '' ? page : { ...page, prefix })
  const { url = '/', method } = req
  const client = () => clientOf(req, res, config)
  const isRead = method === 'GET' || method === 'HEAD'
  if (found.kind === 'pipeline' && found.page) countVisit?.(req, found.page)
  if (found.kind === 'pipeline' || (found.kind === 'page' && found.takesForms && !isRead))
    return pipeline(req, res)
  if (found.kind === 'missing')
    return whenMade(pages.find(inLanguage(found.page), client), (page) =>
      sendResource(page, req, res),
    )
  if (!isRead)
    return sendBare(res, method === 'OPTIONS' ? 204 : 405, { allow: 'GET, HEAD, OPTIONS' })
  if (found.kind === 'moved')
    return sendBare(res, found.status, {
      location: found.location,
      'cache-control': found.cacheControl,
    })
  if (found.kind === 'page')
    return whenMade(pages.find(inLanguage(found.page), client), (page) => {
      if (page.status === 200) countVisit?.(req, found.page.target.replace(/\?.*/s, ''))
      allowSharedCache(config, { req, found, decision }, res, page)
      sendResource(page, req, res)
    })
  const file = files.get(url.replace(/\?.*/s, ''))
  if (file) sendResource(file, req, res)
}

function applyCountry(
  context: AnswerContext,
  resolved: Resolved,
  decision: CountryDecision,
): Answer {
  if (decision.kind === 'pass') return answerFound(context, resolved, decision)
  const cookie =
    decision.kind === 'remember'
      ? { 'set-cookie': writeRegionCookie(context.config.publicOrigin) }
      : {}
  sendBare(resolved.res, 302, {
    location: decision.location,
    'cache-control': 'no-store',
    ...cookie,
  })
}

function answerDocument(context: AnswerContext, resolved: Resolved): Answer {
  const { req } = resolved
  const header = readHeader(req)
  const { trustedProxy } = context.config
  const client = () => findClient(req.socket.remoteAddress, header, trustedProxy)
  const { method = 'GET', url: target = '/' } = req
  const decision = checkCountry(context, { method, target, header, client })
  return decision instanceof Promise
    ? decision.then((made) => applyCountry(context, resolved, made))
    : applyCountry(context, resolved, decision)
}

/**
 * Answers a request: cached pages and files with Node's own response, which takes a fraction of the
 * time of a web Response, all others by the request pipeline.
 * @returns a promise only if the answer has to wait
 */
export function answerRequest(
  context: AnswerContext,
  req: IncomingMessage,
  res: ServerResponse,
): Answer {
  const target = req.url ?? '/'
  const found = context.resolve(target, req.method === 'POST')
  // Mail programs that end a subscription follow no redirect (RFC 8058).
  if (found.kind === 'moved' && found.status === 307 && req.method === 'POST') {
    req.url = found.location
    return answerRequest(context, req, res)
  }
  const resolved = { req, res, found }
  if (found.kind === 'file' || found.kind === 'moved')
    return answerFound(context, resolved, { kind: 'pass', isShared: false })
  const picture =
    found.kind === 'missing'
      ? context.findPicture(target, () => clientOf(req, res, context.config))
      : undefined
  if (picture)
    return picture.then((made) =>
      made ? sendResource(made, req, res) : answerDocument(context, resolved),
    )
  return answerDocument(context, resolved)
}
