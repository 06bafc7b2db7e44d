import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CountryCheck, type CountryDecision, regionCookie } from '../country/country-check.ts'
import type { Config } from '../environment/config.ts'
import { findClient } from '../request/client-address.ts'
import { readByteRange } from './byte-range.ts'
import { chooseVariant, type StaticFile, type Variant, withRegionBanner } from './static-files.ts'

type Parts = { files: Map<string, StaticFile>; checkCountry: CountryCheck; config: Pick<Config, 'trustedProxy' | 'publicOrigin'> }

const lines = new WeakMap<Variant, string[]>()
/** Headers as the flat list that node writes fastest. */
function flat(variant: Variant): string[] {
  const known = lines.get(variant) ?? Object.entries(variant.headers).flat()
  lines.set(variant, known)
  return known
}

/** Whether the copy that a client has, or has a part of, is this file. */
const isKnown = (file: StaticFile, tags: string) => tags === '*' || tags.includes(file.etag.replace(/^W\//, ''))

/** Sends the part that is asked for, of a film or a document. @returns false where the whole is the answer */
function sendPart(file: StaticFile, { headers: asked }: IncomingMessage, res: ServerResponse): boolean {
  const { body, headers } = file.variants.identity
  const ifRange = asked['if-range']
  // The parts before came from another version of the file: only the whole helps.
  if (typeof ifRange === 'string' && !isKnown(file, ifRange)) return false
  const range = readByteRange(asked.range, body.length)
  if (range === 'all') return false
  if (range === 'none') res.writeHead(416, { 'content-range': `bytes */${body.length}`, 'content-length': '0' }).end()
  else {
    const part = body.subarray(range.start, range.end + 1)
    const place = `bytes ${range.start}-${range.end}/${body.length}`
    res.writeHead(206, { ...headers, 'content-range': place, 'content-length': String(part.length) }).end(part)
  }
  return true
}

function send(file: StaticFile, req: IncomingMessage, res: ServerResponse) {
  const variant = chooseVariant(file, String(req.headers['accept-encoding'] ?? ''))
  const known = req.headers['if-none-match']
  if (known && isKnown(file, known)) {
    const { 'content-length': _, 'content-encoding': __, ...headers } = variant.headers
    res.writeHead(304, headers).end()
  } else if (!(file.supportsRange && req.method === 'GET' && sendPart(file, req, res)))
    res.writeHead(200, flat(variant)).end(req.method === 'HEAD' ? undefined : variant.body)
}

/**
 * Answers requests for prerendered pages and files on node's own response: three times as fast as a web Response.
 * @returns a handler that says whether it answered; the answer is a promise only where the country provider is asked
 */
export function createStaticSite({ files, checkCountry, config }: Parts) {
  /** The one address of a page that was asked for as `/page/`, `/page.html` or `/index`. */
  function canonical(path: string): string | null {
    const short =
      path
        // Only the first of the last slashes is a start: from each of a long row of them the search would go through the rest.
        .replace(/(?<!\/)\/+$/, '')
        .replace(/\.html$/, '')
        .replace(/\/index$/, '') || '/'
    return short !== path && files.get(short)?.isPage ? short : null
  }

  /** The file behind `/products?page=2`, which is built as /products/2: paging needs no script. */
  function findPage(path: string, query: string): StaticFile | undefined {
    const page = query && /[?&]page=(\d{1,3})(?:&|$)/.exec(query)?.[1]
    return page && files.get(path)?.isPage ? files.get(`${path}/${page}`) : undefined
  }

  function follow(decision: CountryDecision, file: StaticFile, req: IncomingMessage, res: ServerResponse) {
    if (decision.kind === 'pass') return send(file, req, res)
    if (decision.kind === 'suggest') return send(withRegionBanner(file), req, res)
    const { name, value, maxAgeSeconds } = regionCookie
    const secure = config.publicOrigin?.startsWith('https:') ? '; Secure' : ''
    const cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
    const headers = { location: decision.location, 'cache-control': 'no-store', 'content-length': '0' }
    res.writeHead(302, decision.kind === 'remember' ? { ...headers, 'set-cookie': cookie } : headers).end()
  }

  return (req: IncomingMessage, res: ServerResponse): boolean | Promise<boolean> => {
    const target = req.url ?? '/'
    const queryAt = target.indexOf('?')
    const path = queryAt < 0 ? target : target.slice(0, queryAt)
    const file = findPage(path, queryAt < 0 ? '' : target.slice(queryAt)) ?? files.get(path)
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (!file) {
      const better = isRead && canonical(path)
      if (!better) return false
      const query = queryAt < 0 ? '' : target.slice(queryAt)
      res.writeHead(301, { location: better + query, 'content-length': '0', 'cache-control': 'public, max-age=3600' }).end()
      return true
    }
    if (!isRead) {
      res.writeHead(req.method === 'OPTIONS' ? 204 : 405, { allow: 'GET, HEAD, OPTIONS', 'content-length': '0' }).end()
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
    // The host matters to nobody here: a decision holds a path or the configured destination.
    const url = new URL(target, 'http://site.invalid')
    const decision = checkCountry({ method: req.method ?? 'GET', url, header, client })
    if (!(decision instanceof Promise)) {
      follow(decision, file, req, res)
      return true
    }
    return decision.then((made) => {
      follow(made, file, req, res)
      return true
    })
  }
}
