import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import net from 'node:net'
import { limits } from '#src/contracts/limits.ts'
import type { Config } from './environment/config.ts'
import { limitConnections, oneAtATime } from './fairness/connections.ts'
import { createRounds, inRounds } from './fairness/rounds.ts'
import { bareHeaders } from './middleware/security-headers.ts'
import { createClientFinder, readHeader } from './request/client-address.ts'

/** Milliseconds that requests in flight get to finish after SIGTERM. */
const shutdownGrace = 8000
/** Milliseconds after which an idle connection is closed, such as that of a client that has stopped reading. */
const socketTimeout = 120_000
/** Milliseconds for the head and for the whole of a request, how often they are looked after, and for a connection to the next one. */
const timeouts = { headersTimeout: 20_000, requestTimeout: 60_000, connectionsCheckingInterval: 5000, keepAliveTimeout: 65_000 }
/** Milliseconds after which a process that another one has replaced ends what is still being sent, such as a film to a slow phone. */
const drainLimit = 5 * 60_000

/** Whether somebody looks at a page, at an address of this site: a browser takes `//name` for another one. */
const asksForPage = ({ method, url = '', headers }: IncomingMessage) =>
  method === 'GET' && /^\/(?![/\\])/.test(url) && (headers.accept ?? '').includes('text/html')

type Options = {
  listener: RequestListener
  config: Pick<Config, 'port' | 'host' | 'limits' | 'trustedProxy'>
  /** Called where an address cannot be listened on. */
  onError: (error: Error) => void
}

/** Where a process takes requests: at the public address, and while it is on trial at a socket of its supervisor. */
export function createListening({ listener, config, onError }: Options) {
  let isDraining = false
  const unanswered = new Set<ServerResponse>()
  const findClient = createClientFinder(config.trustedProxy)
  const networkOf = (req: IncomingMessage) => findClient(req.socket.remoteAddress, readHeader(req)).prefix

  function take(req: IncomingMessage, res: ServerResponse) {
    // The client comes back on another connection, which the process that has replaced this one takes.
    if (isDraining) res.shouldKeepAlive = false
    // Otherwise whoever was here before a publication would see the version before once more, the editor first of all.
    if (isDraining && asksForPage(req))
      return void res.writeHead(307, { ...bareHeaders, location: req.url, 'cache-control': 'no-store', 'content-length': '0' }).end()
    unanswered.add(res)
    res.once('close', () => unanswered.delete(res))
    listener(req, res)
  }
  const rounds = createRounds({ budgetMs: limits.roundMs })
  const answer = oneAtATime(inRounds(rounds, networkOf, take))

  const http = createServer(timeouts, answer)
  http.setTimeout(socketTimeout)
  http.maxConnections = config.limits.connections
  http.on('error', onError)

  limitConnections(http, config.limits.connectionsPerNetwork, config.trustedProxy)

  const trial = createServer(timeouts, answer).on('error', onError)

  return {
    /** @param port where the configured one is 0 and another process has been given one */
    listen: (port: number | null) =>
      new Promise<number>((resolve) => {
        http.listen({ port: port ?? config.port, ...(config.host ? { host: config.host } : {}) }, () => {
          const address = http.address()
          resolve(typeof address === 'object' && address ? address.port : config.port)
        })
      }),
    /** Listens on a Unix socket, of this process alone. */
    listenOnTrial: (path: string) => new Promise<void>((resolve) => trial.listen({ path, exclusive: true }, resolve)),
    /**
     * Takes no new connection, and resolves when the ones there are have ended: each is told at its next answer, and an idle one is
     * kept for as long as it was promised, because a request may be on its way.
     */
    async drain() {
      isDraining = true
      for (const res of unanswered) if (!res.headersSent) res.shouldKeepAlive = false
      trial.close()
      const limit = setTimeout(() => http.closeAllConnections(), drainLimit)
      // Not the one of HTTP, which ends idle connections at once.
      await new Promise((resolve) => net.Server.prototype.close.call(http, resolve))
      clearTimeout(limit)
    },
    /** Lets requests in flight finish, for a short time, and ends all other connections. */
    async close() {
      for (const server of [http, trial]) setTimeout(() => server.closeAllConnections(), shutdownGrace).unref()
      const close = (server: Server) => new Promise((resolve) => server.close(resolve))
      // A keep-alive connection becomes idle after its response and would otherwise stay open.
      const closing = setInterval(() => {
        http.closeIdleConnections()
        trial.closeIdleConnections()
      }, 100)
      await Promise.all([close(http), close(trial)])
      clearInterval(closing)
    },
  }
}
