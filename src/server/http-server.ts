import { createServer, type RequestListener } from 'node:http'
import { limits } from '#src/contracts/limits.ts'
import type { Config } from './environment/config.ts'

/** Milliseconds that requests in flight get to finish after SIGTERM. */
const shutdownGrace = 8000
/** Milliseconds after which an idle connection is closed, such as that of a client that has stopped reading. */
const socketTimeout = 120_000
/** Milliseconds for the head and for the whole of a request, how often they are looked after, and for a connection to the next one. */
// Each body has a shorter time of its own (forms/read-within.ts), but that of a form with files, which is the longest.
const timeouts = {
  headersTimeout: 20_000,
  requestTimeout: limits.contactFiles.bodyMs + 10_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 65_000,
}
type Options = {
  listener: RequestListener
  config: Pick<Config, 'port' | 'host' | 'limits'>
  /** Called where an address cannot be listened on. */
  onError: (error: Error) => void
}

/** The HTTP server: its address, its time limits, and the limit of its connections. It knows nothing of the site. */
export function createHttpServer({ listener, config, onError }: Options) {
  const http = createServer(timeouts, listener)
  http.setTimeout(socketTimeout)
  http.maxConnections = config.limits.connections
  http.on('error', onError)

  return {
    /** @returns the port */
    listen: () =>
      new Promise<number>((resolve) => {
        http.listen({ port: config.port, ...(config.host ? { host: config.host } : {}) }, () => {
          const address = http.address()
          resolve(typeof address === 'object' && address ? address.port : config.port)
        })
      }),
    /** Lets requests in flight finish, for a short time, and ends all other connections. */
    async close() {
      setTimeout(() => http.closeAllConnections(), shutdownGrace).unref()
      // A keep-alive connection becomes idle after its response and would otherwise stay open.
      const closing = setInterval(() => http.closeIdleConnections(), 100)
      await new Promise((resolve) => http.close(resolve))
      clearInterval(closing)
    },
  }
}
