import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CountryCheck, type CountryDecision, writeRegionCookie } from '../country/country-check.ts'
import type { Config } from '../environment/config.ts'
import { bareHeaders } from '../middleware/security-headers.ts'
import { findClient } from '../request/client-address.ts'
import { readByteRange } from './byte-range.ts'
import { chooseVariant, type StaticFile, type Variant, withRegionBanner } from './static-files.ts'

type Dependencies = { files: Map<string, StaticFile>; checkCountry: CountryCheck; config: Pick<Config, 'trustedProxy' | 'publicOrigin'> }

const rawHeaders = new WeakMap<Variant, string[]>()
/** Headers as a flat list, the form that Node writes fastest. */
function rawHeadersOf(variant: Variant): string[] {
  const known = rawHeaders.get(variant) ?? Object.entries(variant.headers).flat()
  rawHeaders.set(variant, known)
  return known
}

/** Whether a list of ETags, or `*`, names this file. */
const hasEtag = (file: StaticFile, tags: string) => tags === '*' || tags.includes(file.etag.replace(/^W\//, ''))

/** Sends the requested byte range. @returns false where the whole file has to be sent */
function sendRange(file: StaticFile, { headers: requested }: IncomingMessage, res: ServerResponse): boolean {
  const { body, headers } = file.variants.identity
  const ifRange = requested['if-range']
  // The client has parts of another version of the file.
  if (typeof ifRange === 'string' && !hasEtag(file, ifRange)) return false
  const range = readByteRange(requested.range, body.length)
  if (range === 'all') return false
  if (range === 'none') res.writeHead(416, { ...bareHeaders, 'content-range': `bytes */${body.length}`, 'content-length': '0' }).end()
  else {
    const part = body.subarray(range.start, range.end + 1)
    const contentRange = `bytes ${range.start}-${range.end}/${body.length}`
    res.writeHead(206, { ...headers, 'content-range': contentRange, 'content-length': String(part.length) }).end(part)
  }
  return true
}

function send(file: StaticFile, req: IncomingMessage, res: ServerResponse) {
  const variant = chooseVariant(file, String(req.headers['accept-encoding'] ?? ''))
  const known = req.headers['if-none-match']
  if (known && hasEtag(file, known)) {
    const { 'content-length': _, 'content-encoding': __, ...headers } = variant.headers
    res.writeHead(304, headers).end()
  } else if (!(file.supportsRange && req.method === 'GET' && sendRange(file, req, res)))
    res.writeHead(200, rawHeadersOf(variant)).end(req.method === 'HEAD' ? undefined : variant.body)
}

/**
 * Answers requests for prerendered pages and files with Node's own response, three times as fast as a web Response.
 * @returns a handler that says whether it answered; the answer is a promise only where the country provider is asked
 */
export function createStaticSite({ files, checkCountry, config }: Dependencies) {
  /** The canonical address of a page requested as `/page/`, `/page.html` or `/index`. */
  function canonical(path: string): string | null {
    const short =
      path
        // The lookbehind keeps this linear: a row of slashes is matched from its first one only.
        .replace(/(?<!\/)\/+$/, '')
        .replace(/\.html$/, '')
        .replace(/\/index$/, '') || '/'
    return short !== path && files.get(short)?.isPage ? short : null
  }

  /**
   * The file of `/products?page=2` is built as /products/2, so that paging works without a script.
   * @returns null for a page beyond the last of a list, undefined where the address names no page of a list
   */
  function findPage(path: string, query: string): StaticFile | null | undefined {
    const page = query && /[?&]page=(\d+)(?:&|$)/.exec(query)?.[1]
    if (!page || Number(page) === 0 || !files.get(path)?.isPage || !files.has(`${path}/1`)) return undefined
    return files.get(`${path}/${Number(page)}`) ?? null
  }

  function applyDecision(decision: CountryDecision, file: StaticFile, req: IncomingMessage, res: ServerResponse) {
    if (decision.kind === 'pass') return send(file, req, res)
    if (decision.kind === 'suggest') return send(withRegionBanner(file), req, res)
    const headers = { ...bareHeaders, location: decision.location, 'cache-control': 'no-store', 'content-length': '0' }
    res.writeHead(302, decision.kind === 'remember' ? { ...headers, 'set-cookie': writeRegionCookie(config.publicOrigin) } : headers).end()
  }

  return (req: IncomingMessage, res: ServerResponse): boolean | Promise<boolean> => {
    const target = req.url ?? '/'
    const queryAt = target.indexOf('?')
    const path = queryAt < 0 ? target : target.slice(0, queryAt)
    const page = findPage(path, queryAt < 0 ? '' : target.slice(queryAt))
    if (page === null) return false
    const file = page ?? files.get(path)
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (!file) {
      const location = isRead && canonical(path)
      if (!location) return false
      const query = queryAt < 0 ? '' : target.slice(queryAt)
      res
        .writeHead(301, { ...bareHeaders, location: location + query, 'content-length': '0', 'cache-control': 'public, max-age=3600' })
        .end()
      return true
    }
    if (!isRead) {
      res.writeHead(req.method === 'OPTIONS' ? 204 : 405, { ...bareHeaders, allow: 'GET, HEAD, OPTIONS', 'content-length': '0' }).end()
      return true
    }
    if (!file.isPage) {
      send(file, req, res)
      return true
    }
    const header = (name: string) => {
      const value = req.headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    }
    const client = findClient(req.socket.remoteAddress, header, config.trustedProxy)
    // Any host will do: a decision holds a path or the configured destination.
    const url = new URL(target, 'http://site.invalid')
    const decision = checkCountry({ method: req.method ?? 'GET', url, header, client })
    if (!(decision instanceof Promise)) {
      applyDecision(decision, file, req, res)
      return true
    }
    return decision.then((made) => {
      applyDecision(made, file, req, res)
      return true
    })
  }
}
