import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#src/core/environment/config.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { type ListenConfig, listenOn } from './listen-on.ts'
import { bareHeaders } from './middleware/security-headers.ts'

/** Milliseconds for which requests in progress may continue after SIGTERM. */
const shutdownGrace = 8000
/**
 * Milliseconds for which requests are taken after SIGTERM in any case. A proxy sends them on
 * connections that it has kept, and each answer asks it to keep the connection no longer.
 */
const leastDrain = 500
/**
 * Milliseconds without traffic after which a connection is closed even during a response, as when
 * the client has stopped reading.
 */
const socketTimeout = 120_000
/**
 * Milliseconds. A form with files needs the most time for a request; other bodies get less
 * (core/http/read-within.ts).
 */
const timeouts = {
  headersTimeout: 20_000,
  requestTimeout: serverLimits.contactFiles.bodyMs + 10_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 65_000,
}
type Options = {
  listener: RequestListener
  config: ListenConfig & Pick<Config, 'limits' | 'drain'>
  onError: (error: Error) => void
}

export function createHttpServer({ listener, config, onError }: Options) {
  let isStopping = false
  /**
   * Tells a proxy in front of several processes whether this one takes further requests (decision
   * 0073).
   */
  const answerReady = (res: ServerResponse) =>
    void res
      .writeHead(isStopping ? 503 : 200, {
        ...bareHeaders,
        'content-type': 'application/json',
        'cache-control': 'no-store',
      })
      .end(isStopping ? '{"status":"stopping"}' : '{"status":"ok"}')
  const http = createServer(timeouts, (req, res) => {
    if (isStopping) res.setHeader('connection', 'close')
    return req.url === '/readyz' ? answerReady(res) : listener(req, res)
  })
  http.setTimeout(socketTimeout)
  http.maxConnections = config.limits.connections
  http.on('error', onError)

  return {
    async listen(): Promise<number> {
      await listenOn(http, config)
      const address = http.address()
      return typeof address === 'object' && address ? address.port : config.port
    },
    /**
     * Reports the stop at `/readyz`, serves until a proxy has noticed, lets current requests
     * finish, then closes all connections.
     */
    async close() {
      isStopping = true
      await sleep(Math.max(config.drain, leastDrain))
      setTimeout(() => http.closeAllConnections(), shutdownGrace).unref()
      // A keep-alive connection becomes idle after its response and would otherwise stay open.
      const closing = setInterval(() => http.closeIdleConnections(), 100)
      await new Promise((resolve) => http.close(resolve))
      clearInterval(closing)
    },
  }
}
