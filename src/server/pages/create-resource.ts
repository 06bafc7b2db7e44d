import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { offlineMark } from '#src/contracts/offline-worker.ts'
import { securityHeaders } from '../middleware/security-headers.ts'
import { createVariant, encodedVariant, type Resource, varies } from '../static/resource.ts'
import { changingFile, fileHeaders, typeOf } from '../static/static-files.ts'

/** Brotli's quality: a tenth larger than the best, in a hundredth of the time. */
const quality = 5
/** Bytes below which compression is not worth its headers. */
const threshold = 1024

export const pageCacheControl = 'public, max-age=0, must-revalidate'

/** A PDF is compressible too, because half of its bytes are tags in text form. */
const isCompressible = (type: string) => /^text\/|json|xml|javascript|pdf/.test(type)
const compress = (body: Buffer) =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

/**
 * Makes the resource of a response, which is sent as the page says it: found, missing, gone or
 * elsewhere.
 * @param target path and query
 * @param before cached resource, returned if the bytes are the same
 * @param change of the headers
 */
export async function createResource(
  target: string,
  response: Response,
  before: Resource | null,
  change = (own: Record<string, string>) => own,
): Promise<Resource> {
  const body = Buffer.from(await response.arrayBuffer())
  const path = target.replace(/\?.*/s, '')
  const { status } = response
  const location = response.headers.get('location')
  // What is missing at the address of a file is answered with a page.
  const type = (status === 200 && typeOf(path)) || 'text/html; charset=utf-8'
  const disposition = response.headers.get('content-disposition')
  const mark = response.headers.get(offlineMark)
  const isPage = type.startsWith('text/html')
  const policy = response.headers.get('content-security-policy') ?? ''
  const cacheControl =
    response.headers.get('cache-control') ??
    (status !== 200 ? 'private, no-cache' : isPage ? pageCacheControl : changingFile)
  const digest = createHash('sha256')
    .update(`${status} ${location ?? ''}\n${cacheControl}\n${policy}\n`)
    .update(body)
    .digest('base64url')
    .slice(0, 22)
  const etag = /no-store|no-cache/.test(cacheControl) ? '' : `W/"${digest}"`
  if (before && etag !== '' && before.etag === etag) return before
  const isCompressed = isCompressible(type) && body.length >= threshold
  const headers = change({
    'content-type': type,
    'cache-control': cacheControl,
    ...(location !== null && { location }),
    ...(disposition && { 'content-disposition': disposition }),
    ...(etag && { etag }),
    ...(mark && { [offlineMark]: mark }),
    ...(isCompressed ? varies : {}),
    ...(isPage ? { 'content-security-policy': policy, ...securityHeaders } : fileHeaders),
  })
  const identity = createVariant(headers, { body })
  const variants: Resource['variants'] = { identity }
  if (isCompressed) {
    const [br, zipped] = await Promise.all([compress(body), promisify(gzip)(body)])
    variants.br = encodedVariant(identity, 'br', br)
    variants.gzip = encodedVariant(identity, 'gzip', zipped)
  }
  return { status, etag, supportsRange: false, variants }
}
