import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

const compressible = /^(text\/html|text\/csv|application\/json)\b/
/** Below this many bytes the headers cost more than is won. */
const smallest = 1024

/** Quality 5 packs a page in about a millisecond; the prerendered ones were packed harder at build. */
const encoders = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip({ level: 6 }),
}

/**
 * Packs pages that are rendered on demand. What staff read stays as it is: packed, the length of an answer would tell a
 * little of the secrets beside text that strangers wrote (the BREACH attack).
 */
export const compress = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers, body } = c.res
  const length = Number(headers.get('content-length') ?? smallest)
  const isWorth = body && compressible.test(headers.get('content-type') ?? '') && length >= smallest && !headers.has('content-encoding')
  if (!isWorth || c.req.method === 'HEAD' || c.var.staff) return
  c.header('vary', 'accept-encoding', { append: true })
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted))
  if (!encoding) return
  // The two declarations of the same web stream, the browser's and Node's, do not match each other.
  const page = Readable.fromWeb(c.res.body as NodeStream)
  // A page that breaks off ends the packed stream, which tells the client; there is nothing else to do about it.
  const packed = pipeline(page, encoders[encoding](), () => {})
  c.res = new Response(Readable.toWeb(packed) as ReadableStream<Uint8Array>, c.res)
  c.header('content-encoding', encoding)
  c.header('content-length', undefined)
})
