import { once } from 'node:events'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isOfPipeline, pathOfTarget } from '#src/contracts/paths.ts'
import { previewHeaders, withBanner } from './preview-response.ts'
import type { Supervised } from './supervised.ts'

/** Milliseconds until the process that shows previews must answer, where it has to be started first. */
const patience = 30_000
/** What is the same for everybody, or changes something: drafts concern pages that are read. */
const isLive = (target: string) => {
  const path = pathOfTarget(target)
  return path === null || isOfPipeline(path)
}

type Options = {
  supervised: Supervised
  /** Whether the request's session may see drafts, by the cookies that came with it. */
  maySeeDrafts: (cookies: string) => Promise<boolean>
}

/** Shows drafts to those who asked for them: their requests are answered by the process of the version that was built of the drafts. */
export function createPreviewProxy({ supervised, maySeeDrafts }: Options) {
  /** The socket of that process; null where there is no such version, or it does not start. */
  async function findSocket(): Promise<string | null> {
    supervised.wantPreview()
    const { preview } = supervised.state()
    if (!preview || preview.socket) return preview?.socket ?? null
    const signal = AbortSignal.timeout(patience)
    try {
      while (!signal.aborted) {
        const [state] = await once(supervised.events, 'state', { signal })
        if (!state.preview || state.preview.socket) return state.preview?.socket ?? null
      }
    } catch {
      // It took too long.
    }
    return null
  }

  async function forward(socketPath: string, req: IncomingMessage, res: ServerResponse) {
    const path = req.url ?? '/'
    const { cookie: _, connection: __, 'if-none-match': ___, 'if-modified-since': ____, ...headers } = req.headers
    // The editor shows pages in frames, and says itself what they are.
    const hasBanner = req.headers['sec-fetch-dest'] !== 'iframe'
    const isPage = (req.headers.accept ?? '').includes('text/html')
    const asked = request({
      socketPath,
      path,
      method: req.method ?? 'GET',
      // Its text is changed here.
      headers: isPage ? { ...headers, 'accept-encoding': 'identity' } : headers,
      agent: false,
    })
    asked.setTimeout(patience, () => asked.destroy(new Error('The preview does not answer')))
    res.once('close', () => asked.destroy())
    asked.end()
    const [answer]: IncomingMessage[] = await once(asked, 'response')
    if (!answer) throw new Error('The preview does not answer')
    const kept = previewHeaders(answer.headers, path, hasBanner)
    const isHtml = (answer.headers['content-type'] ?? '').startsWith('text/html')
    if (!isHtml || req.method === 'HEAD') {
      res.writeHead(answer.statusCode ?? 502, kept)
      await pipeline(answer, res)
      return
    }
    const html = await text(answer)
    const body = hasBanner ? withBanner(html) : html
    const isCompressed = /\bgzip\b/.test(String(req.headers['accept-encoding']))
    const bytes = isCompressed ? await promisify(gzip)(body) : Buffer.from(body)
    res.writeHead(answer.statusCode ?? 502, {
      ...kept,
      'content-length': bytes.length,
      ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
    })
    res.end(bytes)
  }

  return {
    /** Answers a request with drafts. @returns false where it is to be answered as for everybody */
    async answer(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
      const cookies = req.headers.cookie ?? ''
      if (!cookies.includes('preview=') || (req.method !== 'GET' && req.method !== 'HEAD') || isLive(req.url ?? '/')) return false
      if (!supervised.state().preview || !(await maySeeDrafts(cookies))) return false
      const socket = await findSocket()
      if (!socket) return false
      try {
        await forward(socket, req, res)
      } catch (error) {
        if (res.headersSent) res.destroy()
        else if (!res.destroyed) throw error
      }
      return true
    },
    /** Whether a request can be for drafts at all: asked of every request, so it only looks. */
    concerns: (req: IncomingMessage) => req.headers.cookie?.includes('preview=') === true,
  }
}
