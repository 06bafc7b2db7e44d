import type { IncomingMessage, ServerResponse } from 'node:http'
import { limits } from '#src/contracts/limits.ts'
import { type CountryCheck, type CountryDecision, writeRegionCookie } from '../country/country-check.ts'
import type { Config } from '../environment/config.ts'
import { bareHeaders, securityHeaders } from '../middleware/security-headers.ts'
import { createClientFinder, readHeader } from '../request/client-address.ts'
import type { Addresses } from './addresses.ts'
import { createFileCache } from './file-cache.ts'
import type { PageCache } from './page-cache.ts'
import type { Slots } from './page-template.ts'
import { acceptedEncodings, createSender } from './send.ts'
import { chooseEncoding, type StaticFile, withRegionBanner } from './static-files.ts'

type Dependencies = {
  files: ReadonlyMap<string, StaticFile>
  addresses: Addresses
  checkCountry: CountryCheck
  config: Pick<Config, 'trustedProxy' | 'publicOrigin'>
  /** Pages that were rendered a moment ago, and a visitor's own texts in them. */
  cache?: { pages: PageCache; freshSlots: () => Slots }
}

/** Answers one request; `isSuggested` shows the region banner. @returns false to let the page be rendered */
type Answer = (req: IncomingMessage, res: ServerResponse, isSuggested: boolean) => boolean

/**
 * Answers requests for prerendered pages and files, for pages that were rendered a moment ago and for addresses that nobody knows, with
 * Node's own response, several times as fast as a web Response.
 * @returns a handler that says whether it answered; the answer is a promise only where the country provider is asked
 */
export function createStaticSite({ files, addresses, checkCountry, config, cache }: Dependencies) {
  const send = createSender(createFileCache(limits.fileCache))
  const findClient = createClientFinder(config.trustedProxy)

  /**
   * The file of `/products?page=2` is built as /products/2, so that paging works without a script.
   * @returns null for a page beyond the last of a list, undefined where the address names no page of a list
   */
  function findPage(path: string, query: string): StaticFile | null | undefined {
    const page = query && /[?&]page=(\d+)(?:&|$)/.exec(query)?.[1]
    if (!page || Number(page) === 0 || !files.get(path)?.isPage || !files.has(`${path}/1`)) return undefined
    return files.get(`${path}/${Number(page)}`) ?? null
  }

  const sendPage =
    (file: StaticFile, status = 200): Answer =>
    (req, res, isSuggested) => {
      send(isSuggested ? withRegionBanner(file) : file, req, res, status)
      return true
    }

  function answerUnknown(target: string): Answer | null {
    const unknown = addresses.findUnknown(target)
    return unknown && sendPage(unknown.file, unknown.status)
  }

  function answerCached(path: string, query: string): Answer | null {
    const page = cache?.pages.find(path, query)
    if (!page || !cache) return null
    return (req, res, isSuggested) => {
      if (isSuggested) return false
      const encoding = chooseEncoding(acceptedEncodings(req), page.template.has)
      const parts = page.template.fill(cache.freshSlots(), encoding)
      const length = parts.reduce((sum, part) => sum + part.length, 0)
      res.writeHead(200, {
        ...page.headers,
        'content-type': 'text/html; charset=utf-8',
        ...securityHeaders,
        vary: 'accept-encoding',
        'content-length': String(length),
        ...(encoding && { 'content-encoding': encoding }),
      })
      // One packet for all of them.
      res.cork()
      if (req.method !== 'HEAD') for (const part of parts) res.write(part)
      res.end()
      return true
    }
  }

  function applyDecision(decision: CountryDecision, answer: Answer, req: IncomingMessage, res: ServerResponse): boolean {
    if (decision.kind === 'pass' || decision.kind === 'suggest') return answer(req, res, decision.kind === 'suggest')
    const headers = { ...bareHeaders, location: decision.location, 'cache-control': 'no-store', 'content-length': '0' }
    res.writeHead(302, decision.kind === 'remember' ? { ...headers, 'set-cookie': writeRegionCookie(config.publicOrigin) } : headers).end()
    return true
  }

  /** Answers a page once it is known from which country it is asked for. */
  function answerPage(answer: Answer, target: string, req: IncomingMessage, res: ServerResponse): boolean | Promise<boolean> {
    const header = readHeader(req)
    const client = () => findClient(req.socket.remoteAddress, header)
    const decision = checkCountry({ method: req.method ?? 'GET', target, header, client })
    if (!(decision instanceof Promise)) return applyDecision(decision, answer, req, res)
    return decision.then((made) => applyDecision(made, answer, req, res))
  }

  return (req: IncomingMessage, res: ServerResponse): boolean | Promise<boolean> => {
    const target = req.url ?? '/'
    const queryAt = target.indexOf('?')
    const path = queryAt < 0 ? target : target.slice(0, queryAt)
    const query = queryAt < 0 ? '' : target.slice(queryAt)
    const page = findPage(path, query)
    const file = page === undefined ? files.get(path) : page
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (file && !isRead) {
      res.writeHead(req.method === 'OPTIONS' ? 204 : 405, { ...bareHeaders, allow: 'GET, HEAD, OPTIONS', 'content-length': '0' }).end()
      return true
    }
    if (file && !file.isPage) {
      send(file, req, res)
      return true
    }
    if (file) return answerPage(sendPage(file), target, req, res)
    if (!isRead) return false
    const moved = addresses.findMoved(path)
    if (moved) {
      const { location, status, cacheControl } = moved
      res
        // What the visitor came with goes along, unless the new address has a query or a place of its own.
        .writeHead(status, {
          ...bareHeaders,
          location: /[?#]/.test(location) ? location : location + query,
          'content-length': '0',
          'cache-control': cacheControl,
        })
        .end()
      return true
    }
    const answer = answerCached(path, query) ?? answerUnknown(target)
    return answer ? answerPage(answer, target, req, res) : false
  }
}
