import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { limits } from '#src/contracts/limits.ts'
import type { Config } from './environment/config.ts'
import { limitConnections, oneAtATime } from './fairness/connections.ts'
import { createRounds, inRounds } from './fairness/rounds.ts'
import { createClientFinder, readHeader } from './request/client-address.ts'

/** Milliseconds that requests in flight get to finish after SIGTERM. */
const shutdownGrace = 8000
/** Milliseconds after which an idle connection is closed, such as that of a client that has stopped reading. */
const socketTimeout = 120_000
/** Milliseconds for the head and for the whole of a request, how often they are looked after, and for a connection to the next one. */
const timeouts = { headersTimeout: 20_000, requestTimeout: 60_000, connectionsCheckingInterval: 5000, keepAliveTimeout: 65_000 }
type Options = {
  listener: RequestListener
  config: Pick<Config, 'port' | 'host' | 'limits' | 'trustedProxy'>
  /** Called where an address cannot be listened on. */
  onError: (error: Error) => void
}

/** The HTTP server: its address, its time limits, and the share of each network. It knows nothing of the site. */
export function createHttpServer({ listener, config, onError }: Options) {
  const findClient = createClientFinder(config.trustedProxy)
  const networkOf = (req: IncomingMessage) => findClient(req.socket.remoteAddress, readHeader(req)).prefix
  const rounds = createRounds({ budgetMs: limits.roundMs })
  const answer = oneAtATime(inRounds(rounds, networkOf, listener))

  const http = createServer(timeouts, answer)
  http.setTimeout(socketTimeout)
  http.maxConnections = config.limits.connections
  http.on('error', onError)

  limitConnections(http, config.limits.connectionsPerNetwork, config.trustedProxy)

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
