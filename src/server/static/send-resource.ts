import { open, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { LRUCache } from 'lru-cache'
import { serverLimits } from '#src/core/server-limits.ts'
import { bareHeaders } from '../middleware/security-headers.ts'
import { type ByteRange, readByteRange } from './byte-range.ts'
import { chooseVariant, type Resource } from './resource.ts'

const acceptedEncodings = ({ headers }: IncomingMessage) => String(headers['accept-encoding'] ?? '')

/** Returns whether a list of ETags, or `*`, includes this version. */
const hasEtag = ({ etag }: Resource, tags: string) =>
  etag !== '' && (tags === '*' || tags.includes(etag.replace(/^W\//, '')))

/**
 * Answers for a file that is gone because the folder was built again while the site was running.
 */
const sendGone = (res: ServerResponse) =>
  void res
    .writeHead(404, { ...bareHeaders, 'cache-control': 'no-store', 'content-length': '0' })
    .end()

type Part = { status: number; headers: Record<string, string>; range?: ByteRange }

async function stream(path: string, res: ServerResponse, { status, headers, range }: Part) {
  const file = await open(path).catch(() => null)
  if (!file) return sendGone(res)
  // If the client has left while the file was opened, `pipeline` would throw because the response
  // has ended.
  if (res.destroyed) return void file.close()
  res.writeHead(status, headers)
  pipeline(file.createReadStream(range), res, () => {})
}

function requestedPart(
  resource: Resource,
  { headers: requested, method }: IncomingMessage,
): Part | null {
  const { length, headers } = resource.variants.identity
  const ifRange = requested['if-range']
  // A client that has parts of another version of the file gets the whole file.
  if (method !== 'GET' || (typeof ifRange === 'string' && !hasEtag(resource, ifRange))) return null
  const range = readByteRange(requested.range, length)
  if (range === 'all') return null
  if (range === 'none')
    return {
      status: 416,
      headers: { ...bareHeaders, 'content-range': `bytes */${length}`, 'content-length': '0' },
    }
  const place = {
    'content-range': `bytes ${range.start}-${range.end}/${length}`,
    'content-length': String(range.end - range.start + 1),
  }
  return { status: 206, headers: { ...headers, ...place }, range }
}

const cache = new LRUCache<string, Buffer>({
  maxSize: serverLimits.fileCache,
  sizeCalculation: ({ length }) => length + 1, // an empty file counts too
})

/**
 * Sends a file or page under its status, in an accepted encoding: 304 if the client has this version, 206 or 416 for
 * a range, 404 if the file is gone.
 */
export function sendResource(resource: Resource, req: IncomingMessage, res: ServerResponse) {
  const { status } = resource
  const known = req.headers['if-none-match']
  const variant = chooseVariant(resource, acceptedEncodings(req))
  if (known && status === 200 && hasEtag(resource, known)) {
    const { 'content-length': _, 'content-encoding': __, ...headers } = variant.headers
    return void res.writeHead(304, headers).end()
  }
  if (resource.supportsRange && variant.file !== undefined) {
    const part = requestedPart(resource, req) ?? { status, headers: variant.headers }
    if (req.method === 'HEAD' || part.status === 416)
      return void res.writeHead(part.status, part.headers).end()
    return void stream(variant.file, res, part)
  }
  if (req.method === 'HEAD') return void res.writeHead(status, variant.headers).end()
  const { file } = variant
  const body = file === undefined ? variant.body : cache.get(file)
  if (body || file === undefined) return void res.writeHead(status, variant.headers).end(body)
  readFile(file).then(
    (read) => {
      cache.set(file, read)
      res.writeHead(status, variant.headers).end(read)
    },
    () => sendGone(res),
  )
}
