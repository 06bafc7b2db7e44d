import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../environment/config.ts'
import { findClient } from '../request/client-address.ts'
import { createShares } from './shares.ts'

/**
 * Milliseconds for which a closed connection still counts: a network opens so many anew in that time and no more. One that was cut off
 * counts longer, because Node reads all requests of the packet at hand.
 */
const countedAfterwards = { closed: 2000, cutOff: 60_000 } as const
const cutOff = new WeakSet<Socket>()

/** Requests that may wait on one connection for the answer to an earlier one; browsers and proxies send none ahead. */
const pipelined = 16

const refusal = 'HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'

/**
 * Limits the connections of one network. Those of a trusted proxy are not its own and count for all visitors alike: they have no
 * limit here, and each request behind them counts for the network that sent it.
 */
export function limitConnections(server: Server, perNetwork: number, trustedProxy: Config['trustedProxy']) {
  const open = createShares({ total: Number.POSITIVE_INFINITY, perNetwork })
  server.on('connection', (socket: Socket) => {
    const { prefix, isProxied } = findClient(socket.remoteAddress, () => undefined, trustedProxy)
    if (isProxied) return
    const close = open(prefix)
    if (close) socket.on('close', () => setTimeout(close, countedAfterwards[cutOff.has(socket) ? 'cutOff' : 'closed']).unref())
    else {
      socket.write(refusal)
      socket.destroySoon()
    }
  })
}

/**
 * Answers the requests of one connection one after the other, each once the one before has been handed to the system. Node hands
 * over all that came in one packet at the same time; who never reads the answers would make the process keep them all.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const waitingOn = new WeakMap<Socket, (() => void)[]>()

  function answer(req: IncomingMessage, res: ServerResponse, waiting: (() => void)[]) {
    if (req.socket.destroyed) return
    res.once('close', () => {
      const next = waiting.shift()
      if (next) next()
      else waitingOn.delete(req.socket)
    })
    listener(req, res)
  }

  return (req, res) => {
    const { socket } = req
    // Node goes on reading what it has at hand.
    if (socket.destroyed) return
    const before = waitingOn.get(socket)
    if (before && before.length >= pipelined) {
      before.length = 0
      cutOff.add(socket)
      // Nothing further is read of what has come already.
      socket.pause()
      socket.destroy()
    } else if (before) before.push(() => answer(req, res, before))
    else {
      const waiting: (() => void)[] = []
      waitingOn.set(socket, waiting)
      answer(req, res, waiting)
    }
  }
}
