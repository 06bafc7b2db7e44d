import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { createMiddleware } from 'hono/factory'
import { acceptsEncoding, encodings } from '#src/core/http/accepted-encoding.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'

const compressible = /^(text\/html|text\/csv|application\/json)\b/
/** Bytes below which compression is not worth its headers. */
const threshold = 1024

/** Brotli window of 256 KB, which spans a whole page; the usual 4 MB would only take memory. */
const windowBits = 18

/** Brotli at quality 5, as for cached pages (pages/create-resource.ts). */
const encoders = {
  br: () =>
    createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: windowBits },
    }),
  gzip: () => createGzip({ level: 6 }),
}

/**
 * Compresses pages, except those for staff, whose length would reveal secrets beside text written
 * by strangers (the BREACH attack).
 */
export const compress = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers, body } = c.res
  const length = Number(headers.get('content-length') ?? threshold)
  const isCompressible =
    body &&
    compressible.test(headers.get('content-type') ?? '') &&
    length >= threshold &&
    !headers.has('content-encoding')
  if (!isCompressible || c.req.method === 'HEAD' || c.var.staff) return
  c.header('vary', 'accept-encoding', { append: true })
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding = encodings.find((one) => acceptsEncoding(accepted, one))
  if (!encoding) return
  // The casts join TypeScript's two declarations of a web stream, the browser's and Node's.
  const page = Readable.fromWeb(c.res.body as NodeStream)
  // An error of the page destroys the compressed stream, so that the client sees a broken transfer.
  const compressed = pipeline(page, encoders[encoding](), () => {})
  c.res = new Response(Readable.toWeb(compressed) as ReadableStream<Uint8Array>, c.res)
  c.header('content-encoding', encoding)
  c.header('content-length', undefined)
})
